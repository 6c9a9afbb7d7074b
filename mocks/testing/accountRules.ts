import { expect } from 'vitest';
import type { Purchase, SavingsAccount, SavingsStatement } from '../../src/model/account.js';
import type { Order } from '../../src/model/order.js';
import type {
  AccountSubscription,
  NextCase,
  PastCase,
  PlanAddress,
  UpcomingCase,
  WinePlan,
  WineRewardEvent,
} from '../../src/model/plan.js';
import { minorUnits } from '../../src/rules/common/money.js';
import type { Plan } from '../backend/plans/planState.js';
import type { Account } from '../backend/state.js';
import type { Moment, Rule } from './runSequence.js';
import { visits } from './visits.js';

const all = '/api/user/subscriptions';
const wineplan = `${all}/wineplan`;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + minorUnits(amount), 0);

/** An account that a call has changed. */
interface Changed {
  readonly before: Account | undefined;
  readonly after: Account;
  /** Reads an address as the account's holder. */
  readonly look: <Entity>(address: string) => Entity;
}

const changedAccounts = ({ shop, before, after }: Moment): Changed[] =>
  Object.values(after.accounts)
    .filter((account) => account !== before.accounts[account.accountId])
    .map((account) => ({
      before: before.accounts[account.accountId],
      after: account,
      look: (address) => shop.lookAs(account.accountId, address),
    }));

/** Returns the plans that have changed. */
const changedPlans = ({ before, after }: Changed): Plan[] =>
  Object.values(after.plans).filter((plan) => plan !== before?.plans[plan.subscriptionId]);

/** A cancelled plan is removed from the plans, and stays among the subscriptions and in the history. */
export const cancelledPlans: Rule = (moment) => changedAccounts(moment).forEach(expectCancelled);

function expectCancelled(changed: Changed): void {
  const { look, before } = changed;
  const cancelled = changedPlans(changed).filter(({ status }) => status === 'CANCELLED');
  if (cancelled.length === 0) return;
  const listed = look<WinePlan[]>(`${all}/wineplans/list`).map((plan) => plan.subscriptionId);
  const subscriptions = look<AccountSubscription[]>(`${all}/subscription/list`);
  for (const { subscriptionId } of cancelled) {
    expect(listed).not.toContain(subscriptionId);
    expect(subscriptions.find((one) => one.subscriptionId === subscriptionId)?.status).toBe('CANCELLED');
    const history = look<PastCase[]>(`${wineplan}/history/casehistory/${subscriptionId}`);
    const wasDue = (before?.plans[subscriptionId]?.upcoming.length ?? 0) > 0;
    if (wasDue) expect(history.map(({ status }) => status)).toContain('CANCELLED');
    expect(history.length).toBeGreaterThan(0);
  }
}

/** All calls about an active or suspended plan agree with each other. */
export const livePlans: Rule = (moment) => {
  const isPoints = moment.shop.shop.site.money === 'points';
  for (const changed of changedAccounts(moment)) expectLive(changed, isPoints);
};

function expectLive(account: Changed, isPoints: boolean): void {
  const { look } = account;
  const changed = changedPlans(account).filter(({ status }) => status !== 'CANCELLED');
  if (changed.length === 0) return;
  const listed = look<WinePlan[]>(`${all}/wineplans/list`);
  for (const livePlan of changed) {
    const { subscriptionId, skipped } = livePlan;
    const plan = listed.find((one) => one.subscriptionId === subscriptionId);
    const upcoming = look<UpcomingCase[]>(`${wineplan}/${subscriptionId}/upcomingcases`);
    const days = upcoming.map(({ deliveryDate }) => deliveryDate);
    expect(days).toEqual([...new Set(days)].toSorted());
    expect(plan?.nextDeliveryDate).toBe(days[0]);
    expect(days.length >= 4).toBe(plan?.status === 'ACTIVE');
    const history = look<PastCase[]>(`${wineplan}/history/casehistory/${subscriptionId}`);
    expect(history.filter(({ status }) => status === 'SKIPPED')).toHaveLength(skipped.length);
    for (const { deliveryDate } of skipped) expect(days).not.toContain(deliveryDate);
    const [next] = upcoming;
    const { deliveryTypeCode, deliveryAddressId, shopAddressId } = livePlan;
    const usual = deliveryTypeCode === 'SHOP' ? shopAddressId : deliveryAddressId;
    const addresses = look<PlanAddress[]>(`${wineplan}/addresses/${subscriptionId}`);
    const used = addresses.filter(({ isDeliveryAddress }) => isDeliveryAddress).map(({ addressId }) => addressId);
    expect(used).toEqual(usual ? [usual] : []);
    if (next) expectNextCase(look, isPoints, subscriptionId, next);
  }
}

