import { routeOf } from '../../../../mocks/backend/backend.js';
import { addressOf, callsOf } from '../../../../mocks/conformance/calls.js';
import type { Given } from '../../../../mocks/conformance/given.js';
import { handleCall, newShop } from '../../../../mocks/engine/simulation.js';
import { notable } from '../../../../mocks/fixtures/catalogue/notable.js';
import { type Example, exampleLogin } from '../../../../mocks/openapi/notes.js';
import type { Saved } from '../../../../mocks/stores/store.js';
import { cardPermission } from '../../../../mocks/testing/checkoutScenario.js';
import { defaultSettings } from '../../../../mocks/world/settings.js';
import type { Endpoint } from '../../../../src/api/endpoint.js';
import { endpoints, type OperationId } from '../../../../src/api/endpoints.js';
import type { Cart } from '../../../../src/model/basket.js';
import type { UpsellOffers } from '../../../../src/model/offer.js';
import type { Order, PlacedOrder } from '../../../../src/model/order.js';
import type { FreeGift } from '../../../../src/model/plan.js';

/** Returns the entity with which a call before the example was answered. */
type Answered = <Entity>(id: OperationId) => Entity;

interface Beginning {
  /** Calls that come before the example, in order, each with its own example. */
  readonly before?: readonly OperationId[];
  /** Arguments that differ from those of the walk over every call, one for each of its variants. */
  readonly given?: (answered: Answered) => readonly Given[];
}

const basket = ['addCartItem'] as const;
const checkout = [...basket, 'createRegisteredCheckout'] as const;
const authenticated = [...checkout, 'addCheckoutShippingAddressV2', 'setCheckoutShippingMethod', 'payerAuth'] as const;
const toPay = [...authenticated, 'listCheckoutOrders'] as const;
const bought = [...toPay, 'payAndCommit'] as const;

const dueOf = (answered: Answered) => {
  const [due] = answered<readonly Order[]>('listCheckoutOrders')[0]?.paymentDetails ?? [];
  return { amount: due?.amount, cardId: due?.cardId };
};
const placedIn = (answered: Answered): string => answered<PlacedOrder>('payAndCommit').orderId;
const webRedirectDetails = { returnUrl: 'https://www.example/checkout/return?step=2' };
const giftCard = { type: 'Gift Card', serialId: '6335861000000034', voucherPin: '3356' };

