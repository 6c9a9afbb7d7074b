import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getCart } from '../../src/api/endpoints/basket.js';
import { deletePaymentCard } from '../../src/api/endpoints/cards.js';
import {
  createRegisteredCheckout,
  getOrder,
  payerAuth,
  setCheckoutShippingMethod,
} from '../../src/api/endpoints/checkout.js';
import { listPurchases, updateProfileOptions } from '../../src/api/endpoints/customer.js';
import { getProfileDetails } from '../../src/api/endpoints/identity.js';
import { listWinePlanUpcomingCases } from '../../src/api/endpoints/nextCases.js';
import { listWinePlanCaseHistory, listWinePlans, reinstateWinePlan } from '../../src/api/endpoints/plans.js';
import {
  autoRefundSavingsAccount,
  getSavingsAccountStatement,
  listSavingsAccounts,
} from '../../src/api/endpoints/savings.js';
import { listSubscriptions, updateCurrentSubscription } from '../../src/api/endpoints/subscriptions.js';
import { applyCheckoutCoupon } from '../../src/api/endpoints/vouchers.js';
import { updateWineRewardOptions } from '../../src/api/endpoints/wineRewards.js';
import { daysAfter } from '../../src/rules/common/days.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { memoryStore } from '../stores/store.js';
import { propertyTimeout } from '../testing/properties.js';
import { clientOf, refusal, signedInShop, testShop } from '../testing/testShop.js';
import { testCards, tokenOfCard } from '../world/cardProvider.js';
import { createMock, startOf } from './mock.js';
import { ClockError, presentMoment } from './movedClock.js';

const begins = '2026-11-24';

describe('a case that is due', () => {
  test.each(['law', 'hsb'])('on %s is sent on its day, and is an order from then on', async (brand) => {
    const { mock, client } = await signedInShop('plan-active', brand);
    const [plan] = await client.call(listWinePlans);
    const { subscriptionId = '', subscriptionOrderId: orderId = '', nextDeliveryDate = '' } = plan ?? {};
    const of = { params: { subscriptionId } };
    const [planned] = await client.call(listWinePlanUpcomingCases, of);
    await mock.moveClock(daysAfter(nextDeliveryDate, -1));
    expect(await refusal(client.call(getOrder, { query: { orderId } }))).toMatchObject({ status: 404 });
    await mock.moveClock(nextDeliveryDate);

    const upcoming = await client.call(listWinePlanUpcomingCases, of);
    expect(upcoming.map((one) => one.orderId)).not.toContain(orderId);
    expect(upcoming).toHaveLength(4);
    const history = await client.call(listWinePlanCaseHistory, { params: { wpSubscriptionId: subscriptionId } });
    expect(history[0]).toMatchObject({ orderId, status: 'DELIVERED', total: planned?.total });
    const order = await client.call(getOrder, { query: { orderId } });
    expect((order.orderPointsInfo ?? order.orderPriceInfo).total).toBe(planned?.total);
    expect(order.paymentDetails).toMatchObject([{ type: 'creditCard', lastFour: '1111', amount: planned?.total }]);
    const [latest] = (await client.call(listPurchases)).purchases;
    const orderDateAsString = nextDeliveryDate.split('-').reverse().join('/');
    expect(latest).toMatchObject({ orderId, orderDateAsString, numBottles: planned?.bottleCount });
    await mock.configure({ persona: 'heavy', login: 'hard' }, 'two');
    const { client: other } = clientOf(mock, 'two');
    expect(await refusal(other.call(getOrder, { query: { orderId } }))).toMatchObject({ status: 404 });
  });

  test('is skipped if no payment method works', async () => {
    const { mock, client } = await signedInShop('plan-active');
    const [plan] = await client.call(listWinePlans);
    const { subscriptionId = '', subscriptionOrderId: orderId = '', nextDeliveryDate = '' } = plan ?? {};
    await client.call(deletePaymentCard, { params: { cardId: plan?.paymentId ?? '' } });
    await mock.moveClock(nextDeliveryDate);
    const history = await client.call(listWinePlanCaseHistory, { params: { wpSubscriptionId: subscriptionId } });
    expect(history[0]).toMatchObject({ orderId, status: 'SKIPPED' });
    expect((await client.call(listWinePlanUpcomingCases, { params: { subscriptionId } })).length).toBe(4);
    // A past case cannot be put back.
    expect(
      await refusal(client.call(reinstateWinePlan, { params: { wpSubscriptionId: subscriptionId } })),
    ).toMatchObject({ status: 409 });
  });

  test('is paid from the savings if chosen and sufficient, otherwise by card', async () => {
    const { mock, client, saved } = await signedInShop('heavy');
    const [own] = (await client.call(listSavingsAccounts)).accounts;
    await client.call(updateProfileOptions, { body: { payForWineplansWithWinereward: true } });
    await mock.moveClock(daysAfter(begins, 150));
    const plans = Object.values(saved()?.state.accounts.heavy?.plans ?? {});
    const payments = plans.flatMap(({ delivered }) => delivered.flatMap(({ sent }) => sent?.payments ?? []));
    const bySavings = payments.filter(({ type }) => type === 'savings');
    expect(bySavings.length).toBeGreaterThan(1);
    expect(payments.length).toBeGreaterThan(bySavings.length);
    const { entries } = await client.call(getSavingsAccountStatement, { params: { accountId: own?.accountId ?? '' } });
    const used = entries.filter(({ description }) => description === 'Used on a wine plan case');
    expect(used.map(({ amount }) => -amount).toSorted()).toEqual(bySavings.map(({ amount }) => amount).toSorted());
  });

  test('is also sent for an account that nobody has signed in to yet', async () => {
    const early = testShop();
    await early.mock.configure({ persona: 'heavy', login: 'hard' }, 'one');
    await early.mock.moveClock(daysAfter(begins, 90));
    const late = testShop();
    await late.mock.moveClock(daysAfter(begins, 90));
    await late.mock.configure({ persona: 'heavy', login: 'hard' }, 'one');
    expect(late.saved()?.state.accounts).toEqual(early.saved()?.state.accounts);
  });
});

