import type { Purchase, RatedItem } from '../../../src/model/account.js';
import type { Order } from '../../../src/model/order.js';
import { cartFigures } from '../../../src/rules/basket.js';
import { isUnlimitedMember } from '../../../src/rules/membership.js';
import { homeAddressOf } from '../../fixtures/addresses.js';
import { addressIdOf, hasHistory } from '../../fixtures/customers.js';
import { dateAsString } from '../../fixtures/dates.js';
import { dayOf, daysAfter } from '../../fixtures/days.js';
import { pickedFor } from '../../fixtures/picks.js';
import { hash } from '../../fixtures/seeded.js';
import { accounts, emailOf, isPersona, type Persona, personas } from '../../personas.js';
import type { Shop } from '../../world.js';
import { adjustmentsOf, pricedCart } from '../basket/pricing.js';
import type { Account } from '../state.js';
import {
  pastGiftLinesAt,
  pastMessagesAt,
  pastMethodAt,
  pastPaymentsAt,
  pastVoucherAt,
  withPastSavings,
} from './pastDetails.js';

interface History {
  readonly orders: ReadonlyMap<string, Order>;
  readonly purchases: readonly Purchase[];
  readonly ratings: readonly RatedItem[];
}

const histories = new WeakMap<Shop, Map<string, History>>();
const nothing: History = { orders: new Map(), purchases: [], ratings: [] };

/** What the account bought before anyone came to this shop. It follows from the world, so it is worked out once and
 * stands in no state: no other call has to carry it. */
function historyOf({ accountId }: Account, shop: Shop): History {
  const known = histories.get(shop) ?? new Map<string, History>();
  histories.set(shop, known);
  const isUsed = isPersona(accountId) && hasHistory(accountId);
  const history = known.get(accountId) ?? (isUsed ? newHistory(accountId, shop) : nothing);
  known.set(accountId, history);
  return history;
}

export const pastPurchases = (account: Account, shop: Shop): readonly Purchase[] => historyOf(account, shop).purchases;
export const pastRatings = (account: Account, shop: Shop): readonly RatedItem[] => historyOf(account, shop).ratings;

/** An order of that time by its id or its transaction's. */
export const pastOrder = (account: Account, shop: Shop, id: string): Order | undefined =>
  historyOf(account, shop).orders.get(id);

/** An order in short. */
export const purchaseOf = (order: Order, orderDateAsString: string, { site }: Shop): Purchase => ({
  orderId: order.id,
  orderDateAsString,
  numBottles: order.numBottles,
  total: cartFigures(order, site.money).total,
  items: order.lineItems.map(({ product, quantity }) => ({
    itemCode: product.itemCode,
    name: product.name,
    quantity,
  })),
});

/** How many orders, and how many days lie between them. */
const ordinary = { orders: 6, days: 43 };
const heavy = { orders: 1000, days: 3 };
const ratedAtMost = 40;

function newHistory(persona: Persona, shop: Shop): History {
  const { clock } = shop.world;
  const { orders: count, days } = persona === 'heavy' ? heavy : ordinary;
  const dated = Array.from({ length: count }, (_, index) => {
    const date = dateAsString(new Date(daysAfter(dayOf(new Date(clock)), -(index + 1) * days)));
    return { order: pastOrderAt(index, persona, shop), date };
  });
  const bought = new Map(
    dated.flatMap(({ order, date }) => order.lineItems.map(({ product }) => [product.itemCode, date] as const)),
  );
  return {
    orders: new Map(dated.flatMap(({ order }) => [order.id, order.transactionId ?? ''].map((id) => [id, order]))),
    purchases: dated.map(({ order, date }) => purchaseOf(order, date, shop)),
    ratings: [...bought].slice(0, ratedAtMost).flatMap(([itemCode, ratedOnAsString]) => {
      const product = shop.items.get(itemCode)?.product;
      return product ? [{ product, rating: 3 + (hash(`rating:${persona}:${itemCode}`) % 3), ratedOnAsString }] : [];
    }),
  };
}

/** The latest past order of an account has the highest number; no two accounts have one. */
const numberOf = (index: number, persona: Persona): number => 90_000 - 2_000 * personas.indexOf(persona) - index;

/** The so-manieth order back from the shop's present moment: one to three things out of what the account likes to buy. */
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
      address: { addressId: addressIdOf(persona, 1), shippingAddress: homeAddressOf(accounts[persona], site.country) },
      shippingMethod: method,
    },
    paymentDetails: pastPaymentsAt(index, persona, total, site),
    ...pastMessagesAt(index),
    adjustments: adjustmentsOf(cart, shop),
  };
}
