import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { emailOf, mockPassword } from '../../mocks/world/personas.js';
import { isLong } from './longRuns.js';
import { openShop, plainPage, type Visit } from './shopper.js';

const header = (page: Page) => page.getByRole('banner');
const reminder = (page: Page) => page.getByRole('region', { name: 'Would you like our emails?' });
const prompt = (page: Page) => page.getByRole('region', { name: 'Wine news and offers by email' });
const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
const cookie = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((one) => one.name === name);

/** Waits until the permissions of this page have loaded, not those of the page before a reload. */
const permissionsAreKnown = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/user/permissions/MARKETING')),
  );

const thirtyDays = 30 * 24 * 60 * 60;

describe.each(['vir', 'tcm'])('a customer of %s who does not receive emails', (brand) => {
  test('agrees to emails, and is not asked again [ACCT-016, ACCT-017, ACCT-018, BRAND-059]', async () => {
    const shopper = await openShop({
      brand,
      query: { login: 'soft', persona: 'new', fault: 'updateContactPreferences:500*1' },
    });
    shopper.allowNoise(/ApiError/);
    const { page } = shopper;
    const yes = reminder(page).getByRole('button', { name: 'Yes, email me' });
    await yes.focus();
    await page.keyboard.press('Enter');
    await reminder(page).getByRole('alert').getByText('Something went wrong on our side').waitFor();
    await page.keyboard.press('Enter');
    const done = reminder(page).getByRole('button', { name: 'You’re signed up' });
    await done.waitFor();
    expect(await done.isDisabled()).toBe(true);
    expect(await focusedTag(page)).not.toBe('BODY');
    await page.reload();
    await permissionsAreKnown(page);
    await header(page).getByText('Tom').waitFor();
    expect(await reminder(page).count()).toBe(0);
  });

  test('closes the reminder for 30 days [ACCT-018, MISC-025]', async () => {
    const { page, context } = await openShop({ brand, query: { login: 'soft', persona: 'new' } });
    await reminder(page).getByRole('button', { name: 'Close reminder' }).click();
    await reminder(page).waitFor({ state: 'hidden' });
    expect(await focusedTag(page)).toBe('MAIN');
    const savedCookie = await cookie(context, 'wsk_email_opt_in_reminder');
    expect(Math.abs((savedCookie?.expires ?? 0) - Date.now() / 1000 - thirtyDays)).toBeLessThan(120);
    await page.reload();
    await page.getByRole('region', { name: 'Recommended for you' }).waitFor();
    expect(await reminder(page).count()).toBe(0);
    await context.clearCookies({ name: 'wsk_email_opt_in_reminder' });
    await page.reload();
    await reminder(page).waitFor();
  });
});

test.each(['law', 'stw', 'hsb', 'avy', 'bbc'])('%s never asks [BRAND-058]', async (brand) => {
  const { page } = await openShop({ brand, query: { login: 'soft', persona: 'new' } });
  // The permissions have loaded (ACCT-023), and the customer never opted in.
  await permissionsAreKnown(page);
  await page.getByRole('region', { name: 'Welcome back, Tom' }).waitFor();
  await page.getByRole('heading', { name: 'Delivery and collection' }).waitFor();
  expect(await reminder(page).count()).toBe(0);
});

const asking = ['amx', 'ba', 'wpe', 'vws', 'vir', 'adc', 'wsj', 'npr', 'tcm', 'nat', 'osw', 'fox', 'amxc'];

// Usual runs ask in every fourth brand.
test.each(asking.filter((_, place) => isLong || place % 4 === 3))('%s asks [BRAND-059]', async (brand) => {
  const { page } = await openShop({ brand, query: { login: 'soft', persona: 'new' } });
  await reminder(page).getByRole('button', { name: 'Yes, email me' }).waitFor();
});

const notFound = (page: Page) => page.getByRole('heading', { level: 1, name: 'We cannot find that page' });

/** Goes from another page of the shop to its home page. */
async function comeHome(page: Page): Promise<void> {
  await header(page).getByRole('link', { name: /home$/ }).click();
  await notFound(page).waitFor({ state: 'hidden' });
}

async function leave(page: Page): Promise<void> {
  await page.goBack();
  await notFound(page).waitFor();
}

