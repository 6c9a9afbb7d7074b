import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../../src/api/endpoint.js';
import { endpoints, type OperationId } from '../../src/api/endpoints.js';
import type { Order } from '../../src/model/order.js';
import { decimalOf, minorUnits } from '../../src/rules/money.js';
import { testCards, tokenOfCard } from '../cardProvider.js';
import { homeAddressOf } from '../fixtures/addresses.js';
import { giftCode } from '../fixtures/catalogue/codes.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { billingAddressOf } from '../fixtures/customers.js';
import { pickedFor } from '../fixtures/picks.js';
import { schemesOnSale } from '../fixtures/plan-schemes.js';
import { startingSavings } from '../fixtures/savings.js';
import { mockPassword, type Persona } from '../personas.js';
import { shopOf, worldOf } from '../world.js';
import { answerCall, type Call, routeOf } from './backend.js';
import { openingHoldings } from './holdings.js';
import { newState, type SessionLogin, type ShopState } from './state.js';

const shop = shopOf(worldOf({ brand: 'law' }));
const homeAddress = homeAddressOf({ firstName: 'Margaret', lastName: 'Hale' }, 'uk');
const placedBefore: Order = {
  id: 'W1',
  transactionId: 'T1',
  isGuest: true,
  lineItems: [],
  numBottles: 0,
  orderPriceInfo: { rawSubtotal: 10, savings: 0, shipping: 0, total: 10 },
  shippingDetails: {},
  paymentDetails: [],
  adjustments: [],
};
const wine = shop.items.get(notable.wine)?.product.skus[0]?.salePrice ?? 0;
const totalDue = decimalOf(2 * minorUnits(wine) + minorUnits(shop.site.deliveryCharge));

/** Rows that only some accounts can call with success. */
const personaOf: Partial<Record<OperationId, Persona>> = {
  getSavingsAccount: 'wine-reward',
  getSavingsAccountStatement: 'wine-reward',
  refundSavingsAccount: 'wine-reward',
  autoRefundSavingsAccount: 'wine-reward',
  updateProfileOptions: 'wine-reward',
};
const savingsId = startingSavings(shopOf(worldOf({ brand: 'law', persona: 'wine-reward' })))?.accountId ?? '';

/** Plans, memberships and savings plans are those of the account that has them all. */
const holder = shopOf(worldOf({ brand: 'law', persona: 'heavy' }));
const [activePlan] = Object.values(openingHoldings(holder).plans);
const [nextDelivery] = activePlan?.upcoming ?? [];
const suspendedPlanId = 'WP1005';
const wineRewardId = 'MS1002';
const planAddress = { addressId: 'home', shippingAddress: homeAddress };

function serve(state: ShopState, method: string, address: string, body?: unknown) {
  const route = routeOf(method, address);
  if (!route) throw new Error(`no row has ${method} ${address}`);
  const call: Call = { method, address, body, sessionId: 'one' };
  const persona = personaOf[route.row.id];
  const isHeld = route.row.path.startsWith('/api/user/subscriptions/');
  const served = isHeld ? holder : persona ? shopOf(worldOf({ brand: 'law', persona })) : shop;
  return { row: route.row as Endpoint, ...answerCall(state, call, served, route) };
}

/** A visit with a basket, a checkout that wants nothing but the payment, and an order placed before. */
const visitOf = (login: SessionLogin): ShopState => ({
  sequence: 1,
  orders: { W1: placedBefore },
  sessions: {
    'visit one': {
      login,
      basket: [
        { commerceItemId: 'ci1', itemCode: notable.wine, quantity: 2 },
        { commerceItemId: 'ci2', itemCode: notable.gift, quantity: 1, classification: 'FREEGIFT_PROMOTION_ITEM' },
      ],
      checkout: {
        orderId: 'W2',
        isGuest: true,
        emailId: 'a@b.example',
        address: { shippingAddress: homeAddress },
        shippingMethod: 'STD',
        card: { cardId: 'card1', cardType: 'VISA', lastFour: '1111' },
        isPlaced: false,
      },
      orders: ['W1'],
    },
  },
});

