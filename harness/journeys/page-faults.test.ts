import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { notable } from '../../mocks/fixtures/catalogue/notable.js';
import { isLong } from './longRuns.js';
import { readsAt } from './patience.js';
import { openShop } from './shopper.js';

/** How a call fails here, one kind for each call in turn; long runs take all. */
const kinds = ['500', 'malformed', 'offline', 'empty', 'status-400'] as const;

/** Pages of the account and the shop, each with a customer who has something there. */
const pages = [
  { persona: 'plan-active', path: '/account' },
  { persona: 'standard', path: '/account/orders' },
  { persona: 'standard', path: '/account/orders/W90000' },
  { persona: 'standard', path: '/account/purchases' },
  { persona: 'standard', path: '/account/details' },
  { persona: 'heavy', path: '/account/subscriptions' },
  { persona: 'plan-active', path: '/account/wine-plans' },
  { persona: 'plan-active', path: '/account/wine-plans/WP1501' },
  { persona: 'plan-active', path: '/account/wine-plans/WP1501/next-case' },
  { persona: 'plan-active', path: '/account/wine-plans/WP1501/delivery' },
  { persona: 'plan-active', path: '/account/wine-plans/WP1501/address' },
  { persona: 'plan-active', path: '/account/wine-plans/WP1501/payment' },
  { persona: 'plan-active', path: '/account/wine-plans/WP1501/change' },
  { persona: 'plan-active', path: '/account/wine-plans/WP1501/cancel' },
  { persona: 'plan-active', path: '/account/wine-plans/WP1501/history' },
  { persona: 'standard', path: '/account/new-wine-plan' },
  { persona: 'wine-reward', path: '/account/wine-reward' },
  { persona: 'wine-reward', path: '/account/savings' },
  { persona: 'standard', path: '/account/unlimited' },
  { persona: 'standard', path: '/account/wallet' },
  { persona: 'standard', path: '/account/vouchers' },
  { persona: 'standard', path: '/account/permissions' },
  { persona: 'standard', path: '/account/your-data' },
  { persona: 'standard', path: '/jsp/account/common/account_ratings.jsp' },
  { persona: 'standard', path: '/jsp/account/common/account_favourites.jsp' },
  { persona: 'standard', path: `/product/${notable.wine}` },
  { persona: 'standard', path: `/product/${notable.mixedCase}` },
  { persona: 'standard', path: '/wines?Ntt=rioja' },
] as const;

/** Calls a page does without, whose failure the log alone hears of: the promise of the strip, the offer that would keep a plan
 * before it is made, what wines were rated, how many plans there are, which have ended, the day in a list an order was found
 * in, and what is recommended beside a product. */
const quiet: readonly string[] = [
  'getShippingMethodInfo',
  'getWinePlanSaveOffer',
  'listRatings /account/wine-plans/WP1501/next-case',
  'listWinePlans /account/wine-plans/WP1501/payment',
  'listPurchases /account/orders/W90000',
  'listSubscriptions /account/wine-plans',
  `listRecommendedWines /product/${notable.wine}`,
  `listRecommendedWines /product/${notable.mixedCase}`,
];

const main = (page: Page) => page.getByRole('main');
const textOf = async (page: Page): Promise<string> => (await main(page).innerText()).replace(/\s+/g, ' ');
const retries = (page: Page) => main(page).getByRole('button', { name: 'Try again' });

/** What the page says once everything has come. */
async function wholeTextOf(page: Page): Promise<string> {
  await main(page).getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => main(page).locator('.wsk-Skeleton').filter({ visible: true }).count()).toBe(0);
  return textOf(page);
}

/** The usual runs take some of them. */
const drawn = isLong ? pages : pages.filter((_, place) => place % 8 === 7);

test.each(drawn)('each call of $path as $persona may fail once, and is made again', async ({ persona, path }) => {
  const shopper = await openShop({ query: { login: 'hard', persona, latency: '0' } });
  shopper.allowNoise(/ApiError|ERR_|requestfailed|^[45]\d\d for|status of [45]\d\d/);
  const { page } = shopper;
  await page.getByRole('banner').waitFor();
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.isNavigationRequest()) return;
    for (const id of readsAt(new URL(request.url()).pathname)) asked.add(id);
  });
  await page.goto(path);
  const whole = await wholeTextOf(page);
  const calls = [...asked];
  expect(calls).toContain('getProfileDetails');
  for (const [place, call] of calls.entries()) {
    const isQuiet = quiet.includes(call) || quiet.includes(`${call} ${path}`);
    for (const kind of isLong ? kinds : kinds.slice(place % kinds.length).slice(0, 1)) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ fault: `${call}:${kind}*1` })}`);
      await main(page).getByRole('heading', { level: 1 }).waitFor();
      const fares = async () => {
        if ((await retries(page).count()) > 0) return 'can be tried again';
        return isQuiet || (await textOf(page)) === whole ? 'does without' : 'neither';
      };
      await expect.poll(fares, { message: `${call}:${kind}` }).not.toBe('neither');
      const triedAgain = async () => {
        await retries(page).evaluateAll((buttons: HTMLElement[]) => {
          for (const button of buttons) button.click();
        });
        return textOf(page);
      };
      if (!isQuiet) await expect.poll(triedAgain, { message: `${call}:${kind}` }).toBe(whole);
    }
  }
});
