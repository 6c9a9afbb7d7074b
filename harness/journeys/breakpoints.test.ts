import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { notable } from '../../mocks/fixtures/catalogue/notable.js';
import { brands } from '../../src/entries/model.js';
import { isLong } from './longRuns.js';
import { openShop, plainPage } from './shopper.js';

const at = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });
const widthOf = async (of: Locator): Promise<number> => (await of.boundingBox())?.width ?? 0;
const fontSizeOf = (of: Locator): Promise<number> =>
  of.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

const openHome = async (width: number, brand = 'law') => {
  const { page } = await openShop({ brand, viewport: { width, height: 900 } });
  await page.getByRole('region', { name: 'Delivery and collection' }).waitFor();
  return page;
};

describe('the home page', () => {
  test('has its sections in a menu up to 767 px, and in a row from 768 px [NAV-022, NAV-023]', async () => {
    const page = await openHome(767);
    const menu = page.getByRole('button', { name: 'Menu' });
    const sections = page.getByRole('banner').getByRole('navigation', { name: 'Shop' });
    expect([await menu.isVisible(), await sections.isVisible()]).toEqual([true, false]);
    const card = await widthOf(page.getByRole('article').first());

    await at(page, 768);
    expect([await menu.isVisible(), await sections.isVisible()]).toEqual([false, true]);
    expect(await widthOf(page.getByRole('article').first())).not.toBe(card);

    await at(page, 767);
    expect([await menu.isVisible(), await sections.isVisible()]).toEqual([true, false]);
  });

  test('has sections under More from 768 to 991 px, and in a row from 992 px [NAV-022, NAV-024]', async () => {
    const page = await openHome(768, 'stw');
    const more = page.getByRole('button', { name: 'More', exact: true });
    expect(await more.isVisible()).toBe(true);
    await at(page, 991);
    expect(await more.isVisible()).toBe(true);
    await at(page, 992);
    expect(await more.isVisible()).toBe(false);
  });

  test.each(['law', 'tcm', 'vir'])(
    'has section buttons at least 24 px wide, and fits the whole row at 768 px, in %s',
    async (brand) => {
      const { page } = await openShop({ brand, path: plainPage, viewport: { width: 768, height: 900 } });
      const toggles = page.getByRole('banner').getByRole('button', { name: /^More in / });
      await toggles.first().waitFor();
      const widths = await Promise.all((await toggles.all()).map(widthOf));
      expect(widths.length).toBeGreaterThan(1);
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(24);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
    },
  );

  test.each(isLong ? brands.map(({ id }) => id) : ['npr', 'stw', 'tcm', 'vir'])(
    'has the label of each small tile of %s on one line with its arrow at 390 px',
    async (brand) => {
      const { page } = await openShop({ brand, viewport: { width: 390, height: 844 } });
      const labels = page.locator('[data-shape="small"] .wsk-TetrisCell-onward a');
      await labels.nth(2).waitFor();
      await page.evaluate(() => document.fonts.ready);
      const broken = await labels.evaluateAll((links) =>
        links.flatMap((link) => {
          const words = document.createRange();
          words.selectNodeContents(link.querySelector('.wsk-Link-words') ?? link);
          const lines = [...words.getClientRects()].filter(({ width }) => width > 0);
          const isOneLine = Math.max(...lines.map(({ top }) => top)) < Math.min(...lines.map(({ bottom }) => bottom));
          return isOneLine ? [] : [link.textContent];
        }),
      );
      expect(broken).toEqual([]);
    },
  );

  test.each(['law', 'nat', 'wsj'])('keeps the wordmark of %s clear of its neighbours at 320 px', async (brand) => {
    for (const login of ['visitor', 'hard']) {
      const { page } = await openShop({
        brand,
        path: plainPage,
        query: { login },
        viewport: { width: 320, height: 800 },
      });
      const banner = page.getByRole('banner');
      await banner.getByRole('button', { name: login === 'hard' ? 'Sign out' : 'Sign in' }).waitFor();
      const words = await banner.locator('.wsk-BrandLogo-word').all();
      const rights = await Promise.all(words.map((word) => word.evaluate((svg) => svg.getBoundingClientRect().right)));
      const left = await banner.locator('.wsk-Header-tools').evaluate((tools) => tools.getBoundingClientRect().left);
      expect(Math.max(...rights)).toBeLessThanOrEqual(left);
    }
  });

  test('shrinks logo and cards below 350 px, with nothing sticking out [NAV-025]', async () => {
    const page = await openHome(350);
    const logo = page.getByRole('banner').locator('.wsk-BrandLogo-wordmark');
    const cards = page.getByRole('region', { name: 'Six to begin with' }).locator('.wsk-ProductCarousel-item');
    await cards.nth(1).waitFor();
    // Both at the same moment, because a page that is loading moves its parts.
    const gap = () =>
      cards.evaluateAll(([first, second]) => {
        if (!first || !second) throw new Error('There are fewer than two cards.');
        return second.getBoundingClientRect().left - first.getBoundingClientRect().right;
      });
    const wide = { logo: await fontSizeOf(logo), gap: await gap() };
    await at(page, 349);
    expect(await fontSizeOf(logo)).toBeLessThan(wide.logo);
    expect(wide.gap).toBeGreaterThan(0);
    expect(await gap()).toBeLessThan(wide.gap);
    for (const width of [349, 320]) {
      await at(page, width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});

test.each(isLong ? brands.map(({ id }) => id) : ['law', 'wsj'])(
  'on a tablet, name and sign-out in the header of %s are large enough for a thumb, with a long name too',
  async (brand) => {
    const { page } = await openShop({
      brand,
      path: plainPage,
      query: { login: 'hard' },
      viewport: { width: 768, height: 1000 },
    });
    const cdp = await page.context().newCDPSession(page);
    const tools = page.getByRole('banner').locator('.wsk-Header-tools');
    const signOut = tools.getByRole('button', { name: 'Sign out' });
    await signOut.waitFor();
    const rowHeight = () => page.locator('.wsk-Header-bar').evaluate((bar) => bar.getBoundingClientRect().height);
    const height = await rowHeight();
    await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    for (const width of [768, 991, 992, 1199, 1200]) {
      await at(page, width);
      for (const name of ['Margaret', 'Jo', 'Christopherson']) {
        await tools.locator('.wsk-Header-name').evaluate((link, text) => {
          link.textContent = text;
        }, name);
        const [link, button] = await Promise.all(
          [tools.getByRole('link', { name, exact: true }), signOut].map((target) => target.boundingBox()),
        );
        if (!link || !button) throw new Error('The header has no name or no sign-out.');
        const sides = [link.width, link.height, button.width, button.height];
        expect(Math.min(...sides), `${name} at ${width} px`).toBeGreaterThanOrEqual(44);
        expect(link.x + link.width).toBeLessThanOrEqual(button.x);
        const beyond = await tools.evaluate((row) => {
          const { right } = row.getBoundingClientRect();
          const inner = (row.parentElement as HTMLElement).getBoundingClientRect();
          const gutter = Number.parseFloat(getComputedStyle(row.parentElement as HTMLElement).paddingRight);
          return right - (inner.right - gutter);
        });
        expect(beyond, `${name} at ${width} px`).toBeLessThanOrEqual(0.5);
      }
    }
    await at(page, 768);
    expect(await rowHeight()).toBe(height);
  },
);

test('the results have filters beside them from 992 px, and above them below that [NAV-024]', async () => {
  const { page } = await openShop({ path: '/wines?Ntt=rioja', viewport: { width: 992, height: 900 } });
  const results = page.getByRole('main').getByRole('article').first();
  await results.waitFor();
  const left = async () => (await results.boundingBox())?.x ?? 0;
  const beside = await left();
  await at(page, 991);
  expect(await left()).toBeLessThan(beside - 100);
});

test('the large figures of a wine break no word at 768 px', async () => {
  const { page } = await openShop({
    brand: 'vir',
    path: `/product/${notable.wine}`,
    viewport: { width: 768, height: 900 },
  });
  const grape = page.locator('.wsk-ProductDetails-value', { hasText: /^Tempranillo$/ });
  await grape.waitFor();
  await page.evaluate(() => document.fonts.ready);
  const lines = await grape.evaluate((value) => {
    const words = document.createRange();
    words.selectNodeContents(value);
    return new Set([...words.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});
