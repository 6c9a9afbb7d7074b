import { expect, test } from 'vitest';
import { type CustomerData, customerDataJson, customerDataParts } from './customerData.js';

const product = { itemCode: '0651883', name: 'Rioja Reserva', webHeadline: 'Only the shop’s' };
const data = {
  profile: {
    securityStatus: 5,
    userDetails: { shippingAddresses: [{}, {}], paymentCards: [{ cardNumber: '************1881' }] },
  },
  purchases: [{ orderId: 'O1' }, { orderId: 'O2' }, { orderId: 'O3' }],
  winePlans: [{ subscriptionId: 'WP1' }, {}, {}, {}],
  subscriptions: [{}, {}, {}, {}, {}],
  savingsAccounts: [{ accountId: 'S1' }, {}, {}, {}, {}, {}],
  vouchers: Array(7).fill({}),
  favourites: Array(8).fill({ product }),
  ratings: [{ product, rating: 4, ratedOnAsString: '02/11/2026' }],
  recentlyViewed: Array(9).fill({ product }),
  permissions: Array(10).fill({ category: 'MARKETING' }),
} as unknown as CustomerData;

test('each kind of data is counted for the page that shows it', () => {
  expect(customerDataParts(data).map(({ page, count }) => [page, count])).toEqual([
    ['orderHistory', 3],
    ['winePlans', 4],
    ['subscriptions', 5],
    ['savingsAccount', 6],
    ['vouchers', 7],
    ['addressBook', 2],
    ['cards', 1],
    ['permissions', 10],
    ['favourites', 8],
    ['ratings', 1],
    ['recentlyViewed', 9],
  ]);
  expect(customerDataParts({ ...data, profile: {} }).filter(({ count }) => count === 0)).toEqual([
    { page: 'addressBook', count: 0 },
    { page: 'cards', count: 0 },
  ]);
});

test('the file holds the data from the calls, but only the code and name of wines', () => {
  const file = JSON.parse(customerDataJson(data, { shop: 'Lawton Wines', takenOn: '2026-11-23' }));
  expect(file).toMatchObject({ shop: 'Lawton Wines', takenOn: '2026-11-23', profile: data.profile });
  expect(file.purchases).toEqual([{ orderId: 'O1' }, { orderId: 'O2' }, { orderId: 'O3' }]);
  expect(file.favourites[7]).toEqual({ itemCode: '0651883', name: 'Rioja Reserva' });
  expect(file.recentlyViewed).toHaveLength(9);
  expect(file.ratings).toEqual([
    { itemCode: '0651883', name: 'Rioja Reserva', rating: 4, ratedOnAsString: '02/11/2026' },
  ]);
  expect(Object.keys(file)).toHaveLength(12);
});
