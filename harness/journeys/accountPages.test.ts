import { describe, expect, test } from 'vitest';
import { brands } from '../../src/entries/model.js';
import { type AccountPage, accountPages, everyOf, follow, signIn, wholeText } from './accountPages.js';
import { violations } from './axe.js';
import { inTurn, isLong } from './longRuns.js';
import { openShop } from './shopper.js';

/** Brands with money and with points, and with each variety of English. */
const shops = ['law', 'hsb', 'vir', 'wpe'] as const;
type Shop = (typeof shops)[number];

const isAmerican = (brand: string): boolean => brands.find(({ id }) => id === brand)?.country === 'us';
const titleIn = (brand: string, { title, american }: AccountPage): string => (isAmerican(brand) ? american : title);

const drawn = inTurn(isLong ? accountPages : everyOf(8, 3), shops);

test.each(drawn)(
  'the page $name of $kind survives a reload and Back, and is shown to a recognised customer and a visitor after signing in',
  async ({ kind: brand, ...asked }: AccountPage & { kind: Shop }) => {
    const { path, persona, isHard } = asked;
    const title = titleIn(brand, asked);
    const { page } = await openShop({ brand, path, query: { login: 'hard', persona, latency: '0' } });
    const whole = await wholeText(page, title);
    await page.reload();
    await expect.poll(() => wholeText(page, title)).toBe(whole);
    await follow(page, '/gifts');
    await page.waitForURL('**/gifts');
    await page.goBack();
    await expect.poll(() => wholeText(page, title)).toBe(whole);

    await page.goto(`${path}?login=soft`);
    if (isHard) {
      await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Please enter your password']);
      await signIn(page, persona, 'dialog');
      await expect.poll(() => wholeText(page, title)).toBe(whole);
    } else await wholeText(page, title);

    await page.goto(`${path}?login=visitor`);
    await page.waitForURL('**/account_login.jsp?*');
    await signIn(page, persona, 'main');
    await page.waitForURL((url) => url.pathname === path);
    await expect.poll(() => wholeText(page, title)).toBe(whole);
  },
);

describe.each(isLong ? brands.map(({ id }) => id) : ['npr'])('in the shop %s at 320 px', (brand) => {
  test.each(isLong ? accountPages : everyOf(10, 6))(
    'the page $name fits, and axe finds no violations',
    async (accountPage) => {
      const { path, persona } = accountPage;
      const { page } = await openShop({
        brand,
        path,
        query: { login: 'hard', persona, latency: '0' },
        viewport: { width: 320, height: 800 },
      });
      await wholeText(page, titleIn(brand, accountPage));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await violations(page)).toEqual([]);
    },
  );
});
