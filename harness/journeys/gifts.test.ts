import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { testCards } from '../../mocks/world/cardProvider.js';
import { emailOf, mockPassword } from '../../mocks/world/personas.js';
import { callsFrom, confirmed } from './checkout.js';
import { button, fillAddress, fillCard, pay } from './checkoutPage.js';
import { focused } from './keyboard.js';
import { isLong } from './longRuns.js';
import { openShop } from './shopper.js';
import { door, wine } from './stages.js';

const eVoucherPage = '/jsp/content.jsp?pg=gift-e-vouchers&menu=gifts';
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });
const radio = (page: Page, name: string) => page.getByRole('main').getByRole('radio', { name, exact: true });
const basketHolds = (page: Page, amount: string) =>
  page.getByRole('banner').getByText(amount, { exact: true }).first().waitFor();

async function write(page: Page, email: string): Promise<void> {
  await field(page, 'Their name').fill('Ida');
  await field(page, 'Their email address').fill(email);
  await field(page, 'Their email address again').fill(email);
  await field(page, 'Your message').fill('Happy birthday');
}

test('a gift is chosen with the keyboard on a small phone, and its gift card bought [GIFT-001, GIFT-002, GIFT-003, GIFT-007]', async () => {
  const { page } = await openShop({ path: '/gifts', viewport: { width: 320, height: 720 } });
  const submit = button(page, 'Continue');
  await heading(page, 'Give them a good glass').waitFor();
  expect(await submit.isDisabled()).toBe(true);

  await radio(page, 'Gift card').focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => radio(page, 'E-voucher').isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Continue');
  await page.keyboard.press('Enter');
  await heading(page, 'E-vouchers').waitFor();
  expect(page.url()).toContain(eVoucherPage);

  await page.goBack();
  await radio(page, 'Gift card').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await heading(page, 'Gift cards').waitFor();
  expect(page.url()).toContain('/jsp/offer/cm/common/offer.jsp?name=gift-cards&menu=gifts');

  await radio(page, '£50').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => radio(page, '£100').isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Added to basket').first().waitFor();
  await page.goto('/jsp/checkout/common/shoppingcart.jsp');
  await page.getByRole('main').getByText('Large Gift Card').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('the menu of a small phone hides parts of the footer while it is open [NAV-018]', async () => {
  const { page } = await openShop({ path: '/gifts', viewport: { width: 320, height: 720 } });
  const part = page.getByRole('contentinfo').getByRole('button', { name: 'Your account' });
  await part.waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await part.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await part.waitFor();
});

/** Usual runs test only the brand with points. */
describe.each(isLong ? ['law', 'hsb'] : ['hsb'])('in %s', (brand) => {
  test('a guest writes, buys and pays for an e-voucher, and its recipient uses it [GIFT-008, GIFT-009, GIFT-010]', async () => {
    const { page } = await openShop({ brand, path: eVoucherPage });
    await field(page, 'Or another amount').fill('501');
    await button(page, 'Preview').click();
    for (const message of [
      'Please enter an amount less than £500',
      'Please enter a name',
      'Please enter an email address',
      'Please enter a message',
    ])
      await page.getByRole('main').getByText(message).waitFor();
    await expect.poll(() => focused(page)).toBe('Or another amount');
    await radio(page, '£25').click();
    await expect.poll(() => field(page, 'Or another amount').inputValue()).toBe('');
    await write(page, emailOf('empty'));
    await button(page, 'Preview').click();
    await heading(page, 'This is what they get').waitFor();
    // In print: the shop's mark and the voucher, without controls.
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('Happy birthday').isVisible()).toBe(true);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
    for (const role of ['button', 'combobox', 'navigation'] as const)
      expect(await page.getByRole(role).count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await button(page, 'Back to the form').first().click();
    await expect.poll(() => radio(page, '£25').isChecked()).toBe(true);
    await page.reload();
    await expect.poll(() => field(page, 'Your message').inputValue()).toBe('Happy birthday');
    expect(await radio(page, '£25').isChecked()).toBe(true);
    await button(page, 'Preview').click();
    await button(page, 'Add to basket').click();
    await heading(page, 'It is in your basket').waitFor();

    await page.goto(door);
    await page.getByLabel('Email address').fill('tom@guest.example');
    await button(page, 'Continue as a guest').click();
    await fillAddress(page);
    await button(page, 'Deliver to this address').click();
    await button(page, 'Continue to payment').click();
    await fillCard(page, testCards.approved);
    await button(page, 'Continue to review').click();
    expect(await pay(page).textContent()).toBe(brand === 'hsb' ? 'Pay 2,500 pts' : 'Pay £25.00');
    await pay(page).click();
    await confirmed(page);

    await page.goto('/account/vouchers');
    await page.getByRole('main').getByRole('textbox', { name: 'Email address' }).fill(emailOf('empty'));
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill(mockPassword);
    await button(page, 'Sign in').click();
    const row = page.getByRole('row', { name: /^EV-/ });
    await row.getByText('Ready to use').waitFor();
    const code = (await row.innerText()).match(/EV-\S+/)?.[0] ?? '';
    await row.getByText(brand === 'hsb' ? '2,500 pts' : '£25.00').waitFor();

    await page.goto(wine);
    await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
    await page.getByRole('button', { name: /^Basket: 1 bottle,/ }).waitFor();
    await page.goto('/jsp/checkout/common/shoppingcart.jsp');
    await field(page, 'Voucher or coupon').fill(code);
    await button(page, 'Apply').click();
    const summary = page.getByRole('region', { name: 'Summary' });
    // The e-voucher is worth more than the bottle, and does not reduce the delivery charge.
    await expect.poll(() => summary.innerText()).toContain(brand === 'hsb' ? '-1,599 pts' : '-£15.99');
    await expect.poll(() => summary.innerText()).toMatch(brand === 'hsb' ? /Total\s+799 pts/ : /Total\s+£7\.99/);
  });
});

test('an e-voucher that cannot be added loses no input, and is added once [GIFT-042]', async () => {
  const shopper = await openShop({ path: `${eVoucherPage}&fault=addEVoucherToCart:500*1` });
  const { page } = shopper;
  shopper.allowNoise(/addEVoucherToCart|500/);
  await field(page, 'Or another amount').fill('120');
  await write(page, 'ida@friend.example');
  await button(page, 'Preview').click();
  await heading(page, 'This is what they get').waitFor();
  const calls = callsFrom(page);
  await button(page, 'Add to basket').click();
  await page.getByRole('main').getByRole('alert').waitFor();
  await page.reload();
  await expect.poll(() => field(page, 'Their name').inputValue()).toBe('Ida');
  expect(await field(page, 'Or another amount').inputValue()).toBe('120');
  await button(page, 'Preview').click();
  await button(page, 'Add to basket').click();
  await heading(page, 'It is in your basket').waitFor();
  await basketHolds(page, '£120.00');
  expect(calls.filter(({ name }) => name === 'PUT eItemCode')).toHaveLength(2);
});

test('an e-voucher is valid for one year by the clock of the shop, and from 29 February to the 28th [GIFT-030]', async () => {
  const { page } = await openShop({ path: `${eVoucherPage}&clock=2028-02-29T10:00:00Z` });
  await radio(page, '£25').check();
  await write(page, 'ida@friend.example');
  await button(page, 'Preview').click();
  await heading(page, 'This is what they get').waitFor();
  await page.getByRole('main').getByText('28/02/2029').first().waitFor();
});
