import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { panelOf, toggle } from './panel.js';
import { openShop } from './shopper.js';

const plan = '/account/wine-plans/WP1501';
const query = { login: 'hard', persona: 'plan-active' };
const main = (page: Page) => page.getByRole('main');
/** Returns how often an amount occurs on the page, once it is shown. */
async function timesOf(page: Page, amount: string): Promise<number> {
  await main(page).getByText(amount, { exact: true }).first().waitFor();
  return main(page).getByText(amount, { exact: true }).count();
}
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });

test('the cost of a plan’s express delivery is shown for each of its cases, and charged [PLAN-044, PLAN-047]', async () => {
  const { page } = await openShop({ path: plan, query });
  await main(page).getByText('£118.88', { exact: true }).first().waitFor();
  await link(page, 'Change delivery').click();
  await page.getByRole('radio', { name: 'Express delivery £4.00 a case' }).check();
  await page.getByRole('button', { name: 'Save delivery' }).click();
  await page.getByText('Saved. Your next case comes on Monday 14 December 2026.').waitFor();
  await link(page, 'Back to the plan').click();

  // The next case, and the four upcoming ones.
  expect(await timesOf(page, '£122.88')).toBe(5);
  expect(await main(page).getByText('£118.88').count()).toBe(0);
  await main(page).getByText('Express delivery, £4.00 a case').waitFor();
  await page.getByRole('button', { name: 'Skip this case' }).click();
  await page.getByRole('dialog').getByRole('definition').filter({ hasText: '£122.88' }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();

  await page.goto(`${plan}/next-case`);
  await page.getByRole('row', { name: 'Delivery £4.00 £4.00' }).waitFor();
  await page.getByRole('row', { name: 'Price £122.88 £122.88' }).waitFor();

  await page.keyboard.press(toggle);
  await panelOf(page).getByRole('button', { name: 'Move the clock by 1 month' }).click();
  await panelOf(page).getByText('it is 2026-12-24').waitFor();
  await page.goto('/account/orders/WP1501-5');
  await main(page).getByText('£122.88').first().waitFor();
  const figures = await main(page).locator('.wsk-OrderSummary-figures > div').allInnerTexts();
  expect(figures.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
    'Items £118.88',
    'Delivery Express delivery £4.00',
    'Total £122.88',
  ]);
  await page.goto(`${plan}/history`);
  await page.getByRole('row', { name: /14 December 2026.*£122\.88/ }).waitFor();
});

test('PayPal for all plans, chosen in a subscription, pays for the other plans too, as their pages immediately show [PLAN-036, PLAN-077]', async () => {
  const { page } = await openShop({
    path: '/account/wine-plans/WP2003',
    query: { login: 'hard', persona: 'heavy' },
  });
  await main(page).getByText('Visa ending 1111').waitFor();
  await page.getByRole('link', { name: 'Subscriptions', exact: true }).click();
  await page.getByRole('table').getByRole('link', { name: 'Unlimited delivery' }).click();
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.getByRole('checkbox', { name: 'Use it for all my plans' }).check();
  await page.getByRole('button', { name: 'Save payment' }).click();
  await page.getByText('Saved.', { exact: true }).waitFor();
  await page.goBack();
  await page.goBack();
  await main(page).getByText('PayPal', { exact: true }).waitFor();
  expect(await main(page).getByText('Visa ending 1111').count()).toBe(0);
});

test('a membership without renewal shows a last day everywhere, and a renewal day once it renews again [ACCT-071, PLAN-074]', async () => {
  const { page } = await openShop({
    path: '/account/subscriptions/MS1301',
    query: { login: 'hard', persona: 'unlimited' },
  });
  const box = page.getByRole('checkbox', { name: 'Renew automatically' });
  const expectEverywhere = async (expectedText: string, other: string, renewal: string) => {
    await main(page).getByText(renewal).waitFor();
    await page.getByRole('link', { name: 'All subscriptions' }).click();
    await page.getByRole('row', { name: new RegExp(`28 February 2027 ${renewal}`) }).waitFor();
    for (const path of ['/account', '/account/unlimited']) {
      await page.goto(path);
      await main(page).getByText(expectedText).waitFor();
      expect(await main(page).getByText(other).count()).toBe(0);
    }
  };
  await box.click();
  await expectEverywhere('Until 28 February 2027.', 'Renews on', 'Ends automatically');
  await page.goto('/account/subscriptions/MS1301');
  await box.click();
  await expectEverywhere('Renews on 1 March 2027.', 'Until 28 February 2027', 'Renews automatically');
});

test('the extra 20% of an offered plan is announced before it is claimed, and deducted in the basket [UPSL-083]', async () => {
  const { page } = await openShop({ path: '/product/0551749', query: { login: 'visitor' } });
  await main(page).getByRole('button', { name: 'Claim your extra discount', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Claim your extra discount' });
  await dialog.getByText('First case with this offer').waitFor();
  const figures = await dialog.locator('.wsk-FigureRow').allInnerTexts();
  expect(figures.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
    'First case £47.94',
    'Extra 20% off -£9.59',
    'First case with this offer £38.35',
  ]);
  await Promise.all([
    page.waitForEvent('load'),
    dialog.getByRole('button', { name: 'Claim my extra discount' }).click(),
  ]);
  await page.goto('/jsp/checkout/common/shoppingcart.jsp');
  const summary = page.locator('.wsk-CartSummary-figures');
  await summary.getByText('£47.94').waitFor();
  await summary.getByText('Extra 20% off your first case').waitFor();
  await summary.getByText('-£9.59').waitFor();
  await summary.getByText('£46.34').waitFor();
});
