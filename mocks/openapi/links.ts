import type { Endpoint } from '../../src/api/endpoint.js';
import type { OperationId } from '../../src/api/endpoints.js';
import type { Json } from './json.js';

type Place = `path.${string}` | `query.${string}`;

/** Something that calls refer to by an id. */
interface Thing {
  /** JSON pointers to its id in the answers that give one, by call. A list gives that of its first entry. */
  readonly from: Partial<Record<OperationId, string>>;
  /** The parameter that takes its id, by call. */
  readonly to: Partial<Record<OperationId, Place>>;
}

/** The parameter of the calls of one wine plan, all but those that call it `wpSubscriptionId`. */
const callsOfPlan = Object.fromEntries(
  (
    [
      ...['getWinePlanList', 'listWinePlanUpcomingCases', 'getWinePlanSaveOffer', 'listSubscriptionWinePlanOptions'],
      ...['listWinePlanPaymentMethods', 'switchWinePlanPayment', 'listWinePlanAddresses', 'setWinePlanBillingAddress'],
      ...['setWinePlanDeliveryAddress', 'addWinePlanDeliveryAddress', 'addWinePlanDeliveryAddressV2'],
      ...['editWinePlanDeliveryAddress', 'editWinePlanDeliveryAddressV2', 'listWinePlanDeliveryDates'],
      ...['listWinePlanDeliveryMethods', 'updateWinePlanDelivery', 'checkWinePlanDeliverySkip', 'skipWinePlanDelivery'],
      ...['getWinePlanNextCase', 'saveWinePlanNextCase', 'resetWinePlanNextCase', 'setWinePlanNextCaseItem'],
      ...['removeWinePlanNextCaseItem'],
    ] as readonly OperationId[]
  ).map((id) => [id, 'path.subscriptionId'] as const),
) as Thing['to'];

