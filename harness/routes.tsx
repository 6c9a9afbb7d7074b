import { useEffect } from 'react';
import { Route, Switch, useLocation, useSearch } from 'wouter';
import { routes } from '../src/entries/model.js';
import {
  CartPage,
  CheckoutPage,
  ConfirmationPage,
  GuestRegisteredPage,
  HomePage,
  NotFoundPageContainer,
  ProductPage,
  SearchResultsPage,
  ShellContainer,
  usePageView,
  useServices,
} from '../src/entries/storefront.js';

/** The term is in the address, and nowhere else. */
function SearchResults() {
  return <SearchResultsPage term={new URLSearchParams(useSearch()).get('Ntt') ?? ''} />;
}

/** So is the step. */
function CheckoutSteps() {
  return <CheckoutPage step={new URLSearchParams(useSearch()).get('step')} />;
}

/** And the order. */
function Confirmation() {
  return <ConfirmationPage transactionId={new URLSearchParams(useSearch()).get('transactionId')} />;
}

const pattern = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** The storefront's pages at the paths the specification gives them, in one shell. */
export function Routes() {
  const [location] = useLocation();
  const search = useSearch();
  usePageView(search ? `${location}?${search}` : location);
  const { dialog } = useServices();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what ends a dialog of the one before.
  useEffect(() => dialog.set(undefined), [location]);
  return (
    <ShellContainer isCartPage={location === routes.cart}>
      <Switch>
        <Route path={routes.home}>
          <HomePage />
        </Route>
        <Route path={routes.homeLegacy}>
          <HomePage />
        </Route>
        <Route path={routes.searchResults}>
          <SearchResults />
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
        <Route>
          <NotFoundPageContainer />
        </Route>
      </Switch>
    </ShellContainer>
  );
}