/** Opens the shop for a shopper who has visited the home page and is now on another one. */
async function openElsewhere(visit: Visit = {}) {
  const shopper = await openShop({ ...visit, path: '/nowhere' });
  // Calls in progress when the clock jumps run into their timeout.
  shopper.allowNoise(/failed \(timeout\)/);
  await header(shopper.page).getByRole('button', { name: 'Sign in' }).waitFor();
  await comeHome(shopper.page);
  await shopper.page.getByRole('heading', { level: 1 }).waitFor();
  await leave(shopper.page);
  return shopper;
}

/** Checks whether the prompt is shown now. A paused clock also pauses drawing. */
async function comes(page: Page): Promise<boolean> {
  for (let step = 0; step < 10 && (await prompt(page).count()) === 0; step++) await page.clock.runFor(100);
  return (await prompt(page).count()) > 0;
}

test('the newsletter is offered after 30 seconds, and once closed, not again for 30 days [ACCT-019, MISC-026]', async () => {
  const { page, context } = await openElsewhere();
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await comeHome(page);
  await page.clock.runFor(29_999);
  expect(await prompt(page).count()).toBe(0);
  const before = await focusedTag(page);
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('NewsletterPrompt'));
  await page.clock.runFor(1);
  await loaded;
  await expect.poll(() => comes(page)).toBe(true);
  expect(await focusedTag(page)).toBe(before);
  await prompt(page).getByRole('button', { name: 'Close newsletter sign-up' }).click();
  await prompt(page).waitFor({ state: 'hidden' });
  expect(await focusedTag(page)).toBe('MAIN');
  const savedCookie = await cookie(context, 'wsk_newsletter_delay');
  expect(Math.abs((savedCookie?.expires ?? 0) - Date.now() / 1000 - thirtyDays)).toBeLessThan(240);
  await leave(page);
  await comeHome(page);
  await page.clock.runFor(30_000);
  expect(await comes(page)).toBe(false);
  await context.clearCookies({ name: 'wsk_newsletter_delay' });
  await leave(page);
  await comeHome(page);
  await page.clock.runFor(30_000);
  expect(await comes(page)).toBe(true);
});

test.each([320, 1280])('a visitor subscribes to the newsletter at %i px', async (width) => {
  const { page, context } = await openElsewhere({ brand: 'vir', viewport: { width, height: 700 } });
  await page.clock.install();
  await comeHome(page);
  await page.clock.fastForward(30_000);
  await prompt(page).getByLabel('Email address').fill('margaret@shopper.example');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.keyboard.press('Enter');
  await prompt(page).getByText('Thank you. You’re on the list.').waitFor();
  expect(await cookie(context, 'wsk_newsletter_delay')).toBeDefined();
});

test('a recognised customer signs in at the greeting [IDENT-045, IDENT-069]', async () => {
  const shopper = await openShop({ query: { login: 'soft' } });
  shopper.allowNoise(/ApiError/);
  const { page } = shopper;
  const banner = page.getByRole('region', { name: 'Welcome back, Margaret' });
  await banner.getByLabel('Email address').fill(emailOf('standard'));
  await banner.getByLabel('Password', { exact: true }).fill('wrong-hunter2');
  await page.keyboard.press('Enter');
  await banner.getByRole('alert').getByText('Your email address and password do not match.').waitFor();
  await banner.getByLabel('Password', { exact: true }).fill(mockPassword);
  await page.keyboard.press('Enter');
  await header(page).getByRole('button', { name: 'Sign out' }).waitFor();
  expect(await banner.count()).toBe(0);
});

test.each([
  ['hard', 'Sign out', 'forgets', undefined],
  ['soft', 'Not you?', 'keeps', '2'],
])(
  'leaving a %s login with “%s” %s the number of declined upsells [IDENT-047, UPSL-026]',
  async (login, button, _, left) => {
    const { page, context } = await openShop({ path: plainPage, query: { login } });
    await context.addCookies([{ name: 'wsk_upsell_rejections', value: '2', url: page.url() }]);
    await header(page).getByRole('button', { name: button }).click();
    await header(page).getByRole('button', { name: 'Sign in' }).waitFor();
    await expect.poll(async () => (await cookie(context, 'wsk_upsell_rejections'))?.value).toBe(left);
  },
);
