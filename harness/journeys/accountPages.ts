import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Persona } from '../../mocks/world/personas.js';
import { emailOf, mockPassword } from '../../mocks/world/personas.js';
import { href, type RouteName } from '../../src/entries/model.js';
import { pages } from '../../src/entries/storefront.js';

/** A page of the account, and a customer for whom it has content. */
export interface AccountPage {
  readonly name: string;
  readonly path: string;
  readonly persona: Persona;
  /** Heading of the page. */
  readonly title: string;
  /** Title in American English. */
  readonly american: string;
  /** Whether the password is required. */
  readonly isHard: boolean;
}

const customers: Readonly<Record<string, Persona>> = {
  orderDetails: 'standard',
  subscription: 'premiere',
  wineReward: 'wine-reward',
  savingsAccount: 'wine-reward',
  storage: 'storage',
};

const titles: Readonly<Record<string, string | readonly [here: string, american: string]>> = {
  favourites: ['Your favourites', 'Your favorites'],
  ratings: 'Your ratings',
  account: 'Hello, Jonathan',
  orderHistory: 'Your orders',
  orderDetails: 'Order W90000',
  purchases: 'Everything you have bought',
  contactPreferences: 'Contact preferences',
  permissions: 'Permissions',
  subscription: 'Premiere',
  accountDetails: 'Your details',
  addressBook: 'Address book',
  cards: 'Your cards',
  savingsAccount: 'Savings account',
  vouchers: 'Your vouchers',
  subscriptions: 'Subscriptions',
  wineReward: 'Wine reward',
  storage: 'Storage',
  wallet: 'Wallet',
  yourData: 'Your data',
  winePlans: 'Your wine plans',
  winePlanSubscribe: 'Start a wine plan',
  winePlan: 'The Seasonal Plan: Mixed Case',
  winePlanNextCase: 'Your December case The Seasonal Plan: Mixed Case',
  winePlanDelivery: ['Delivery The Seasonal Plan: Mixed Case', 'Shipping The Seasonal Plan: Mixed Case'],
  winePlanAddress: 'Addresses The Seasonal Plan: Mixed Case',
  winePlanPayment: 'Payment The Seasonal Plan: Mixed Case',
  winePlanChange: 'Change your wine plan The Seasonal Plan: Mixed Case',
  winePlanCancel: 'Cancel your wine plan',
  winePlanHistory: 'Past cases The Seasonal Plan: Mixed Case',
  purchaseVoucher: 'Buy a voucher',
};

const params: Readonly<Record<string, string>> = { orderId: 'W90000', subscriptionId: 'WP1501' };
const ids: Readonly<Record<string, Readonly<Record<string, string>>>> = { subscription: { subscriptionId: 'MS1401' } };

/** Every page in the page table that only a customer may see, except the order amendment, which belongs to the
 * checkout. */
export const accountPages: readonly AccountPage[] = Object.entries(pages).flatMap(([name, { access = 'anyone' }]) => {
  if (access === 'anyone' || name === 'orderAmend') return [];
  const title = titles[name];
  if (title === undefined) throw new Error(`The page ${name} has no title here.`);
  const [here, american] = typeof title === 'string' ? [title, title] : title;
  return {
    name,
    path: href(name as RouteName, { params: { ...params, ...ids[name] } } as never),
    persona: customers[name] ?? 'plan-active',
    title: here,
    american,
    isHard: access === 'hard',
  };
});

/** Returns every `count`-th page, starting at position `first`. */
export const everyOf = (count: number, first: number): readonly AccountPage[] =>
  accountPages.filter((_, place) => place % count === first);

const main = (page: Page) => page.getByRole('main');

/** Returns the area a customer can click in: the open dialog, otherwise the page. */
export const openAt = (page: Page): Locator => page.locator('main:not(:has(dialog[open])), dialog[open]').last();

/** Returns the text of a page once all of it has loaded. */
export async function wholeText(page: Page, title: string): Promise<string> {
  await main(page).getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => main(page).locator('.wsk-Skeleton').filter({ visible: true }).count()).toBe(0);
  return (await main(page).innerText()).replace(/\s+/g, ' ');
}

/** Opens a page of the shop as a click on a link would. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

/** Signs in with the visible form: the page's own, or the dialog's, after which the page reloads. */
export async function signIn(page: Page, persona: Persona, place: 'dialog' | 'main'): Promise<void> {
  const form = page.getByRole(place);
  await form.getByRole('textbox', { name: 'Email address' }).fill(emailOf(persona));
  await form.getByLabel('Password', { exact: true }).fill(mockPassword);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await form.getByRole('button', { name: 'Sign in' }).click();
  if (place === 'dialog') await page.waitForFunction(() => !('isOld' in window));
}
