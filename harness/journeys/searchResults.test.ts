import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { testOf } from './longRuns.js';
import { openShop, plainPage } from './shopper.js';

const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search wines, cases and gifts' });
const address = (page: Page) => decodeURIComponent(new URL(page.url()).search);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const filters = (page: Page) => page.getByRole('navigation', { name: 'Filters' });
const count = (page: Page) => page.getByText(/^(\d+ to \d+ of )?\d+ results?$/);
const names = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

describe.each(['law', 'hsb'] as const)('in %s', (brand) => {
  const test = testOf(brand);
  test('a shopper filters, sorts and pages through results, and goes back [SRCH-024, SRCH-026, SRCH-027, SRCH-028, SRCH-029, SRCH-030]', async () => {
    const { page } = await openShop({ brand, path: plainPage });
    await searchField(page).fill('red');
    await searchField(page).press('Enter');
    await page.waitForURL(/\/wines\?Ntt=red$/);
    await page.getByRole('heading', { level: 1, name: 'Results for “red”' }).waitFor();
    await page.getByText(/^1 to 24 of \d+ results$/).waitFor();
    const all = await count(page).textContent();

    await filters(page)
      .getByRole('link', { name: /^France/ })
      .click();
    await page.getByRole('link', { name: 'Remove France' }).waitFor();
    expect(address(page)).toBe('?Ntt=red&N=country:france');
    expect(await count(page).textContent()).not.toBe(all);

    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, A to Z');
    await page.waitForURL(/Ns=name/);
    await count(page).waitFor();
    const byName = new Intl.Collator('en').compare;
    await expect
      .poll(async () => ((list) => list.join() === [...list].sort(byName).join())(await names(page)))
      .toBe(true);

    await page.getByRole('link', { name: 'Page 2' }).click();
    await page.getByText(/^25 to \d+ of \d+ results$/).waitFor();
    expect(address(page)).toBe('?Ntt=red&N=country:france&Ns=name&No=24');
    const second = await names(page);
    await page.reload();
    await page.getByText(/^25 to \d+ of \d+ results$/).waitFor();
    expect(await names(page)).toEqual(second);

    await page.goBack();
    await page.getByText(/^1 to 24 of \d+ results$/).waitFor();
    expect(await page.getByRole('combobox', { name: 'Sort by' }).inputValue()).toBe('name');
    await page.goBack();
    await expect.poll(() => page.getByRole('combobox', { name: 'Sort by' }).inputValue()).toBe('relevance');
    await page.getByRole('combobox', { name: 'Show' }).selectOption('96 a page');
    await page.getByText(/^1 to (\d+ of )?\d+ results$|^\d+ results$/).waitFor();
    await expect.poll(() => address(page)).toBe('?Ntt=red&N=country:france&Nrpp=96');
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(48);

    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect.poll(() => address(page)).toBe('?Ntt=red&Nrpp=96');
  });

  test('an empty result shows a message and a link [SRCH-031]', async () => {
    const { page } = await openShop({ brand, path: '/wines', query: 'Ntt=zzzz' });
    await page.getByText('0 results').waitFor();
    await page.getByRole('link', { name: 'See popular wines' }).click();
    await heading(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('a quick filter leads to the filtered results [SRCH-018, SRCH-023]', async () => {
    const { page } = await openShop({ brand, path: plainPage });
    await searchField(page).fill('malbec');
    await page
      .getByRole('region', { name: 'Quick filters' })
      .getByRole('link', { name: /^Argentina/ })
      .click();
    await page.getByRole('link', { name: 'Remove Argentina' }).waitFor();
    expect(address(page)).toBe('?Ntt=malbec&N=country:argentina');
    expect(await searchField(page).inputValue()).toBe('');
  });
});

test('a sort order is chosen with the arrow keys, and keeps the focus', async () => {
  const { page } = await openShop({ path: '/wines', query: 'Ntt=red' });
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await page.getByText(/^1 to 24 of \d+ results$/).waitFor();
  await order.focus();
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/Ns=price-low/);
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/Ns=price-high/);
  expect(await order.evaluate((field) => field === document.activeElement)).toBe(true);
});

test('pasted or cut text is looked up after 100 ms, typed text immediately [SRCH-008]', async () => {
  const { page } = await openShop();
  const field = searchField(page);
  await field.fill('malbec');
  await page.getByRole('option').first().waitFor();
  const rows = () => page.getByRole('option').count();
  await field.fill('');
  // Calls in progress when the clock jumps would count as late.
  await page.getByRole('heading', { name: 'Delivery and collection' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await field.evaluate((input: HTMLInputElement) => {
    input.focus();
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    value?.set?.call(input, 'rioja');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  });
  await page.clock.runFor(99);
  expect(await rows()).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(rows).toBe(10);
  await field.press('ControlOrMeta+a');
  await page.clock.runFor(500);
  await page.keyboard.type('malbec');
  await expect.poll(rows).toBe(10);
});

test('in a narrow window the filters are in a sheet, and nothing scrolls sideways', async () => {
  const { page } = await openShop({ path: '/wines', query: 'Ntt=red', viewport: { width: 320, height: 700 } });
  await page.getByRole('article').first().waitFor();
  expect(await filters(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const before = await page.getByRole('button', { name: /^Show \d+ wines$/ }).textContent();
  await filters(page)
    .getByRole('link', { name: /^Spain/ })
    .click();
  // The sheet stays open for the next filter, and its button says what it leads to.
  await filters(page)
    .getByRole('link', { name: /^Spain .*chosen/ })
    .waitFor();
  const show = page.getByRole('button', { name: /^Show \d+ wines?$/ });
  await expect.poll(() => show.textContent()).not.toBe(before);
  const count = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0]);
  await show.click();
  await page.getByRole('button', { name: 'Filters (1)', exact: true }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByText(new RegExp(`^(1 to \\d+ of )?${count} results?$`)).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('quick filters use the part of a term that a search accepts', async () => {
  const { page } = await openShop({ path: plainPage });
  await searchField(page).fill(`${'red'.padEnd(10_000)}x`);
  await page.getByRole('region', { name: 'Quick filters' }).getByRole('link').first().waitFor();
});

test('additional code of the search and the home page loads when it is used [HOME-085, SRCH-043]', async () => {
  const { page } = await openShop({ path: plainPage, isFirstVisit: true });
  const requestedPaths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/components/homepage/')) requestedPaths.push(pathname);
  });
  await page.reload();
  await page.getByRole('button', { name: 'Basket: empty' }).waitFor();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  // Something that waits for the page to be at rest would come after its last part.
  await page.waitForLoadState('networkidle');
  expect(requestedPaths).toEqual([]);
  // A page of results needs neither, although its search field has a term.
  await page.goto('/wines?Ntt=rioja');
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(requestedPaths).toEqual([]);
  await searchField(page).fill('rioja');
  await page.getByRole('option').first().waitFor();
  for (const name of ['data', 'keywords'])
    expect(requestedPaths).toContain(`/assets/components/homepage/data/search/${name}.json`);
  expect(requestedPaths).not.toContain('/assets/components/homepage/homepage.css');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Lawton Wines home' }).click();
  await page.getByRole('heading', { name: 'Delivery and collection' }).waitFor();
  expect(requestedPaths).toContain('/assets/components/homepage/homepage.css');
});
