import fc from 'fast-check';
import { expect, test } from 'vitest';
import { routeAt } from '../../../../../mocks/backend/backend.js';
import type { ShopState } from '../../../../../mocks/backend/state.js';
import { checkProperty, propertyTimeout } from '../../../../../mocks/testing/properties.js';
import { type CallSequence, sequence } from '../../../../../mocks/testing/randomCalls.js';
import type { RecordedShop } from '../../../../../mocks/testing/recordedShop.js';
import { type Rule, refusals, runSequence } from '../../../../../mocks/testing/runSequence.js';
import { defaultSettings } from '../../../../../mocks/world/settings.js';
import type { Purchase, SavingsAccount, SavingsStatement } from '../../../../../src/model/account.js';
import type { Order } from '../../../../../src/model/order.js';
import type { PastCase, WinePlan } from '../../../../../src/model/plan.js';
import { cartFigures } from '../../../../../src/rules/common/basket.js';
import { minorUnits } from '../../../../../src/rules/common/money.js';
import { root } from '../../../tools.mjs';
import { describedOpenApi } from '../described.js';
import { callsIn, type Document, resolved } from './document.js';
import { shapesOf } from './shapes.js';

const document = JSON.parse(JSON.stringify(describedOpenApi(root, '1.2.3'))) as Document;
const shapes = shapesOf(document);
const operations = new Map(callsIn(document).map(({ operation }) => [operation.operationId, operation]));

/** Checks an answer against the document. A call that a query makes another one has the shape of that one. */
function expectDocumented(method: string, address: string, status: number, body: unknown): void {
  const { pathname, searchParams } = new URL(address, 'http://shop');
  const id = routeAt(method, pathname, searchParams)?.row.id ?? '';
  const operation = operations.get(id);
  if (!operation) return;
  const answer = operation.responses[status];
  expect(answer, `${id} ${status}`).toBeDefined();
  const media = answer && resolved(document, answer).content?.['application/json'];
  expect(media && [id, shapes.wrongWith(media.schema, body)]).toEqual([id, undefined]);
}

const all = '/api/user/subscriptions';
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + minorUnits(amount), 0);
const dayOf = (text: string): string => text.split('/').reverse().join('-');

/** Reads what a customer can read, each answer as the document has it, and checks that lists and details agree. */
function readAccount(shop: RecordedShop, accountId: string): number {
  const { money } = shop.shop.site;
  let reads = 0;
  const read = <Entity>(address: string): Entity => {
    const response = shop.lookAs<Entity>(accountId, address);
    expectDocumented('GET', address, 200, { statusCode: 0, response });
    reads += 1;
    return response;
  };
  const { purchases } = read<{ purchases: Purchase[] }>('/api/user/purchases/list');
  const days = purchases.map(({ orderDateAsString }) => dayOf(orderDateAsString));
  expect(days).toEqual(days.toSorted().reverse());
  const ids = purchases.map(({ orderId }) => orderId);
  expect(ids).toHaveLength(new Set(ids).size);
  // The shop of a life begins with a thousand orders; those since then come first.
  for (const { orderId, total, numBottles } of purchases.slice(0, 12)) {
    const order = read<Order>(`/api/user/order?orderId=${orderId}`);
    expect(read(`/api/user/orderhistory/details/${orderId}`)).toEqual(order);
    expect([orderId, cartFigures(order, money).total, order.numBottles]).toEqual([orderId, total, numBottles]);
    expect([orderId, sumOf(order.paymentDetails.map(({ amount }) => amount))]).toEqual([orderId, minorUnits(total)]);
    expect(order.shippingDetails.shippingMethod?.type).toMatch(/^[A-Z]{3}$/);
  }
  for (const { subscriptionId } of read<WinePlan[]>(`${all}/wineplans/list`).slice(-3)) {
    const history = read<PastCase[]>(`${all}/wineplan/history/casehistory/${subscriptionId}`);
    for (const { orderId, total } of history.filter(({ status }) => /^(DELIVERED|ORDERED)$/.test(status)))
      expect([orderId, cartFigures(read<Order>(`/api/user/order?orderId=${orderId}`), money).total]).toEqual([
        orderId,
        total,
      ]);
    read(`${all}/wineplan/${subscriptionId}/upcomingcases`);
    read(`${all}/wineplan/addresses/${subscriptionId}`);
  }
  for (const { accountId: savings, balance } of read<{ accounts: SavingsAccount[] }>('/api/user/savingsaccounts')
    .accounts) {
    const { entries } = read<SavingsStatement>(`/api/user/savingsaccounts/statement/${savings}`);
    expect(sumOf(entries.map(({ amount }) => amount))).toBe(minorUnits(balance));
    expect(balance).toBeGreaterThanOrEqual(0);
  }
  for (const address of ['/api/user/details', `${all}/subscription/list`, '/api/user/voucher/list']) read(address);
  return reads;
}

/** Returns the step that moves the clock by 28 days. */
const monthAfter = ({ inputs }: CallSequence): CallSequence => ({
  names: ['timePasses'],
  inputs: { ...inputs, days: 28 },
});

/** About two years in steps of up to a month, with what two customers do between them. */
const life = fc.record({
  brand: fc.constantFrom('law', 'hsb', 'vir'),
  months: fc.array(fc.array(sequence, { minLength: 1, maxLength: 4 }), { minLength: 26, maxLength: 26 }),
});

test(
  'over two years of two customers lists and details agree, and every answer is as the document has it',
  () => {
    const seen = { reads: 0, days: 0, sent: 0, renewed: 0, begun: 0 };
    const plansOf = ({ accounts }: ShopState) => Object.values(accounts).flatMap(({ plans }) => Object.values(plans));
    const countIn = (state: ShopState) => ({
      sent: plansOf(state).flatMap(({ delivered }) => delivered.filter(({ sent }) => sent)).length,
      renewed: Object.values(state.accounts).flatMap(({ renewals = [] }) => renewals).length,
      begun: Object.values(state.orders).length,
    });
    const answers: Rule = ({ call, status, shop }) => {
      if (call.address !== '/__mock/clock') expectDocumented(call.method, call.address, status, shop.latestBody());
    };
    checkProperty(
      fc.property(life, ({ brand, months }) => {
        const settings = {
          ...defaultSettings(brand),
          login: 'hard' as const,
          persona: 'unlimited' as const,
          latency: 0,
        };
        const sequences = months.flatMap((doings) => [...doings, ...doings.slice(0, 1).map(monthAfter)]);
        const shop = runSequence(settings, sequences, [refusals, answers]);
        for (const accountId of Object.keys(shop.state().accounts)) seen.reads += readAccount(shop, accountId);
        const { sent, renewed, begun } = countIn(shop.state());
        seen.sent += sent;
        seen.renewed += renewed;
        seen.begun += begun;
        seen.days +=
          (Date.parse(shop.state().now ?? shop.shop.world.clock) - Date.parse(shop.shop.world.clock)) / 86_400_000;
      }),
      4,
    );
    expect(seen.days).toBeGreaterThan(4 * 700);
    expect(Math.min(seen.reads, seen.sent, seen.renewed, seen.begun)).toBeGreaterThan(3);
  },
  propertyTimeout,
);