function expectNextCase(look: Changed['look'], isPoints: boolean, subscriptionId: string, next: UpcomingCase): void {
  const { wines, total, bottleCount, isSaved } = look<NextCase>(
    `${wineplan}/${subscriptionId}/nextcase/${next.orderId}`,
  );
  expect(minorUnits(total)).toBe(sumOf(wines.map(({ amount }) => amount)));
  expect(bottleCount).toBe(wines.reduce((sum, { quantity }) => sum + quantity, 0));
  expect(wines.every(({ quantity }) => quantity >= 1 && quantity <= 99)).toBe(true);
  if (isPoints) expect([next.total, total].every(Number.isInteger)).toBe(true);
  if (isSaved) expect(next).toMatchObject({ total, bottleCount });
}

/** A plan's address and payment method belong to the account. */
export const planHoldings: Rule = (moment) => changedAccounts(moment).forEach(expectHoldings);

function expectHoldings({ after: { plans, addresses, cards } }: Changed): void {
  const paymentIds = ['paypal', ...cards.map(({ cardId }) => cardId)];
  for (const plan of Object.values(plans).filter(({ status }) => status !== 'CANCELLED')) {
    if (plan.paymentId) expect(paymentIds).toContain(plan.paymentId);
    const { deliveryTypeCode, deliveryAddressId } = plan;
    if (deliveryTypeCode === 'HOME' && deliveryAddressId)
      expect(addresses.map(({ addressId }) => addressId)).toContain(deliveryAddressId);
  }
}

/** The savings equal the sum of the statement, and the sum of the amounts in the wine reward's events. */
export const savings: Rule = (moment) => {
  const isPoints = moment.shop.shop.site.money === 'points';
  for (const changed of changedAccounts(moment)) expectSavings(changed, isPoints);
};

function expectSavings({ look, after }: Changed, isPoints: boolean): void {
  const accountId = after.savings?.accountId;
  if (!accountId) return;
  const at = '/api/user/savingsaccounts';
  const { balance } = look<SavingsAccount>(`${at}/${accountId}`);
  const { entries } = look<SavingsStatement>(`${at}/statement/${accountId}`);
  expect(sumOf(entries.map(({ amount }) => amount))).toBe(minorUnits(balance));
  expect(balance).toBeGreaterThanOrEqual(0);
  if (isPoints) expect([balance, ...entries.map(({ amount }) => amount)].every(Number.isInteger)).toBe(true);
  const reward = Object.values(after.memberships).find(({ type }) => type === 'WINEREWARD');
  const events = look<WineRewardEvent[]>(`${all}/winereward/${reward?.subscriptionId}/events`);
  expect(sumOf(events.map(({ amount = 0 }) => amount))).toBe(minorUnits(balance));
}

/** No list of an account holds an item twice, and no item is both a favourite and disliked. */
export const lists: Rule = (moment) => changedAccounts(moment).forEach(expectLists);

function expectLists({ after }: Changed): void {
  const { favourites, antiFavourites, recentlyBrowsed, addresses, cards, vouchers } = after;
  const ids = addresses.map(({ addressId }) => addressId);
  for (const list of [
    [...favourites, ...antiFavourites],
    recentlyBrowsed,
    ids,
    cards.map(({ cardId }) => cardId),
    vouchers,
  ])
    expect(list).toHaveLength(new Set(list).size);
  expect(recentlyBrowsed.length).toBeLessThanOrEqual(12);
}

