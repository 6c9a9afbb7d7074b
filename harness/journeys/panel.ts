import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { openShop, plainPage, type Visit } from './shopper.js';

export const wine = '/product/0651883';
export const toggle = 'Control+Backquote';
export const sections = ['World', 'Faults', 'Calls', 'Events', 'Recording'];

export const panelOf = (page: Page) => page.getByRole('region', { name: 'Mock shop panel' });
export const basket = (page: Page, count: number) =>
  page.getByRole('button', { name: new RegExp(`^Basket: ${count} bottles?,`) });
export const row = (page: Page, name: string | RegExp) => panelOf(page).getByRole('listitem').filter({ hasText: name });

/** Opens the shop with the panel beside it, at a section. */
export async function openPanel(visit: Visit & { section?: string } = {}) {
  const { section = 'World', ...place } = visit;
  const shopper = await openShop({ path: plainPage, ...place });
  const { page } = shopper;
  await page.getByRole('banner').waitFor();
  await page.keyboard.press(toggle);
  await panelOf(page).getByRole('tab', { name: section }).click();
  return { shopper, page, context: shopper.context, panel: panelOf(page) };
}

/** Saves the shop's calls as a recording to replay in the panel, whose section of recordings is open. */
export async function savedRecording(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panelOf(page).getByRole('button', { name: 'Save recording' }).click(),
  ]);
  return text(await download.createReadStream());
}

/** Opens the panel on a page, and returns the shop's calls as a recording. */
export async function recordingOf(page: Page): Promise<string> {
  await page.keyboard.press(toggle);
  await panelOf(page).getByRole('tab', { name: 'Recording' }).click();
  return savedRecording(page);
}

/** Returns the name of the focused element, in any shadow tree. */
export const focusedName = (page: Page) =>
  page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused?.textContent?.trim() ?? '';
  });