/** Values for parameters of a path, by name: a call that has others names them here. */
const params: Record<string, string> = {
  itemcode: notable.wine,
  itemtype: 'itemcode',
  quantity: '1',
  commerceItemId: 'ci1',
  postcode: 'RG1 4AA',
  cardProvider: 'examplepay',
  brand: 'law',
  space: 'wineshop',
  environment: 'master',
  id: 'law-home',
  navigationPath: 'red%2Frioja',
  testing: 'true',
  itemCode: pickedFor(shop, 'favourites')[0] ?? '',
  category: 'MARKETING',
  accountId: savingsId,
  addressId: 'work',
  options: 'standard',
  cardId: 'card-2',
  voucherCode: 'WELCOME10',
  voucher: 'WELCOME10',
  cardNumber: '6335861000000018',
  subscriptionId: activePlan?.subscriptionId ?? '',
  wpSubscriptionId: activePlan?.subscriptionId ?? '',
  orderId: nextDelivery?.orderId ?? '',
  saveType: 'cancel',
  method: 'STD',
  paymentId: 'paypal',
  paymentOption: 'paypal',
  itemClassification: 'FREEGIFT_PROMOTION_ITEM',
  offercode: [...schemesOnSale.keys()][0] ?? '',
  schemeId: [...schemesOnSale.keys()][0] ?? '',
};

/** The same for one row alone. */
const paramsOf: Partial<Record<OperationId, Record<string, string>>> = {
  getContentAsset: { id: 'law-partnership-file' },
  getCase: { itemcode: notable.mixedCase },
  getShippingMethodInfo: { methodCode: 'STD' },
  getOrderHistoryDetails: { orderId: 'W1' },
  getOrderUpsellOffers: { orderId: 'W1' },
  reinstateWinePlan: { wpSubscriptionId: suspendedPlanId },
  setWinePlanShopDeliveryAddress: { addressId: 'shop-1' },
  setWinePlanNextCaseItem: { itemCode: notable.wine },
  removeWinePlanNextCaseItem: { itemCode: holder.items.get(notable.planCase)?.contents[0]?.itemCode ?? '' },
  updateWineRewardOptions: { subscriptionId: wineRewardId },
  listWineRewardEvents: { subscriptionId: wineRewardId },
  requestWineRewardStatement: { subscriptionId: wineRewardId },
};

/** A query for each row that takes one. */
const queries: Partial<Record<OperationId, Record<string, string>>> = {
  validateEmailLegacy: { email: 'a@b.example' },
  listCheckoutShippingMethods: { postcode: 'RG1 4AA', type: 'delivery' },
  getOrder: { orderId: 'T1' },
  getShippingOptions: { date: '2026-12-01', shippingMethod: 'STD' },
  listCollectionLocations: { postcode: 'RG1 4AA', type: 'shop' },
  listShippingMethodsLegacy: { postcode: 'RG1 4AA' },
  getFuturePaymentsByProduct: { items: notable.planCase },
  listPermissions: { limit: '5' },
  listRecommendedWines: { limit: '10' },
  getGiftCardBalance: { pin: '4821' },
  listWinePlanDeliveryMethods: { deliveryTypeCode: 'HOME', subscriptionOrderId: nextDelivery?.orderId ?? '' },
  skipWinePlanDelivery: { orderId: nextDelivery?.orderId ?? '' },
  setWinePlanNextCaseItem: { method: 'set' },
  listSubscriptionWinePlanOptions: { bottleCountFilter: '12' },
  listWinePlanOptions: { schemeType: 'WINEPLAN', bottleCountFilter: '6', schemeFamily: 'FIZZ' },
  switchWinePlanPayment: { updateAllPlans: 'true' },
  cancelWinePlan: { reasonCode: '101' },
  cancelSubscription: { reasonCode: '201' },
  submitWinePlanFeedback: { feedbackText: 'Too much wine, too little time.' },
  listSubscriptionReasons: { type: 'WINEPLAN' },
  queryHomePageContent: { 'fields.brand': 'law', include: '10' },
  queryBrandContent: { 'fields.brandIdentifier': 'law' },
  queryDeliveryPromiseContent: { 'fields.queryName': 'Delivery Promise' },
  listContentEntries: { 'sys.id': 'law-home' },
  getPreviewContent: { 'sys.id': 'law-home-draft' },
  syncContent: { initial: 'true' },
  readSearchResultsPage: { Ntt: 'rioja', Nrpp: '1' },
  swapFreeGift: { activeItemCode: notable.gift, swapItemCode: giftCode('corkscrew') },
};

