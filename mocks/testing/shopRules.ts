import { expect } from 'vitest';
import type { Purchase } from '../../src/model/account.js';
import type { Cart, LineItem } from '../../src/model/basket.js';
import type { Order } from '../../src/model/order.js';
import type { Product } from '../../src/model/product.js';
import { cartFigures, classificationOf, isFreeLine } from '../../src/rules/common/basket.js';
import { minorUnits } from '../../src/rules/common/money.js';
import { schemeStartedBy } from '../backend/basket/classification.js';
import type { ShopState } from '../backend/state.js';
import type { Rule } from './runSequence.js';
import { visits } from './visits.js';

type Sums = Pick<Cart, 'lineItems' | 'orderPriceInfo' | 'orderPointsInfo'>;

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** The total is the lines minus the savings plus the delivery, in pence or cents and in whole points. */
function expectSum({ lineItems, orderPriceInfo, orderPointsInfo }: Sums, isPoints: boolean): void {
  const { rawSubtotal, savings, shipping, total: due, pricingBreakdown = [] } = orderPriceInfo;
  const lines = total(lineItems.map(({ itemPriceInfo }) => minorUnits(itemPriceInfo.amount)));
  expect(minorUnits(rawSubtotal)).toBe(lines);
  expect(minorUnits(savings)).toBe(total(pricingBreakdown.map(({ amount }) => minorUnits(amount))));
  expect(minorUnits(due)).toBe(lines - minorUnits(savings) + minorUnits(shipping));
  expect(due).toBeGreaterThanOrEqual(0);
  expect(lineItems.every(({ quantity }) => quantity >= 1 && quantity <= 99)).toBe(true);
  expect(orderPointsInfo !== undefined).toBe(isPoints);
  if (!orderPointsInfo) return;
  const points = lineItems.map(({ itemPointsInfo }) => itemPointsInfo?.amount ?? Number.NaN);
  const { rawSubtotal: full = 0, savings: less = 0, shipping: sent = 0, total: whole } = orderPointsInfo;
  expectWhole([...points, full, less, sent, whole]);
  expect([full, whole]).toEqual([total(points), full - less + sent]);
}

function expectWhole(amounts: readonly number[]): void {
  expect(amounts.filter((amount) => !Number.isInteger(amount))).toEqual([]);
}

const giftFrom = 20_000;
const memberships = new Set(['SUBSCRIPTION_RECRUITMENT_ITEM', 'WINEREWARD_RECRUITMENT_ITEM']);

/** A basket has its free gift exactly when its goods are worth enough, and gifts cost nothing. */
function expectGifts({ lineItems, orderPriceInfo }: Cart, eVoucher: string, isUnwanted: boolean): void {
  expect(lineItems.filter((line) => isFreeLine(line) && line.itemPriceInfo.amount !== 0)).toEqual([]);
  const delivered = lineItems.filter(
    (line) => line.product.itemCode !== eVoucher && !memberships.has(classificationOf(line) ?? ''),
  );
  const [multiBuy = 0] = (orderPriceInfo.pricingBreakdown ?? [])
    .filter(({ description }) => description === 'Multi-buy saving')
    .map(({ amount }) => minorUnits(amount));
  const goods = total(delivered.map(({ itemPriceInfo }) => minorUnits(itemPriceInfo.amount))) - multiBuy;
  const ofKind = (kind: string) => lineItems.filter((line) => classificationOf(line) === kind).length;
  expect(ofKind('FREEGIFT_PROMOTION_ITEM')).toBe(goods >= giftFrom && !isUnwanted ? 1 : 0);
  expect(ofKind('SUBSCRIPTION_FREE_ITEM')).toBeLessThanOrEqual(ofKind('WINEPLAN_RECRUITMENT_ITEM'));
  expect(ofKind('WINEREWARD_FREE_ITEM')).toBeLessThanOrEqual(ofKind('WINEREWARD_RECRUITMENT_ITEM'));
}

export const baskets: Rule = ({ shop }) => {
  const { site } = shop.shop;
  for (const visit of visits) {
    const cart = shop.look<Cart>('/api/cart/list?validate=true', visit);
    expectSum(cart, site.money === 'points');
    expect(cart.numLineItems).toBe(cart.lineItems.length);
    const { giftChoices } = shop.basketOf(visit) ?? {};
    expectGifts(cart, site.eVoucherItemCode, giftChoices?.FREEGIFT_PROMOTION_ITEM === null);
  }
};

