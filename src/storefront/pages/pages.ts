'use client';

import { countryTable } from '../../model/site.js';
import { ownValue } from '../../rules/common/ownValue.js';
import { matchPath, routes } from '../../rules/common/routes.js';
import type { StorefrontServices } from '../base/services.js';
import type { LaterPageName, LaterPages } from './laterPages.js';
import { loadStylesheet } from './loadStylesheet.js';
import { type Chrome, definePage, type Page } from './page.js';

/** Offers and editors' pages that belong to the gifts have `menu=gifts` in their addresses (GIFT-002, GIFT-003). */
const chromeOfMenu = (query: URLSearchParams): Chrome => (query.get('menu') === 'gifts' ? 'gifts' : 'shop');

/** For a container that takes nothing from the address. */
const noProps = () => ({});

/** Pages on which visits rarely begin are loaded through a separate table, so that the code that is loaded first does
 * not contain their names. */
const later =
  <Name extends LaterPageName>(name: Name) =>
  async (services: StorefrontServices): Promise<LaterPages[Name]> =>
    (await import('./laterPages.js')).loadLaterPage(name, services);

/** Returns an object of pages that share a definition, by their names. */
const pagesOf = <Name extends string>(
  names: readonly Name[],
  define: (name: Name) => Page,
): Readonly<Record<Name, Page>> =>
  // TypeScript cannot infer this type from the names.
  Object.fromEntries(names.map((name) => [name, define(name)])) as Record<Name, Page>;

/** Every page of the shop: its address, its analytics type, its container and its frame. The storefront, analytics and
 * the page islands read this table. */
