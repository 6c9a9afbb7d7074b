import { expect, test } from 'vitest';
import { follow } from './accountPages.js';
import { isLong } from './longRuns.js';
import { openShop } from './shopper.js';

/** The calls for a plan's delivery and payment. The page shows one notice for all of them. */
const calls = ['listWinePlanDeliveryMethods', 'listWinePlanAddresses', 'listWinePlanPaymentMethods'] as const;

const ordersOf = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items.length < 2
    ? [items]
    : items.flatMap((one) => ordersOf(items.filter((other) => other !== one)).map((rest) => [one, ...rest]));

const cases = ordersOf(calls).flatMap((order) => [1, 2, 3].map((answered) => ({ order, answered })));

test.each(isLong ? cases : cases.filter((_, place) => place % 6 === 1))(
  'one click retries everything when $answered of the responses $order have failed, and the others fail after it',
  async ({ order, answered }) => {
    const fault = calls.map((call) => `${call}:500*1`).join(',');
    const shopper = await openShop({
      path: '/customer-services',
      query: { login: 'hard', persona: 'plan-active', latency: '0', fault },
    });
    shopper.allowNoise(/ApiError|status of 500|^500 for/);
    const { page } = shopper;
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1 }).waitFor();
    const letGo = new Map<string, () => Promise<void>>();
    for (const call of calls) letGo.set(call, await shopper.holdAnswers(call));
    await follow(page, '/account/wine-plans/WP1501');
    for (const call of order.slice(0, answered)) await letGo.get(call)?.();
    // Regardless of the order of responses, the notice depends on the first failed call in the page's own order.
    const first = calls.findIndex((call) => order.slice(0, answered).includes(call));
    if (first > 0) for (const call of calls.slice(0, first)) await letGo.get(call)?.();
    await main.getByRole('button', { name: 'Try again' }).click();
    for (const call of order) await letGo.get(call)?.();
    await main.getByText('Standard delivery', { exact: true }).waitFor();
    await main.getByText('Visa ending 1111', { exact: true }).waitFor();
    await main.getByText('14 Orchard Lane').first().waitFor();
    expect(await main.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  },
);