/** A placed or extended order is the same in every call, and its payments add up to its total. */
export const orders: Rule = ({ shop, before, after, call, status }) => {
  const count = Object.keys(after.orders).length - Object.keys(before.orders).length;
  const isPaid = call.address.endsWith('/payandcommit') && status === 200;
  expect([0, isPaid ? 1 : 0]).toContain(count);
  if (before.orders === after.orders) return;
  const { money } = shop.shop.site;
  for (const order of Object.values(after.orders).filter((one) => one !== before.orders[one.id])) {
    const { id, transactionId, isGuest, adjustments, paymentDetails, shippingDetails } = order;
    expectSum({ ...order, orderPriceInfo: withBreakdown(order, money === 'points') }, money === 'points');
    const figures = cartFigures(order, money);
    const paid = paymentDetails.map(({ amount }) => amount);
    expect(total(paid.map(minorUnits))).toBe(minorUnits(figures.total));
    if (money === 'points') expectWhole([...paid, ...adjustments.map(({ adjustmentAmount }) => adjustmentAmount)]);
    expect([0, shippingDetails.shippingMethod?.price]).toContain(figures.shipping);
    const placer = visits.find((visit) => after.sessions[`visit ${visit}`]?.orders.includes(id));
    if (placer) expect(shop.look(`/api/user/order?orderId=${transactionId}`, placer)).toEqual(order);
    const owners = Object.values(after.accounts).filter((account) => account.orders.includes(id));
    expect(owners).toHaveLength(isGuest ? 0 : 1);
    for (const { accountId } of owners) {
      const { purchases } = shop.lookAs<{ purchases: Purchase[] }>(accountId, '/api/user/purchases/list');
      const purchase = purchases.find(({ orderId }) => orderId === id);
      expect(shop.lookAs(accountId, `/api/user/orderhistory/details/${id}`)).toEqual(order);
      expect(purchase).toMatchObject({ total: figures.total, numBottles: order.numBottles });
      expect(purchase?.items.map(({ quantity }) => quantity)).toEqual(order.lineItems.map(({ quantity }) => quantity));
    }
  }
};

/** Returns the price info of an order with its adjustments as the breakdown of its savings. */
const withBreakdown = ({ orderPriceInfo, adjustments }: Order, isPoints: boolean): Cart['orderPriceInfo'] => ({
  ...orderPriceInfo,
  pricingBreakdown: adjustments.map(({ promotionName, adjustmentAmount }) => ({
    description: promotionName,
    amount: isPoints ? adjustmentAmount / 100 : adjustmentAmount,
  })),
});

/** Paying again for a paid order changes nothing. */
export const onceOnly: Rule = ({ before, after, call, session }) => {
  const wasPlaced = before.sessions[`visit ${session}`]?.checkout?.isPlaced;
  if (wasPlaced && call.address.endsWith('/payandcommit')) expect(after).toBe(before);
};

/** The stock of every item falls by the quantity ordered, which never exceeds it. */
export const stock: Rule = ({ shop, before, after }) => {
  if (before.orders === after.orders && before.sold === after.sold) return;
  const ordered = new Map<string, number>();
  for (const { product, quantity } of Object.values(after.orders).flatMap(({ lineItems }) => lineItems))
    ordered.set(product.itemCode, (ordered.get(product.itemCode) ?? 0) + quantity);
  for (const [itemCode, count] of ordered) {
    const atFirst = shop.shop.items.get(itemCode)?.product.inventoryInfo?.stockQty;
    if (atFirst === undefined) continue;
    expect(count).toBeLessThanOrEqual(atFirst);
    expect(shop.look<Product>(`/api/product/item/${itemCode}`, visits[0]).inventoryInfo?.stockQty).toBe(
      atFirst - count,
    );
  }
};

/** A shopper uses a voucher for one order, and afterwards the account's basket does not have it. */
export const vouchers: Rule = ({ before, after }) => {
  if (before.orders === after.orders) return;
  const names = Object.values(after.orders).flatMap(({ adjustments }) => adjustments.map((one) => one.promotionName));
  const used = names.filter((name) => name.startsWith('Voucher ')).map((name) => name.replace('Voucher ', ''));
  const spent = Object.entries(after.spentVouchers ?? {});
  expect(used.toSorted()).toEqual(spent.flatMap(([code, shoppers]) => shoppers.map(() => code)).toSorted());
  for (const [code, shoppers] of spent) {
    expect(shoppers).toHaveLength(new Set(shoppers).size);
    for (const shopper of shoppers) expect(after.accounts[shopper]?.voucher).not.toBe(code);
  }
};

const startsPlan = ({ product }: LineItem): boolean => schemeStartedBy(product.itemCode) !== undefined;
const planLines = ({ orders: placed }: ShopState): number =>
  Object.values(placed).flatMap(({ isGuest, lineItems }) => (isGuest ? [] : lineItems.filter(startsPlan))).length;
const planCount = ({ accounts }: ShopState): number =>
  Object.values(accounts).reduce((sum, { plans }) => sum + Object.keys(plans).length, 0);

/** A plan starts only with its first case in a customer's order or by subscribing. */
export const plansBegun: Rule = ({ before, after, call, status }) => {
  // A new account already has its initial plans.
  if (Object.keys(before.accounts).length !== Object.keys(after.accounts).length) return;
  const subscribed = call.address.endsWith('/wineplan/subscribe') && status === 200 ? 1 : 0;
  expect(planCount(after) - planCount(before)).toBe(planLines(after) - planLines(before) + subscribed);
};
