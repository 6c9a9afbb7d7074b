import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { callsFrom, confirmed, openCheckout, ordersPlaced } from './checkout.js';
import { pay, step } from './checkoutPage.js';
import { isLong, testOf } from './longRuns.js';
import { holdAnswers } from './patience.js';
import { plainPage, type Shopper } from './shopper.js';
import { stepAddress } from './stages.js';

const failedCall = /ApiError/;
const review = stepAddress('review');
const payments = (calls: ReturnType<typeof callsFrom>) =>
  calls.filter(({ name }) => name === 'PUT payandcommit').length;
const asking = 'Checking your order...';
const unknown = 'We could not tell whether your order was placed.';

/** Makes calls fail from here on, through another tab. */
const breakCalls = async ({ context }: { context: ReturnType<Page['context']> }, fault: string): Promise<void> => {
  const other = await context.newPage();
  await other.goto(`${plainPage}?${new URLSearchParams({ fault })}`);
  await other.getByRole('banner').waitFor();
  await other.close();
};

/** Stops this shopper's payments on their way to the shop and records their keys. */
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

/** Stops this shopper's service workers, as a browser does when it needs memory. */
const stopWorkers = async ({ context, page }: Pick<Shopper, 'context' | 'page'>): Promise<void> => {
  const devTools = await context.newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  await devTools.detach();
};

/** Opens a tab that is suspended once it is ready to pay, and so gets no messages from the others. */
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

  test('after a double click, or Enter pressed twice', async () => {
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

  test('after a reload before the response', async () => {
    const shopper = await openReview({ fault: 'payAndCommit:slow-3600000*1' });
    // Unloading aborts the page's pending calls, and its worker no longer answers them.
    shopper.allowNoise(/ApiError|404 for .*\/api\/checkout\/orders/);
    const { page } = shopper;
    await pay(page).click();
    await expect.poll(() => ordersPlaced(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Placing your order...' }).waitFor();
    await page.reload();
    await confirmed(page);
    expect(await ordersPlaced(page)).toHaveLength(1);
  });

  test('when the response arrives too late', async () => {
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

  test('after a reload, Back or another tab while the payment is pending: no second payment is sent [CHKT-075]', async () => {
    const shopper = await openReview();
    // Unloading aborts the page's pending call.
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
    await page.goto(plainPage);
    await page.goBack();
    await page.getByText('You have paid once').waitFor();
    expect(await pay(page).count()).toBe(0);
    expect(await swallowed(page)).toHaveLength(1);
    await page.getByText('Your order was not placed.').waitFor();
    await other.getByText('Your order was not placed.').waitFor();
    // The payment never reached the shop, so the second one has the same key.
    await pay(page).click();
    await expect.poll(() => swallowed(page)).toHaveLength(2);
    const [first, second] = await swallowed(page);
    expect(first).toMatch(/^W\d+-1$/);
    expect(second).toBe(first);
  });

  test('when the order cannot be looked up: the lookup is repeated, and its result shown [CHKT-075]', async () => {
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

  test('when nothing was placed, and the shopper pays again', async () => {
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

  test('when two tabs pay at the same moment', async () => {
    const shopper = await openReview({ latency: '300' });
    const { page } = shopper;
    await pay(page).waitFor();
    const other = await shopper.openTab(review);
    await pay(other).waitFor();
    const calls = [callsFrom(page), callsFrom(other)];
    // At the same moment, because otherwise the slower tab learns of the order and no longer shows its button.
    const moment = Date.now() + 1000;
    const pressAt = (tab: Page) =>
      pay(tab).evaluate((button: HTMLElement, at) => void setTimeout(() => button.click(), at - Date.now()), moment);
    await Promise.all([pressAt(page), pressAt(other)]);
    const [one, two] = [await confirmed(page), await confirmed(other)];
    expect(one).toBe(two);
    expect(calls.flatMap(payments).reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await ordersPlaced(page)).toHaveLength(1);
  });

  test('a lookup older than another tab’s payment does not report that nothing was placed', async () => {
    const shopper = await openReview();
    const { page } = shopper;
    await pay(page).waitFor();
    const other = await shopper.openTab(review);
    await pay(other).waitFor();
    const letGo = await holdAnswers(other, 'listCheckoutOrders');
    const ordersResponse = other.waitForResponse((response) => response.url().includes('/api/checkout/orders'));
    // The first tab is about to pay; the other is notified, and looks the order up before it exists.
    const mark = await page.evaluate(async () => {
      const answer = await (await fetch('/api/checkout/orders')).json();
      const key = `wsk-payment-${answer.response[0].id}`;
      localStorage.setItem(key, '{"attempt":1,"state":"pending"}');
      return key;
    });
    await (await ordersResponse).finished();
    await page.evaluate((key) => localStorage.removeItem(key), mark);
    await pay(page).click();
    const transactionId = await confirmed(page);
    await letGo();
    expect(await confirmed(other)).toBe(transactionId);
    expect(await ordersPlaced(page)).toHaveLength(1);
  });

  test('a second tab shows that the first has paid', async () => {
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

  test('when a suspended tab is resumed by a click after another has paid', async () => {
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

  test('when the worker stops between the payment and its response', async () => {
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

  test('when the worker stops before the payment', async () => {
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
    await shopper.goOffline();
    await pay(page).click();
    await page.getByRole('alert').getByText(unknown).waitFor();
    expect(await pay(page).count()).toBe(0);
    const placed = await ordersPlaced(page);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Check again' }).click();
    return { page, calls, placed };
  };

  test('when the connection fails between the payment and its response', async () => {
    const { page, calls, placed } = await loseConnection('payAndCommit:offline@after*1');
    expect(placed).toHaveLength(1);
    await confirmed(page);
    expect(payments(calls)).toBe(1);
    expect(await ordersPlaced(page)).toEqual(placed);
  });

  test('when the shopper leaves during the lookup, returns and pays', async () => {
    const shopper = await openReview();
    shopper.allowNoise(failedCall);
    const { page } = shopper;
    await pay(page).waitFor();
    await breakCalls(shopper, 'payAndCommit:offline*1,listCheckoutOrders:500*2');
    await pay(page).click();
    await page.getByText(asking, { exact: true }).first().waitFor();
    // Within the page, so that the payment in progress is kept.
    await page.getByRole('link', { name: 'Change Delivery address' }).click();
    await step(page, 'delivery').waitFor();
    await page.goBack();
    await page.getByText('Your order was not placed.').waitFor();
    await pay(page).click();
    await confirmed(page);
    expect(await ordersPlaced(page)).toHaveLength(1);
  });

  test('when the payment is refused although the order was placed, and the order cannot be read immediately', async () => {
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

  // Takes as long as the other offline test, but is less important.
  if (isLong)
    test('when the connection fails before the payment reaches the shop', async () => {
      const { page, placed } = await loseConnection('payAndCommit:offline*1');
      expect(placed).toEqual([]);
      await page.getByText('Your order was not placed.').waitFor();
      await pay(page).click();
      await confirmed(page);
      expect(await ordersPlaced(page)).toHaveLength(1);
    });
});
