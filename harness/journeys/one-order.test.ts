import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { callsFrom, confirmed, openCheckout, ordersPlaced, pay, stepAddress } from './checkout.js';

const failedCall = /ApiError/;
const review = stepAddress('review');
const payments = (calls: ReturnType<typeof callsFrom>) =>
  calls.filter(({ name }) => name === 'PUT payandcommit').length;
const unknown = 'We could not tell whether your order was placed.';

/** Makes calls go wrong from here on, by way of another tab. */
const breakCalls = async ({ context }: { context: ReturnType<Page['context']> }, fault: string): Promise<void> => {
  const other = await context.newPage();
  await other.goto(`/?${new URLSearchParams({ fault })}`);
  await other.getByRole('banner').waitFor();
  await other.close();
};

describe.each(['law', 'hsb'])('one basket is one order in %s', (brand) => {
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

  test('whoever cannot even ask: it is said, and asked again [CHKT-075]', async () => {
    const shopper = await openReview();
    shopper.allowNoise(failedCall);
    const { page } = shopper;
    await pay(page).waitFor();
    const calls = callsFrom(page);
    await breakCalls(shopper, 'payAndCommit:slow-3600000*1,listCheckoutOrders:500*2');
    await pay(page).click();
    await shopper.runOutOfTime('payAndCommit');
    await page.getByRole('alert').getByText(unknown).waitFor();
    const ask = page.getByRole('button', { name: 'Ask again' });
    await expect.poll(() => ask.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await pay(page).count()).toBe(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => calls.filter(({ name }) => name === 'GET orders').length).toBe(2);
    await page.getByText(unknown).waitFor();
    await ask.click();
    await confirmed(page);
    expect(payments(calls)).toBe(1);
    expect(await ordersPlaced(page)).toHaveLength(1);
  });

  test('whoever cannot ask, and then learns that nothing was placed, and pays', async () => {
    const shopper = await openReview();
    shopper.allowNoise(failedCall);
    const { page } = shopper;
    await pay(page).waitFor();
    await breakCalls(shopper, 'payAndCommit:offline*1,listCheckoutOrders:malformed*1');
    await pay(page).click();
    await page.getByRole('button', { name: 'Ask again' }).click();
    await page.getByRole('alert').getByText('Network request failed').waitFor();
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
    await Promise.all([pay(page).click(), pay(other).click()]);
    const [one, two] = [await confirmed(page), await confirmed(other)];
    expect(one).toBe(two);
    expect(await ordersPlaced(page)).toHaveLength(1);
  });

  test('a tab that pays after the other did', async () => {
    const shopper = await openReview();
    const { page } = shopper;
    await pay(page).waitFor();
    const other = await shopper.openTab(review);
    await pay(other).waitFor();
    await pay(page).click();
    const transactionId = await confirmed(page);
    // It has not heard of it, and presses all the same.
    await pay(other).click();
    expect(await confirmed(other)).toBe(transactionId);
    expect(await ordersPlaced(page)).toHaveLength(1);
  });
});
