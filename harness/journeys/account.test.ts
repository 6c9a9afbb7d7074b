import { expect, test } from 'vitest';
import { observeShifts, shifts } from './layoutShifts.js';
import { openShop } from './shopper.js';

test('a customer visits the account through its menu, which marks each page [ACCT-001, ACCT-002]', async () => {
  const { page } = await openShop({ path: '/account', query: 'login=hard&persona=wine-reward' });
  await page.getByRole('heading', { level: 1, name: 'Hello, Catrin' }).waitFor();
  const menu = page.getByRole('navigation', { name: 'Your account' });
  for (const [entry, title] of [
    ['Orders', 'Your orders'],
    ['Purchases', 'Everything you have bought'],
    ['Your wine plans', 'Your wine plans'],
    ['Subscriptions', 'Subscriptions'],
    ['Unlimited delivery', 'Unlimited delivery'],
    ['Storage', 'Storage'],
    ['Wallet', 'Wallet'],
    ['Wine reward', 'Wine reward'],
    ['Savings account', 'Savings account'],
    ['Vouchers', 'Your vouchers'],
    ['Your details', 'Your details'],
    ['Address book', 'Address book'],
    ['Cards', 'Your cards'],
    ['Contact preferences', 'Contact preferences'],
    ['Permissions', 'Permissions'],
    ['Your data', 'Your data'],
    ['Favourites', 'Your favourites'],
    ['Ratings', 'Your ratings'],
    ['Recently viewed', 'Recently viewed'],
    ['Overview', 'Hello, Catrin'],
  ] as const) {
    await menu.getByRole('link', { name: entry, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await expect.poll(() => menu.locator('[aria-current="page"]').allTextContents()).toEqual([entry]);
  }
});

test('a page below an entry of the menu marks that entry [ACCT-002]', async () => {
  const { page } = await openShop({ path: '/account/orders', query: 'login=hard&persona=plan-active' });
  const menu = page.getByRole('navigation', { name: 'Your account' });
  await page.getByRole('list', { name: 'Your orders' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Order again' }).waitFor();
  const marked = () => menu.locator('[aria-current="page"]').allTextContents();
  await expect.poll(marked).toEqual(['Orders']);
  for (const [path, entry] of [
    ['/account/wine-plans/WP1501', 'Your wine plans'],
    ['/account/wine-plans/WP1501/next-case', 'Your wine plans'],
    ['/account/new-wine-plan', 'Your wine plans'],
    ['/account/subscriptions/WP1501', 'Subscriptions'],
    ['/account/purchase-voucher', 'Vouchers'],
  ] as const) {
    await page.goto(path);
    await expect.poll(marked).toEqual([entry]);
  }
});

test('a visitor signs in first, and then gets the requested page [ACCT-003]', async () => {
  const { page } = await openShop({ path: '/account/orders' });
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Email address' }).fill('standard@shopper.example');
  await form.getByLabel('Password', { exact: true }).fill('correct-horse');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your orders' }).waitFor();
  const orders = page.getByRole('list', { name: 'Your orders' });
  await expect.poll(() => orders.getByRole('listitem').count()).toBe(6);
});

test('a recognised customer enters the password in place, and then sees the requested page', async () => {
  const { page } = await openShop({ path: '/account/vouchers', query: 'login=soft' });
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByRole('textbox', { name: 'Email address' }).fill('standard@shopper.example');
  await dialog.getByLabel('Password', { exact: true }).fill('correct-horse');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your vouchers' }).waitFor();
  await page.getByRole('row', { name: /^BIRTHDAY15/ }).waitFor();
});

test('the next customer finds nothing that the previous one typed or saw', async () => {
  const { page } = await openShop({ path: '/account/details', query: 'login=hard' });
  await page.getByRole('textbox', { name: 'New email address' }).fill('margaret.new@shopper.example');
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Email address' }).fill('heavy@shopper.example');
  await form.getByLabel('Password', { exact: true }).fill('correct-horse');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('heavy@shopper.example').waitFor();
  expect(await page.getByRole('textbox', { name: 'New email address' }).inputValue()).toBe('');
  expect(await page.getByRole('main').getByText('Margaret').count()).toBe(0);
});

test('an order among a thousand is found by its year, and ordered again [ACCT-045, ACCT-046]', async () => {
  const { page } = await openShop({ path: '/account/orders', query: 'login=hard&persona=heavy' });
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2026');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.waitForURL('**/account/orders?year=2026');
  await page.getByRole('list', { name: 'Your orders' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Order again' }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Basket: [1-9]/ })
    .waitFor();
});

test.each([
  ['law', 1280],
  ['law', 390],
  ['hsb', 1280],
  ['vir', 390],
] as const)('there is no layout shift while the account of %s loads (%i px)', async (brand, width) => {
  const viewport = { width, height: 900 };
  const { page } = await openShop({
    brand,
    path: '/faq',
    query: 'login=hard&latency=400',
    viewport,
    isFirstVisit: true,
  });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.addInitScript(observeShifts);
  await page.goto('/account');
  await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Memberships and plans' }).waitFor();
  await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
  expect(await shifts(page)).toEqual([]);
});
