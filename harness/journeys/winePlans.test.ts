import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isLong } from './longRuns.js';
import { openShop } from './shopper.js';

/** A day ahead of any browser's clock, so that a skipped case is still in the future whenever this runs. */
const clock = '2036-01-08';
const failingServer =
  /(^console error: (ApiError|Failed to load resource)|^(requestfailed|4\d\d|5\d\d)|status of [45]\d\d|ERR_)/;
const list = '/account/wine-plans';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const nextCase = (page: Page) => page.getByRole('region', { name: 'Next case' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const closeDialog = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

/** Records the method and address of every write to a plan from here on. */
function writesOf(page: Page): readonly string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'PUT' && pathname.includes('/wineplan/'))
      made.push(`PUT ${pathname.replace('/api/user/subscriptions/wineplan', '')}${search}`);
  });
  return made;
}

const shops = [
  { brand: 'law', next: '28 January 2036', second: '21 April 2036', total: '£118.88' },
  { brand: 'hsb', next: '28 January 2036', second: '21 April 2036', total: '11,888 pts' },
  { brand: 'vir', next: 'January 28, 2036', second: 'April 21, 2036', total: '$161.88' },
  { brand: 'wpe', next: '28 January 2036', second: '21 April 2036', total: '$237.88' },
] as const;
/** Usual runs test the brand with points and one brand abroad. */
const drawn = isLong ? shops : shops.slice(1, 3);

test.each(drawn)(
  'a case is checked, skipped and put back at $brand [PLAN-004, PLAN-020, PLAN-025, PLAN-026, PLAN-027]',
  async ({ brand, next, second, total }) => {
    const { page } = await openShop({ brand, path: list, query: { login: 'hard', persona: 'plan-active', clock } });
    await page.getByRole('link', { name: 'Manage plan WP1501' }).click();
    await heading(page, 'The Seasonal Plan: Mixed Case');
    await nextCase(page).getByText(next).waitFor();
    const made = writesOf(page);
    await button(page, 'Skip this case').click();
    const dialog = inDialog(page, `Skip the case of ${next}?`);
    await dialog.getByRole('definition').filter({ hasText: total }).waitFor();
    await dialog.getByRole('definition').filter({ hasText: second }).waitFor();
    expect(made).toEqual(['PUT /delivery/skipcheck/WP1501']);
    await dialog.getByRole('button', { name: 'Skip this case' }).click();
    await inDialog(page, 'Case skipped').waitFor();
    await closeDialog(page);
    await nextCase(page).getByText(second).waitFor();
    await button(page, `Bring back the case of ${next}`).click();
    await inDialog(page, 'Bring this case back?').getByText(next).waitFor();
    await button(page, 'Bring it back').click();
    await page.getByText('The case is back in your plan.').waitFor();
    await closeDialog(page);
    await nextCase(page).getByText(next).waitFor();
    expect(made).toEqual([
      'PUT /delivery/skipcheck/WP1501',
      'PUT /delivery/skip/WP1501?orderId=WP1501-5',
      'PUT /reinstate/WP1501',
    ]);
  },
);

test.each(drawn)('a suspended plan is reinstated at $brand [IDENT-120, PLAN-002, PLAN-027]', async ({ brand }) => {
  const { page } = await openShop({ brand, path: list, query: { login: 'hard', persona: 'plan-suspended', clock } });
  await page.getByText('Suspended', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Reinstate plan WP1601' }).click();
  const made = writesOf(page);
  await button(page, 'Reinstate this plan').waitFor();
  expect(await page.getByRole('main').getByRole('button').allTextContents()).toEqual(['Reinstate this plan']);
  await button(page, 'Reinstate this plan').click();
  await button(page, 'Reinstate plan').click();
  await page.getByText('Your plan is running again.').waitFor();
  await closeDialog(page);
  await button(page, 'Skip this case').waitFor();
  expect(made).toEqual(['PUT /reinstate/WP1601']);
  await page.getByRole('link', { name: 'All wine plans' }).click();
  await page.getByRole('link', { name: 'Manage plan WP1601' }).waitFor();
});

test('a packed case is not skipped, and the shop says why [PLAN-029]', async () => {
  const shopper = await openShop({ path: `${list}/WP2002`, query: { login: 'hard', persona: 'heavy', clock } });
  const { page } = shopper;
  shopper.allowNoise(failingServer);
  const made = writesOf(page);
  await nextCase(page).getByText('11 January 2036').waitFor();
  await button(page, 'Skip this case').click();
  await inDialog(page, 'This case cannot be skipped')
    .getByText('This case is being packed already, so it can no longer be skipped or changed.')
    .waitFor();
  await closeDialog(page);
  await nextCase(page).getByText('11 January 2036').waitFor();
  expect(made).toEqual(['PUT /delivery/skipcheck/WP2002']);
});

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focusedName = () =>
    page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '');
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    if ((await focusedName()).startsWith(name)) return;
  }
  throw new Error(`No ${name} within 120 presses of Tab`);
}

