import { expect, test } from 'vitest';
import { drawn, observeShifts, shifts } from './layoutShifts.js';
import { openShop } from './shopper.js';

const phone = { width: 390, height: 844 };

test('on a phone the search folds while scrolling down, moves nothing, and returns on scrolling up or at a press of its button', async () => {
  const { page } = await openShop({ path: '/wines', query: 'Ntt=red', viewport: phone });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(observeShifts);
  await page.reload();
  await page.getByRole('article').nth(9).waitFor();
  const folded = page.locator('.wsk-Header-search[data-folded]');
  const field = page.getByRole('combobox', { name: 'Search wines, cases and gifts' });
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 900);
  await folded.waitFor();
  expect(await shifts(page)).toEqual([]);
  const { width, height } = (await page.getByRole('button', { name: 'Search', exact: true }).boundingBox()) ?? {};
  expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => folded.count()).toBe(0);
  await page.mouse.wheel(0, 200);
  await folded.waitFor();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.poll(() => folded.count()).toBe(0);
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(new URL(page.url()).search).toBe('?Ntt=red');
  await page.keyboard.type('malbec');
  await page.keyboard.press('Enter');
  await page.waitForURL(/Ntt=malbec/);
  await page.getByRole('heading', { level: 1, name: 'Results for “malbec”' }).waitFor();
  await expect.poll(() => folded.count()).toBe(0);
});

test.each([
  ['law', 'visitor'],
  ['vir', 'visitor'],
  ['tcm', 'hard'],
  ['wsj', 'hard'],
] as const)(
  'the folded search of %s (%s) covers neither the page nor its neighbours in the header',
  async (brand, login) => {
    const { page } = await openShop({ brand, path: '/wines', query: { Ntt: 'red', login }, viewport: phone });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.getByRole('article').nth(9).waitFor();
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 900);
    await page.locator('.wsk-Header-search[data-folded]').waitFor();
    const banner = page.getByRole('banner');
    const button = (await banner.getByRole('button', { name: 'Search', exact: true }).boundingBox())!;
    const menu = (await banner.getByRole('button', { name: 'Menu' }).boundingBox())!;
    const tools = (await banner.locator('.wsk-Header-tools').boundingBox())!;
    expect(button.y + button.height / 2).toBeCloseTo(menu.y + menu.height / 2, 0);
    expect(button.x + button.width).toBeLessThanOrEqual(tools.x);
    for (const part of await banner.locator('.wsk-BrandLogo-mark, .wsk-BrandLogo-word').all()) {
      const box = await part.boundingBox();
      if (box) expect(box.x + box.width).toBeLessThanOrEqual(button.x);
    }
  },
);

test('under reduced motion nothing folds', async () => {
  const { page } = await openShop({ path: '/wines', query: 'Ntt=red', viewport: phone });
  await page.getByRole('article').nth(9).waitFor();
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await drawn(page);
  expect(await page.locator('[data-folded]').count()).toBe(0);
});
