import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { callsFrom, confirmed, openCheckout, ordersPlaced, stepAddress } from './checkout.js';
import { pay, step } from './checkoutPage.js';
import { isLong, testOf } from './longRuns.js';
import { holdAnswers } from './patience.js';
import type { Shopper } from './shopper.js';

const failedCall = /ApiError/;
const review = stepAddress('review');
const payments = (calls: ReturnType<typeof callsFrom>) =>
  calls.filter(({ name }) => name === 'PUT payandcommit').length;
const asking = 'Checking your order...';
const unknown = 'We could not tell whether your order was placed.';

/** Makes calls go wrong from here on, by way of another tab. */
const breakCalls = async ({ context }: { context: ReturnType<Page['context']> }, fault: string): Promise<void> => {
  const other = await context.newPage();
  await other.goto(`/?${new URLSearchParams({ fault })}`);
  await other.getByRole('banner').waitFor();
  await other.close();
};

/** Payments of this shopper leave the page and reach no shop, as one that hangs on its way. Their keys are kept. */
const swallowPayments = async ({ context, page }: Pick<Shopper, 'context' | 'page'>): Promise<void> => {
  const swallow = () => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      if (!String(input).includes('/payandcommit')) return fetch(input, init);
      const keys = JSON.parse(localStorage.getItem('swallowed') ?? '[]');
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      localStorage.setItem('swallowed', JSON.stringify(keys));
      return new Promise(() => {});
    };
  };
  await context.addInitScript(swallow);
  await page.evaluate(swallow);
};
const swallowed = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('swallowed') ?? '[]'));

/** Stops the service workers of this shopper, as a browser does that needs the memory. */
const stopWorkers = async ({ context, page }: Pick<Shopper, 'context' | 'page'>): Promise<void> => {
  const devTools = await context.newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  await devTools.detach();
};

/** Opens a tab that sleeps as soon as it can pay: it hears of nothing the others do. */
const openSleepingTab = async ({ context }: Pick<Shopper, 'context'>): Promise<Page> => {
  const tab = await context.newPage();
  await tab.addInitScript(() => {
    const sleep = (event: Event) => event.stopImmediatePropagation();
    for (const name of ['storage', 'visibilitychange']) window.addEventListener(name, sleep, true);
  });
  await tab.goto(review);
  await pay(tab).waitFor();
  return tab;
};

