import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openShop } from './shopper.js';

interface Opened {
  readonly page: Page;
  readonly opener: Locator;
  readonly dialog: Locator;
}

/** Opens a host page with these styles, longer than its window, and the kit's dialog on it. */
async function openDialog(host: string, query: Record<string, string> = {}): Promise<Opened> {
  const shopper = await openShop({
    path: '/hosts/hostile.html',
    query: { kit: '', page: '', host, ...query },
    viewport: { width: 1280, height: 700 },
  });
  shopper.allowNoise(/404 for .*\/images\//);
  const { page } = shopper;
  const opener = page.getByRole('button', { name: 'Add to basket', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Shopping Basket' });
  await opener.scrollIntoViewIfNeeded();
  await opener.click();
  await dialog.waitFor();
  return { page, opener, dialog };
}

const place = (page: Page) =>
  page.evaluate(() => ({ top: window.scrollY, width: document.documentElement.clientWidth }));

describe.each(['none', 'legacy', 'bootstrap'])('on a page with %s styles', (host) => {
  test('Escape closes it, and the focus returns to its opener', async () => {
    const { page, opener, dialog } = await openDialog(host);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('a parent that refuses to close it keeps it open, however often Escape is pressed', async () => {
    const { page, dialog } = await openDialog(host, { stubborn: '' });
    for (const times of [1, 2, 3]) {
      await page.keyboard.press('Escape');
      await dialog.getByText(`Asked to close ${times} times.`).waitFor();
      expect(await dialog.evaluate((box) => box.matches(':modal'))).toBe(true);
    }
  });

  test('the page behind it neither scrolls nor moves', async () => {
    const { page, opener, dialog } = await openDialog(host);
    const [before, box] = [await place(page), await opener.boundingBox()];
    expect(before.top).toBeGreaterThan(0);
    await page.mouse.move(20, 350);
    await page.mouse.wheel(0, 400);
    const inside = await dialog.boundingBox();
    await page.mouse.move((inside?.x ?? 0) + 60, (inside?.y ?? 0) + 120);
    await page.mouse.wheel(0, 4000);
    for (const key of ['PageDown', 'End', 'Home', 'ArrowDown']) await page.keyboard.press(key);
    // Wheel scrolling has ended when a frame passes without a scroll event.
    await page.evaluate(
      () => new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(() => settled(undefined)))),
    );
    expect(await place(page)).toEqual(before);
    expect(await opener.boundingBox()).toEqual(box);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await place(page)).toEqual(before);
  });

  test('a dialog on top of another closes alone, and keeps the focus inside until then', async () => {
    const { page, dialog } = await openDialog(host);
    const asks = dialog.getByRole('button', { name: 'Empty the basket' });
    await asks.click();
    const question = page.getByRole('dialog', { name: 'Are you sure?' });
    await question.waitFor();
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('dialog')?.textContent ?? '')).not.toContain(
        'A sentence in a dialog',
      );
    }
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    expect(await dialog.isVisible()).toBe(true);
    expect(await asks.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});
