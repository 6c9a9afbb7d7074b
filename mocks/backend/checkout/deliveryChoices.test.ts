import { expect, test } from 'vitest';
import { testVisit } from '../../testing/testVisit.js';

/** Returns a guest's visit with a wine and a checkout, whose calls return status and message. */
function guest() {
  const visit = testVisit('standard', { login: 'visitor' });
  visit.call('PUT', `/api/cart/itemcode/${visit.shop.items.keys().next().value}/1`);
  visit.call('PUT', '/api/checkout/createGuestCheckout', { emailId: 'tom@guest.example' });
  const order = () => visit.answer('listCheckoutOrders')[0]!;
  return { ...visit, order };
}

const shippingAddress = {
  firstName: 'Tom',
  lastName: 'Ashby',
  addressLine1: '1 Mill Road',
  town: 'Reading',
  postcode: 'RG1 4AA',
  country: 'GB',
  phone: '01632 960123',
};
const billing = {
  address: {
    addressLine1: '9 Vine Terrace',
    addressLine2: 'Second floor',
    town: 'Lewes',
    county: 'East Sussex',
    postcode: 'BN7 1AA',
    country: 'GB',
  },
  contactInfo: { phone: '01632 960999' },
  personalInfo: { salutation: 'Dr', firstName: 'Ida', lastName: 'Frost', company: 'Frost and Fenn' },
};

test('the legacy endpoint takes the address in address, the newer endpoint in shippingDetail and options [CHKT-013, CHKT-014, CHKT-020]', () => {
  const visit = guest();
  const address = { addressId: 'shop-2', shippingAddress };
  expect(visit.call('POST', '/api/checkout/shipping/addresses', { address }).status).toBe(200);
  expect(visit.order().shippingDetails.address).toEqual(address);
  const newAddress = { ...shippingAddress, addressLine1: '2 Mill Road' };
  const newer = visit.call('POST', '/api/checkout/shipping/addresses/v2', {
    shippingDetail: { shippingAddress: newAddress },
    options: { createBillingAddrflag: true },
  });
  expect(newer.status).toBe(200);
  expect(visit.order().shippingDetails.address).toEqual({
    addressId: expect.stringMatching(/^a\d+$/),
    shippingAddress: newAddress,
  });
  expect(visit.order().billingAddress).toMatchObject({ address: { addressLine1: '2 Mill Road' } });
  expect(visit.call('POST', '/api/checkout/shipping/addresses', { shippingDetail: { shippingAddress } }).status).toBe(
    422,
  );
  expect(visit.call('POST', '/api/checkout/shipping/addresses/v2', { address: { shippingAddress } }).status).toBe(422);
});

test('a billing address consists of address, contactInfo and personalInfo, and can be the delivery address too [CHKT-016, CHKT-017, CHKT-018]', () => {
  const visit = guest();
  const deliver = (createBillingAddrflag: boolean) =>
    visit.call('POST', '/api/checkout/shipping/addresses/v2', {
      shippingDetail: { shippingAddress },
      options: { createBillingAddrflag },
    });
  deliver(false);
  expect(visit.order().billingAddress).toBeUndefined();
  expect(visit.call('PUT', '/api/user/billing/address/', billing).status).toBe(200);
  expect(visit.order().billingAddress).toEqual(billing);
  for (const part of ['address', 'contactInfo', 'personalInfo']) {
    const { status } = visit.call('PUT', '/api/user/billing/address/', { ...billing, [part]: undefined });
    expect([part, status]).toEqual([part, 422]);
  }
  deliver(true);
  expect(visit.order().billingAddress).toMatchObject({
    address: { addressLine1: '1 Mill Road' },
    contactInfo: { phone: '01632 960123' },
    personalInfo: { firstName: 'Tom' },
  });
});

test('a visitor without a checkout cannot set a billing address', () => {
  const visit = testVisit('standard', { login: 'visitor' });
  expect(visit.call('PUT', '/api/user/billing/address/', billing).status).toBe(401);
});

test('a customer’s billing address is copied into the checkout, and stays on the account', () => {
  const visit = testVisit('standard');
  visit.call('PUT', `/api/cart/itemcode/${visit.shop.items.keys().next().value}/1`);
  visit.call('PUT', '/api/checkout/createRegisteredCheckout');
  const [order] = visit.answer('listCheckoutOrders');
  expect(order?.billingAddress?.address.addressLine1).toBe('14 Orchard Lane');
  visit.call('PUT', '/api/user/billing/address/', billing);
  expect(visit.account().billingAddress).toEqual(billing);
  visit.call('PUT', '/api/checkout/createGuestCheckout', { emailId: 'tom@guest.example' });
  expect(visit.answer('listCheckoutOrders')[0]?.billingAddress).toBeUndefined();
});