describe.each(['law', 'hsb'] as const)('one basket is one order in %s', (brand) => {
  const test = testOf(brand);
  const openReview = (query: Record<string, string> = {}) => openCheckout('paid', review, { brand, query });

  test('whoever presses twice, or Enter twice', async () => {
    const shopper = await openReview();
    const { page } = shopper;
    const calls = callsFrom(page);
    await pay(page).waitFor();
    const letGo = await shopper.holdAnswers('payAndCommit');
    await pay(page).evaluate((button: HTMLElement) => {
      for (let press = 0; press < 5; press++) button.click();
    });
    await page.getByRole('button', { name: 'Placing your order...' }).waitFor();
    await page.getByRole('button', { name: 'Placing your order...' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await letGo();
    await confirmed(page);
    expect(payments(calls)).toBe(1);
    expect(await ordersPlaced(page)).toHaveLength(1);
  });

  test('whoever reloads before the answer comes', async () => {
    const shopper = await openReview({ fault: 'payAndCommit:slow-3600000*1' });
    // The page that goes away loses its calls, and its worker no longer answers what it asks then.
    shopper.allowNoise(/ApiError|404 for .*\/api\/checkout\/orders/);
    const { page } = shopper;
    await pay(page).click();
    await expect.poll(() => ordersPlaced(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Placing your order...' }).waitFor();
    await page.reload();
    await confirmed(page);
    expect(await ordersPlaced(page)).toHaveLength(1);
  });

  test('whoever hears too late that it was placed', async () => {
    const shopper = await openReview({ fault: 'payAndCommit:slow-3600000*1' });
    shopper.allowNoise(failedCall);
    const { page } = shopper;
    const calls = callsFrom(page);
    await pay(page).click();
    await shopper.runOutOfTime('payAndCommit');
    await confirmed(page);
    expect(payments(calls)).toBe(1);
    expect(await ordersPlaced(page)).toHaveLength(1);
  });

  test('whoever reloads, goes back or opens another tab while the payment hangs: nobody sends a second [CHKT-075]', async () => {
    const shopper = await openReview();
    // The page that goes away loses its call.
    shopper.allowNoise(failedCall);
    const { page } = shopper;
    await pay(page).waitFor();
    await swallowPayments(shopper);
    await pay(page).click();
    await expect.poll(() => swallowed(page)).toHaveLength(1);
    const other = await shopper.openTab(review);
    await other.getByText(asking, { exact: true }).first().waitFor();
    expect(await pay(other).count()).toBe(0);
    await page.reload();
    await page.getByText('You have paid once').waitFor();
    expect(await pay(page).count()).toBe(0);
    await page.goto('/');
    await page.goBack();
    await page.getByText('You have paid once').waitFor();
    expect(await pay(page).count()).toBe(0);
    expect(await swallowed(page)).toHaveLength(1);
    await page.getByText('Your order was not placed.').waitFor();
    await other.getByText('Your order was not placed.').waitFor();
    // The shop never heard of it: the second payment is known by the key of the first.
    await pay(page).click();
    await expect.poll(() => swallowed(page)).toHaveLength(2);
    const [first, second] = await swallowed(page);
    expect(first).toMatch(/^W\d+-1$/);
    expect(second).toBe(first);
  });

  test('whoever cannot even ask: it is asked again, and said once it is known [CHKT-075]', async () => {
    const shopper = await openReview();
    shopper.allowNoise(failedCall);
    const { page } = shopper;
    await pay(page).waitFor();
    const calls = callsFrom(page);
    await breakCalls(shopper, 'payAndCommit:slow-3600000*1,listCheckoutOrders:500*6');
    await pay(page).click();
    await shopper.runOutOfTime('payAndCommit');
    await page.getByText('You have paid once').waitFor();
    await page.getByRole('alert').getByText(unknown).waitFor();
    const ask = page.getByRole('button', { name: 'Check again' });
    expect(await pay(page).count()).toBe(0);
    expect(calls.filter(({ name }) => name === 'GET orders').length).toBeGreaterThanOrEqual(6);
    await ask.click();
    await confirmed(page);
    expect(payments(calls)).toBe(1);
    expect(await ordersPlaced(page)).toHaveLength(1);
  });

  test('whoever learns that nothing was placed, and pays', async () => {
    const shopper = await openReview();
    shopper.allowNoise(failedCall);
    const { page } = shopper;
    await pay(page).waitFor();
    const calls = callsFrom(page);
    await breakCalls(shopper, 'payAndCommit:offline*1,listCheckoutOrders:malformed*1');
    await pay(page).click();
    await page.getByRole('alert').getByText('Network request failed').waitFor();
    expect(calls.filter(({ name }) => name === 'GET orders').length).toBeGreaterThanOrEqual(5);
    expect(await ordersPlaced(page)).toEqual([]);
    await expect.poll(() => pay(page).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await confirmed(page);
    expect(await ordersPlaced(page)).toHaveLength(1);
  });

  test('two tabs that pay at once', async () => {
    const shopper = await openReview({ latency: '300' });
    const { page } = shopper;
    await pay(page).waitFor();
    const other = await shopper.openTab(review);
    await pay(other).waitFor();
    const calls = [callsFrom(page), callsFrom(other)];
    // At one moment of the clock, or the tab that is behind has heard of the order and has no button any more.
    const moment = Date.now() + 1000;
    const pressAt = (tab: Page) =>
      pay(tab).evaluate((button: HTMLElement, at) => void setTimeout(() => button.click(), at - Date.now()), moment);
    await Promise.all([pressAt(page), pressAt(other)]);
    const [one, two] = [await confirmed(page), await confirmed(other)];
    expect(one).toBe(two);
    expect(calls.flatMap(payments).reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await ordersPlaced(page)).toHaveLength(1);
  });

  test('an answer that is older than the payment of another tab does not say that nothing was placed', async () => {
    const shopper = await openReview();
    const { page } = shopper;
    await pay(page).waitFor();
    const other = await shopper.openTab(review);
    await pay(other).waitFor();
    const letGo = await holdAnswers(other, 'listCheckoutOrders');
    const asked = other.waitForResponse((response) => response.url().includes('/api/checkout/orders'));
    // The first is about to pay: the other hears of it, and asks before there is an order.
    const mark = await page.evaluate(async () => {
      const answer = await (await fetch('/api/checkout/orders')).json();
      const key = `wsk-payment-${answer.response[0].id}`;
      localStorage.setItem(key, '{"attempt":1,"state":"pending"}');
      return key;
    });
    await (await asked).finished();
    await page.evaluate((key) => localStorage.removeItem(key), mark);
    await pay(page).click();
    const transactionId = await confirmed(page);
    await letGo();
    expect(await confirmed(other)).toBe(transactionId);
    expect(await ordersPlaced(page)).toHaveLength(1);
  });

  test('a second tab hears that the first has paid', async () => {
    const shopper = await openReview();
    const { page } = shopper;
    await pay(page).waitFor();
    const other = await shopper.openTab(review);
    await pay(other).waitFor();
    const calls = callsFrom(other);
    await pay(page).click();
    const transactionId = await confirmed(page);
    expect(await confirmed(other)).toBe(transactionId);
    expect(payments(calls)).toBe(0);
    expect(await ordersPlaced(page)).toHaveLength(1);
  });

  test('a tab that slept while another paid, and is woken by a press', async () => {
    const shopper = await openReview();
    const { page } = shopper;
    await pay(page).waitFor();
    const other = await openSleepingTab(shopper);
    const calls = callsFrom(other);
    await pay(page).click();
    const transactionId = await confirmed(page);
    await pay(other).click();
    expect(await confirmed(other)).toBe(transactionId);
    expect(payments(calls)).toBe(0);
    expect(await ordersPlaced(page)).toHaveLength(1);
  });

  test('whoever loses the worker between the payment and its answer', async () => {
    const shopper = await openReview({ fault: 'payAndCommit:slow-3600000*1' });
    shopper.allowNoise(failedCall);
    const { page } = shopper;
    const calls = callsFrom(page);
    await pay(page).click();
    await expect.poll(() => ordersPlaced(page)).toHaveLength(1);
    await stopWorkers(shopper);
    await confirmed(page);
    expect(payments(calls)).toBe(1);
    expect(await ordersPlaced(page)).toHaveLength(1);
  });

  test('whoever loses the worker before the payment', async () => {
    const shopper = await openReview();
    const { page } = shopper;
    const calls = callsFrom(page);
    await pay(page).waitFor();
    await stopWorkers(shopper);
    await pay(page).click();
    await confirmed(page);
    expect(payments(calls)).toBe(1);
    expect(await ordersPlaced(page)).toHaveLength(1);
  });

  const loseConnection = async (lost: string) => {
    const shopper = await openReview();
    shopper.allowNoise(failedCall);
    const { page, context } = shopper;
    await pay(page).waitFor();
    const calls = callsFrom(page);
    await breakCalls(shopper, `${lost},listCheckoutOrders:offline*6`);
    await context.setOffline(true);
    await pay(page).click();
    await page.getByRole('alert').getByText(unknown).waitFor();
    expect(await pay(page).count()).toBe(0);
    const placed = await ordersPlaced(page);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Check again' }).click();
    return { page, calls, placed };
  };

  test('whoever is offline between the payment and its answer', async () => {
    const { page, calls, placed } = await loseConnection('payAndCommit:offline@after*1');
    expect(placed).toHaveLength(1);
    await confirmed(page);
    expect(payments(calls)).toBe(1);
    expect(await ordersPlaced(page)).toEqual(placed);
  });

  test('whoever leaves while the shop is asked, comes back and pays', async () => {
    const shopper = await openReview();
    shopper.allowNoise(failedCall);
    const { page } = shopper;
    await pay(page).waitFor();
    await breakCalls(shopper, 'payAndCommit:offline*1,listCheckoutOrders:500*2');
    await pay(page).click();
    await page.getByText(asking, { exact: true }).first().waitFor();
    // Within the page, so that it still has the payment under way.
    await page.getByRole('link', { name: 'Change Delivery address' }).click();
    await step(page, 'delivery').waitFor();
    await page.goBack();
    await page.getByText('Your order was not placed.').waitFor();
    await pay(page).click();
    await confirmed(page);
    expect(await ordersPlaced(page)).toHaveLength(1);
  });

  test('whoever is refused after all was placed, when the order cannot be read at once', async () => {
    const shopper = await openReview();
    shopper.allowNoise(failedCall);
    const { page } = shopper;
    await pay(page).waitFor();
    const calls = callsFrom(page);
    await breakCalls(shopper, 'payAndCommit:401@after*1,listCheckoutOrders:500*2');
    await pay(page).click();
    await confirmed(page);
    expect(payments(calls)).toBe(1);
    expect(await ordersPlaced(page)).toHaveLength(1);
  });

  // As long as the other one offline, and with less to lose.
  if (isLong)
    test('whoever is offline before the payment reaches the shop', async () => {
      const { page, placed } = await loseConnection('payAndCommit:offline*1');
      expect(placed).toEqual([]);
      await page.getByText('Your order was not placed.').waitFor();
      await pay(page).click();
      await confirmed(page);
      expect(await ordersPlaced(page)).toHaveLength(1);
    });
});