test('a case is skipped with only the keyboard, and the focus stays in place', async () => {
  const { page } = await openShop({ path: list, query: { login: 'hard', persona: 'plan-active', clock } });
  await page.getByRole('link', { name: 'Manage plan WP1501' }).waitFor();
  await tabTo(page, 'Manage plan');
  await page.keyboard.press('Enter');
  await button(page, 'Skip the case of 21 April 2036').waitFor();
  await tabTo(page, 'Skip the case of 21 April 2036');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Skip this case' }).waitFor();
  await tabTo(page, 'Skip this case');
  await page.keyboard.press('Enter');
  await inDialog(page, 'Case skipped').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Close');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.ariaLabel))
    .toBe('Bring back the case of 21 April 2036');
});

test('each call of a plan may fail once, and is repeated [PLAN-065]', async () => {
  const fault = [
    'listWinePlans',
    'getWinePlanList',
    'listWinePlanUpcomingCases',
    'listWinePlanAddresses',
    'checkWinePlanDeliverySkip',
    'skipWinePlanDelivery',
    'reinstateWinePlan',
  ]
    .map((id) => `${id}:500*1`)
    .join();
  const shopper = await openShop({ path: list, query: { login: 'hard', persona: 'plan-active', clock, fault } });
  const { page } = shopper;
  shopper.allowNoise(failingServer);
  const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await tryAgain.click();
  await page.getByRole('link', { name: 'Manage plan WP1501' }).click();
  await tryAgain.click();
  await heading(page, 'The Seasonal Plan: Mixed Case');
  // The previous click repeated the call for the upcoming cases too.
  await tryAgain.click();
  await page.getByText('14 Orchard Lane').waitFor();
  await button(page, 'Skip the case of 21 April 2036').click();
  const dialog = inDialog(page, 'Skip the case of 21 April 2036?');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('button', { name: 'Skip this case' }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByRole('button', { name: 'Skip this case' }).click();
  await inDialog(page, 'Case skipped').waitFor();
  await closeDialog(page);
  await button(page, 'Bring back the case of 21 April 2036').click();
  await button(page, 'Bring it back').click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
  await button(page, 'Bring it back').click();
  await page.getByText('The case is back in your plan.').waitFor();
});

test('each plan has its own page, next case and past cases [PLAN-001, PLAN-020, PLAN-063]', async () => {
  const { page } = await openShop({ path: list, query: { login: 'hard', persona: 'heavy' } });
  const open = async (plan: string, nextDay: string, laterDay: string) => {
    await page.getByRole('link', { name: `Manage plan ${plan}` }).click();
    await nextCase(page).getByText(nextDay).waitFor();
    await nextCase(page).getByText(`Plan ${plan}`, { exact: true }).waitFor();
    await page.getByRole('main').getByText(`${laterDay}:`).waitFor();
    await page.getByRole('link', { name: 'Past cases' }).click();
    await heading(page, 'Past cases');
  };
  const days = page.getByRole('rowheader');
  await open('WP2001', '14 December 2026', '8 March 2027');
  await expect
    .poll(() => days.allTextContents())
    .toEqual(['21 September 2026', '29 June 2026', '6 April 2026', '12 January 2026', '20 October 2025']);
  // Within the page, so that what it has fetched is kept.
  await page.getByRole('link', { name: 'Back to the plan' }).click();
  await heading(page, 'The Seasonal Plan: Mixed Case');
  await page.goBack();
  await heading(page, 'Past cases');
  await page.goBack();
  await heading(page, 'The Seasonal Plan: Mixed Case');
  await page.goBack();
  await open('WP2002', '27 November 2026', '22 January 2027');
  await expect.poll(() => days.allTextContents()).toEqual(['2 October 2026', '7 August 2026']);
});

test('the past cases of a plan are listed, newest first [PLAN-063]', async () => {
  const { page } = await openShop({ path: `${list}/WP1501`, query: { login: 'hard', persona: 'plan-active' } });
  await page.getByRole('link', { name: 'Past cases' }).click();
  await heading(page, 'Past cases');
  const days = page.getByRole('rowheader');
  await expect
    .poll(() => days.allTextContents())
    .toEqual(['21 September 2026', '29 June 2026', '6 April 2026', '12 January 2026']);
  await page.getByRole('link', { name: '21 September 2026' }).click();
  await heading(page, 'Order WP1501-4');
  await page.goBack();
  await page.getByRole('link', { name: 'Back to the plan' }).click();
  await heading(page, 'The Seasonal Plan: Mixed Case');
});

test('a cancelled plan is shown as ended, with its past cases and a link to start a new one', async () => {
  const shopper = await openShop({ path: list, query: { login: 'hard', persona: 'plan-active' } });
  const { page } = shopper;
  shopper.allowNoise(failingServer);
  await page.getByRole('link', { name: 'Manage plan WP1501' }).click();
  await button(page, 'Skip this case').waitFor();
  await page.evaluate(() => fetch('/api/user/subscriptions/wineplan/WP1501?reasonCode=101', { method: 'DELETE' }));
  await page.goto(list);
  await page.getByRole('heading', { name: 'Plans that have ended' }).waitFor();
  await page.getByRole('link', { name: 'See what it sent WP1501' }).click();
  await page.getByRole('heading', { name: 'This plan has ended' }).waitFor();
  await page.getByText('Last case: 21 September 2026').waitFor();
  expect(await page.getByRole('link', { name: 'Subscribe again' }).getAttribute('href')).toBe('/account/new-wine-plan');
  await page.getByRole('link', { name: 'Past cases' }).click();
  await page.getByRole('row', { name: /14 December 2026.*Cancelled.*Not charged/ }).waitFor();
});
