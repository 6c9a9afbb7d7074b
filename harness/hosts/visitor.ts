import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { emailOf, mockPassword, type Persona } from '../../mocks/world/personas.js';
import { launchBrowser } from '../scripts/browser.mjs';
import { listen } from '../scripts/test/noise.mjs';

let browser: Promise<Browser> | undefined;
const visits: { context: BrowserContext; noise: string[] }[] = [];

/** Opens a page of a host in a new browser context. */
export async function visit(
  address: string,
  { prepare }: { prepare?: (page: Page) => Promise<void> } = {},
  waitUntil: 'load' | 'commit' = 'load',
): Promise<{ page: Page; noise: string[]; asked: readonly string[] }> {
  browser ??= launchBrowser();
  const context = await (await browser).newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(120_000);
  const noise = listen(context);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await prepare?.(page);
  await page.goto(address, { waitUntil });
  visits.push({ context, noise });
  return { page, noise, asked };
}

/** Ends every visit, and fails the test if there is noise left that the test has not removed. */
export async function endVisits(): Promise<void> {
  const heard: string[] = [];
  for (const { context, noise } of visits.splice(0)) {
    await context.close();
    heard.push(...noise);
  }
  expect(heard).toEqual([]);
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}

const basketCount = (page: Page, count: RegExp) => page.getByRole('button', { name: count });

/** Signs in with a form on the page. */
export async function signIn(page: Page, form: Locator, persona: Persona): Promise<void> {
  await form.getByLabel('Email address', { exact: true }).fill(emailOf(persona));
  await form.getByLabel('Password', { exact: true }).fill(mockPassword);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
}

/** Tries what every host's page can do: the basket in the header, adding a wine, the sign-in dialog. */
export async function shop(page: Page, addName: RegExp): Promise<void> {
  await basketCount(page, /(basket|cart): empty/i).waitFor();
  await page.getByRole('button', { name: addName }).first().click();
  await basketCount(page, /(basket|cart): 1 /i).waitFor();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await signIn(page, page.getByRole('dialog', { name: 'Sign in' }), 'standard');
  await page.getByText('Margaret').first().waitFor();
}