/** What has to be begun in a new shop before an example succeeds, or has something to show. */
const beginnings: Partial<Record<OperationId, Beginning>> = {
  addCartItem: { given: () => [{ params: { itemtype: 'itemcode', itemcode: notable.wine, quantity: '3' } }] },
  addMultipleCartItems: {
    given: () => [
      {
        body: {
          cartItems: [
            { itemCode: notable.wine, quantity: 12 },
            { itemCode: notable.mixedCase, quantity: 1 },
          ],
        },
      },
    ],
  },
  getCart: { before: basket },
  getCartUpsellOffers: { before: basket },
  setCartItemQuantity: { before: basket },
  removeCartItem: { before: basket },
  removeCartItemByCommerceId: {
    before: [...basket, 'getCart'],
    given: (answered) => [{ params: { commerceItemId: answered<Cart>('getCart').lineItems[0]?.commerceItemId ?? '' } }],
  },
  applyCheckoutCoupon: { before: basket },
  listFreeGifts: { before: ['addMultipleCartItems'] },
  swapFreeGift: {
    before: ['addMultipleCartItems', 'listFreeGifts'],
    given(answered) {
      const gifts = answered<readonly FreeGift[]>('listFreeGifts');
      const codeOf = (isActive: boolean) => gifts.find((gift) => gift.isActive === isActive)?.itemCode ?? '';
      return [{ query: { activeItemCode: codeOf(true), swapItemCode: codeOf(false) } }];
    },
  },
  createGuestCheckout: { before: basket },
  createRegisteredCheckout: { before: basket },
  createCheckoutOrder: { before: checkout },
  addCheckoutShippingAddress: { before: checkout },
  addCheckoutShippingAddressV2: { before: checkout },
  setCheckoutShippingMethod: { before: [...checkout, 'addCheckoutShippingAddressV2'] },
  setLabelMessages: { before: checkout },
  setGiftMessages: { before: checkout },
  listCheckoutOrders: { before: authenticated },
  payAndCommit: {
    before: toPay,
    given: (answered) => [
      { body: { paymentDetails: [{ type: 'creditCard', ...dueOf(answered) }], webRedirectDetails } },
      { body: { paymentDetails: [{ ...giftCard, amount: dueOf(answered).amount }], webRedirectDetails } },
    ],
  },
  getOrder: { before: bought, given: (answered) => [{ query: { orderId: placedIn(answered) } }] },
  getOrderUpsellOffers: { before: bought, given: (answered) => [{ params: { orderId: placedIn(answered) } }] },
  updatePaymentAndCommit: {
    before: bought,
    given(answered) {
      const { amount, cardId } = dueOf(answered);
      const card = { type: 'creditCard', amount: (amount ?? 0) - 10, cardId };
      const voucher = { type: 'Gift Vouchers', voucherCode: 'GV-10-55208', amount: 10 };
      return [
        { body: { orderId: placedIn(answered), paymentDetails: [card, voucher], webRedirectDetails } },
        { body: { orderId: placedIn(answered), paymentDetails: [{ ...giftCard, amount }], webRedirectDetails } },
      ];
    },
  },
  amendAndCommitOrder: {
    before: [...bought, 'getOrderUpsellOffers'],
    given(answered) {
      const { offerItems } = answered<UpsellOffers>('getOrderUpsellOffers').UpsellOffers;
      const filler = offerItems.find(({ type }) => type === 'FILL_THE_CASE');
      const upsellOfferDetails = { type: 'FILL_THE_CASE', rule: 'upsellonly' };
      const itemDetails = [{ itemCode: filler?.itemCode ?? '', quantity: 1, upsellOfferDetails }];
      return [{ body: { orderId: placedIn(answered), action: 'ACCEPT', itemDetails, cardPermission } }];
    },
  },
};

/** Shortens a list to the entries needed to show its contents. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}

const start = newShop({ ...defaultSettings('law'), ...exampleLogin, latency: 0 });

/** Makes a call in a shop. @throws Error when it is refused, because an example is a call that succeeds */
function made(shop: Saved, row: Endpoint, given: Given): { shop: Saved; body: unknown } {
  const address = addressOf(row, given);
  const route = routeOf(row.method, address);
  if (!route) throw new Error(`${row.id} has no call at ${address}.`);
  const call = { method: row.method, address, body: given.body, sessionId: 'one' };
  const { saved, outcome } = handleCall(shop, call, route);
  if (outcome.type !== 'answer' || outcome.status !== 200)
    throw new Error(`The example of ${row.id} does not succeed: ${JSON.stringify(outcome)}`);
  const body = outcome.format === 'html' ? outcome.body : JSON.parse(JSON.stringify(outcome.body));
  return { shop: saved, body };
}

const rows: Readonly<Record<OperationId, Endpoint>> = endpoints;

/** Creates the examples of every call, each made in a new shop after the examples it needs. */
export function madeExamples(): Readonly<Record<string, readonly Example[]>> {
  const examples: Record<string, readonly Example[]> = {};

  function examplesOf(id: OperationId): readonly Example[] {
    examples[id] ??= newExamples(id);
    return examples[id];
  }

  function newExamples(id: OperationId): readonly Example[] {
    const row = rows[id];
    const { before = [], given } = beginnings[id] ?? {};
    let shop = start;
    const bodies = new Map<OperationId, unknown>();
    for (const earlier of before) {
      const { shop: after, body } = made(shop, rows[earlier], examplesOf(earlier)[0] ?? {});
      shop = after;
      bodies.set(earlier, body);
    }
    const answered: Answered = (earlier) => (bodies.get(earlier) as { response: never }).response;
    const own = given?.(answered);
    return callsOf(row)
      .slice(0, own?.length)
      .map((usual, index) => {
        const input = { ...usual, ...own?.[index] };
        return { ...input, before, answer: shortened(made(shop, row, input).body) };
      });
  }

  for (const id of Object.keys(endpoints) as OperationId[]) examplesOf(id);
  return examples;
}
