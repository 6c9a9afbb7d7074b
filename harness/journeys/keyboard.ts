import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Returns the text of the focused element, or the label of a field. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: one } = document;
    const label = (one as HTMLInputElement | null)?.labels?.[0];
    return (one?.ariaLabel ?? label?.textContent ?? one?.textContent ?? '').trim();
  });

export const hasFocus = (page: Page, words: string) => expect.poll(() => focused(page)).toBe(words);

/** Follows a link of the footer with the keyboard, because the parts above may still load and move it from under the
 * pointer. */
export const followInFooter = (page: Page, name: string): Promise<void> =>
  page.getByRole('contentinfo').getByRole('link', { name }).press('Enter');

/** Presses Tab until an element with this text has the focus. */
export async function tabTo(page: Page, words: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const now = await focused(page);
    if (typeof words === 'string' ? now === words : words.test(now)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${words}; the focus is on “${await focused(page)}”`);
}
