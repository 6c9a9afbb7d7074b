import { describe, expect, test } from 'vitest';
import { testVisit } from '../../testing/testVisit.js';

const methodsOf = (postcode: string, type: string, brand = 'law') =>
  testVisit('standard', { brand })
    .answer('listCheckoutShippingMethods', { query: { postcode, type } })
    .map((method) => method.type);

describe('delivery methods', () => {
  test.each([
    ['law', 'RG1 4AA', ['STD', 'EXP']],
    ['law', 'JE2 3QA', ['STD']],
    ['law', 'ZE1 0AA', ['STD']],
    ['wsj', '06851', ['STD', 'EXP']],
    ['wsj', '99501', ['STD']],
  ])('on %s at %s are those available at the postcode', (brand, postcode, types) => {
    expect(methodsOf(postcode, 'delivery', brand)).toEqual(types);
  });

  test('include collection where there is a shop', () => {
    expect(methodsOf('RG1 4AA', 'collection')).toEqual(['COL']);
    expect(methodsOf('ZZ99 9ZZ', 'collection')).toEqual([]);
    expect(methodsOf('RG1 4AA', 'drone')).toEqual([]);
  });

  test('from the legacy UK endpoint depend on the postcode too [CHKT-023]', () => {
    const visit = testVisit('standard');
    const older = (postcode: string) =>
      visit.answer('listShippingMethodsLegacy', { query: { postcode } }).map(({ type }) => type);
    expect([older('RG1 4AA'), older('IM1 1AA')]).toEqual([['STD', 'EXP'], ['STD']]);
  });

  test('are limited to those available at the checkout’s address, and collection is free', () => {
    const visit = testVisit('standard');
    visit.call('PUT', `/api/cart/itemcode/${visit.shop.items.keys().next().value}/1`);
    visit.call('PUT', '/api/checkout/createRegisteredCheckout');
    const choose = (shippingMethod: string) =>
      visit.call('PUT', '/api/checkout/shipping/methods', { shippingMethod }).status;
    expect(choose('EXP')).toBe(200);
    expect(visit.answer('getCart').orderPriceInfo.shipping).toBeGreaterThan(0);
    expect(choose('COL')).toBe(200);
    expect(visit.answer('getCart').orderPriceInfo.shipping).toBe(0);
    const [order] = visit.answer('listCheckoutOrders');
    expect(order?.shippingDetails.shippingMethod).toMatchObject({ type: 'COL', price: 0 });
    const [{ shippingAddress } = { shippingAddress: undefined }] = visit.account().addresses;
    visit.call('POST', '/api/checkout/shipping/addresses/v2', {
      shippingDetail: {
        shippingAddress: { ...shippingAddress, town: 'St Helier', postcode: 'JE2 3QA', country: 'JE' },
      },
      options: { createBillingAddrflag: true },
    });
    expect([choose('EXP'), choose('STD')]).toEqual([422, 200]);
  });
});
