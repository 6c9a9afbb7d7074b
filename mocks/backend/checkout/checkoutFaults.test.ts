import { expect, test } from 'vitest';
import type { Client } from '../../../src/api/client.js';
import { addCartItem, getCart } from '../../../src/api/endpoints/basket.js';
import {
  addCheckoutShippingAddressV2,
  createGuestCheckout,
  createRegisteredCheckout,
  findAddressesByPostcode,
  getCardProviderPayment,
  getOrder,
  listCheckoutOrders,
  listCheckoutShippingMethods,
  listPaymentOptions,
  listShippingCountries,
  payAndCommit,
  payerAuth,
  setCheckoutShippingMethod,
  validateEmailLegacy,
} from '../../../src/api/endpoints/checkout.js';
import { getProfileDetails, login } from '../../../src/api/endpoints/identity.js';
import { homeAddressOf } from '../../fixtures/addresses.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { refusal, testShop } from '../../testing/testShop.js';
import { testCards, tokenOfCard } from '../../world/cardProvider.js';
import { accounts, emailOf, mockPassword } from '../../world/personas.js';

const email = emailOf('standard');
const cardProvider = 'examplepay';
const shippingBody = {
  shippingDetail: { shippingAddress: homeAddressOf(accounts.new, 'uk') },
  options: { createBillingAddrflag: true },
};
const wine = { itemtype: 'itemcode', itemcode: notable.wine, quantity: 2 };

async function payment(client: Client) {
  const [order] = await client.call(listCheckoutOrders);
  return {
    paymentDetails: (order?.paymentDetails ?? []).map(({ type, amount, cardId }) => ({ type, amount, cardId })),
  };
}

type Step = readonly [operationId: string, take: (client: Client) => Promise<unknown>];

/** Every call from a basket to its order, in sequence; each needs the ones before it. */
const guest: readonly Step[] = [
  ['addCartItem', (client) => client.call(addCartItem, { params: wine })],
  ['getCart', (client) => client.call(getCart)],
  ['getProfileDetails', (client) => client.call(getProfileDetails)],
  ['validateEmailLegacy', (client) => client.call(validateEmailLegacy, { query: { email } })],
  ['createGuestCheckout', (client) => client.call(createGuestCheckout, { body: { emailId: email } })],
  ['listCheckoutOrders', (client) => client.call(listCheckoutOrders)],
  ['findAddressesByPostcode', (client) => client.call(findAddressesByPostcode, { params: { postcode: 'RG1 4AA' } })],
  ['listShippingCountries', (client) => client.call(listShippingCountries)],
  ['addCheckoutShippingAddressV2', (client) => client.call(addCheckoutShippingAddressV2, { body: shippingBody })],
  [
    'listCheckoutShippingMethods',
    (client) => client.call(listCheckoutShippingMethods, { query: { postcode: 'RG1 4AA', type: 'delivery' } }),
  ],
  [
    'setCheckoutShippingMethod',
    (client) => client.call(setCheckoutShippingMethod, { body: { shippingMethod: 'STD' } }),
  ],
  ['listPaymentOptions', (client) => client.call(listPaymentOptions)],
  [
    'getCardProviderPayment',
    (client) => client.call(getCardProviderPayment, { params: { cardProvider, testing: 'true' } }),
  ],
  [
    'payerAuth',
    (client) =>
      client.call(payerAuth, {
        params: { cardProvider },
        body: { transientToken: tokenOfCard(testCards.approved) },
      }),
  ],
  ['payAndCommit', async (client) => client.call(payAndCommit, { body: await payment(client) })],
  [
    'getOrder',
    async (client) => {
      const [order] = await client.call(listCheckoutOrders);
      return client.call(getOrder, { query: { orderId: order?.transactionId ?? '' } });
    },
  ],
];
const registered: readonly Step[] = [
  ['addCartItem', (client) => client.call(addCartItem, { params: wine })],
  ['login', (client) => client.call(login, { body: { email, password: mockPassword } })],
  ['createRegisteredCheckout', (client) => client.call(createRegisteredCheckout)],
];

const kinds = [
  ['500', { kind: 'http', status: 500, serverMessage: undefined }],
  ['422', { kind: 'http', status: 422, serverMessage: 'Something in the request was not accepted.' }],
  ['status-422', { kind: 'status', status: 422, serverMessage: 'Something in the request was not accepted.' }],
  ['malformed', { kind: 'malformed' }],
  ['empty', { kind: 'malformed' }],
  ['offline', { kind: 'network' }],
  ['timeout', { kind: 'timeout' }],
] as const;

const cases = [guest, registered].flatMap((steps) =>
  steps.flatMap(([operationId], index) =>
    // Calls that belong to both sequences are tested in only one.
    steps === registered && guest.some(([id]) => id === operationId)
      ? []
      : kinds.map(([kind, failure]) => [operationId, kind, failure, steps.slice(0, index + 1)] as const),
  ),
);

test.each(cases)(
  '%s: %s causes that failure, changes nothing, and the second call works',
  async (id, kind, failure, steps) => {
    const { mock, client, saved } = testShop();
    for (const [, take] of steps.slice(0, -1)) await take(client);
    const [, take] = steps.at(-1) as Step;
    await mock.configure({ fault: `${id}:${kind}*1` }, 'one');
    const before = saved()?.state;
    expect(await refusal(take(client))).toMatchObject({ operationId: id, ...failure });
    expect(saved()?.state).toEqual(before);
    expect(await refusal(take(client))).toBeUndefined();
    expect(saved()?.faultUses).toEqual({ [`${id}:${kind}*1`]: 1 });
  },
);

test('the calls from a basket to its order place one order with all the data entered [CHKT-013, CHKT-014, CHKT-049, CHKT-050, CHKT-092, CHKT-093, CHKT-094, CHKT-095]', async () => {
  const { client, saved } = testShop();
  const answers = new Map<string, unknown>();
  for (const [operationId, take] of guest) answers.set(operationId, await take(client));
  expect(Object.keys(saved()?.state.orders ?? {})).toHaveLength(1);
  expect(answers.get('listPaymentOptions')).toMatchObject([
    { paymentMode: 'creditCard', paymentProvider: cardProvider },
    { paymentMode: 'paypal' },
    { paymentMode: 'googlePay' },
  ]);
  expect(answers.get('getOrder')).toMatchObject({
    id: expect.stringMatching(/^W\d+$/),
    emailId: email,
    shippingDetails: {
      address: { addressId: expect.any(String), shippingAddress: shippingBody.shippingDetail.shippingAddress },
      shippingMethod: { type: 'STD' },
    },
    orderPriceInfo: { total: expect.any(Number) },
    paymentDetails: [{ type: 'creditCard', amount: expect.any(Number) }],
  });
});
