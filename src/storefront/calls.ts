import type { LaterEndpoint } from '../api/client.js';
import type { Endpoint } from '../api/endpoint.js';
import { loadChunk } from './loadChunk.js';

/** The rows of one domain, loaded with their schemas when the first of them is called: a page is painted before. */
function rowsOf<Rows extends object>(domain: string, load: () => Promise<Rows>) {
  let rows: Promise<Rows> | undefined;
  const loadOnce = () => {
    // Calls are made without being asked for, so a failure never loads the page anew: that could go on for ever.
    rows ??= loadChunk(domain, load).catch((error: unknown) => {
      rows = undefined;
      throw error;
    });
    return rows;
  };
  return <Id extends keyof Rows & string>(id: Id): LaterEndpoint<Rows[Id] & Endpoint> => ({
    id,
    load: async () => (await loadOnce())[id] as Rows[Id] & Endpoint,
  });
}

/** Any call without input whose answer is that of the given one. */
export type CallLike<Given extends LaterEndpoint<Endpoint>> = LaterEndpoint<
  Endpoint & Pick<Awaited<ReturnType<Given['load']>>, 'response'>
>;

const basket = rowsOf('basket', () => import('../api/endpoints/basket.js'));
export const addCartItem = basket('addCartItem');
export const getCart = basket('getCart');
export const removeCartItem = basket('removeCartItem');
export const setCartItemQuantity = basket('setCartItemQuantity');

const checkout = rowsOf('checkout', () => import('../api/endpoints/checkout.js'));
export const addCheckoutShippingAddressV2 = checkout('addCheckoutShippingAddressV2');
export const createGuestCheckout = checkout('createGuestCheckout');
export const createRegisteredCheckout = checkout('createRegisteredCheckout');
export const findAddressesByPostcode = checkout('findAddressesByPostcode');
export const getCardProviderPayment = checkout('getCardProviderPayment');
export const getOrder = checkout('getOrder');
export const listCheckoutOrders = checkout('listCheckoutOrders');
export const listCheckoutShippingMethods = checkout('listCheckoutShippingMethods');
export const listPaymentOptions = checkout('listPaymentOptions');
export const listShippingCountries = checkout('listShippingCountries');
export const payAndCommit = checkout('payAndCommit');
export const payerAuth = checkout('payerAuth');
export const setCheckoutShippingMethod = checkout('setCheckoutShippingMethod');
export const validateEmailLegacy = checkout('validateEmailLegacy');

const customer = rowsOf('customer', () => import('../api/endpoints/customer.js'));
export const addRecentlyBrowsed = customer('addRecentlyBrowsed');
export const updateContactPreferences = customer('updateContactPreferences');
export const getPermissionsByCategory = customer('getPermissionsByCategory');
export const listRecentlyBrowsed = customer('listRecentlyBrowsed');
export const listRecommendedWines = customer('listRecommendedWines');
export const submitAccountEmail = customer('submitAccountEmail');

const delivery = rowsOf('delivery', () => import('../api/endpoints/delivery.js'));
export const getShippingMethodInfo = delivery('getShippingMethodInfo');

const fragments = rowsOf('fragments', () => import('../api/endpoints/fragments.js'));
export const getBannerTemplate = fragments('getBannerTemplate');
export const getFooterHtml = fragments('getFooterHtml');
export const getGuaranteeHtml = fragments('getGuaranteeHtml');
export const getPasswordResetTemplate = fragments('getPasswordResetTemplate');
export const getRecentlyViewedTemplate = fragments('getRecentlyViewedTemplate');
export const getRecommendedTemplate = fragments('getRecommendedTemplate');

const identity = rowsOf('identity', () => import('../api/endpoints/identity.js'));
export const getProfileDetails = identity('getProfileDetails');
export const login = identity('login');
export const logout = identity('logout');

const product = rowsOf('product', () => import('../api/endpoints/product.js'));
export const getProduct = product('getProduct');

const search = rowsOf('search', () => import('../api/endpoints/search.js'));
export const getSearchData = search('getSearchData');
export const getSearchKeywords = search('getSearchKeywords');
export const getSearchSuggestAvry = search('getSearchSuggestAvry');
export const getSearchSuggestUkAvry = search('getSearchSuggestUkAvry');
export const getSearchSuggestUkLait = search('getSearchSuggestUkLait');
export const readSearchResultsPage = search('readSearchResultsPage');