/** A body for each row that takes one. */
const bodies: Partial<Record<OperationId, unknown>> = {
  login: { email: 'a@b.example', password: mockPassword },
  createGuestCheckout: { emailId: 'a@b.example' },
  addCheckoutShippingAddressV2: {
    shippingDetail: { shippingAddress: homeAddress },
    options: { createBillingAddrflag: true },
  },
  addCheckoutShippingAddress: { address: { shippingAddress: homeAddress } },
  setCheckoutShippingMethod: { shippingMethod: 'EXP' },
  setLabelMessages: { labelMessage1: 'Leave with a neighbour' },
  setGiftMessages: { sendGift: true, giftMessages: ['Happy birthday'] },
  updatePaymentAndCommit: { orderId: 'W1', paymentDetails: [{ type: 'paypal', amount: 10 }] },
  amendAndCommitOrder: { orderId: 'W1', action: 'REJECT' },
  payerAuth: { transientToken: tokenOfCard(testCards.approved) },
  addMultipleCartItems: { cartItems: [{ itemCode: notable.wine, quantity: 1 }] },
  addCartItemsBatch: { cartItems: [{ itemCode: notable.wine, quantity: 1 }] },
  createPermission: { category: 'MARKETING', code: 'SMS', state: 'GRANTED' },
  updatePermissionsByCategory: { code: 'SMS', state: 'GRANTED' },
  updateProfileOptions: { payForWineplansWithWinereward: true },
  updateUserEmail: { email: 'margaret@shopper.example', recrPage: '/account/details' },
  submitAccountEmail: { email: 'margaret@shopper.example' },
  updateContactPreferences: { optin: { emailFlag: false } },
  addFavourite: { AntiFavourite: true },
  addShippingAddress: { shippingNewAddress: { shippingAddress: homeAddress }, createBillingAddrflag: true },
  updateShippingAddress: { shippingAddress: homeAddress, createBillingAddrflag: false },
  updateBillingAddress: billingAddressOf(homeAddress),
  savePaymentCard: {
    cardType: 'VISA',
    cardNumber: testCards.approved,
    expirationMonth: '12',
    expirationYear: '2030',
    cvv: '123',
    type: 'creditCard',
  },
  validateCardBinRange: { cardId: testCards.approved.slice(0, 6) },
  addEVoucherToCart: {
    itemCode: shop.site.eVoucherItemCode,
    quantity: '1',
    recipientEmail: 'ida@shopper.example',
    recipientName: 'Ida',
    verifyEmail: 'ida@shopper.example',
    message: 'Happy birthday',
    amount: '25',
    salesCode: null,
  },
  payAndCommit: { paymentDetails: [{ type: 'creditCard', amount: totalDue, cardId: 'card1' }] },
  updateWinePlan: { caseType: 'RED', frequency: 8, subscriptionOrderId: nextDelivery?.orderId },
  updateWinePlanDelivery: {
    deliveryMethod: 'EXP',
    deliveryTypeCode: 'HOME',
    nextDeliveryDate: nextDelivery?.deliveryDate,
    subscriptionOrderId: nextDelivery?.orderId,
  },
  saveWinePlanNextCase: { saveOption: { nextDeliveryOnly: true } },
  addWinePlanDeliveryAddress: { address: { shippingAddress: homeAddress } },
  addWinePlanDeliveryAddressV2: { address: { shippingAddress: homeAddress } },
  editWinePlanDeliveryAddress: { address: planAddress },
  editWinePlanDeliveryAddressV2: { address: planAddress },
  subscribeToWinePlan: { caseType: 'FIZZ', frequency: 8, schemeCode: 'WP-FIZZ' },
  updateCurrentSubscription: { caseType: 'WHITE', autoRenew: false },
  updateSubscriptionPayment: { paymentId: 'paypal', updateAllPlans: true },
  createContentAssetKey: { expiresAt: Date.parse(shop.world.clock) / 1000 + 60 },
  updateWineRewardOptions: { dayOfMonth: 15, paymentHoliday: true },
  requestWineRewardStatement: { media: 'EMAIL' },
};
bodies.applyWinePlanSaveOffer = (
  serve(visitOf('hard'), 'GET', `/api/user/subscriptions/wineplan/${activePlan?.subscriptionId}/cancel`).answer
    .body as {
    response: object;
  }
).response;

const addressOf = (row: Endpoint): string => {
  const path = row.path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => paramsOf[row.id as OperationId]?.[name] ?? params[name] ?? `no value for ${name}`,
  );
  return `${path}?${new URLSearchParams({ ...row.fixedQuery, ...row.when?.query, ...queries[row.id as OperationId] })}`;
};

describe.each(Object.values(endpoints).map((row) => [row.id, row as Endpoint] as const))('%s', (id, row) => {
  test('is found by its address and answers in its own shape', () => {
    const { answer, ...served } = serve(visitOf('hard'), row.method, addressOf(row), bodies[id]);
    expect(served.row.id).toBe(id);
    expect(answer.status).toBe(200);
    const isWhole = row.format || row.isEnvelope;
    const entity = isWhole ? answer.body : (answer.body as { response: unknown }).response;
    expect(row.response.safeParse(entity).success).toBe(true);
  });

  test('lets in who may call it, and nobody else', () => {
    const allowed = { anyone: ['visitor', 'soft', 'hard'], soft: ['soft', 'hard'], hard: ['hard'] }[row.callers];
    for (const login of ['visitor', 'soft', 'hard'] as const) {
      const before = visitOf(login);
      const { answer, state } = serve(before, row.method, addressOf(row), bodies[id]);
      expect(answer.status).toBe(allowed.includes(login) ? 200 : 401);
      if (answer.status === 401) expect(state).toBe(before);
    }
  });
});