describe('money and memberships', () => {
  const statement = async ({ client }: Awaited<ReturnType<typeof signedInShop>>) => {
    const accountId = (await client.call(listSavingsAccounts)).accounts[0]?.accountId ?? '';
    return (await client.call(getSavingsAccountStatement, { params: { accountId } })).entries;
  };

  test('the payment comes in on its day of the month, unless payments are on holiday', async () => {
    const shop = await signedInShop('wine-reward');
    const [held] = await shop.client.call(listSubscriptions);
    const params = { subscriptionId: held?.subscriptionId ?? '' };
    const before = (await statement(shop)).length;
    await shop.client.call(updateWineRewardOptions, { params, body: { dayOfMonth: 12, paymentHoliday: false } });
    await shop.mock.moveClock('2027-01-11');
    const after = await statement(shop);
    expect(after).toHaveLength(before + 1);
    expect(after[0]).toEqual({ dateAsString: '12/12/2026', description: 'Monthly payment', amount: 25 });
    await shop.client.call(updateWineRewardOptions, { params, body: { dayOfMonth: 12, paymentHoliday: true } });
    await shop.mock.moveClock('2027-03-20');
    expect(await statement(shop)).toHaveLength(before + 1);
  });

  test('savings are refunded on the first of each month once automatic refunds are on', async () => {
    const shop = await signedInShop('wine-reward');
    const { client, mock } = shop;
    const [{ accountId, balance } = { accountId: '', balance: 0 }] = (await client.call(listSavingsAccounts)).accounts;
    expect(balance).toBe(240);
    const before = (await statement(shop)).length;
    await client.call(autoRefundSavingsAccount, { params: { accountId } });
    await mock.moveClock('2026-11-30');
    expect(await statement(shop)).toHaveLength(before);
    await mock.moveClock('2027-01-01');
    expect((await statement(shop)).slice(0, 4)).toEqual([
      { dateAsString: '01/01/2027', description: 'Monthly payment', amount: 25 },
      { dateAsString: '01/01/2027', description: 'Refund', amount: -25 },
      { dateAsString: '01/12/2026', description: 'Monthly payment', amount: 25 },
      { dateAsString: '01/12/2026', description: 'Refund', amount: -240 },
    ]);
    expect((await client.call(listSavingsAccounts)).accounts).toEqual([{ accountId, balance: 25, autoRefund: true }]);
  });

  test.each([true, false])('a membership past its last day continues if it renews: %s', async (autoRenew) => {
    const { client, mock } = await signedInShop('unlimited');
    const [held] = await client.call(listSubscriptions);
    const params = { subscriptionId: held?.subscriptionId ?? '' };
    await client.call(updateCurrentSubscription, { params, body: { autoRenew } });
    const last = (held?.enrollmentToDateAsString ?? '').split('/').reverse().join('-');
    await mock.moveClock(last);
    expect((await client.call(getProfileDetails)).userDetails?.freeShipProfile).toBe(true);
    await mock.moveClock(daysAfter(last, 1));
    expect((await client.call(getProfileDetails)).userDetails?.freeShipProfile).toBe(autoRenew);
    const [now] = await client.call(listSubscriptions);
    expect(now?.status).toBe(autoRenew ? 'ACTIVE' : 'EXPIRED');
    const year = (date = '') => date.replace(/\d{4}$/, (before) => String(Number(before) + 1));
    if (autoRenew) expect(now?.enrollmentFromDateAsString).toBe(year(held?.enrollmentFromDateAsString));
    else
      expect(
        await refusal(client.call(updateCurrentSubscription, { params, body: { autoRenew: true } })),
      ).toMatchObject({ status: 409 });
  });
});

