import { useEffect } from 'react';
import { Route, Switch, useLocation, useSearch } from 'wouter';
import { useScope } from '../src/entries/index.js';
import { authenticationPage, routes } from '../src/entries/model.js';
import {
  CartPage,
  CheckoutPage,
  ConfirmationPage,
  ContactUsPage,
  CustomerServicesPage,
  ForgottenPasswordPage,
  GuestRegisteredPage,
  HomePage,
  LoginPage,
  NotFoundPage,
  ProductPage,
  RecentlyViewedPage,
  ReferFriendPage,
  SearchResultsPage,
  SetPasswordPage,
  ShellContainer,
  TemporaryPasswordPage,
  usePageView,
  useServices,
} from '../src/entries/storefront.js';
import { requestPassword, setPassword } from './passwords.js';
import { invite, shareUrl } from './referFriend.js';
import { Faq, Terms } from './serviceTexts.js';

/** The step is in the address, and nowhere else. */
function CheckoutSteps() {
  return <CheckoutPage step={new URLSearchParams(useSearch()).get('step')} />;
}

/** So is the order. */
function Confirmation() {
  return <ConfirmationPage transactionId={new URLSearchParams(useSearch()).get('transactionId')} />;
}

/** Which of the authentication pages it is, its path says. */
function Authentication() {
  const [location] = useLocation();
  const page = authenticationPage(location);
  const returnTo = new URLSearchParams(useSearch()).get('returnTo');
  if (page === 'setPassword') return <SetPasswordPage setPassword={setPassword} />;
  if (page === 'forgottenPassword') return <ForgottenPasswordPage requestPassword={requestPassword} />;
  return <LoginPage returnTo={returnTo} />;
}

const authenticationPaths = /^\/(login|authentication)(\/|$)|set-password|forgot-password/;

/** All of them stand below one folder with the cart. */
const checkoutPaths = /^\/jsp\/checkout\//;

const pattern = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** The storefront's pages at the paths the specification gives them, in one shell. */
export function Routes() {
  const [location] = useLocation();
  const search = useSearch();
  const { brand, site } = useScope();
  const { termsUrl } = { ...brand, ...site.contact };
  usePageView(search ? `${location}?${search}` : location);
  const { dialog } = useServices();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what ends a dialog of the one before.
  useEffect(() => dialog.set(undefined), [location]);
  return (
    <ShellContainer
      isCartPage={location === routes.cart}
      isCheckoutPage={checkoutPaths.test(location)}
      isGiftsPage={location === routes.gifts}
      address={search ? `${location}?${search}` : location}
    >
      <Switch>
        <Route path={routes.home}>
          <HomePage preview={new URLSearchParams(search).get('preview') ?? undefined} />
        </Route>
        <Route path={routes.homeLegacy}>
          <HomePage preview={new URLSearchParams(search).get('preview') ?? undefined} />
        </Route>
        <Route path={routes.searchResults}>
          <SearchResultsPage search={search} />
        </Route>
        <Route path={pattern(routes.product)}>
          {({ itemCode = '' }: { itemCode?: string }) => <ProductPage key={itemCode} itemCode={itemCode} />}
        </Route>
        <Route path={routes.cart}>
          <CartPage />
        </Route>
        <Route path={routes.checkout}>
          <GuestRegisteredPage />
        </Route>
        <Route path={pattern(routes.checkoutSteps)}>
          <CheckoutSteps />
        </Route>
        <Route path={routes.confirmation}>
          <Confirmation />
        </Route>
        <Route path={routes.login}>
          <Authentication />
        </Route>
        <Route path={routes.forgottenPassword}>
          <ForgottenPasswordPage requestPassword={requestPassword} />
        </Route>
        <Route path={routes.temporaryPassword}>
          <TemporaryPasswordPage />
        </Route>
        <Route path={routes.contactUs}>
          <ContactUsPage />
        </Route>
        <Route path={routes.customerServices}>
          <CustomerServicesPage />
        </Route>
        <Route path={routes.faq}>
          <Faq />
        </Route>
        <Route path={termsUrl}>
          <Terms />
        </Route>
        <Route path={routes.referFriend}>
          <ReferFriendPage invite={invite} shareUrl={shareUrl()} />
        </Route>
        <Route path={routes.recentlyViewed}>
          <RecentlyViewedPage />
        </Route>
        <Route path={authenticationPaths}>
          <Authentication />
        </Route>
        <Route>
          <NotFoundPage />
        </Route>
      </Switch>
    </ShellContainer>
  );
}
