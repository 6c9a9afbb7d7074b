import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openShop } from './shopper.js';

/** How a call fails here: a server error, an unreadable response, no connection, a refusal. */
const kinds = ['500', 'malformed', 'offline', 'status-400'] as const;

const wine = '/product/0651883';
const wines = (page: Page) => page.getByRole('region', { name: 'Six to begin with' }).getByRole('article').nth(5);
const suggestions = async (page: Page) => {
  await page.getByRole('banner').getByRole('combobox').fill('rioja');
  await page.getByRole('option').first().waitFor();
};
const words = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor();
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first().waitFor();
const without = (name: string | RegExp) => async (page: Page) =>
  expect(await page.getByRole('heading', { name }).count()).toBe(0);

/** Finds the part of a page that does not depend on the call. */
type Works = (page: Page) => Promise<unknown>;
const home: Works = async (page) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await wines(page).waitFor();
  await heading('Good evenings begin here')(page);
};
const results: Works = heading('Results for “rioja”');
const product: Works = (page) => page.getByRole('button', { name: 'Add to basket', exact: true }).waitFor();

interface Row {
  readonly call: string;
  readonly path: string;
  readonly works: Works;
  /** Finds the message where the shopper would look, or checks that the part is left out if the failure is only logged. */
  readonly shows: (page: Page) => Promise<unknown>;
  readonly login?: string;
}

const rows: readonly Row[] = [
  // Header, search and footer.
  {
    call: 'getProfileDetails',
    path: '/',
    works: home,
    shows: (page) => page.getByRole('button', { name: 'Sign in' }).waitFor(),
    login: 'soft',
  },
  {
    call: 'getCart',
    path: '/',
    works: home,
    shows: (page) => page.getByRole('button', { name: 'Basket: unavailable' }).waitFor(),
  },
  {
    call: 'getCart',
    path: wine,
    works: product,
    shows: (page) => page.getByRole('button', { name: 'Basket: unavailable' }).waitFor(),
  },
  {
    call: 'getSearchData',
    path: wine,
    works: product,
    shows: async (page) => {
      await page.getByRole('banner').getByRole('combobox').fill('rioja');
      await words('Suggestions are unavailable. Press Enter to search.')(page);
    },
  },
  {
    call: 'getFooterHtml',
    path: wine,
    works: product,
    shows: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).waitFor(),
  },
  // The home page.
  {
    call: 'getSearchData',
    path: '/',
    works: heading('Good evenings begin here'),
    shows: (page) =>
      page.getByRole('region', { name: 'Six to begin with' }).getByRole('button', { name: 'Try again' }).waitFor(),
  },
  {
    call: 'queryHomePageContent',
    path: '/',
    works: (page) => wines(page).waitFor(),
    shows: async (page) => {
      await words('We could not load this page')(page);
      await page.getByRole('link', { name: 'All red wine' }).waitFor();
    },
  },
  { call: 'queryDeliveryPromiseContent', path: '/', works: home, shows: without('Delivery and collection') },
  { call: 'getGuaranteeHtml', path: '/', works: home, shows: without('Drink it happily, or not at all') },
  {
    call: 'getBannerTemplate',
    path: '/',
    works: home,
    shows: (page) => page.locator('.wsk-HomepageBanner-onward', { hasText: 'Shop now' }).waitFor(),
  },
  { call: 'listRecommendedWines', path: '/', works: home, shows: words('No Recommended Wines'), login: 'soft' },
  { call: 'getRecommendedTemplate', path: '/', works: home, shows: heading('Recommended for you'), login: 'soft' },
  { call: 'listRecentlyBrowsed', path: '/', works: home, shows: words('No Recently Browsed Wines') },
  { call: 'getRecentlyViewedTemplate', path: '/', works: home, shows: heading('Recently viewed'), login: 'soft' },
  { call: 'queryBrandContent', path: '/', works: home, shows: heading('Recently viewed'), login: 'soft' },
  // The results.
  {
    call: 'readSearchResultsPage',
    path: '/wines?Ntt=rioja',
    works: suggestions,
    shows: (page) => page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor(),
  },
  { call: 'getSearchKeywords', path: '/wines?Ntt=rioja', works: results, shows: suggestions },
  // A product.
  {
    call: 'getProduct',
    path: wine,
    works: suggestions,
    shows: (page) => page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor(),
  },
  { call: 'getShippingMethodInfo', path: wine, works: product, shows: words('Usually delivered within 4-5 days') },
  {
    call: 'addRecentlyBrowsed',
    path: wine,
    works: product,
    shows: async (page) => expect(await page.getByRole('main').getByRole('alert').count()).toBe(0),
  },
];

test.each(rows.map((row, place) => ({ kind: kinds[place % kinds.length] ?? kinds[0], ...row })))(
  '$call failing on $path with $kind leaves the rest of the page working, with a message or without the missing part',
  async ({ kind, call, path, works, shows, login = 'visitor' }) => {
    const settings = new URLSearchParams({ login, fault: `${call}:${kind}` });
    const shopper = await openShop({ path: `${path}${path.includes('?') ? '&' : '?'}${settings}` });
    shopper.allowNoise(new RegExp(`ApiError.*${call}`));
    await works(shopper.page);
    await shows(shopper.page);
  },
);

/** Every call of the header, the home page, the results and a product page. */
const everything = [...new Set(rows.map(({ call }) => call))];

test.each(kinds)('with every call failing (%s) each page still loads, and shows what it can', async (kind) => {
  const shopper = await openShop({ query: { fault: everything.map((call) => `${call}:${kind}`).join() } });
  shopper.allowNoise(/ApiError/);
  const { page } = shopper;
  await heading('Open something generous tonight')(page);
  await words('We could not load this page')(page);
  await page.getByRole('link', { name: 'All red wine' }).waitFor();
  for (const path of ['/wines?Ntt=rioja', wine]) {
    await page.goto(path);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().waitFor();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).waitFor();
  }
});

test('a shop that never responds is reported as late in each part of the page', async () => {
  // Calls to the content service use the timeout of its own client, which is longer than a shopper waits here.
  const ofShop = everything.filter((call) => !call.startsWith('query'));
  const shopper = await openShop({ query: { fault: ofShop.map((call) => `${call}:timeout`).join() } });
  shopper.allowNoise(/ApiError/);
  const { page } = shopper;
  await heading('Good evenings begin here')(page);
  for (const call of ['getSearchData', 'listRecentlyBrowsed', 'getCart']) await shopper.runOutOfTime(call);
  await words('Network request timed out')(page);
  await words('No Recently Browsed Wines')(page);
  await page.getByRole('button', { name: 'Basket: unavailable' }).waitFor();
});

test.each(['500', 'offline'])(
  'a sign-in failing with %s shows a message, keeps the address, and leaves the shop unchanged',
  async (kind) => {
    const shopper = await openShop({ path: wine, query: { fault: `login:${kind}` } });
    shopper.allowNoise(/ApiError/);
    const { page } = shopper;
    await page.getByRole('button', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await dialog.getByLabel('Email address').fill('standard@shopper.example');
    await dialog.getByLabel('Password', { exact: true }).fill('correct-horse');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await dialog.getByRole('alert').first().waitFor();
    expect(await dialog.getByLabel('Email address').inputValue()).toBe('standard@shopper.example');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
    await page.getByRole('button', { name: /^Basket: 1 bottle,/ }).waitFor();
  },
);
