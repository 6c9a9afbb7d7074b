import type { PageType } from '../analytics/pageTypes.js';
import { loadStylesheet } from './loadStylesheet.js';
import { definePage } from './page.js';
import { NotFoundPage } from './parts.js';

/** The variant of the checkout in each country; New Zealand's is Australia's. */
const checkoutTypes: Readonly<Record<string, PageType>> = {
  uk: 'checkout-uk',
  us: 'checkout-us',
  au: 'checkout-au',
  nz: 'checkout-au',
};

/** For a container that takes nothing from the address. */
const noProps = () => ({});

const loadForgottenPassword = async () =>
  (await import('./identity/ForgottenPasswordPageContainer.js')).ForgottenPasswordPageContainer;

/** Every page of the shop: its address, its analytics type, its container and its frame. Storefront, analytics and page
 * islands read it. */
export const pages = {
  home: definePage({
    at: ['home', 'homeLegacy'],
    kind: { pageType: 'homepage', pageName: 'homepage' },
    // With its own style sheet, where the host has it separate (HOME-085).
    load: async ({ homeStylesheet }) => {
      const [{ HomePageContainer }] = await Promise.all([
        import('./home/HomePageContainer.js'),
        homeStylesheet && typeof document !== 'undefined' ? loadStylesheet(homeStylesheet) : undefined,
      ]);
      return HomePageContainer;
    },
    props: ({ query }) => ({ preview: query.get('preview') ?? undefined }),
  }),
  searchResults: definePage({
    at: ['searchResults'],
    kind: { pageType: 'search-results', pageName: 'wines' },
    load: async () => (await import('./search/SearchResultsPageContainer.js')).SearchResultsPageContainer,
    props: ({ query }) => ({ search: query.toString() }),
  }),
  product: definePage({
    at: ['product'],
    kind: ({ params }) => ({ pageType: 'product', pageName: params.itemCode ?? '' }),
    load: async () => (await import('./product/ProductPageContainer.js')).ProductPageContainer,
    props: ({ params }) => ({ itemCode: params.itemCode ?? '' }),
  }),
  cart: definePage({
    at: ['cart'],
    kind: { pageType: 'shopping-cart', pageName: 'shoppingcart' },
    load: async () => (await import('./basket/CartPageContainer.js')).CartPageContainer,
    props: noProps,
    chrome: 'cart',
  }),
  checkout: definePage({
    at: ['checkout'],
    kind: { pageType: 'guest-checkout', pageName: 'checkout_guest_registered' },
    load: async () => (await import('./checkout/GuestRegisteredPageContainer.js')).GuestRegisteredPageContainer,
    props: noProps,
    chrome: 'checkout',
  }),
  checkoutSteps: definePage({
    at: ['checkoutSteps'],
    kind: ({ params, country }) => ({
      pageType: checkoutTypes[params.country ?? ''] ?? checkoutTypes[country] ?? 'checkout-uk',
      pageName: 'checkout',
    }),
    load: async () => (await import('./checkout/CheckoutPageContainer.js')).CheckoutPageContainer,
    // The step is in the address, and nowhere else.
    props: ({ query }) => ({ step: query.get('step') }),
    chrome: 'checkout',
  }),
  confirmation: definePage({
    at: ['confirmation'],
    kind: { pageType: 'confirmation', pageName: 'confirmation' },
    load: async () => (await import('./checkout/ConfirmationPageContainer.js')).ConfirmationPageContainer,
    props: ({ query }) => ({ transactionId: query.get('transactionId') }),
    chrome: 'checkout',
  }),
  login: definePage({
    at: ['login', /^(?!.*(?:set|forgot)-password)\/(?:login|authentication)(?:\/|$)/],
    kind: { pageType: 'authentication', pageName: 'login' },
    load: async () => (await import('./identity/LoginPageContainer.js')).LoginPageContainer,
    props: ({ query }) => ({ returnTo: query.get('returnTo') }),
  }),
  setPassword: definePage({
    at: [/set-password/],
    kind: { pageType: 'authentication', pageName: 'reset_password' },
    load: async () => (await import('./identity/SetPasswordPageContainer.js')).SetPasswordPageContainer,
    props: (_, { host: { setPassword } }) => setPassword && { setPassword },
  }),
  requestPassword: definePage({
    at: [/^(?!.*set-password).*forgot-password/],
    kind: { pageType: 'authentication', pageName: 'request_password' },
    load: loadForgottenPassword,
    props: (_, { host: { requestPassword } }) => requestPassword && { requestPassword },
  }),
  forgottenPassword: definePage({
    at: ['forgottenPassword'],
    kind: { pageType: 'forgotten-password', pageName: 'account_password' },
    load: loadForgottenPassword,
    props: (_, { host: { requestPassword } }) => requestPassword && { requestPassword },
  }),
  temporaryPassword: definePage({
    at: ['temporaryPassword'],
    kind: { pageType: 'forgotten-password', pageName: 'account_temporary_password' },
    load: async () => (await import('./identity/TemporaryPasswordPageContainer.js')).TemporaryPasswordPageContainer,
    props: noProps,
  }),
  contactUs: definePage({
    at: ['contactUs'],
    kind: { pageType: 'customer-services', pageName: 'contactus' },
    load: async () => (await import('./service/ContactUsPageContainer.js')).ContactUsPageContainer,
    props: noProps,
  }),
  customerServices: definePage({
    at: ['customerServices'],
    kind: { pageType: 'customer-services', pageName: 'customer-services' },
    load: async () => (await import('./service/CustomerServicesPageContainer.js')).CustomerServicesPageContainer,
    props: noProps,
  }),
  faq: definePage({
    at: ['faq'],
    kind: { pageType: 'customer-services', pageName: 'faq' },
    load: async ({ host: { questions } }) => {
      if (!questions) return NotFoundPage;
      const [{ FaqPageContainer }, groups] = await Promise.all([import('./service/FaqPageContainer.js'), questions()]);
      return () => <FaqPageContainer groups={groups} />;
    },
    props: noProps,
  }),
  terms: definePage({
    at: [({ site, brand }) => site.contact.termsUrl ?? brand.termsUrl],
    kind: ({ path }) => ({
      pageType: 'customer-services',
      pageName: path.split('/').filter(Boolean).at(-1) ?? 'terms',
    }),
    load: async ({ host: { terms } }) => {
      if (!terms) return NotFoundPage;
      const [{ TermsPageContainer }, sections] = await Promise.all([
        import('./service/TermsPageContainer.js'),
        terms(),
      ]);
      return () => <TermsPageContainer sections={sections} />;
    },
    props: noProps,
  }),
  referFriend: definePage({
    at: ['referFriend'],
    kind: { pageType: 'refer-a-friend', pageName: 'account_refer_friend' },
    load: async () => (await import('./service/ReferFriendPageContainer.js')).ReferFriendPageContainer,
    props: (_, { host: { invite, shareUrl } }) => invite && { invite, ...(shareUrl && { shareUrl }) },
  }),
  recentlyViewed: definePage({
    at: ['recentlyViewed'],
    kind: { pageType: 'account', pageName: 'account_recently_viewed' },
    load: async () => (await import('./account/RecentlyViewedPageContainer.js')).RecentlyViewedPageContainer,
    props: noProps,
  }),
  gifts: definePage({
    at: ['gifts'],
    kind: { pageType: 'gifts', pageName: 'gifts' },
    // The page does not exist yet; its frame does (NAV-018).
    load: async () => NotFoundPage,
    props: noProps,
    chrome: 'gifts',
  }),
};

/** The name of a page in the shop's own table. */
export type PageName = keyof typeof pages;
