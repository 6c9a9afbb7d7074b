import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { emailOf, mockPassword } from '../../mocks/world/personas.js';
import { testOf } from './longRuns.js';
import { openShop, plainPage } from './shopper.js';

const email = emailOf('standard');
const refused = 'Your email address and password do not match. Please check them and try again.';
const unexpected =
  "We've encountered an unexpected error, please try again. If you continue to experience this message please contact us";
const failedCall = /ApiError/;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in' });
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Sign in' });
const alert = (page: Page) => dialog(page).getByRole('alert');
const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim(),
  );

async function fillIn(page: Page, password: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await field(page, 'Email address').fill(email);
  await field(page, 'Password').fill(password);
}

/** Clicks a position on the page, whatever is there. */
async function pressMiddle(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Records the sign-ins sent from here on. */
function sentFrom(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/authentication/login') && !request.serviceWorker()) sent.push(request.method());
  });
  return sent;
}

/** Waits until the page has reloaded and knows the customer. */
async function signedIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await page.getByRole('banner').getByText('Margaret').waitFor();
  expect(await page.evaluate(() => 'before' in window)).toBe(false);
}

/** Marks the page, so that a reloaded one can be distinguished. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { before: true }));

describe.each(['law', 'hsb'] as const)('in %s', (brand) => {
  const test = testOf(brand);
  test('a shopper signs in from the header, after a wrong password, and out again [NAV-005, NAV-006, IDENT-027, IDENT-038, IDENT-039, IDENT-041, IDENT-046, IDENT-048]', async () => {
    const shopper = await openShop({ brand, path: plainPage });
    shopper.allowNoise(failedCall);
    const { page } = shopper;
    await mark(page);
    const sent = sentFrom(page);
    await fillIn(page, 'wrong-hunter2');
    await submit(page).click();
    await alert(page).getByText(refused, { exact: true }).waitFor();
    expect(await field(page, 'Email address').inputValue()).toBe(email);
    expect(await field(page, 'Password').inputValue()).toBe('wrong-hunter2');
    await field(page, 'Password').fill(mockPassword);
    await submit(page).click();
    await signedIn(page);
    expect(sent).toEqual(['POST', 'POST']);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await page.getByText('Margaret').count()).toBe(0);
  });

  test('invalid input is reported beside its field, and nothing is sent [IDENT-033, IDENT-034, IDENT-035, IDENT-036]', async () => {
    const { page } = await openShop({ brand, path: plainPage });
    const sent = sentFrom(page);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await submit(page).click();
    const problem = (name: string) => field(page, name).locator('xpath=../..').locator('[id$="-error"]');
    await problem('Email address').getByText('Please enter a valid email address', { exact: true }).waitFor();
    await problem('Password').getByText('Password is required', { exact: true }).waitFor();
    const invalid = (name: string) => field(page, name).getAttribute('aria-invalid');
    expect([await invalid('Email address'), await invalid('Password')]).toEqual(['true', 'true']);
    await field(page, 'Email address').fill('margaret@');
    await field(page, 'Password').fill('x');
    await problem('Password').waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    expect(await invalid('Email address')).toBe('true');
    await field(page, 'Email address').fill(email);
    await problem('Email address').waitFor({ state: 'hidden' });
    expect(sent).toEqual([]);
  });

  test('a failing server shows a message with a telephone number, and the second try works [IDENT-042, IDENT-043]', async () => {
    const shopper = await openShop({ brand, path: plainPage, query: { fault: 'login:500*1' } });
    shopper.allowNoise(failedCall);
    const { page } = shopper;
    await mark(page);
    await fillIn(page, mockPassword);
    await submit(page).click();
    await alert(page).getByText(unexpected).waitFor();
    const contact = alert(page).getByRole('link', { name: 'contact us' });
    expect(await contact.getAttribute('href')).toBe('/jsp/customerservice/common/contactus.jsp');
    expect(await field(page, 'Email address').inputValue()).toBe(email);
    expect(await field(page, 'Password').inputValue()).toBe(mockPassword);
    await submit(page).click();
    await signedIn(page);
  });

  test('a shopper who is not the recognised customer can say so [NAV-004, NAV-001]', async () => {
    const { page } = await openShop({ brand, path: plainPage, query: { login: 'soft' } });
    const header = page.getByRole('banner');
    await header.getByText('Margaret').waitFor();
    await header.getByRole('button', { name: 'Not you?' }).click();
    await header.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await page.getByText('Margaret').count()).toBe(0);
  });
});

test.each([
  ['500', unexpected],
  ['status-401', unexpected],
  ['status-422', 'Something in the request was not accepted.'],
  ['malformed', unexpected],
  ['empty', unexpected],
  ['offline', unexpected],
  ['timeout', unexpected],
])('%s on login shows its text [IDENT-041, IDENT-042]', async (kind, text) => {
  const shopper = await openShop({ path: plainPage, query: { fault: `login:${kind}*1`, latency: '0' } });
  shopper.allowNoise(failedCall);
  const { page } = shopper;
  await mark(page);
  await fillIn(page, mockPassword);
  await submit(page).click();
  if (kind === 'timeout') await shopper.runOutOfTime('login');
  await alert(page).getByText(text).waitFor();
  await submit(page).click();
  await signedIn(page);
});

test.each([
  ['law', 390],
  ['tcm', 768],
  ['hsb', 1280],
] as const)(
  'in %s at %i px a click on the name leads to the account, still signed in, and one on Sign out signs out [NAV-005]',
  async (brand, width) => {
    const { page } = await openShop({
      brand,
      path: plainPage,
      query: { login: 'hard' },
      viewport: { width, height: 800 },
    });
    const header = page.getByRole('banner');
    await pressMiddle(page, header.getByRole('link', { name: 'Margaret' }));
    await page.waitForURL((url) => url.pathname === '/account');
    await page.getByRole('heading', { level: 1, name: 'Hello, Margaret' }).waitFor();
    await pressMiddle(page, header.getByRole('button', { name: 'Sign out' }));
    await header.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await page.getByText('Margaret').count()).toBe(0);
  },
);

test('calls for customers only are not made during signing out', async () => {
  const shopper = await openShop({ path: plainPage, query: { login: 'soft' } });
  const { page } = shopper;
  const letGo = await shopper.holdAnswers('logout');
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Not you?' }).click();
  await header.getByRole('link', { name: /home/ }).click();
  await page.getByRole('heading', { level: 2, name: 'Good evenings begin here' }).waitFor();
  await letGo();
  await header.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(requestedPaths).not.toContain('/api/user/recommendations/list');
});

test('the whole journey works with only the keyboard', async () => {
  const { page } = await openShop({ path: plainPage });
  const open = page.getByRole('button', { name: 'Sign in' });
  await open.focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await focusedName(page)).toBe('Sign in');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(mockPassword);
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Show password');
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Sign in');
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Forgotten your password?');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
});

test('the link to set a new password closes the dialog, and the focus is on the new page [IDENT-030]', async () => {
  const { page } = await openShop({ path: plainPage });
  await fillIn(page, mockPassword);
  await dialog(page).getByRole('link', { name: 'Forgotten your password?' }).click();
  await page.waitForURL((url) => url.pathname === '/jsp/registration/common/account_password.jsp');
  await dialog(page).waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  expect(page.url()).not.toContain(mockPassword);
});

test('several clicks send one call, and closing the dialog in the meantime loses nothing [IDENT-037, IDENT-040]', async () => {
  const shopper = await openShop({ path: plainPage });
  const { page } = shopper;
  const letGo = await shopper.holdAnswers('login');
  await mark(page);
  const sent = sentFrom(page);
  await fillIn(page, mockPassword);
  await submit(page).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 5; press++) button.click();
  });
  await dialog(page).getByRole('button', { name: 'Signing in...' }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await letGo();
  await signedIn(page);
  expect(sent).toEqual(['POST']);
});

test('a dialog that fails to load shows a message in its place, and opens once there is a connection [MISC-017]', async () => {
  const shopper = await openShop({ path: plainPage, isFirstVisit: true });
  shopper.allowNoise(/failed \(network\)/);
  const { page, context } = shopper;
  await page.getByRole('button', { name: 'Basket: empty' }).waitFor();
  await shopper.goOffline();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await dialog(page).getByText('Loading chunk sign in failed').waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await focusedName(page)).toBe('Sign in');
  await page.keyboard.press('Enter');
  await context.setOffline(false);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Basket: empty' }).waitFor();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await field(page, 'Password').waitFor();
});

test.each([320, 390])('nothing scrolls sideways at %i px', async (width) => {
  const shopper = await openShop({ path: plainPage, viewport: { width, height: 600 }, query: { fault: 'login:500' } });
  shopper.allowNoise(failedCall);
  const { page } = shopper;
  await fillIn(page, mockPassword);
  await submit(page).click();
  await alert(page).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await dialog(page).evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
});
