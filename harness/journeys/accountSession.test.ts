import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type AccountPage, accountPages, everyOf, follow, signIn, wholeText } from './accountPages.js';
import { isLong } from './longRuns.js';
import { openShop, plainPage, type Shopper } from './shopper.js';

const main = (page: Page) => page.getByRole('main');
const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in' });
const expired = /ApiError|status of 401|^401 for/;

/** Makes the shop forget the customer, as happens after a while. The page is not notified. */
const expire = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await fetch('/api/authentication/logout', { method: 'POST' });
  });

const openAccount = async (persona: AccountPage['persona']): Promise<Shopper> => {
  const shopper = await openShop({ path: '/account', query: { login: 'hard', persona, latency: '0' } });
  await main(shopper.page).getByRole('heading', { level: 1 }).waitFor();
  return shopper;
};

const refusing = accountPages.filter(({ isHard }) => isHard);
/** Pages that show only data that is already loaded. They make no calls, so no call can be refused. */
const cachedPages: readonly string[] = ['accountDetails', 'addressBook', 'cards', 'storage', 'purchaseVoucher'];

test.each(isLong ? refusing : everyOf(10, 7).filter(({ isHard }) => isHard))(
  'the page $name offers to sign in when the session has ended, and is shown afterwards',
  async ({ name, path, persona, title }) => {
    const shopper = await openAccount(persona);
    shopper.allowNoise(expired);
    const { page } = shopper;
    await expire(page);
    await follow(page, path);
    if (cachedPages.includes(name)) {
      await wholeText(page, title);
      expect(await main(page).getByRole('alert').count()).toBe(0);
      await page.goto(path);
      await page.waitForURL('**/account_login.jsp?*');
      await signIn(page, persona, 'main');
    } else {
      await signInDialog(page).waitFor();
      await signIn(page, persona, 'dialog');
    }
    await page.waitForURL((url) => url.pathname === path);
    await wholeText(page, title);
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).waitFor();
  },
);

const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
/** Finds a field; a form may have the same name as its only field. */
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true }).and(page.locator('input'));
const day = (page: Page) => page.getByLabel(/^Day of the month/);
const payPal = (page: Page) => main(page).getByRole('radio', { name: 'PayPal' });

/** Where something is typed or chosen, and how it is submitted. */
interface Form {
  readonly path: string;
  readonly persona: AccountPage['persona'];
  readonly type: (page: Page) => Promise<unknown>;
  readonly isThere: (page: Page) => Promise<boolean>;
  readonly send: string;
}
const typed = (path: string, opens: string | undefined, name: string, text: string, send: string): Form => ({
  path,
  persona: 'plan-active',
  type: async (page) => {
    if (opens) await press(page, opens);
    await field(page, name).fill(text);
  },
  isThere: async (page) => (await field(page, name).inputValue()) === text,
  send,
});
const forms: readonly Form[] = [
  typed('/account/details', undefined, 'New email address', 'jon@shopper.example', 'Save email address'),
  typed('/account/vouchers', undefined, 'Voucher code', 'WELCOME10', 'Check'),
  typed('/account/addresses', 'Change Bell & Sons', 'Town or city', 'Hopton', 'Save address'),
  typed('/account/wine-plans/WP1501/address', 'Change this address', 'Town or city', 'Hopton', 'Save address'),
  {
    path: '/account/wine-reward',
    persona: 'wine-reward',
    type: (page) => day(page).selectOption('12'),
    isThere: async (page) => (await day(page).inputValue()) === '12',
    send: 'Save payments',
  },
  ...(['/account/subscriptions/MS1401', '/account/wine-plans/WP1501/payment'] as const).map(
    (path): Form => ({
      path,
      persona: path.endsWith('1401') ? 'premiere' : 'plan-active',
      type: (page) => payPal(page).click(),
      isThere: (page) => payPal(page).isChecked(),
      send: 'Save payment',
    }),
  ),
];

test.each(isLong ? forms : forms.slice(2, 3))(
  'text typed when the session had ended survives signing in, at $path',
  async ({ path, persona, type, isThere, send }) => {
    const shopper = await openAccount(persona);
    shopper.allowNoise(expired);
    const { page } = shopper;
    await page.goto(path);
    await type(page);
    await expire(page);
    await press(page, send);
    await signInDialog(page).waitFor();
    await main(page).getByText('Please sign in to continue.').waitFor();
    await signIn(page, persona, 'dialog');
    await expect.poll(() => isThere(page)).toBe(true);
    await press(page, send);
    await expect
      .poll(() =>
        main(page)
          .getByText(/saved|Saved|Voucher WELCOME10 is valid/)
          .count(),
      )
      .toBeGreaterThan(0);
  },
);

/** Returns everything this browser stores that the next customer could read; the shop itself is not part of it. */
const storedValues = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]));