test('path parameters are decoded once, and a broken one is taken as it stands', () => {
  expect(routeOf('GET', '/api/product/item/a%2Fb')?.params).toEqual({ itemcode: 'a/b' });
  expect(routeOf('GET', '/api/product/item/%E0%A4%A')?.params).toEqual({ itemcode: '%E0%A4%A' });
});

test('a removed line is told apart by its commerce id from one by its item code [BSKT-024]', () => {
  expect(routeOf('DELETE', '/api/cart/commerceitemidentifier/ci1')?.row.id).toBe('removeCartItemByCommerceId');
  expect(routeOf('DELETE', '/api/cart/itemcode/ci1')?.row.id).toBe('removeCartItem');
});

const plan = '/api/user/subscriptions/wineplan';
const held = '/api/user/subscriptions/subscription';

test.each([
  ['PUT', `${plan}/subscribe`, 'subscribeToWinePlan'],
  ['PUT', `${plan}/WP1`, 'updateWinePlan'],
  ['DELETE', `${plan}/WP1`, 'cancelWinePlan'],
  ['GET', `${plan}/WP1/list`, 'getWinePlanList'],
  ['GET', `${plan}/WP1/upcomingcases`, 'listWinePlanUpcomingCases'],
  ['GET', `${plan}/WP1/cancel`, 'getWinePlanSaveOffer'],
  ['GET', `${plan}/addresses/WP1`, 'listWinePlanAddresses'],
  ['GET', `${plan}/addresses/list`, 'listWinePlanAddresses'],
  ['GET', `${plan}/addresses/upcomingcases`, 'listWinePlanAddresses'],
  ['PUT', `${plan}/delivery/WP1`, 'updateWinePlanDelivery'],
  ['PUT', `${plan}/feedback/WP1`, 'submitWinePlanFeedback'],
  ['PUT', `${plan}/reinstate/WP1`, 'reinstateWinePlan'],
  ['PUT', `${plan}/saveoffer/WP1`, 'applyWinePlanSaveOffer'],
  ['GET', `${plan}/WP1/nextcase/O1`, 'getWinePlanNextCase'],
  ['PUT', `${plan}/WP1/nextcase/O1`, 'saveWinePlanNextCase'],
  ['PUT', `${plan}/payment/nextcase/O1`, 'switchWinePlanPayment'],
  ['GET', `${plan}/payment/availablemethods/WP1`, 'listWinePlanPaymentMethods'],
  ['DELETE', `${plan}/WP1/nextcase/O1/reset`, 'resetWinePlanNextCase'],
  ['DELETE', `${plan}/WP1/nextcase/O1/0123456`, 'removeWinePlanNextCaseItem'],
  ['PUT', `${plan}/delivery/editaddress/WP1/`, 'editWinePlanDeliveryAddress'],
  ['PUT', `${plan}/delivery/editaddress/WP1`, 'editWinePlanDeliveryAddress'],
  ['PUT', '/api/user/subscriptions/v2/wineplan/delivery/addaddress/WP1', 'addWinePlanDeliveryAddressV2'],
  ['PUT', '/api/user/subscriptions/v2/wineplan/delivery/editaddress/WP1/', 'editWinePlanDeliveryAddressV2'],
  ['GET', `${held}/list`, 'listSubscriptions'],
  ['GET', `${held}/availableCancelReasonCodes`, 'listSubscriptionCancelReasonCodes'],
  ['DELETE', `${held}/list`, 'cancelSubscription'],
  ['PUT', `${held}/MS1/current`, 'updateCurrentSubscription'],
  ['PUT', `${held}/payment/current`, 'updateSubscriptionPayment'],
  ['PUT', `${held}/payment/MS1/paypal`, 'switchSubscriptionPaymentOption'],
  ['GET', `${held}/payment/availablemethods/MS1`, 'listSubscriptionPaymentMethods'],
])('%s %s is %s: literal segments come before parameters', (method, address, id) => {
  expect(routeOf(method, address)?.row.id).toBe(id);
});

test('a new visit starts as a visitor with an empty basket', () => {
  const { state } = serve(newState(), 'GET', '/api/cart/list?validate=true');
  expect(state.sessions['visit one']).toEqual({ login: 'visitor', basket: [], orders: [] });
});
