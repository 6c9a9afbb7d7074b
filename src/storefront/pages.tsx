import type { PageType } from '../analytics/pageTypes.js';
import { matchPath, routes } from '../rules/routes.js';
import type { AccountPageName, AccountPages } from './account/accountPages.js';
import { loadStylesheet } from './loadStylesheet.js';
import { type Chrome, definePage, type Page } from './page.js';
import { NotFoundPage } from './parts.js';
import type { PlanPageName, PlanPages } from './plans/planPages.js';

/** The variant of the checkout in each country; New Zealand's is Australia's. */
const checkoutTypes: Readonly<Record<string, PageType>> = {
  uk: 'checkout-uk',
  us: 'checkout-us',
  au: 'checkout-au',
  nz: 'checkout-au',
};

/** Offers and pages of the editors that are part of the gifts say so in their addresses (GIFT-002, GIFT-003). */
const chromeOfMenu = (query: URLSearchParams): Chrome => (query.get('menu') === 'gifts' ? 'gifts' : 'shop');

/** For a container that takes nothing from the address. */
const noProps = () => ({});

const loadForgottenPassword = async () =>
  (await import('./identity/ForgottenPasswordPageContainer.js')).ForgottenPasswordPageContainer;

/** The account's pages are loaded through a table of their own: what others load first does not name them. */
const accountPage =
  <Name extends AccountPageName>(name: Name) =>
  async (): Promise<AccountPages[Name]> =>
    (await import('./account/accountPages.js')).loadAccountPage(name);

/** So are those of wine plans. */
const planPage =
  <Name extends PlanPageName>(name: Name) =>
  async (): Promise<PlanPages[Name]> =>
    (await import('./plans/planPages.js')).loadPlanPage(name);

/** Pages with one definition each, by their names. */
const pagesOf = <Name extends string>(
  names: readonly Name[],
  define: (name: Name) => Page,
): Readonly<Record<Name, Page>> =>
  // The type does not follow from the names by itself.
  Object.fromEntries(names.map((name) => [name, define(name)])) as Record<Name, Page>;

