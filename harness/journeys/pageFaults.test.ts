import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { notable } from '../../mocks/fixtures/catalogue/notable.js';
import { isLong } from './longRuns.js';
import { readsAt } from './patience.js';
import { openShop } from './shopper.js';

/** How calls fail here. Each call fails in one of these ways, in turn; long runs test all of them. */
const kinds = ['500', 'malformed', 'offline', 'empty', 'status-400'] as const;

interface Visited {
  readonly persona: string;
  readonly path: string;
  /** Runs before anything fails. Its result must survive every failure. */
  readonly begins?: (page: Page) => Promise<unknown>;
}

const planOffers = '/jsp/offer/cm/common/offer.jsp?name=wine-plans';
const weeklyOffers = '/jsp/offer/cm/common/offer.jsp?name=this-week';
const giftCards = '/jsp/offer/cm/common/offer.jsp?name=gift-cards&menu=gifts';
const grandTour = '/jsp/content.jsp?pg=grand-tour';
const eVoucherPage = '/jsp/content.jsp?pg=gift-e-vouchers&menu=gifts';

async function writeEVoucher(page: Page): Promise<void> {
  await page.goto(eVoucherPage);
  for (const [name, typed] of [
    ['Or another amount', '120'],
    ['Their name', 'Ida'],
    ['Their email address', 'ida@friend.example'],
    ['Your message', 'Happy birthday'],
  ] as const)
    await main(page).getByRole('textbox', { name, exact: true }).fill(typed);
}

/** Pages of the account and the shop, each with a customer for whom it has content. */
const pages: readonly Visited[] = [
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
  { persona: 'standard', path: `/product/${notable.unmixedCase}` },
  { persona: 'standard', path: `/product/tasting-notes/${notable.wine}` },
  { persona: 'standard', path: planOffers },
  { persona: 'standard', path: weeklyOffers },
  { persona: 'standard', path: grandTour },
  { persona: 'standard', path: '/gifts' },
  { persona: 'standard', path: giftCards },
  { persona: 'standard', path: '/gifts/vouchers' },
  { persona: 'standard', path: eVoucherPage, begins: writeEVoucher },
  { persona: 'standard', path: '/account/purchase-voucher' },
];

/** Calls a page can do without, whose failure is only logged: the promise in the strip, the save offer before it is
 * shown, the ratings of wines, the number of plans, the ended plans, the day of an order in a list, the
 * recommendations beside a product, one product of an offer with several, and the later cost of a plan on offer. */
const quiet: readonly string[] = [
  'getShippingMethodInfo',
  'getWinePlanSaveOffer',
  'listRatings /account/wine-plans/WP1501/next-case',
  'listWinePlans /account/wine-plans/WP1501/payment',
  'listPurchases /account/orders/W90000',
  'listSubscriptions /account/wine-plans',
  `listRecommendedWines /product/${notable.wine}`,
  `listRecommendedWines /product/${notable.mixedCase}`,
  `listRecommendedWines /product/${notable.unmixedCase}`,
  `listRecommendedWines /product/tasting-notes/${notable.wine}`,
  `getProduct ${planOffers}`,
  `getProduct ${weeklyOffers}`,
  `getProduct ${giftCards}`,
  `getFuturePaymentsByProduct ${planOffers}`,
  `getFuturePaymentsByProduct ${grandTour}`,
];

const main = (page: Page) => page.getByRole('main');
/** Returns the page's text, including the values of its fields. */
const textOf = async (page: Page): Promise<string> => {
  const fieldValues = await main(page)
    .getByRole('textbox')
    .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value));
  return [await main(page).innerText(), ...fieldValues].join(' ').replace(/\s+/g, ' ');
};
const retries = (page: Page) => main(page).getByRole('button', { name: 'Try again' });

/** Returns the page's text once everything has loaded. */
async function wholeTextOf(page: Page): Promise<string> {
  await main(page).getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => main(page).locator('.wsk-Skeleton').filter({ visible: true }).count()).toBe(0);
  return textOf(page);
}

/** Usual runs test every eighth page. */
const drawn = isLong ? pages : pages.filter((_, place) => place % 8 === 7);

test.each(drawn)('each call on $path as $persona may fail once, and can be retried', async (visited) => {
  const { persona, path, begins } = visited;
  const shopper = await openShop({ query: { login: 'hard', persona, latency: '0' } });
  shopper.allowNoise(/ApiError|ERR_|requestfailed|^[45]\d\d for|status of [45]\d\d/);
  const { page } = shopper;
  await page.getByRole('banner').waitFor();
  await begins?.(page);
  const callIds = new Set<string>();
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.isNavigationRequest()) return;
    for (const id of readsAt(new URL(request.url()).pathname)) callIds.add(id);
  });
  await page.goto(path);
  const whole = await wholeTextOf(page);
  const calls = [...callIds];
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
