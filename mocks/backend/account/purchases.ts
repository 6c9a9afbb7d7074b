import type { Purchase, RatedItem } from '../../../src/model/account.js';
import type { Address } from '../../../src/model/address.js';
import type { Order } from '../../../src/model/order.js';
import { cartFigures } from '../../../src/rules/common/basket.js';
import { dayOf, daysAfter } from '../../../src/rules/common/days.js';
import { isUnlimitedMember } from '../../../src/rules/common/unlimitedMember.js';
import { homeAddressOf } from '../../fixtures/addresses.js';
import { addressIdOf } from '../../fixtures/customers.js';
import { dateAsString } from '../../fixtures/dates.js';
import { pickedFor } from '../../fixtures/picks.js';
import { hash } from '../../fixtures/seeded.js';
import { accounts, emailOf, isPersona, type Persona, personas } from '../../world/personas.js';
import type { Shop } from '../../world/world.js';
import { adjustmentsOf, pricedCart } from '../basket/pricing.js';
import { caseOrderOf, sentCases, transactionIdOf } from '../plans/caseOrders.js';
import { openingHoldings } from '../plans/holdings.js';
import { caseSent } from '../plans/planViews.js';
import { renewalOrderOf } from '../plans/renewals.js';
import type { Account, ShopState } from '../state.js';
import {
  pastGiftLinesAt,
  pastMessagesAt,
  pastMethodAt,
  pastPaymentsAt,
  pastVoucherAt,
  withPastSavings,
} from './pastDetails.js';

/** An order, and the day it was placed or sent, as yyyy-mm-dd. */
interface DatedOrder {
  readonly order: Order;
  readonly day: string;
}

interface History {
  readonly orders: ReadonlyMap<string, Order>;
  readonly purchases: readonly Purchase[];
  readonly ratings: readonly RatedItem[];
}

const histories = new WeakMap<Shop, Map<string, History>>();
const nothing: History = { orders: new Map(), purchases: [], ratings: [] };

/** Returns the account's purchases from before the shop started. They follow from the world, so they are computed once
 * and kept out of the state, because other calls would have to carry them. */
function historyOf({ accountId }: Account, shop: Shop): History {
  const shopHistories = histories.get(shop) ?? new Map<string, History>();
  histories.set(shop, shopHistories);
  const isUsed = isPersona(accountId) && accounts[accountId].hasHistory;
  const history = shopHistories.get(accountId) ?? (isUsed ? newHistory(accountId, shop) : nothing);
  shopHistories.set(accountId, history);
  return history;
}

export const pastRatings = (account: Account, shop: Shop): readonly RatedItem[] => historyOf(account, shop).ratings;

/** Returns an order from before the shop started, or a sent case or a renewal since then, by its id or transaction id. */
export function pastOrder(account: Account, shop: Shop, id: string): Order | undefined {
  const sent = sentCases(account).find(({ orderId }) => [orderId, transactionIdOf(orderId)].includes(id));
  if (sent) return caseOrderOf(sent, shop);
  const renewal = account.renewals?.find(({ orderId }) => [orderId, transactionIdOf(orderId)].includes(id));
  return renewal ? renewalOrderOf(renewal, shop) : historyOf(account, shop).orders.get(id);
}

const byDay = (a: DatedOrder, b: DatedOrder): number => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0);

/** Returns all purchases of an account, latest first. */
export function purchasesOf(state: ShopState, account: Account, shop: Shop, today: string): Purchase[] {
  const here = [
    ...account.orders
      .flatMap((id) => state.orders[id] ?? [])
      .map((order) => ({ order, day: state.orderedOn?.[order.id] ?? today })),
    ...sentCases(account).map((sent) => ({ order: caseOrderOf(sent, shop), day: sent.deliveryDate })),
    ...(account.renewals ?? []).map((renewal) => ({ order: renewalOrderOf(renewal, shop), day: renewal.day })),
  ];
  return [
    ...here
      .reverse()
      .sort(byDay)
      .map(({ order, day }) => purchaseOf(order, day, shop)),
    ...historyOf(account, shop).purchases,
  ];
}

/** Returns the summary of an order. */
const purchaseOf = (order: Order, day: string, { site }: Shop): Purchase => ({
  orderId: order.id,
  orderDateAsString: dateAsString(new Date(day)),
  numBottles: order.numBottles,
  total: cartFigures(order, site.money).total,
  items: order.lineItems.map(({ product, quantity }) => ({
    itemCode: product.itemCode,
    name: product.name,
    quantity,
  })),
});

