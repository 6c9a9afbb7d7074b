import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './everyPage.js';
import { everyPage } from './shopPages.js';

/** Dialogs with much to draw, over pages with much to cover. */
const openers: readonly { readonly page: string; readonly width: number; readonly button: string }[] = [
  { page: 'plan offer', width: 1280, button: "What's in the case?" },
  { page: 'winePlanNextCase', width: 1280, button: 'Swap' },
  { page: 'winePlanNextCase', width: 1280, button: 'Add a wine' },
  { page: 'search results', width: 390, button: 'Filters' },
];

const isOpen = (page: Page) => page.evaluate(() => document.querySelector('dialog[open]') !== null);

test.each(openers)('on the page $page, the press of “$button” is answered before its dialog opens', async (opener) => {
  const { page } = await openPage(everyPage.find(({ name }) => name === opener.page)!, {
    viewport: { width: opener.width, height: 900 },
  });
  const button = page.getByRole('main').getByRole('button', { name: opener.button }).first();
  await button.waitFor();
  expect(await isOpen(page)).toBe(false);
  const isOpenWithPress = await button.evaluate(async (element: HTMLElement) => {
    element.click();
    // Whatever React draws for a press itself is drawn in microtasks, before the browser can paint.
    for (let task = 0; task < 50; task++) await null;
    return document.querySelector('dialog[open]') !== null;
  });
  expect(isOpenWithPress).toBe(false);
  await page.getByRole('dialog').waitFor();
});