/** A successful call has the requested effect on its list. */
export const listsAsAsked: Rule = ({ shop, before, call, status, session }) => {
  const account = shop.accountOf(session);
  const was = account && before.accounts[account.accountId];
  if (status !== 200 || !account || !was) return;
  const { address, body } = call;
  const target = address.split('/').at(-1) ?? '';
  const { favourites, antiFavourites, savings: aside, addresses, plans } = account;
  if (address.includes('/favourites/delete/')) expect(favourites).not.toContain(target);
  else if (address.includes('/favourites/')) {
    const isDisliked = (body as { AntiFavourite?: boolean }).AntiFavourite ?? false;
    expect([favourites.includes(target), antiFavourites.includes(target)]).toEqual([!isDisliked, isDisliked]);
  } else if (address.includes('/refund/')) expect(aside?.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  else if (address.includes('/autorefund/')) expect(aside?.autoRefund).toBe(true);
  else if (address.endsWith('/shipping/addresses') && address.startsWith('/api/user'))
    expect(addresses.slice(0, -1)).toEqual(was.addresses);
  else if (call.method === 'DELETE' && address.includes('/shipping/address/'))
    expect(JSON.stringify({ addresses, plans })).not.toContain(`"${target}"`);
};

/** A call only changes its session's own account: the current one, or the one it leaves or enters. */
export const ownAccountOnly: Rule = (moment) => {
  const { shop, before, session, call } = moment;
  const own = [before.sessions[`visit ${session}`]?.accountId, shop.accountOf(session)?.accountId];
  // A spent voucher is removed from every basket, and the clock moves for every account.
  if (call.address.endsWith('/payandcommit') || call.address === '/__mock/clock') return;
  for (const { after } of changedAccounts(moment)) expect(own).toContain(after.accountId);
};

/** A sent case is an order of its owner that matches the history, and nobody else can read it. */
export const sentCases: Rule = (moment) => {
  const { shop } = moment;
  for (const changed of changedAccounts(moment)) {
    const { accountId } = changed.after;
    for (const { subscriptionId, delivered } of changedPlans(changed)) {
      const count = changed.before?.plans[subscriptionId]?.delivered.length ?? delivered.length;
      const history = changed.look<PastCase[]>(`${wineplan}/history/casehistory/${subscriptionId}`);
      for (const { orderId, sent } of delivered.slice(count)) {
        if (!sent) continue;
        const order = changed.look<Order>(`/api/user/order?orderId=${orderId}`);
        const { total } = order.orderPointsInfo ?? order.orderPriceInfo;
        const lines = order.lineItems.map((line) => (line.itemPointsInfo ?? line.itemPriceInfo).amount);
        expect([sumOf(lines), sumOf(order.paymentDetails.map(({ amount }) => amount))]).toEqual(
          [total, total].map(minorUnits),
        );
        expect(history.find((one) => one.orderId === orderId)?.total).toBe(total);
        const { purchases } = changed.look<{ purchases: Purchase[] }>('/api/user/purchases/list');
        expect(purchases.find((one) => one.orderId === orderId)?.total).toBe(total);
        for (const session of visits.filter(
          (visit) => moment.after.sessions[`visit ${visit}`]?.accountId !== accountId,
        ))
          expect(shop.statusOf(`/api/user/order?orderId=${orderId}`, session)).toBe(404);
      }
    }
  }
};

/** An order can be read only by its customer and the session that placed it, under either id. */
export const othersOrders: Rule = ({ shop, before, after }) => {
  if (before.orders === after.orders && before.sessions === after.sessions) return;
  for (const session of visits) {
    const { orders: ofVisit = [] } = after.sessions[`visit ${session}`] ?? {};
    const ofAccount = after.sessions[`visit ${session}`]?.login === 'hard' ? shop.accountOf(session)?.orders : [];
    for (const { id, transactionId } of Object.values(after.orders)) {
      const isTheirs = ofVisit.includes(id) || (ofAccount ?? []).includes(id);
      for (const reference of [id, transactionId])
        expect(shop.statusOf(`/api/user/order?orderId=${reference}`, session)).toBe(isTheirs ? 200 : 404);
    }
  }
};