test('delivery slots are requested by date and shippingMethod, and a slot is only accepted with its method [CHKT-028, CHKT-029]', () => {
  const visit = guest();
  visit.call('POST', '/api/checkout/shipping/addresses', { address: { shippingAddress } });
  const slots = (date: string, shippingMethod: string) =>
    visit.call('GET', `/api/checkout/shipping/shippingOptions?date=${date}&shippingMethod=${shippingMethod}`);
  expect(slots('2026-12-01', 'EXP').status).toBe(200);
  expect(visit.answer('getShippingOptions', { query: { date: '2026-12-01', shippingMethod: 'EXP' } })).toEqual([
    { date: '2026-12-01', shippingMethod: 'EXP', from: '08:00', to: '12:00' },
    { date: '2026-12-01', shippingMethod: 'EXP', from: '12:00', to: '16:00' },
    { date: '2026-12-01', shippingMethod: 'EXP', from: '16:00', to: '20:00' },
  ]);
  // A Sunday, the day of the order, and values that are not a date or a method.
  expect(visit.answer('getShippingOptions', { query: { date: '2026-12-06', shippingMethod: 'EXP' } })).toEqual([]);
  expect(visit.answer('getShippingOptions', { query: { date: '2026-11-24', shippingMethod: 'EXP' } })).toEqual([]);
  // Christmas Day falls on a Friday, otherwise a working day, and Monday is the day off for Boxing Day.
  expect(visit.answer('getShippingOptions', { query: { date: '2026-12-28', shippingMethod: 'EXP' } })).toEqual([]);
  expect(visit.answer('getShippingOptions', { query: { date: '2026-12-25', shippingMethod: 'EXP' } })).toEqual([]);
  expect(visit.answer('getShippingOptions', { query: { date: '2026-12-24', shippingMethod: 'EXP' } })).toHaveLength(3);
  expect([slots('tomorrow', 'EXP').status, slots('2026-12-01', 'OWL').status]).toEqual([422, 422]);

  const choose = (timeslot?: object, shippingMethod = 'EXP') =>
    visit.call('PUT', '/api/checkout/shipping/methods', { shippingMethod, ...(timeslot && { timeslot }) }).status;
  const slot = { date: '2026-12-01', shippingMethod: 'EXP', from: '12:00', to: '16:00' };
  expect(choose(slot)).toBe(200);
  expect(visit.order().shippingDetails.timeslot).toEqual(slot);
  expect([
    choose({ ...slot, date: '2026-12-06' }),
    choose({ ...slot, from: '13:00' }),
    choose({ ...slot, to: '17:00' }),
    choose(slot, 'STD'),
  ]).toEqual([422, 422, 422, 422]);
  expect(visit.order().shippingDetails.timeslot).toEqual(slot);
  expect(choose(undefined, 'STD')).toBe(200);
  expect(visit.order().shippingDetails.timeslot).toBeUndefined();
});

test('collection points are found by postcode and type [CHKT-030, CHKT-031]', () => {
  const visit = guest();
  const places = (postcode: string, type: 'shop' | 'locker') =>
    visit.answer('listCollectionLocations', { query: { postcode, type } }).map(({ locationId }) => locationId);
  expect(places('RG1 4AA', 'shop')).toHaveLength(3);
  expect(places('RG1 4AA', 'locker')).toHaveLength(3);
  expect(places('RG1 4AA', 'shop')).not.toEqual(places('RG1 4AA', 'locker'));
  expect(places('RG1 4AA', 'shop')).not.toEqual(places('BS1 5TR', 'shop'));
  expect(places('ZZ99 9ZZ', 'shop')).toEqual([]);
  const statusOf = (query: string) => visit.call('GET', `/api/checkout/shipping/collectionlocations?${query}`).status;
  expect([
    statusOf('postcode=RG1%204AA&type=shop'),
    statusOf('type=shop'),
    statusOf('postcode=RG1%204AA'),
    statusOf('postcode=RG1%204AA&type=owl'),
  ]).toEqual([200, 422, 422, 422]);
});

test('an order delivered to a shop keeps the shop’s id [CHKT-013]', () => {
  const visit = guest();
  visit.call('POST', '/api/checkout/shipping/addresses/v2', {
    shippingDetail: { addressId: 'shop-2', shippingAddress },
    options: { createBillingAddrflag: false },
  });
  expect(visit.order().shippingDetails.address?.addressId).toBe('shop-2');
});

test('a label has four lines [CHKT-035, CHKT-036, CHKT-037, CHKT-038]', () => {
  const visit = guest();
  const label = { labelMessage1: 'Leave', labelMessage2: 'with', labelMessage3: 'the', labelMessage4: 'neighbour' };
  const send = (body: object) => visit.call('POST', '/api/checkout/shipping/labelmessages', body).status;
  expect(send(label)).toBe(200);
  expect(visit.order().labelMessages).toEqual({
    labelMessage1: 'Leave',
    labelMessage2: 'with',
    labelMessage3: 'the',
    labelMessage4: 'neighbour',
  });
  for (const field of Object.keys(label)) expect(send({ ...label, [field]: 'x'.repeat(61) })).toBe(422);
  expect(visit.order().labelMessages).toEqual(label);
});

test('a gift has giftMessages, recipientEmail and sendGift [CHKT-039, CHKT-040, CHKT-041]', () => {
  const visit = guest();
  const gift = { sendGift: true, giftMessages: ['Happy birthday', 'Ida'], recipientEmail: 'ida@guest.example' };
  const send = (body: object) => visit.call('POST', '/api/checkout/gift/messages', body).status;
  expect(send(gift)).toBe(200);
  expect(visit.order().giftDetails).toEqual({
    sendGift: true,
    giftMessages: ['Happy birthday', 'Ida'],
    recipientEmail: 'ida@guest.example',
  });
  expect([
    send({ ...gift, giftMessages: ['1', '2', '3', '4', '5', '6', '7'] }),
    send({ ...gift, giftMessages: ['x'.repeat(61)] }),
    send({ ...gift, recipientEmail: 'ida' }),
    send({ ...gift, sendGift: undefined }),
  ]).toEqual([422, 422, 422, 422]);
  expect(visit.order().giftDetails).toEqual(gift);
  // Switched off, whatever else is sent.
  expect(send({ ...gift, sendGift: false })).toBe(200);
  expect(visit.order().giftDetails).toEqual({ sendGift: false });
});
