import { expect } from 'vitest';
import type { SavingsAccount, SavingsStatement } from '../../src/model/account.js';
import type {
  AccountSubscription,
  NextCase,
  PastCase,
  PlanAddress,
  UpcomingCase,
  WinePlan,
  WineRewardEvent,
} from '../../src/model/plan.js';
import { minorUnits } from '../../src/rules/money.js';
import type { Plan } from '../backend/plans/planState.js';
import type { RecordedShop } from './recordedShop.js';
import type { Moment, Rule } from './runSequence.js';

const all = '/api/user/subscriptions';
const wineplan = `${all}/wineplan`;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + minorUnits(amount), 0);

/** The plans that are not as they were. */
const changedPlans = ({ before, after }: Moment): Plan[] =>
  Object.values(after.account?.plans ?? {}).filter((plan) => plan !== before.account?.plans[plan.subscriptionId]);

/** A plan that is cancelled leaves the lists and stays in history. */
export const cancelledPlans: Rule = (moment) => {
  const { shop, before } = moment;
  const cancelled = changedPlans(moment).filter(({ status }) => status === 'CANCELLED');
  if (cancelled.length === 0) return;
  const listed = [
    ...shop.look<WinePlan[]>(`${all}/wineplans/list`),
    ...shop.look<AccountSubscription[]>(`${all}/subscription/list`),
  ].map(({ subscriptionId }) => subscriptionId);
  for (const { subscriptionId } of cancelled) {
    expect(listed).not.toContain(subscriptionId);
    const history = shop.look<PastCase[]>(`${wineplan}/history/casehistory/${subscriptionId}`);
    const wasDue = (before.account?.plans[subscriptionId]?.upcoming.length ?? 0) > 0;
    if (wasDue) expect(history.map(({ status }) => status)).toContain('CANCELLED');
    expect(history.length).toBeGreaterThan(0);
  }
};

/** What a live plan says of itself agrees, wherever it says it. */
export const livePlans: Rule = (moment) => {
  const { shop } = moment;
  const changed = changedPlans(moment).filter(({ status }) => status !== 'CANCELLED');
  if (changed.length === 0) return;
  const listed = shop.look<WinePlan[]>(`${all}/wineplans/list`);
  for (const kept of changed) {
    const { subscriptionId, skipped } = kept;
    const plan = listed.find((one) => one.subscriptionId === subscriptionId);
    const upcoming = shop.look<UpcomingCase[]>(`${wineplan}/${subscriptionId}/upcomingcases`);
    const days = upcoming.map(({ deliveryDate }) => deliveryDate);
    expect(days).toEqual([...new Set(days)].toSorted());
    expect(plan?.nextDeliveryDate).toBe(days[0]);
    expect(days.length >= 4).toBe(plan?.status === 'ACTIVE');
    const history = shop.look<PastCase[]>(`${wineplan}/history/casehistory/${subscriptionId}`);
    expect(history.filter(({ status }) => status === 'SKIPPED')).toHaveLength(skipped.length);
    for (const { deliveryDate } of skipped) expect(days).not.toContain(deliveryDate);
    const [next] = upcoming;
    const { deliveryTypeCode, deliveryAddressId, shopAddressId } = kept;
    const usual = deliveryTypeCode === 'SHOP' ? shopAddressId : deliveryAddressId;
    const addresses = shop.look<PlanAddress[]>(`${wineplan}/addresses/${subscriptionId}`);
    const used = addresses.filter(({ isDeliveryAddress }) => isDeliveryAddress).map(({ addressId }) => addressId);
    expect(used).toEqual(usual ? [usual] : []);
    if (next) expectNextCase(shop, subscriptionId, next);
  }
};

