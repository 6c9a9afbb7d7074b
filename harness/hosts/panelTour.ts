import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const panelOf = (page: Page) => page.getByRole('region', { name: 'Mock shop panel' });

/** Everything of the panel that a page could have. */
export const traces = (page: Page) =>
  page.evaluate(() => ({
    elements: document.querySelectorAll('wine-storefront-devtools').length,
    styles: document.adoptedStyleSheets.length,
    requests: performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /mountPanel|httpControl|pageControl|__mock/.test(name)),
  }));

export const none = { elements: 0, styles: 0, requests: [] };

export const openPanel = async (page: Page, section: string): Promise<void> => {
  await page.keyboard.press('Control+Backquote');
  await panelOf(page).getByRole('tab', { name: section }).click();
};

/**
 * Does with the panel what a developer does, on the page of a wine of which the basket is empty and nobody is signed in:
 * looks at the calls and their rules, makes one fail, moves the clock, becomes another customer.
 */
export async function tourPanel(page: Page, noise: string[]): Promise<void> {
  const panel = panelOf(page);
  const add = page.getByRole('button', { name: /^Add to (basket|cart)$/ });
  await add.waitFor();
  expect(await traces(page)).toEqual(none);
  await add.focus();
  await openPanel(page, 'Calls');

  // The oldest, as new calls come first.
  const named = page.getByText('getProduct', { exact: true });
  const call = panel.getByRole('listitem').filter({ has: named }).last();
  await call.getByText('getProduct', { exact: true }).click();
  await call.getByText(/^Ledger rows: .*PROD-\d{3}/).waitFor();

  await panel.getByRole('tab', { name: 'Faults' }).click();
  await panel.getByRole('searchbox').fill('addCartItem');
  await panel.getByRole('radio', { name: /^addCartItem / }).check();
  await panel.getByLabel('Status').fill('503');
  await panel.getByLabel('First N calls').fill('1');
  await panel.getByRole('button', { name: 'Add fault' }).click();
  await panel.getByText('used 0 of 1').waitFor();
  // The panel covers a part of the page.
  await add.press('Enter');
  await page
    .getByRole('alertdialog')
    .getByText(/problems adding your product/)
    .waitFor();
  await page.keyboard.press('Escape');
  await panel.getByText('used 1 of 1').waitFor();
  await add.press('Enter');
  await page.getByRole('button', { name: /(basket|cart): 1 /i }).waitFor();
  await page.keyboard.press('Escape');
  expect(noise.splice(0).filter((one) => !/503 for .*\/api\/cart\/|ApiError/.test(one))).toEqual([]);

  await panel.getByRole('tab', { name: 'World' }).click();
  await panel.getByText('it is 2026-11-24').waitFor();
  await Promise.all([
    page.waitForEvent('load'),
    panel.getByRole('button', { name: 'Move the clock by 1 week' }).click(),
  ]);
  await panel.getByText('it is 2026-12-01').waitFor();
  await page.getByRole('button', { name: /(basket|cart): 1 /i }).waitFor();

  await Promise.all([page.waitForEvent('load'), panel.getByLabel('Login of this visit').selectOption('hard')]);
  await page.getByText('Margaret').first().waitFor();
  await Promise.all([page.waitForEvent('load'), panel.getByLabel('Persona').selectOption('heavy')]);
  // The header shortens the name.
  await page.getByText('Maximili').first().waitFor();
  await expect.poll(() => panel.getByLabel('Login of this visit').inputValue()).toBe('hard');

  await panel.getByLabel('Persona').focus();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await traces(page)).toMatchObject({ elements: 0, styles: 0 });
}