describe('a membership that renews', () => {
  const openMember = async (brand?: string) => {
    const shop = await signedInShop('unlimited', brand);
    const [held] = await shop.client.call(listSubscriptions);
    const last = (held?.enrollmentToDateAsString ?? '').split('/').reverse().join('-');
    return { ...shop, held, last };
  };

  test.each([
    ['law', 29.99],
    ['wsj', 38.99],
  ])('at %s is charged to its card, and is listed both as a purchase and as an order', async (brand, fee) => {
    const { client, mock, held, last } = await openMember(brand);
    const before = (await client.call(listPurchases)).purchases.length;
    await mock.moveClock(last);
    expect((await client.call(listPurchases)).purchases).toHaveLength(before);
    await mock.moveClock(daysAfter(last, 1));
    const { purchases } = await client.call(listPurchases);
    expect(purchases).toHaveLength(before + 1);
    const orderId = `${held?.subscriptionId}-${daysAfter(last, 1).replaceAll('-', '')}`;
    expect(purchases[0]).toMatchObject({
      orderId,
      orderDateAsString: daysAfter(last, 1).split('-').reverse().join('/'),
      total: fee,
      items: [{ itemCode: '00068SV', quantity: 1 }],
    });
    expect(await client.call(getOrder, { query: { orderId } })).toMatchObject({
      paymentDetails: [{ type: 'creditCard', amount: fee, cardId: held?.paymentId, lastFour: '1111' }],
      shippingDetails: { shippingMethod: { type: 'STD', price: 0 } },
    });
  });

  test('ends if its card has been removed', async () => {
    const { client, mock, held, last } = await openMember();
    await client.call(deletePaymentCard, { params: { cardId: held?.paymentId ?? '' } });
    const before = (await client.call(listPurchases)).purchases.length;
    await mock.moveClock(daysAfter(last, 1));
    expect((await client.call(listSubscriptions))[0]?.status).toBe('EXPIRED');
    expect((await client.call(listPurchases)).purchases).toHaveLength(before);
  });
});

test(
  'the number of clock moves makes no difference to the result',
  () => {
    const days = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 12 });
    return fc.assert(
      fc.asyncProperty(days, async (moves) => {
        const sum = moves.reduce((all, one) => all + one, 0);
        const ends = [];
        for (const parts of [moves, [sum], Array.from({ length: sum }, () => 1)]) {
          const { mock, saved, client } = await signedInShop('heavy');
          await client.call(updateProfileOptions, { body: { payForWineplansWithWinereward: true } });
          let day = 0;
          for (const part of parts) {
            day += part;
            const before = saved();
            await mock.moveClock(`${daysAfter(begins, day)}T10:00:00Z`);
            if (part === 0) expect(saved()?.state).toBe(before?.state);
          }
          ends.push(JSON.stringify(saved()?.state));
        }
        expect(new Set(ends).size).toBe(1);
      }),
      { numRuns: 5 },
    );
  },
  propertyTimeout,
);

