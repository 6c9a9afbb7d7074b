import { describe, expect, test } from 'vitest';
import { notable } from '../../fixtures/catalogue/notable.js';
import { guestIn } from '../../testing/checkoutScenario.js';
import { type TestVisit, testVisit } from '../../testing/testVisit.js';

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
    const page = '/jsp/checkout/uk/common/shippingMethods.jsp';
    const older = (postcode: string) =>
      visit.get<{ type: string }[]>(`${page}?postcode=${encodeURIComponent(postcode)}`).map(({ type }) => type);
    expect([older('RG1 4AA'), older('IM1 1AA')]).toEqual([['STD', 'EXP'], ['STD']]);
    expect(visit.get(`${page}?postcode=RG1%204AA`)).toMatchObject([
      { type: 'STD', name: 'Standard delivery', price: 7.99, promise: 'Usually delivered within 4-5 days' },
      { type: 'EXP', name: 'Express delivery', price: 11.99 },
    ]);
    expect(visit.call('GET', page).status).toBe(422);
  });

  test('are limited to those available at the checkout’s address, and collection is free [CHKT-093]', () => {
    const visit = testVisit('standard');
    visit.call('PUT', `/api/cart/itemcode/${visit.shop.items.keys().next().value}/1`);
    visit.call('PUT', '/api/checkout/createRegisteredCheckout');
    const choose = (shippingMethod: string) =>
      visit.call('PUT', '/api/checkout/shipping/methods', { shippingMethod }).status;
    expect(choose('EXP')).toBe(200);
    expect(visit.answer('getCart').orderPriceInfo.shipping).toBeGreaterThan(0);
    const [{ shippingAddress } = { shippingAddress: undefined }] = visit.account().addresses;
    const deliverTo = (shippingDetail: object) =>
      visit.call('POST', '/api/checkout/shipping/addresses/v2', {
        shippingDetail,
        options: { createBillingAddrflag: true },
      });
    deliverTo(visit.answer('findShopAddresses', { params: { postcode: 'RG1 4AA' } })[0]!);
    expect(choose('COL')).toBe(200);
    expect(visit.answer('getCart').orderPriceInfo.shipping).toBe(0);
    const [order] = visit.answer('listCheckoutOrders');
    expect(order?.shippingDetails.shippingMethod).toMatchObject({ type: 'COL', price: 0 });
    deliverTo({ shippingAddress: { ...shippingAddress, town: 'St Helier', postcode: 'JE2 3QA', country: 'JE' } });
    expect([choose('EXP'), choose('STD')]).toEqual([422, 200]);
  });
});

describe('the places of collection', () => {
  const placesOf = (visit: TestVisit, postcode: string, type: 'shop' | 'locker') =>
    visit.answer('listCollectionLocations', { query: { postcode, type } });

  test.each(['law', 'vir', 'wpe', 'hsb'])(
    'are three of different names, and the shops are those of the plans: %s [CHKT-030, CHKT-031]',
    (brand) => {
      const visit = testVisit('plan-active', { brand });
      const home = visit.account().addresses[0]!.shippingAddress.postcode;
      for (const type of ['shop', 'locker'] as const) {
        const places = placesOf(visit, home, type);
        expect(new Set(places.map(({ name }) => name)).size).toBe(3);
        expect(new Set(places.map(({ locationId }) => locationId)).size).toBe(3);
      }
      const ofPlans = visit.answer('findShopAddresses', { params: { postcode: home } });
      const seen = (places: readonly (readonly (string | undefined)[])[]) => places.toSorted();
      expect(
        seen(
          placesOf(visit, home, 'shop').map(({ locationId, name, address }) => [locationId, name, address.postcode]),
        ),
      ).toEqual(
        seen(
          ofPlans.map(({ addressId, shippingAddress }) => [
            addressId,
            shippingAddress.company,
            shippingAddress.postcode,
          ]),
        ),
      );
      const [near] = placesOf(visit, home, 'shop');
      const [plan] = visit.answer('listWinePlans');
      const params = { subscriptionId: plan!.subscriptionId, addressId: near!.locationId };
      visit.answer('setWinePlanShopDeliveryAddress', { params });
    },
  );

  const postcode = 'RG1 4AA';
  const deliverTo = (visit: TestVisit, addressId: string | undefined, address: object) =>
    visit.call('POST', '/api/checkout/shipping/addresses/v2', {
      shippingDetail: {
        ...(addressId && { addressId }),
        shippingAddress: { ...guestIn('uk').shippingAddress, ...address },
      },
      options: { createBillingAddrflag: false },
    });
  const choose = (visit: TestVisit, shippingMethod: string) =>
    visit.call('PUT', '/api/checkout/shipping/methods', { shippingMethod });
  const begun = () => {
    const visit = testVisit('standard', { login: 'visitor' });
    visit.call('PUT', `/api/cart/itemcode/${notable.wine}/1`);
    visit.call('PUT', '/api/checkout/createGuestCheckout', { emailId: 'tom@guest.example' });
    return visit;
  };

  test.each(['shop', 'locker'] as const)('a %s takes an order to be collected, and no other', (type) => {
    const visit = begun();
    const [place] = placesOf(visit, postcode, type);
    expect(deliverTo(visit, place!.locationId, place!.address).status).toBe(200);
    for (const method of ['STD', 'EXP'])
      expect(choose(visit, method)).toMatchObject({
        status: 422,
        message: `shippingMethod: ${method} does not go to this address`,
      });
    expect(choose(visit, 'COL').status).toBe(200);
  });

  test('an order to a home is not collected, and loses the method of collection', () => {
    const visit = begun();
    const [place] = placesOf(visit, postcode, 'shop');
    deliverTo(visit, place!.locationId, place!.address);
    choose(visit, 'COL');
    expect(deliverTo(visit, undefined, {}).status).toBe(200);
    expect(visit.answer('listCheckoutOrders')[0]?.shippingDetails.shippingMethod).toBeUndefined();
    expect(choose(visit, 'COL')).toMatchObject({
      status: 422,
      message: 'shippingMethod: COL does not go to this address',
    });
    expect(choose(visit, 'STD').status).toBe(200);
  });
});
