import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { emailOf, mockPassword } from '../../mocks/world/personas.js';
import { testOf } from './longRuns.js';
import { openShop } from './shopper.js';

const email = emailOf('standard');
const unexpected =
  "We've encountered an unexpected error, please try again. If you continue to experience this message please contact us";
const failedCall = /ApiError/;
const loginPage = '/jsp/registration/common/account_login.jsp';
const forgottenPage = '/jsp/registration/common/account_password.jsp';
const temporaryPage = '/jsp/registration/common/account_temporary_password.jsp';
const targetPath = '/wines?Ntt=rioja';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe.each(['law', 'hsb'] as const)('in %s', (brand) => {
  const test = testOf(brand);
  test('a forgotten password is requested from the login page [IDENT-049, IDENT-050, IDENT-054]', async () => {
    const { page } = await openShop({ brand, path: loginPage });
    await main(page).getByRole('link', { name: 'Forgotten your password?' }).click();
    await heading(page, 'Forgotten your password?').waitFor();
    expect(new URL(page.url()).pathname).toBe(forgottenPage);
    await field(page, 'Email address').fill(email);
    await page.keyboard.press('Enter');
    await heading(page, 'Check your inbox').waitFor();
    await expect.poll(() => focused(page)).toBe('Check your inbox');
    await main(page).getByText(email).waitFor();
    await main(page).getByRole('link', { name: 'Back to sign in' }).click();
    await heading(page, 'Sign in').waitFor();
  });

  test('an unknown email address gets the same response, and the request can be repeated [IDENT-054]', async () => {
    const { page } = await openShop({ brand, path: forgottenPage });
    await field(page, 'Email address').fill('nobody@nowhere.example');
    await press(page, 'Send the email');
    await heading(page, 'Check your inbox').waitFor();
    await press(page, 'Send it again');
    expect(await field(page, 'Email address').inputValue()).toBe('nobody@nowhere.example');
  });

  test('a failed request shows a message, and keeps the input for the second try [IDENT-054]', async () => {
    const shopper = await openShop({ brand, path: forgottenPage });
    const { page, context } = shopper;
    await field(page, 'Email address').fill('margaret@');
    await press(page, 'Send the email');
    await main(page).getByText('Please enter a valid email address', { exact: true }).waitFor();
    await field(page, 'Email address').fill(email);
    await shopper.goOffline();
    await press(page, 'Send the email');
    await main(page).getByRole('alert').getByText(unexpected).waitFor();
    expect(await field(page, 'Email address').inputValue()).toBe(email);
    await context.setOffline(false);
    await press(page, 'Send the email');
    await heading(page, 'Check your inbox').waitFor();
  });

  test('signing in on the page leads to the requested page, after a failing server [IDENT-049, IDENT-056]', async () => {
    const query = { returnTo: targetPath, fault: 'login:500*1' };
    const shopper = await openShop({ brand, path: loginPage, query });
    shopper.allowNoise(failedCall);
    const { page } = shopper;
    await field(page, 'Email address').fill(email);
    await field(page, 'Password').fill(mockPassword);
    await press(page, 'Sign in');
    await main(page).getByRole('alert').getByText(unexpected).waitFor();
    expect(await field(page, 'Email address').inputValue()).toBe(email);
    expect(await field(page, 'Password').inputValue()).toBe(mockPassword);
    await press(page, 'Sign in');
    await page.waitForURL((url) => url.pathname + url.search === targetPath);
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await page.getByText('Margaret').first().waitFor();
  });

  test('a new password is entered twice and saved [IDENT-051, IDENT-055]', async () => {
    const shopper = await openShop({ brand, path: '/authentication/set-password' });
    const { page, context } = shopper;
    await field(page, 'New password').fill('battery-staple');
    await field(page, 'Confirm new password').fill('battery');
    await press(page, 'Save the new password');
    await main(page).getByText('The passwords do not match', { exact: true }).waitFor();
    await field(page, 'Confirm new password').fill('battery-staple');
    await shopper.goOffline();
    await press(page, 'Save the new password');
    await main(page).getByRole('alert').getByText(unexpected).waitFor();
    expect(await field(page, 'New password').inputValue()).toBe('battery-staple');
    await context.setOffline(false);
    await press(page, 'Save the new password');
    await heading(page, 'Your new password is saved').waitFor();
    expect(page.url()).not.toContain('battery');
  });

  test('a temporary password signs in, and leads to the choice of a new one [IDENT-057, IDENT-058, IDENT-059, IDENT-062, IDENT-063, IDENT-064]', async () => {
    const { page } = await openShop({ brand, path: temporaryPage });
    await field(page, 'Email address').fill(email);
    await field(page, 'Temporary password').fill(mockPassword);
    await press(page, 'Sign in');
    await heading(page, 'Choose a new password').waitFor();
    await main(page).getByText('You are signed in, Margaret').waitFor();
    await expect.poll(() => focused(page)).toBe('Choose a new password');
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await main(page).getByRole('link', { name: 'Choose a new password' }).click();
    await field(page, 'New password').waitFor();
  });
});

test.each([
  ['/authentication/set-password', 'Choose a new password'],
  ['/authentication/set-password/step-two', 'Choose a new password'],
  ['/my-set-password-page', 'Choose a new password'],
  ['/account/forgot-password', 'Forgotten your password?'],
  ['/auth/forgot-password-help/new', 'Forgotten your password?'],
  ['/authentication', 'Sign in'],
  ['/login', 'Sign in'],
  ['/auth', 'Sign in'],
  ['/auth/anything-else', 'Sign in'],
  ['/authentication/password-sent', 'Sign in'],
  ['/login?returnTo=/authentication/set-password', 'Sign in'],
])('%s shows “%s” [IDENT-051, IDENT-052, IDENT-053]', async (path, title) => {
  const { page } = await openShop({ path });
  await heading(page, title).waitFor();
});

test('a template that fails to load shows the message of a failed login, and appears on the second try [IDENT-044, IDENT-064]', async () => {
  const shopper = await openShop({ path: temporaryPage, query: { fault: 'getPasswordResetTemplate:500*1' } });
  shopper.allowNoise(failedCall);
  const { page } = shopper;
  await main(page).getByRole('alert').getByText(unexpected).waitFor();
  await heading(page, 'Sign in with your temporary password').waitFor();
  await field(page, 'Temporary password').waitFor();
  await press(page, 'Try again');
  await heading(page, 'Forgotten your password?').waitFor();
  expect(await main(page).getByRole('alert').count()).toBe(0);
});

test('an address outside the shop is not followed', async () => {
  const { page } = await openShop({ path: loginPage, query: { returnTo: '//elsewhere.example/' } });
  await field(page, 'Email address').fill(email);
  await field(page, 'Password').fill(mockPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
});