test('a moment that is earlier, too far ahead or unreadable is refused with a message, and nothing changes', async () => {
  const { mock, saved } = await signedInShop('heavy');
  await mock.moveClock('2026-12-24');
  const before = saved();
  for (const [to, words] of [
    ['2026-12-23', /forward only: it is 2026-12-24T00:00/],
    ['2046-01-01', /no further than 2031-11-24/],
    ['tomorrow', /Unknown date “tomorrow”/],
  ] as const) {
    const error = await mock.moveClock(to).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ClockError);
    expect(String(error)).toMatch(words);
  }
  expect(saved()?.state).toBe(before?.state);
  await mock.moveClock('2026-12-24');
  expect(saved()).toEqual(before);
});

test('a clock move is a step of a recording, which replays to the same bytes', async () => {
  const { mock, saved } = await signedInShop('plan-active');
  await mock.moveClock('2027-02-01');
  const recording = await mock.recording();
  expect(recording?.steps.at(-1)).toEqual({ type: 'clock', to: '2027-02-01T00:00:00.000Z' });
  const again = testShop();
  expect(recording && (await again.mock.replay(recording, () => {}))).toBeUndefined();
  expect(JSON.stringify(again.saved()?.state)).toBe(JSON.stringify(saved()?.state));
  const backwards = recording && {
    ...recording,
    steps: [...recording.steps, { type: 'clock', to: '2026-12-01T00:00:00Z' } as const],
  };
  expect(backwards && (await testShop().mock.replay(backwards, () => {}))).toMatch(/Step 3, the clock: .*forward only/);
});

test('a shop in real time advances before each call by the whole minutes since the last one', async () => {
  let wall = 1_000_000;
  const store = memoryStore();
  const start = { ...startOf('law'), latency: 0, flags: ['realTime' as const] };
  const mock = createMock({ store, start, now: () => wall });
  const { client, add } = clientOf(mock);
  const minutes = async () => (presentMoment(await mock.saved()).getTime() - Date.parse(start.clock)) / 60_000;
  await add(notable.wine, 1);
  expect(await minutes()).toBe(0);
  wall += 59_000;
  await add(notable.wine, 1);
  expect(await minutes()).toBe(0);
  wall += 32_000;
  // Reads advance the clock too.
  await client.call(getProfileDetails);
  expect(await minutes()).toBe(1);
  wall += 29_000;
  await client.call(getProfileDetails);
  expect(await minutes()).toBe(2);
  const recording = await mock.recording();
  expect(recording?.steps.map(({ type }) => type)).toEqual(['call', 'call', 'clock', 'clock']);
  expect(recording && (await testShop().mock.replay(recording, () => {}))).toBeUndefined();
  await mock.configure({ flags: [] }, 'one');
  wall += 3_600_000;
  await add(notable.wine, 1);
  await mock.configure({ flags: ['realTime'] }, 'one');
  await add(notable.wine, 1);
  expect(await minutes()).toBe(2);
});

test('a card can be charged until the end of its last month, and no longer', async () => {
  const { mock, client, add } = await signedInShop();
  await add(notable.wine, 1);
  await client.call(createRegisteredCheckout);
  await client.call(setCheckoutShippingMethod, { body: { shippingMethod: 'STD' } });
  // The third card of an account expires with the month its world starts in.
  const show = () =>
    client.call(payerAuth, {
      params: { cardProvider: 'examplepay' },
      body: { transientToken: tokenOfCard(testCards.approved), cardId: 'C204417-3' },
    });
  await mock.moveClock('2026-11-30');
  expect(await show()).toMatchObject({ cardId: 'C204417-3', lastFour: '0005' });
  await mock.moveClock('2026-12-01');
  expect(await refusal(show())).toMatchObject({ status: 409 });
});

test('a voucher gives its discount until its last day, and then nothing', async () => {
  const { mock, client, add } = await signedInShop();
  await add(notable.wine, 6);
  await client.call(applyCheckoutCoupon, { params: { voucher: 'BIRTHDAY15' } });
  const taken = async () => (await client.call(getCart)).orderPriceInfo.pricingBreakdown ?? [];
  const voucher = { description: 'Voucher BIRTHDAY15', amount: 15 };
  await mock.moveClock('2027-01-23');
  expect(await taken()).toContainEqual(voucher);
  await mock.moveClock('2027-01-24');
  expect(await taken()).not.toContainEqual(voucher);
  expect(await refusal(client.call(applyCheckoutCoupon, { params: { voucher: 'BIRTHDAY15' } }))).toMatchObject({
    status: 409,
    serverMessage: expect.stringContaining('expired'),
  });
});
