import { expect, test } from 'vitest';
import { routeOf } from '../backend.js';

// Calls with similar addresses.
test.each([
  ['GET', '/api/user/favourites/list', 'listFavourites'],
  ['PUT', '/api/user/favourites/list', 'addFavourite'],
  ['PUT', '/api/user/favourites/delete/0123', 'deleteFavourite'],
  ['GET', '/api/user/recentlybrowsed/list', 'listRecentlyBrowsed'],
  ['PUT', '/api/user/recentlybrowsed/list', 'addRecentlyBrowsed'],
  ['GET', '/api/user/permissions', 'listPermissions'],
  ['GET', '/api/user/permissions?limit=5', 'listPermissions'],
  ['POST', '/api/user/permission', 'createPermission'],
  ['GET', '/api/user/permissions/MARKETING', 'getPermissionsByCategory'],
  ['POST', '/api/user/permissions/MARKETING', 'updatePermissionsByCategory'],
  ['GET', '/api/user/savingsaccounts', 'listSavingsAccounts'],
  ['GET', '/api/user/savingsaccounts/statement', 'getSavingsAccount'],
  ['GET', '/api/user/savingsaccounts/statement/WR1', 'getSavingsAccountStatement'],
  ['POST', '/gvapi/user/savingsaccounts/refund/WR1', 'refundSavingsAccount'],
  ['POST', '/gvapi/user/savingsaccounts/autorefund/WR1', 'autoRefundSavingsAccount'],
  ['POST', '/api/user/savingsaccounts/refund/WR1', undefined],
  ['PUT', '/api/user/shipping/address/a1', 'updateShippingAddress'],
  ['DELETE', '/api/user/shipping/address/a1', 'deleteShippingAddress'],
  ['POST', '/api/user/shipping/addresses', 'addShippingAddress'],
  ['PUT', '/api/user/billing/address/', 'updateBillingAddress'],
  ['PUT', '/api/user/billing/address', 'updateBillingAddress'],
  ['PUT', '/api/user/payment/default', 'savePaymentCard'],
  ['DELETE', '/api/user/payment/default', 'deletePaymentCard'],
  ['POST', '/api/user/payment/card-1/options', 'setPaymentCardOptions'],
  ['PUT', '/api/user/voucher/validate/WELCOME10', 'validateVoucher'],
  ['PUT', '/api/user/voucher/redeem/WELCOME10', 'redeemVoucher'],
  ['GET', '/api/user/voucher/list', 'listVouchers'],
  ['PUT', '/api/cart/eItemCode', 'addEVoucherToCart'],
  ['PUT', '/api/cart/eItemCode/EVTEST1/1', 'addCartItem'],
  ['GET', '/api/address/shop/RG1%204AA', 'findShopAddresses'],
  ['GET', '/api/address/postcode/RG1%204AA', 'findAddressesByPostcode'],
  ['PUT', '/api/user/email', 'updateUserEmail'],
  ['POST', '/api/account/email', 'submitAccountEmail'],
])('%s %s is the call %s', (method, address, id) => {
  expect(routeOf(method, address)?.row.id).toBe(id);
});
