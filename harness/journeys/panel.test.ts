import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { basket, focusedName, openPanel, panelOf, sections, toggle, wine } from './panel.js';
import { openShop } from './shopper.js';

describe('the panel', () => {
  test('opens, takes the focus and closes with the keyboard, returns the focus, and is not loaded before', async () => {
    const { page } = await openShop({ path: wine });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const add = page.getByRole('button', { name: 'Add to basket', exact: true });
    await add.waitFor();
    const isPanelLoaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect((await isPanelLoaded()).filter((name) => /mountPanel/.test(name))).toEqual([]);

    await add.focus();
    await page.keyboard.press(toggle);
    await panelOf(page).waitFor();
    await expect.poll(() => focusedName(page)).toBe('World');
    expect(loaded.some((name) => /mountPanel/.test(name))).toBe(true);
    await page.keyboard.press('Escape');
    await panelOf(page).waitFor({ state: 'detached' });
    expect(await focusedName(page)).toBe('Add to basket');

    await page.keyboard.press(toggle);
    await expect.poll(() => focusedName(page)).toBe('World');
    await add.focus();
    await page.keyboard.press(toggle);
    await expect.poll(() => focusedName(page)).toBe('World');
    await page.keyboard.press(toggle);
    await panelOf(page).waitFor({ state: 'detached' });
    expect(await focusedName(page)).toBe('Add to basket');
  });

  test('has a button, and keeps the shop usable beside it', async () => {
    const { page } = await openShop({ path: wine });
    await page.getByRole('button', { name: /^Panel/ }).click();
    await panelOf(page).waitFor();
    await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
    await basket(page, 1).waitFor();
    await panelOf(page).getByRole('button', { name: 'Close' }).click();
    expect(await focusedName(page)).toMatch(/^Panel/);
  });

  test('reopens after a reload at its section, and leaves the focus to the page', async () => {
    const { page } = await openPanel({ section: 'Calls' });
    await page.reload();
    await panelOf(page).getByRole('tab', { name: 'Calls', selected: true }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.keyboard.press(toggle);
    await expect.poll(() => focusedName(page)).toBe('Calls');
    await page.keyboard.press(toggle);
    await page.reload();
    await page.getByRole('banner').waitFor();
    expect(await panelOf(page).count()).toBe(0);
  });

  test('changes sections with the arrow keys', async () => {
    const { page } = await openPanel();
    for (const section of [...sections.slice(1), 'World']) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => focusedName(page)).toBe(section);
      await panelOf(page).getByRole('tabpanel', { name: section }).waitFor();
    }
    await page.keyboard.press('End');
    await expect.poll(() => focusedName(page)).toBe('Recording');
  });
});

describe.each([
  ['at 320 px', { width: 320, height: 640 }],
  ['at 1440 px', { width: 1440, height: 900 }],
])('%s', (_, viewport) => {
  test('every section fits, and axe finds nothing', async () => {
    const { page, panel, shopper } = await openPanel({ path: wine, viewport, query: { fault: 'login:500' } });
    shopper.allowNoise(/ApiError/);
    await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
    await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
    for (const section of sections) {
      await panel.getByRole('tab', { name: section }).click();
      await panel.getByRole('tabpanel', { name: section }).waitFor();
      await panel.locator('details').evaluateAll((all) => {
        for (const one of all) (one as HTMLDetailsElement).open = true;
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      expect(await panel.getByRole('tabpanel').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      expect(await violations(page), section).toEqual([]);
    }
    await panel.getByRole('button', { name: 'Close' }).click();
    expect(await violations(page), 'closed').toEqual([]);
  });
});

test('the closed panel’s button covers nothing of the shop at 320 px', async () => {
  const { page } = await openShop({ viewport: { width: 320, height: 640 } });
  const button = page.getByRole('button', { name: /^Panel/ });
  await button.scrollIntoViewIfNeeded();
  const [shop, own] = await Promise.all([page.locator('#shop').boundingBox(), button.boundingBox()]);
  expect(own?.y).toBeGreaterThanOrEqual((shop?.y ?? 0) + (shop?.height ?? Number.POSITIVE_INFINITY));
});

test('a shop too wide for the space beside the panel scrolls, and all of it can be reached', async () => {
  const { page } = await openPanel({ brand: 'tcm', viewport: { width: 1100, height: 800 } });
  const last = page.getByRole('banner').getByRole('link').or(page.getByRole('banner').getByRole('button')).last();
  await page.evaluate(() => window.scrollTo({ left: 10_000 }));
  const [shop, own] = await Promise.all([last.boundingBox(), panelOf(page).boundingBox()]);
  expect((shop?.x ?? 0) + (shop?.width ?? 0)).toBeLessThanOrEqual(own?.x ?? 0);
});

interface Axe {
  run(context: object): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary: string }[] }[] }>;
}

/** Returns axe's violations in the panel and its button. The shop has its own tests. */
const violations = (page: Page) =>
  page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const hosts = [...document.body.children].filter((one) => one.shadowRoot);
    const found = await axe.run({ include: hosts });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.failureSummary).join(' ')}`);
  });
