import type { Page } from 'playwright-core';
import type { CheckoutStep } from '../../src/entries/model.js';

export const headings = {
  delivery: 'Where shall we deliver?',
  payment: 'How would you like to pay?',
  review: 'Check your order',
} as const;

export const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
export const step = (page: Page, name: CheckoutStep) => page.getByRole('heading', { level: 2, name: headings[name] });
/** Places the order. The button's name contains the amount, unlike the `Pay by card` button of the payment step. */
export const pay = (page: Page) => button(page, /^Pay [£$]?\d/);
export const alert = (page: Page) => page.getByRole('main').getByRole('alert');

export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Tom');
  await page.getByLabel('Last name').fill('Ashby');
  await page.getByLabel('Postcode').fill('RG1 4AA');
  await page.getByLabel('Address', { exact: true }).fill('1 Mill Road');
  await page.getByLabel('Town or city').fill('Reading');
  await page.getByLabel('Telephone').fill('01632 960123');
}

/** Fills in a new card, after choosing that option if there is a choice. */
export async function fillCard(page: Page, number: string, cvv = '123'): Promise<void> {
  const choice = page.getByLabel('New card');
  await page
    .getByLabel(/^(Card number|New card)$/)
    .first()
    .waitFor();
  if ((await choice.count()) > 0) await choice.check();
  await page.getByLabel('Card number', { exact: true }).fill(number);
  await page.getByLabel('Expiry date').fill('04/29');
  await page.getByLabel('Security code').fill(cvv);
}