const ratedAtMost = 40;

function newHistory(persona: Persona, shop: Shop): History {
  const { clock } = shop.world;
  const { count, daysBetween } = accounts[persona].pastOrders;
  const placed = Array.from({ length: count }, (_, index): DatedOrder => {
    const day = daysAfter(dayOf(new Date(clock)), -(index + 1) * daysBetween);
    return { order: pastOrderAt(index, persona, shop), day };
  });
  const all = [...placed, ...pastCases(persona, shop)].sort(byDay);
  const bought = new Map(
    placed.flatMap(({ order, day }) => order.lineItems.map(({ product }) => [product.itemCode, day] as const)),
  );
  return {
    orders: new Map(all.flatMap(({ order }) => [order.id, order.transactionId ?? ''].map((id) => [id, order]))),
    purchases: all.map(({ order, day }) => purchaseOf(order, day, shop)),
    ratings: [...bought]
      .flatMap(([itemCode, day]) => {
        const { product, kind } = shop.items.get(itemCode) ?? {};
        const ratedOnAsString = dateAsString(new Date(day));
        // Nobody tastes a gift card.
        if (!product || kind === 'gift') return [];
        return [{ product, rating: 3 + (hash(`rating:${persona}:${itemCode}`) % 3), ratedOnAsString }];
      })
      .slice(0, ratedAtMost),
  };
}

/** Returns the cases sent by plans before the shop started: to the home address, by standard delivery, paid by the
 * first card. */
function pastCases(persona: Persona, shop: Shop): DatedOrder[] {
  const address = homeOf(persona, shop);
  return Object.values(openingHoldings(persona, shop).plans).flatMap(({ delivered, deliveryMethod }) =>
    delivered.map((delivery) => {
      const { total } = caseSent(delivery, deliveryMethod, shop);
      const payments = pastPaymentsAt(0, persona, total, shop.site);
      const sent = { emailId: emailOf(persona), address, deliveryMethod, payments };
      return { order: caseOrderOf({ ...delivery, sent }, shop), day: delivery.deliveryDate };
    }),
  );
}

const homeOf = (persona: Persona, { site }: Shop): Address => ({
  addressId: addressIdOf(persona, 1),
  shippingAddress: homeAddressOf(accounts[persona], site.country),
});

/** Returns the number of a past order. The latest has the highest number, and no two accounts share one. */
const numberOf = (index: number, persona: Persona): number => 90_000 - 2_000 * personas.indexOf(persona) - index;

/** Returns a past order by its position before the shop's current time: one to three of the items the account likes to
 * buy. */
function pastOrderAt(index: number, persona: Persona, shop: Shop): Order {
  const { site, world } = shop;
  const { subscriptions } = accounts[persona];
  const codes = pickedFor(persona, shop, 'bought');
  const chance = hash(`order:${persona}:${world.seed}:${index}`);
  const lines = Array.from({ length: 1 + (chance % 3) }, (_, place) => ({
    commerceItemId: `past${index}-${place}`,
    itemCode: codes[(index * 3 + place * 7) % codes.length] ?? '',
    quantity: 1 + ((chance >> (place * 3)) & 3),
  }));
  const profile = { trustedDetails: { subscriptions: [...subscriptions] } };
  const isMember = isUnlimitedMember(profile);
  const method = pastMethodAt(index, site, isMember);
  const all = [...lines, ...pastGiftLinesAt(index, site)];
  const { numLineItems: _, ...priced } = pricedCart(all, profile, shop, method, pastVoucherAt(index));
  const cart = withPastSavings(priced, index, site, isMember);
  const { total } = cartFigures(cart, site.money);
  return {
    ...cart,
    id: `W${numberOf(index, persona)}`,
    transactionId: `T${200_000 + numberOf(index, persona)}`,
    emailId: emailOf(persona),
    isGuest: false,
    shippingDetails: {
      address: homeOf(persona, shop),
      shippingMethod: method,
    },
    paymentDetails: pastPaymentsAt(index, persona, total, site),
    ...pastMessagesAt(index),
    adjustments: adjustmentsOf(cart, shop),
  };
}
