import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openShop, plainPage } from './shopper.js';

const waysToPay = (page: Page) => page.getByRole('contentinfo').getByRole('list', { name: 'Ways to pay' });

test('an invalid link, and one inside an SVG, do not leave the page', async () => {
  const { page } = await openShop({ path: plainPage });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { href } = await page.evaluate(() => {
    const part = document.createElement('div');
    part.innerHTML =
      '<a id="unreadable" href="http://[">Elsewhere</a><svg width="90" height="30"><a id="drawn" href="#"><text y="20">Drawn</text></a></svg>';
    document.body.prepend(part);
    return window.location;
  });
  await page.locator('#unreadable').click();
  await page.locator('#drawn text').click();
  await expect.poll(() => page.url().replace(/#$/, '')).toBe(href);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
});

test('a failing third-party script does not replace the shop', async () => {
  const shopper = await openShop({ path: plainPage });
  const { page } = shopper;
  await page.getByRole('heading', { level: 1 }).waitFor();
  shopper.allowNoise(/elsewhere\.invalid/);
  const failed = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = document.createElement('script');
        script.src = 'http://elsewhere.invalid/widget.js';
        script.addEventListener('error', () => resolve(true));
        document.head.append(script);
      }),
  );
  expect(failed).toBe(true);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.getByText('The shop could not be loaded').count()).toBe(0);
});

test('a web view in an app has no Google Pay, and a device that supports Apple Pay offers it [CHKT-062, CHKT-063]', async () => {
  const paymentLogos = async (flags: string) => {
    const { page } = await openShop({ path: plainPage, query: flags ? { flags } : {} });
    await waysToPay(page).waitFor();
    return waysToPay(page)
      .getByRole('img')
      .evaluateAll((logos) => logos.map((logo) => logo.getAttribute('aria-label')));
  };
  expect(await paymentLogos('')).toEqual(['Visa', 'Mastercard', 'American Express', 'PayPal', 'Google Pay']);
  expect(await paymentLogos('webview')).toEqual(['Visa', 'Mastercard', 'American Express', 'PayPal']);
  expect(await paymentLogos('webview,applePay')).toEqual([
    'Visa',
    'Mastercard',
    'American Express',
    'PayPal',
    'Apple Pay',
  ]);
});

test('the card check sets its cookie while the flag is on, and removes it once the flag is off', async () => {
  const { page, context } = await openShop({ path: plainPage, query: { flags: 'cardCookie' } });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'wsk_card_check')?.value;
  expect(await cookie()).toBe('available');
  await page.goto(`${plainPage}?flags=`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await cookie()).toBeUndefined();
});
