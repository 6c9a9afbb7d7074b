import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { notable } from '../../mocks/fixtures/catalogue/notable.js';
import { followInFooter } from './keyboard.js';
import { openShop } from './shopper.js';

const { wine: first, spirit: second } = notable;

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
/** Returns the shop's stored list, latest first. */
const keptIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { response } = await (await fetch('/api/user/recentlybrowsed/list')).json();
    return response.userItems.map(({ product }: { product: { itemCode: string } }) => product.itemCode);
  });
const goHome = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: / home$/ })
    .click();
const viewed = (page: Page) => page.getByRole('region', { name: 'Recently viewed' }).getByRole('article');
const leadsTo = (page: Page) => viewed(page).first().getByRole('link').first().getAttribute('href');

test('a viewed wine is among the recently viewed, latest first [HOME-054]', async () => {
  const { page } = await openShop({ path: `/product/${first}` });
  await heading(page).waitFor();
  await expect.poll(() => keptIn(page)).toEqual([first]);
  await goHome(page);
  await expect.poll(() => viewed(page).count()).toBe(1);
  expect(await leadsTo(page)).toBe(`/product/${first}`);

  await page.goto(`/product/${second}`);
  await heading(page).waitFor();
  await expect.poll(() => keptIn(page)).toEqual([second, first]);
  await goHome(page);
  await expect.poll(() => viewed(page).count()).toBe(2);
  expect(await leadsTo(page)).toBe(`/product/${second}`);
});

test('the account’s recently viewed list is linked from the footer, and empty at first [ACCT-052]', async () => {
  const { page } = await openShop({ path: '/customer-services' });
  const goThere = () => followInFooter(page, 'Recently viewed');
  await goThere();
  await page.getByRole('heading', { level: 2, name: 'No recently viewed wines' }).waitFor();
  await page.goto(`/product/${first}`);
  await heading(page).waitFor();
  await expect.poll(() => keptIn(page)).toEqual([first]);
  await goThere();
  await page.getByRole('heading', { level: 1, name: 'Recently viewed' }).waitFor();
  const wine = page.getByRole('main').getByRole('article');
  await expect.poll(() => wine.count()).toBe(1);
  await wine.getByRole('link').first().click();
  await page.waitForURL(`**/product/${first}`);
  await page.goto(`/product/${second}`);
  await expect.poll(() => keptIn(page)).toEqual([second, first]);
  await goThere();
  await expect.poll(() => wine.count()).toBe(2);
  expect(await wine.first().getByRole('link').first().getAttribute('href')).toBe(`/product/${second}`);
});

test('a list that fails shows a message on its page, and appears on retry', async () => {
  const shopper = await openShop({
    path: '/jsp/account/common/account_recently_viewed.jsp',
    query: { fault: 'listRecentlyBrowsed:500*1' },
  });
  shopper.allowNoise(/ApiError/);
  const { page } = shopper;
  await page.getByText('No Recently Browsed Wines').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'No recently viewed wines' }).waitFor();
});

test('a wine that is unknown or could not be fetched is not stored', async () => {
  const shopper = await openShop({ path: '/product/NOSUCHWINE' });
  shopper.allowNoise(/ApiError/);
  const { page } = shopper;
  await page.getByText(/NOSUCHWINE/).waitFor();
  await page.goto(`/product/${first}?fault=getProduct:500`);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await keptIn(page)).toEqual([]);
});

test('a view that could not be stored shows no message', async () => {
  const shopper = await openShop({ path: `/product/${first}`, query: { fault: 'addRecentlyBrowsed:500' } });
  shopper.allowNoise(/ApiError: addRecentlyBrowsed/);
  const { page } = shopper;
  await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
  await page.getByRole('button', { name: /^Basket: 1 bottle,/ }).waitFor();
  expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
});

test('a brand without a recently viewed list is sent no views [BRAND-060, HOME-054]', async () => {
  const { page } = await openShop({ brand: 'ba', path: `/product/${first}` });
  await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
  // A view would have been sent before the basket was requested.
  await page.getByRole('button', { name: /^Basket: 1 bottle,/ }).waitFor();
  expect(await keptIn(page)).toEqual([]);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Your basket' }).waitFor();
  expect(await footer.getByRole('link', { name: 'Recently viewed' }).count()).toBe(0);
  await page.goto('/jsp/account/common/account_recently_viewed.jsp');
  await page.getByRole('heading', { level: 1, name: 'We cannot find that page' }).waitFor();
});

test.each([
  ['law', 'law.localhost'],
  ['hsb', 'hsb.localhost'],
  // A host whose name contains no brand.
  ['law', 'localhost'],
])('the content of %s is requested at %s [BRAND-042, BRAND-044, CONT-005]', async (brand, host) => {
  const { page } = await openShop({ path: '/no/such/page' });
  const brandRequest = page.waitForRequest((request) =>
    new URL(request.url()).searchParams.has('fields.brandIdentifier'),
  );
  const { port } = new URL(page.url());
  await page.goto(`http://${host}:${port}/?login=soft`);
  const request = await brandRequest;
  expect(new URL(request.url()).searchParams.get('fields.brandIdentifier')).toBe(brand);
  const answer = await request.response();
  expect(await answer?.json()).toMatchObject({ items: [{ fields: { brandIdentifier: brand } }] });
});
