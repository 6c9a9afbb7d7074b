import { expect, test } from 'vitest';
import { collectionAddressOf, placeOfLocation, placeOfShop } from './collection.js';

const address = { addressLine1: '7 Vine Terrace', town: 'Reading', county: 'Berkshire', postcode: 'RG1 4AA' };

test('places from either call are converted to the same format', () => {
  expect(
    placeOfLocation({
      locationId: 'locker-12',
      name: 'Parcel locker',
      address,
      miles: 0.4,
      openingTimes: 'Day and night',
    }),
  ).toEqual({ placeId: 'locker-12', name: 'Parcel locker', address, miles: 0.4, openingTimes: 'Day and night' });
  const shop = { ...address, firstName: 'Wine', lastName: 'Shop', company: 'The Wine Shop', country: 'GB', phone: '1' };
  expect(placeOfShop({ addressId: 'shop-1', shippingAddress: shop })).toMatchObject({
    placeId: 'shop-1',
    name: 'The Wine Shop',
    address,
  });
});

test('a store without an id or a company is known by its address', () => {
  const shop = { ...address, firstName: 'Wine', lastName: 'Shop', country: 'GB', phone: '1' };
  expect(placeOfShop({ shippingAddress: shop })).toMatchObject({
    placeId: '7 Vine Terrace RG1 4AA',
    name: '7 Vine Terrace',
  });
});

test('the name of the collecting person goes above the place', () => {
  const place = { placeId: 'shop-1', name: 'The Wine Shop', address };
  const person = { firstName: 'Tom', lastName: 'Ashby', phone: '01632 960123' };
  expect(collectionAddressOf(place, person, 'GB')).toEqual({
    addressId: 'shop-1',
    shippingAddress: {
      firstName: 'Tom',
      lastName: 'Ashby',
      phone: '01632 960123',
      company: 'The Wine Shop',
      addressLine1: '7 Vine Terrace',
      town: 'Reading',
      county: 'Berkshire',
      postcode: 'RG1 4AA',
      country: 'GB',
    },
  });
});
