import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { notable } from '../../mocks/fixtures/catalogue/notable.js';
import { isLong } from './longRuns.js';
import { openShop } from './shopper.js';

interface Place {
  readonly place: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Opens the view that contains the button. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly button: (page: Page) => Locator;
  /** Expected basket; one bottle by default. */
  readonly holds?: string;
}

const add = (within: Locator) => within.getByRole('button', { name: /^Add to basket/ }).first();
const main = (page: Page) => page.getByRole('main');
const keep = (page: Page) =>
  page.evaluate((code) => fetch(`/api/user/favourites/${code}`, { method: 'PUT' }), notable.wine);

const places: readonly Place[] = [
  {
    place: 'its page',
    path: `/product/${notable.wine}`,
    button: (page) => add(main(page)),
  },
  {
    place: 'a suggestion',
    path: '/wines',
    before: async (page) => {
      await page.getByRole('banner').getByRole('combobox').fill(notable.wine);
      await page.getByRole('banner').getByRole('option').first().click();
      await page.waitForURL(`**/product/${notable.wine}`);
    },
    button: (page) => add(main(page)),
  },
  {
    place: 'a card',
    path: '/wines?Ntt=rioja',
    button: (page) => add(main(page).getByRole('article').first()),
  },
  {
    place: 'the favourites',
    path: '/',
    query: { login: 'hard', persona: 'new' },
    before: async (page) => {
      await page.getByText('Sign out').first().waitFor();
      await keep(page);
      await page.goto('/jsp/account/common/account_favourites.jsp');
    },
    button: (page) => add(main(page).getByRole('article').first()),
  },
  {
    place: 'a rail',
    path: `/product/${notable.wine}`,
    button: (page) => add(page.getByRole('region', { name: 'Most popular' })),
    holds: '6 bottles',
  },
  {
    place: 'a bulk deal',
    path: `/product/${notable.mixedCase}`,
    button: (page) => main(page).locator('[data-component="BulkDeals"]').getByRole('button').first(),
    holds: '24 bottles and a gift',
  },
];

/** Usual runs test a third of the places. */
test.each(isLong ? places : places.filter((_, at) => at % 3 === 2))(
  'from $place a double click, and another click while the call is pending, add the item only once',
  async ({ path, query, before, button, holds = '1 bottle' }) => {
    const shopper = await openShop({ path, ...(query && { query }) });
    const { page, context } = shopper;
    // A declined offer does not open over the page under test.
    await context.addCookies([{ name: 'wsk_upsell_rejections', value: '1', url: new URL(page.url()).origin }]);
    const cartRequests: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && new URL(request.url()).pathname.startsWith('/api/cart/'))
        cartRequests.push(request.url());
    });
    await before?.(page);
    const pressed = await button(page).elementHandle();
    // The response is held until the button has been checked.
    const letGo = await shopper.holdAnswers('addCartItem');
    await pressed?.dblclick();
    await main(page)
      .getByRole('button', { name: /^Adding/ })
      .first()
      .waitFor();
    await pressed?.click({ force: true });
    await letGo();
    const basket = page.getByRole('button', { name: new RegExp(`^Basket: ${holds},`) });
    await basket.waitFor();
    expect(cartRequests).toHaveLength(1);
    await page.reload();
    await basket.waitFor();
  },
);