export const pages = {
  home: definePage({
    at: ['home', 'homeLegacy'],
    kind: { pageType: 'homepage', pageName: 'homepage' },
    // Loaded together with its style sheet, if the host serves the style sheet separately (HOME-085).
    load: async ({ homeStylesheet }) => {
      const [{ ShopHomePage }] = await Promise.all([
        import('./ShopHomePage.js'),
        homeStylesheet && typeof document !== 'undefined' ? loadStylesheet(homeStylesheet) : undefined,
      ]);
      return ShopHomePage;
    },
    props: ({ query }) => ({ preview: query.get('preview') ?? undefined }),
  }),
  searchResults: definePage({
    at: ['searchResults'],
    kind: { pageType: 'search-results', pageName: 'wines' },
    load: async () => (await import('../search/SearchResultsPageContainer.js')).SearchResultsPageContainer,
    props: ({ query }) => ({ search: query.toString() }),
  }),
  product: definePage({
    at: ['product', 'tastingNote'],
    kind: ({ params }) => ({ pageType: 'product', pageName: params.itemCode ?? '' }),
    load: async () => (await import('../product/ProductPageContainer.js')).ProductPageContainer,
    props: ({ path, params }) => ({
      itemCode: params.itemCode ?? '',
      tastingNote: matchPath(routes.tastingNote, path) !== undefined,
    }),
  }),
  tastingNotePrint: definePage({
    at: ['tastingNotePrint'],
    kind: ({ query }) => ({ pageType: 'product', pageName: query.get('itemcode') ?? '' }),
    load: later('tastingNotePrint'),
    props: ({ query }) => {
      const itemCode = query.get('itemcode');
      return itemCode && query.get('page') === 'product' ? { itemCode } : undefined;
    },
    chrome: 'print',
  }),
  cart: definePage({
    at: ['cart'],
    kind: { pageType: 'shopping-cart', pageName: 'shoppingcart' },
    load: async () => (await import('../basket/CartPageContainer.js')).CartPageContainer,
    props: noProps,
    chrome: 'cart',
  }),
  checkout: definePage({
    at: ['checkout'],
    kind: { pageType: 'guest-checkout', pageName: 'checkout_guest_registered' },
    load: async () => (await import('../checkout/GuestRegisteredPageContainer.js')).GuestRegisteredPageContainer,
    props: noProps,
    chrome: 'checkout',
  }),
  checkoutSteps: definePage({
    at: ['checkoutSteps'],
    kind: ({ params, country }) => ({
      pageType: (ownValue(countryTable, params.country ?? '') ?? countryTable[country]).checkoutType,
      pageName: 'checkout',
    }),
    load: async () => (await import('../checkout/CheckoutPageContainer.js')).CheckoutPageContainer,
    // The step is stored only in the address.
    props: ({ query }) => ({
      step: query.get('step'),
      // The token in the address with which a provider's page leads back to the shop.
      token: query.get('token') ?? undefined,
      isCancelled: query.has('cancelled'),
    }),
    secrets: ['token'],
    chrome: 'checkout',
  }),
  confirmation: definePage({
    at: ['confirmation'],
    kind: { pageType: 'confirmation', pageName: 'confirmation' },
    load: async () => (await import('../checkout/ConfirmationPageContainer.js')).ConfirmationPageContainer,
    props: ({ query }) => ({ transactionId: query.get('transactionId') }),
  }),
  login: definePage({
    at: ['login', /^(?!.*(?:set|forgot)-password)\/(?:login|auth(?:entication)?)(?:\/|$)/],
    kind: { pageType: 'authentication', pageName: 'login' },
    load: async () => (await import('../identity/LoginPageContainer.js')).LoginPageContainer,
    props: ({ query }) => ({ returnTo: query.get('returnTo') }),
  }),
  setPassword: definePage({
    at: [/set-password/],
    kind: { pageType: 'authentication', pageName: 'reset_password' },
    load: later('setPassword'),
    props: ({ query }, { host: { setPassword } }) =>
      setPassword && { setPassword: (password: string) => setPassword(password, query) },
    secrets: 'all',
  }),
  requestPassword: definePage({
    at: [/^(?!.*set-password).*forgot-password/],
    kind: { pageType: 'authentication', pageName: 'request_password' },
    load: later('forgottenPassword'),
    props: (_, { host: { requestPassword } }) => requestPassword && { requestPassword },
  }),
  forgottenPassword: definePage({
    at: ['forgottenPassword'],
    kind: { pageType: 'forgotten-password', pageName: 'account_password' },
    load: later('forgottenPassword'),
    props: (_, { host: { requestPassword } }) => requestPassword && { requestPassword },
  }),
  temporaryPassword: definePage({
    at: ['temporaryPassword'],
    kind: { pageType: 'forgotten-password', pageName: 'account_temporary_password' },
    load: later('temporaryPassword'),
    props: noProps,
  }),
  contactUs: definePage({
    at: ['contactUs'],
    kind: { pageType: 'customer-services', pageName: 'contactus' },
    load: later('contactUs'),
    props: noProps,
  }),
  customerServices: definePage({
    at: ['customerServices'],
    kind: { pageType: 'customer-services', pageName: 'customer-services' },
    load: later('customerServices'),
    props: noProps,
  }),
  faq: definePage({
    at: ['faq'],
    kind: { pageType: 'customer-services', pageName: 'faq' },
    load: later('faq'),
    props: noProps,
  }),
  terms: definePage({
    at: [({ site, brand }) => site.contact.termsUrl ?? brand.termsUrl],
    kind: ({ path }) => ({
      pageType: 'customer-services',
      pageName: path.split('/').filter(Boolean).at(-1) ?? 'terms',
    }),
    load: later('terms'),
    props: noProps,
  }),
  referFriend: definePage({
    at: ['referFriend'],
    kind: { pageType: 'refer-a-friend', pageName: 'account_refer_friend' },
    load: later('referFriend'),
    props: (_, { host: { invite, shareUrl } }) => invite && { invite, ...(shareUrl && { shareUrl }) },
  }),
  recentlyViewed: definePage({
    at: ['recentlyViewed'],
    kind: { pageType: 'account', pageName: 'account_recently_viewed' },
    load: later('recentlyViewed'),
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
    load: later('favourites'),
    props: noProps,
    access: 'soft',
  }),
  ratings: definePage({
    at: ['ratings'],
    kind: { pageType: 'account', pageName: 'account_ratings' },
    load: later('ratings'),
    props: noProps,
    access: 'soft',
  }),
  orderAmend: definePage({
    at: ['orderAmend'],
    kind: { pageType: 'account', pageName: 'account_order_amend' },
    load: later('orderAmend'),
    props: ({ query }) => {
      const orderId = query.get('orderId');
      return orderId ? { orderId, token: query.get('token') ?? undefined } : undefined;
    },
    secrets: ['token'],
    access: 'hard',
  }),
  account: definePage({
    at: ['account'],
    load: later('accountHome'),
    props: noProps,
    access: 'soft',
  }),
  orderHistory: definePage({
    at: ['orderHistory'],
    load: later('orderHistory'),
    props: ({ query }) => ({ search: query.toString() }),
    access: 'hard',
  }),
  orderDetails: definePage({
    at: ['orderDetails'],
    load: later('orderDetails'),
    props: ({ params }) => ({ orderId: params.orderId ?? '' }),
    access: 'hard',
  }),
  purchases: definePage({
    at: ['purchases'],
    load: later('purchases'),
    props: ({ query }) => ({ search: query.toString() }),
    access: 'hard',
  }),
  contactPreferences: definePage({
    at: ['contactPreferences'],
    load: later('contactPreferences'),
    props: noProps,
    access: 'soft',
  }),
  permissions: definePage({
    at: ['permissions'],
    load: later('permissions'),
    props: noProps,
    access: 'soft',
  }),
  subscription: definePage({
    at: ['subscription'],
    load: later('subscription'),
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
    (name) => definePage({ at: [name], load: later(name), props: noProps, access: 'hard' }),
  ),
  unlimited: definePage({ at: ['unlimited'], load: later('unlimited'), props: noProps }),
  winePlans: definePage({
    at: ['winePlans'],
    load: later('winePlans'),
    props: noProps,
    access: 'hard',
  }),
  winePlanSubscribe: definePage({
    at: ['winePlanSubscribe'],
    load: later('winePlanSubscribe'),
    props: ({ query }) => ({
      bottles: Number(query.get('bottles')) || undefined,
      schemeCode: query.get('schemeCode') ?? undefined,
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
        load: later(name),
        props: ({ params }) => ({ subscriptionId: params.subscriptionId ?? '' }),
        access: 'hard',
      }),
  ),
  gifts: definePage({
    at: ['gifts'],
    kind: { pageType: 'gifts', pageName: 'gifts' },
    load: later('gifts'),
    props: noProps,
    chrome: 'gifts',
  }),
  giftVouchers: definePage({
    at: ['giftVouchers'],
    load: later('giftVouchers'),
    props: noProps,
    chrome: 'gifts',
  }),
  purchaseVoucher: definePage({
    at: ['purchaseVoucher'],
    load: later('purchaseVoucher'),
    props: noProps,
    access: 'hard',
  }),
  privacy: definePage({
    at: [({ brand, site }) => site.contact.privacyUrl ?? brand.privacyUrl],
    kind: { pageType: 'customer-services', pageName: 'privacy' },
    load: later('article'),
    props: () => ({ name: 'privacy' }),
  }),
  cookies: definePage({
    at: [({ brand, site }) => site.contact.cookiesUrl ?? brand.cookiesUrl],
    kind: { pageType: 'customer-services', pageName: 'cookies' },
    load: later('article'),
    props: () => ({ name: 'cookies' }),
  }),
};

/** The name of a page in the shop's own table. */
export type PageName = keyof typeof pages;