test('nothing of a customer remains for the next one in the same browser, in Back or in storage', async () => {
  const { page } = await openAccount('standard');
  const seen = (isLong ? accountPages : everyOf(6, 1)).filter(({ persona }) => persona === 'plan-active');
  for (const { path } of seen.filter(({ path: one }) => !one.includes('WP1501'))) {
    await follow(page, path);
    await main(page).getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  const entries = await page.evaluate(() => history.length);
  const theirs = /Margaret|Hale\b|standard@shopper|204417/;
  expect(await page.getByRole('banner').innerText()).toMatch(theirs);
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/account_login.jsp?*');
  expect(await storedValues(page)).not.toMatch(theirs);
  await signIn(page, 'wine-reward', 'main');
  await page.getByRole('banner').getByText('Catrin').waitFor();
  for (let back = 1; back < entries; back++) {
    await page.goBack();
    if (!page.url().includes('/account')) break;
    await main(page).getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('body').innerText()).not.toMatch(theirs);
    expect(await storedValues(page)).not.toMatch(theirs);
  }
});

test('two customers at once see only their own orders, addresses and plans, even when they use each other’s ids', async () => {
  const [{ page: one }, other] = await Promise.all([openAccount('standard'), openAccount('plan-active')]);
  const { page: two } = other;
  other.allowNoise(/ApiError|status of 404|^404 for/);
  await one.goto('/account/addresses');
  await two.goto('/account/addresses');
  const text = (page: Page, title: string) => wholeText(page, title);
  expect(await text(one, 'Address book')).not.toBe(await text(two, 'Address book'));
  await two.goto('/account/orders/W90000');
  await main(two)
    .getByRole('button', { name: 'Try again' })
    .or(main(two).getByText('We could not find'))
    .first()
    .waitFor();
  expect(await main(two).innerText()).not.toContain('Margaret');
});

test('two tabs of a customer agree: something deleted in one is reported as missing in the other', async () => {
  const shopper = await openAccount('standard');
  shopper.allowNoise(/ApiError|status of 404|^404 for/);
  const { page } = shopper;
  const remove = (tab: Page) => tab.getByRole('button', { name: 'Delete Bell & Sons' });
  const confirm = (tab: Page) => tab.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true });
  await page.goto('/account/addresses');
  const other = await shopper.openTab('/account/addresses');
  await remove(other).waitFor();
  await remove(page).click();
  await confirm(page).click();
  await page.getByText('The address is deleted.').waitFor();
  await remove(other).click();
  await confirm(other).click();
  await remove(other).waitFor({ state: 'detached' });
  await other.getByRole('alertdialog').waitFor({ state: 'detached' });
  await other.reload();
  expect(await wholeText(other, 'Address book')).not.toContain('Bell & Sons');
});

test('signing out in one tab immediately signs out the others, and they show the next customer who signs in', async () => {
  const shopper = await openAccount('standard');
  const { page } = shopper;
  await page.goto('/account/addresses');
  await main(page).getByText('Bell & Sons').first().waitFor();
  await main(page).getByRole('button', { name: 'Add an address' }).click();
  await main(page).getByRole('textbox', { name: 'Town or city' }).fill('Hexham');
  await expect.poll(() => storedValues(page)).toContain('Hexham');
  const other = await shopper.openTab(plainPage);
  await other.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/account_login.jsp?*');
  await expect.poll(() => storedValues(page)).not.toContain('Hexham');
  expect(await page.locator('body').innerText()).not.toMatch(/Margaret|Bell & Sons/);

  await signIn(page, 'wine-reward', 'main');
  await other.getByRole('banner').getByText('Catrin').waitFor();
});

test('a page restored by the browser shows nothing of a customer who has signed out since', async () => {
  const shopper = await openAccount('standard');
  const { page } = shopper;
  // A page in the back-forward cache gets no events.
  await page.addInitScript(() => window.addEventListener('storage', (event) => event.stopImmediatePropagation()));
  await page.goto('/account/addresses');
  await main(page).getByText('Bell & Sons').first().waitFor();
  const other = await shopper.openTab(plainPage);
  await other.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await other.getByRole('banner').getByText('Sign in').waitFor();
  expect(await main(page).innerText()).toContain('Bell & Sons');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.waitForURL('**/account_login.jsp?*');
  expect(await page.locator('body').innerText()).not.toMatch(/Margaret|Bell & Sons/);
});

/** Presses Tab until the named element has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const isThere = () =>
    page.evaluate(
      (expectedText) =>
        document.activeElement?.textContent === expectedText &&
        document.activeElement.closest('nav')?.ariaLabel === 'Your account',
      name,
    );
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab');
    if (await isThere()) return;
  }
  throw new Error(`No ${name} within 150 presses of Tab`);
}

test('the whole account can be used with only the keyboard', async () => {
  const { page } = await openAccount('plan-active');
  const menu = page.getByRole('navigation', { name: 'Your account' });
  const entries = (await menu.getByRole('link').allTextContents()).slice(1);
  expect(entries.length).toBeGreaterThan(15);
  for (const entry of isLong ? entries : entries.filter((_, place) => place % 6 === 2)) {
    await tabTo(page, entry);
    await page.keyboard.press('Enter');
    await expect.poll(() => menu.locator('[aria-current="page"]').allTextContents()).toEqual([entry]);
    await main(page).getByRole('heading', { level: 1 }).waitFor();
    // Keyboard users continue at the page's main part, not at the top of the shop.
    expect(await page.evaluate(() => document.activeElement?.matches('main, main *'))).toBe(true);
  }
});