const loadArticle = async () => (await import('./service/ArticlePageContainer.js')).ArticlePageContainer;

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
    at: ['product', 'tastingNote'],
    kind: ({ params }) => ({ pageType: 'product', pageName: params.itemCode ?? '' }),
    load: async () => (await import('./product/ProductPageContainer.js')).ProductPageContainer,
    props: ({ path, params }) => ({
      itemCode: params.itemCode ?? '',
      tastingNote: matchPath(routes.tastingNote, path) !== undefined,
    }),
  }),
  tastingNotePrint: definePage({
    at: ['tastingNotePrint'],
    kind: ({ query }) => ({ pageType: 'product', pageName: query.get('itemcode') ?? '' }),
    load: async () => (await import('./product/TastingNotePrintPageContainer.js')).TastingNotePrintPageContainer,
    props: ({ query }) => {
      const itemCode = query.get('itemcode');
      return itemCode && query.get('page') === 'product' ? { itemCode } : undefined;
    },
    chrome: 'print',
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
    props: ({ query }) => ({
      step: query.get('step'),
      // What a provider's page leads back with.
      token: query.get('token') ?? undefined,
      isCancelled: query.has('cancelled'),
    }),
    chrome: 'checkout',
  }),
  confirmation: definePage({
    at: ['confirmation'],
    kind: { pageType: 'confirmation', pageName: 'confirmation' },
    load: async () => (await import('./checkout/ConfirmationPageContainer.js')).ConfirmationPageContainer,
    props: ({ query }) => ({ transactionId: query.get('transactionId') }),
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
  offer: definePage({
    at: ['offerPage'],
    load: async () => (await import('./offerPages.js')).OfferPages,
    props: ({ query }) => {
      const offerCode = query.get('name');
      return offerCode ? { offerCode, frequency: query.get('frequency') } : undefined;
    },
    chrome: chromeOfMenu,
  }),
  contentPage: definePage({
    at: ['contentPage'],
    load: async () => (await import('./contentPages.js')).ContentPages,
    props: ({ query }) => {
      const name = query.get('pg');
      return name ? { name } : undefined;
    },
    chrome: chromeOfMenu,
  }),
  favourites: definePage({
    at: ['favourites'],
    kind: { pageType: 'account', pageName: 'account_favourites' },
    load: async () => (await import('./account/FavouritesPageContainer.js')).FavouritesPageContainer,
    props: noProps,
    access: 'soft',
  }),
  ratings: definePage({
    at: ['ratings'],
    kind: { pageType: 'account', pageName: 'account_ratings' },
    load: async () => (await import('./account/RatingsPageContainer.js')).RatingsPageContainer,
    props: noProps,
    access: 'soft',
  }),
  orderAmend: definePage({
    at: ['orderAmend'],
    kind: { pageType: 'account', pageName: 'account_order_amend' },
    load: async () => (await import('./checkout/OrderAmendPageContainer.js')).OrderAmendPageContainer,
    props: ({ query }) => {
      const orderId = query.get('orderId');
      return orderId ? { orderId, token: query.get('token') ?? undefined } : undefined;
    },
    access: 'hard',
  }),
  account: definePage({
    at: ['account'],
    load: accountPage('accountHome'),
    props: noProps,
    access: 'soft',
  }),
  orderHistory: definePage({
    at: ['orderHistory'],
    load: accountPage('orderHistory'),
    props: ({ query }) => ({ search: query.toString() }),
    access: 'hard',
  }),
  orderDetails: definePage({
    at: ['orderDetails'],
    load: accountPage('orderDetails'),
    props: ({ params }) => ({ orderId: params.orderId ?? '' }),
    access: 'hard',
  }),
  purchases: definePage({
    at: ['purchases'],
    load: accountPage('purchases'),
    props: ({ query }) => ({ search: query.toString() }),
    access: 'hard',
  }),
  contactPreferences: definePage({
    at: ['contactPreferences'],
    load: accountPage('contactPreferences'),
    props: noProps,
    access: 'soft',
  }),
  permissions: definePage({
    at: ['permissions'],
    load: accountPage('permissions'),
    props: noProps,
    access: 'soft',
  }),
  subscription: definePage({
    at: ['subscription'],
    load: accountPage('subscription'),
    props: ({ params }) => ({ subscriptionId: params.subscriptionId ?? '' }),
    access: 'hard',
  }),
  ...pagesOf(
    [
      'accountDetails',
      'addressBook',
      'cards',
      'savingsAccount',
      'vouchers',
      'subscriptions',
      'wineReward',
      'storage',
      'wallet',
      'yourData',
    ],
    (name) => definePage({ at: [name], load: accountPage(name), props: noProps, access: 'hard' }),
  ),
  winePlans: definePage({
    at: ['winePlans'],
    load: planPage('winePlans'),
    props: noProps,
    access: 'hard',
  }),
  winePlanSubscribe: definePage({
    at: ['winePlanSubscribe'],
    load: planPage('winePlanSubscribe'),
    props: ({ query }) => ({
      bottles: Number(query.get('bottles')) || undefined,
      parentSubscriptionId: query.get('parent') ?? undefined,
    }),
    access: 'hard',
  }),
  ...pagesOf(
    [
      'winePlan',
      'winePlanNextCase',
      'winePlanDelivery',
      'winePlanAddress',
      'winePlanPayment',
      'winePlanChange',
      'winePlanCancel',
      'winePlanHistory',
    ],
    (name) =>
      definePage({
        at: [name],
        load: planPage(name),
        props: ({ params }) => ({ subscriptionId: params.subscriptionId ?? '' }),
        access: 'hard',
      }),
  ),
  gifts: definePage({
    at: ['gifts'],
    kind: { pageType: 'gifts', pageName: 'gifts' },
    load: async () => (await import('./gifts/GiftsPageContainer.js')).GiftsPageContainer,
    props: noProps,
    chrome: 'gifts',
  }),
  giftVouchers: definePage({
    at: ['giftVouchers'],
    load: async () => (await import('./gifts/GiftVouchersPageContainer.js')).GiftVouchersPageContainer,
    props: noProps,
    chrome: 'gifts',
  }),
  purchaseVoucher: definePage({
    at: ['purchaseVoucher'],
    load: async () => (await import('./gifts/PurchaseVoucherPageContainer.js')).PurchaseVoucherPageContainer,
    props: noProps,
    access: 'hard',
  }),
  privacy: definePage({
    at: [({ brand, site }) => site.contact.privacyUrl ?? brand.privacyUrl],
    kind: { pageType: 'customer-services', pageName: 'privacy' },
    load: loadArticle,
    props: () => ({ name: 'privacy' }),
  }),
  cookies: definePage({
    at: [({ brand, site }) => site.contact.cookiesUrl ?? brand.cookiesUrl],
    kind: { pageType: 'customer-services', pageName: 'cookies' },
    load: loadArticle,
    props: () => ({ name: 'cookies' }),
  }),
};

/** The name of a page in the shop's own table. */
export type PageName = keyof typeof pages;