/** What the ids in answers are good for. */
const things: readonly Thing[] = [
  // A product.
  {
    from: {
      getProduct: '/response/itemCode',
      listFlexiWines: '/response/0/itemCode',
      listFavourites: '/response/userItems/0/product/itemCode',
      listRecommendedWines: '/response/userItems/0/product/itemCode',
    },
    to: {
      getProduct: 'path.itemcode',
      getProductUpsellOffers: 'path.itemcode',
      addCartItem: 'path.itemcode',
      addFavourite: 'path.itemCode',
      addRecentlyBrowsed: 'path.itemCode',
      createUserInterest: 'path.itemCode',
    },
  },
  // A case.
  { from: { getCase: '/response/parentProduct/itemCode' }, to: { getBulkPromotions: 'path.itemcode' } },
  // A favourite.
  { from: { listFavourites: '/response/userItems/0/product/itemCode' }, to: { deleteFavourite: 'path.itemCode' } },
  // A scheme of wine plans.
  {
    from: { listWinePlanOptions: '/response/0/schemeCode' },
    to: { getWinePlanScheme: 'path.schemeId', getOffer: 'path.offercode' },
  },
  // An item in the basket, and its line.
  {
    from: { getCart: '/response/lineItems/0/product/itemCode' },
    to: { setCartItemQuantity: 'path.itemcode', removeCartItem: 'path.itemcode' },
  },
  {
    from: { getCart: '/response/lineItems/0/commerceItemId' },
    to: { removeCartItemByCommerceId: 'path.commerceItemId' },
  },
  // A voucher.
  {
    from: { validateVoucher: '/response/voucherCode' },
    to: { redeemVoucher: 'path.voucherCode', applyCheckoutCoupon: 'path.voucher' },
  },
  // A delivery method, and a provider of card fields.
  { from: { listCheckoutShippingMethods: '/response/0/type' }, to: { getShippingMethodInfo: 'path.methodCode' } },
  {
    from: { listPaymentOptions: '/response/0/paymentProvider' },
    to: { getCardProviderPayment: 'path.cardProvider', payerAuth: 'path.cardProvider' },
  },
  // A placed order. One that is still in the checkout is no order yet.
  {
    from: {
      payAndCommit: '/response/orderId',
      updatePaymentAndCommit: '/response/orderId',
      amendAndCommitOrder: '/response/orderId',
      listPurchases: '/response/purchases/0/orderId',
    },
    to: { getOrder: 'query.orderId' },
  },
  {
    from: {
      payAndCommit: '/response/orderId',
      updatePaymentAndCommit: '/response/orderId',
      amendAndCommitOrder: '/response/orderId',
    },
    to: { getOrderUpsellOffers: 'path.orderId' },
  },
  { from: { listPurchases: '/response/purchases/0/orderId' }, to: { getOrderHistoryDetails: 'path.orderId' } },
  // An address and a card of the customer.
  {
    from: { getProfileDetails: '/response/userDetails/shippingAddresses/0/addressId' },
    to: { updateShippingAddress: 'path.addressId', deleteShippingAddress: 'path.addressId' },
  },
  {
    from: { getProfileDetails: '/response/userDetails/paymentCards/0/cardId' },
    to: { setPaymentCardOptions: 'path.cardId', deletePaymentCard: 'path.cardId' },
  },
  // A savings account.
  {
    from: { listSavingsAccounts: '/response/accounts/0/accountId' },
    to: {
      getSavingsAccount: 'path.accountId',
      getSavingsAccountStatement: 'path.accountId',
      refundSavingsAccount: 'path.accountId',
      autoRefundSavingsAccount: 'path.accountId',
    },
  },
  // A membership, and how it can be paid.
  {
    from: { listSubscriptions: '/response/0/subscriptionId' },
    to: {
      cancelSubscription: 'path.subscriptionId',
      updateSubscriptionPayment: 'path.subscriptionId',
      listSubscriptionPaymentMethods: 'path.subscriptionId',
      switchSubscriptionPaymentOption: 'path.subscriptionId',
    },
  },
  {
    from: { listSubscriptionPaymentMethods: '/response/0/paymentMode' },
    to: { switchSubscriptionPaymentOption: 'path.paymentOption' },
  },
  // A wine plan, its cases, their wines, its addresses, and how it can be paid.
  {
    from: { listWinePlans: '/response/0/subscriptionId' },
    to: {
      ...callsOfPlan,
      updateCurrentSubscription: 'path.subscriptionId',
      applyWinePlanSaveOffer: 'path.wpSubscriptionId',
      cancelWinePlan: 'path.wpSubscriptionId',
      listWinePlanCaseHistory: 'path.wpSubscriptionId',
      reinstateWinePlan: 'path.wpSubscriptionId',
      submitWinePlanFeedback: 'path.wpSubscriptionId',
      updateWinePlan: 'path.wpSubscriptionId',
    },
  },
  {
    from: { listWinePlanUpcomingCases: '/response/0/orderId' },
    to: {
      getWinePlanNextCase: 'path.orderId',
      saveWinePlanNextCase: 'path.orderId',
      resetWinePlanNextCase: 'path.orderId',
      setWinePlanNextCaseItem: 'path.orderId',
      removeWinePlanNextCaseItem: 'path.orderId',
      skipWinePlanDelivery: 'query.orderId',
      listWinePlanDeliveryMethods: 'query.subscriptionOrderId',
    },
  },
  { from: { getWinePlanNextCase: '/response/wines/0/itemCode' }, to: { removeWinePlanNextCaseItem: 'path.itemCode' } },
  {
    from: { listWinePlanAddresses: '/response/0/addressId' },
    to: { setWinePlanDeliveryAddress: 'path.addressId', setWinePlanBillingAddress: 'path.addressId' },
  },
  {
    from: { listWinePlanPaymentMethods: '/response/0/paymentId' },
    to: { switchWinePlanPayment: 'path.paymentId' },
  },
  // A space of the content service, its environment, and an entry.
  { from: {}, to: { listContentEntries: 'path.space', getContentEntry: 'path.space' } },
  { from: {}, to: { listContentEntries: 'path.environment', getContentEntry: 'path.environment' } },
  { from: { listContentEntries: '/items/0/sys/id' }, to: { getContentEntry: 'path.id' } },
];

const nameOf = (id: string): string => id.replace(/^./, (letter) => letter.toUpperCase());

/** Returns the parameters a call can be given after another: ids from its answer, and those it was itself asked with.
 * Undefined if the answer gives none, or an id the call needs is from neither. */
function parametersFrom(source: OperationId, target: OperationId): Json | undefined {
  const parameters: Json = {};
  let isNew = false;
  for (const { from, to } of things) {
    const place = to[target];
    if (place === undefined) continue;
    if (from[source] !== undefined) {
      parameters[place] = `$response.body#${from[source]}`;
      isNew = true;
    } else if (to[source] !== undefined) parameters[place] = `$request.${to[source]}`;
    else return undefined;
  }
  return isNew ? parameters : undefined;
}

const targets = [...new Set(things.flatMap(({ to }) => Object.keys(to) as OperationId[]))];

/** Returns the links from a call's answer to the calls that take an id of it. */
export function linksOf({ id }: Pick<Endpoint, 'id'>): Json | undefined {
  const links = targets.flatMap((target) => {
    const parameters = target === id ? undefined : parametersFrom(id as OperationId, target);
    return parameters ? [[nameOf(target), { operationId: target, parameters }] as const] : [];
  });
  return links.length > 0 ? Object.fromEntries(links) : undefined;
}
