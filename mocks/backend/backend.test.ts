import { expect, test } from 'vitest';
import { homeAddressOf } from '../fixtures/addresses.js';
import { startingSavings } from '../fixtures/savings.js';
import { testVisit } from '../testing/testVisit.js';
import { routeOf } from './backend.js';
import { newState } from './state.js';

test('path parameters are decoded once, and a malformed one is kept as it is', () => {
  expect(routeOf('GET', '/api/product/item/a%2Fb')?.params).toEqual({ itemcode: 'a/b' });
  expect(routeOf('GET', '/api/product/item/%E0%A4%A')?.params).toEqual({ itemcode: '%E0%A4%A' });
});

test('removing a line by commerce id and by item code are separate calls [BSKT-024]', () => {
  expect(routeOf('DELETE', '/api/cart/commerceitemidentifier/ci1')?.row.id).toBe('removeCartItemByCommerceId');
  expect(routeOf('DELETE', '/api/cart/itemcode/ci1')?.row.id).toBe('removeCartItem');
});

const plan = '/api/user/subscriptions/wineplan';
const subscription = '/api/user/subscriptions/subscription';

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
  ['GET', `${subscription}/list`, 'listSubscriptions'],
  ['GET', `${subscription}/availableCancelReasonCodes`, 'listSubscriptionCancelReasonCodes'],
  ['DELETE', `${subscription}/list`, 'cancelSubscription'],
  ['PUT', `${subscription}/MS1/current`, 'updateCurrentSubscription'],
  ['PUT', `${subscription}/payment/current`, 'updateSubscriptionPayment'],
  ['PUT', `${subscription}/payment/MS1/paypal`, 'switchSubscriptionPaymentOption'],
  ['GET', `${subscription}/payment/availablemethods/MS1`, 'listSubscriptionPaymentMethods'],
])('%s %s is %s: literal segments take precedence over parameters', (method, address, id) => {
  expect(routeOf(method, address)?.row.id).toBe(id);
});

test('a new session starts as a visitor’s with an empty basket', () => {
  const visit = testVisit('standard');
  visit.become(newState);
  visit.get('/api/cart/list?validate=true');
  expect(visit.state().sessions['visit one']).toEqual({ login: 'visitor', basket: [], orders: [] });
});

test('text is stored exactly as written', () => {
  const visit = testVisit('standard');
  const address = {
    ...homeAddressOf({ firstName: 'Zoë', lastName: "O'Neill-مرحبا" }, 'uk'),
    addressLine1: '<img src=x onerror=alert(1)> 🏡',
    company: "'; DROP TABLE customers; --",
  };
  const body = { shippingNewAddress: { shippingAddress: address } };
  expect(visit.call('POST', '/api/user/shipping/addresses', body).status).toBe(200);
  expect(visit.account().addresses.at(-1)?.shippingAddress).toEqual(address);
});

test('ids are case-sensitive', () => {
  const visit = testVisit('wine-reward');
  const { accountId = '' } = startingSavings('wine-reward', visit.shop) ?? {};
  expect(visit.call('GET', `/api/user/savingsaccounts/${accountId}`).status).toBe(200);
  expect(visit.call('GET', `/api/user/savingsaccounts/${accountId.toLowerCase()}`).status).toBe(404);
});