function expectNextCase({ look, shop }: RecordedShop, subscriptionId: string, next: UpcomingCase): void {
  const { wines, total, bottleCount, isSaved } = look<NextCase>(
    `${wineplan}/${subscriptionId}/nextcase/${next.orderId}`,
  );
  expect(minorUnits(total)).toBe(sumOf(wines.map(({ amount }) => amount)));
  expect(bottleCount).toBe(wines.reduce((sum, { quantity }) => sum + quantity, 0));
  expect(wines.every(({ quantity }) => quantity >= 1 && quantity <= 99)).toBe(true);
  if (shop.site.money === 'points') expect([next.total, total].every(Number.isInteger)).toBe(true);
  if (isSaved) expect(next).toMatchObject({ total, bottleCount });
}

/** A plan goes to an address the account has, and is paid for by what it has. */
export const planHoldings: Rule = ({ before, after }) => {
  if (before.account === after.account) return;
  const { plans = {}, addresses = [], cards = [] } = after.account ?? {};
  const paymentIds = ['paypal', ...cards.map(({ cardId }) => cardId)];
  for (const plan of Object.values(plans).filter(({ status }) => status !== 'CANCELLED')) {
    if (plan.paymentId) expect(paymentIds).toContain(plan.paymentId);
    const { deliveryTypeCode, deliveryAddressId } = plan;
    if (deliveryTypeCode === 'HOME' && deliveryAddressId)
      expect(addresses.map(({ addressId }) => addressId)).toContain(deliveryAddressId);
  }
};

/** The savings are what the statement adds up to, and what the wine reward's events say of money. */
export const savings: Rule = ({ shop, after }) => {
  const accountId = after.account?.savings?.accountId;
  if (!accountId) return;
  const at = '/api/user/savingsaccounts';
  const { balance } = shop.look<SavingsAccount>(`${at}/${accountId}`);
  const { entries } = shop.look<SavingsStatement>(`${at}/statement/${accountId}`);
  expect(sumOf(entries.map(({ amount }) => amount))).toBe(minorUnits(balance));
  expect(balance).toBeGreaterThanOrEqual(0);
  if (shop.shop.site.money === 'points')
    expect([balance, ...entries.map(({ amount }) => amount)].every(Number.isInteger)).toBe(true);
  const reward = Object.values(after.account?.memberships ?? {}).find(({ type }) => type === 'WINEREWARD');
  const events = shop.look<WineRewardEvent[]>(`${all}/winereward/${reward?.subscriptionId}/events`);
  expect(sumOf(events.map(({ amount = 0 }) => amount))).toBe(minorUnits(balance));
};

/** No list of an account holds anything twice, and nothing is both liked and not. */
export const lists: Rule = ({ before, after }) => {
  if (!after.account || before.account === after.account) return;
  const { favourites, antiFavourites, recentlyBrowsed, addresses, cards, vouchers } = after.account;
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
};

/** What is asked of a list is what becomes of it. */
export const listsAsAsked: Rule = ({ before, after, call, status }) => {
  if (status !== 200 || !before.account || !after.account) return;
  const { address, body } = call;
  const asked = address.split('/').at(-1) ?? '';
  const { favourites, antiFavourites, savings: account, addresses } = after.account;
  if (address.includes('/favourites/delete/')) expect(favourites).not.toContain(asked);
  else if (address.includes('/favourites/')) {
    const isDisliked = (body as { AntiFavourite?: boolean }).AntiFavourite ?? false;
    expect([favourites.includes(asked), antiFavourites.includes(asked)]).toEqual([!isDisliked, isDisliked]);
  } else if (address.includes('/refund/'))
    expect(account?.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  else if (address.includes('/autorefund/')) expect(account?.autoRefund).toBe(true);
  else if (address.endsWith('/shipping/addresses') && address.startsWith('/api/user'))
    expect(addresses.slice(0, -1)).toEqual(before.account.addresses);
  else if (call.method === 'DELETE' && address.includes('/shipping/address/'))
    expect(JSON.stringify({ addresses, plans: after.account.plans })).not.toContain(`"${asked}"`);
};
