import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAt } from './accountPages.js';
import { openCheckout } from './checkout.js';
import { isLong } from './longRuns.js';
import { openShop, type Shopper } from './shopper.js';
import { door, stepAddress } from './stages.js';

interface EmptyForm {
  readonly form: string;
  readonly open: () => Promise<Shopper>;
  /** Button to press first, if the form is not visible. */
  readonly opener?: string;
  readonly send: string;
  /** The label of the first invalid field or group, and its message. */
  readonly wrong: readonly [label: string, message: string];
  /** Whether more than one field is invalid, so that the form lists them. */
  readonly severalWrong?: boolean;
}

const at =
  (path: string, persona?: string): EmptyForm['open'] =>
  () =>
    openShop({ path, query: { latency: '0', ...(persona && { login: 'hard', persona }) } });

const toPay = () => openCheckout('delivered', stepAddress('payment'));
const toDeliver = () => openCheckout('started', stepAddress('delivery'));
const registration = '/jsp/registration/common';

/** The shop's forms with required fields. */
const forms: readonly EmptyForm[] = [
  {
    form: 'e-voucher',
    open: () => openShop({ path: '/jsp/content.jsp', query: { pg: 'gift-e-vouchers', latency: '0' } }),
    send: 'Preview',
    wrong: ['Or another amount', 'Please enter an amount'],
  },
  {
    form: 'sign-in',
    open: at(`${registration}/account_login.jsp`),
    send: 'Sign in',
    wrong: ['Email address', 'Please enter a valid email address'],
    severalWrong: true,
  },
  {
    form: 'forgotten password',
    open: at(`${registration}/account_password.jsp`),
    send: 'Send the email',
    wrong: ['Email address', 'Please enter a valid email address'],
  },
  {
    form: 'new password',
    open: at('/authentication/set-password'),
    send: 'Save the new password',
    wrong: ['New password', 'Password is required'],
  },
  {
    form: 'temporary password',
    open: at(`${registration}/account_temporary_password.jsp`),
    send: 'Sign in',
    wrong: ['Email address', 'Please enter a valid email address'],
    severalWrong: true,
  },
  {
    form: 'membership’s cancelling',
    open: at('/account/subscriptions/MS1401', 'premiere'),
    opener: 'Cancel this subscription',
    send: 'Yes, cancel it',
    wrong: ['Why do you want to cancel?', 'Please choose a reason'],
  },
  {
    form: 'invitation',
    open: at('/jsp/account/common/account_refer_friend.jsp', 'standard'),
    send: 'Send invitation',
    wrong: ['Your friend’s name', 'Please enter your friend’s name'],
    severalWrong: true,
  },
  {
    form: 'email address',
    open: at('/account/details', 'standard'),
    send: 'Save email address',
    wrong: ['New email address', 'Please enter a valid email address'],
  },
  {
    form: 'address book',
    open: at('/account/addresses', 'standard'),
    opener: 'Add an address',
    send: 'Save address',
    wrong: ['First name', 'Please enter your first name'],
    severalWrong: true,
  },
  {
    form: 'card',
    open: at('/account/cards', 'standard'),
    opener: 'Add a card',
    send: 'Save card',
    wrong: ['Card number', 'Please enter the card number'],
    severalWrong: true,
  },
  {
    form: 'account’s voucher',
    open: at('/account/purchase-voucher', 'standard'),
    send: 'Add voucher to basket',
    wrong: ['Or another amount', 'Please enter an amount'],
  },
  {
    form: 'voucher code',
    open: at('/account/vouchers', 'standard'),
    send: 'Check',
    wrong: ['Voucher code', 'Please enter a code.'],
  },
  {
    form: 'plan’s cancelling',
    open: at('/account/wine-plans/WP1501/cancel', 'plan-active'),
    send: 'Continue cancelling',
    wrong: ['Your reason', 'Please choose a reason'],
  },
  {
    form: 'plan’s shops',
    open: at('/account/wine-plans/WP1501/address', 'plan-active'),
    opener: 'Collect from a shop',
    send: 'Find shops',
    wrong: ['Postcode', 'Please enter your postcode'],
  },
  {
    form: 'guest',
    open: () => openCheckout('basket', door),
    send: 'Continue as a guest',
    wrong: ['Email address', 'Please enter a valid email address'],
  },
  {
    form: 'gift card',
    open: toPay,
    opener: 'Use a gift card, voucher or savings',
    send: 'Use gift card',
    wrong: ['Gift card number', 'Please enter the number of your gift card'],
    severalWrong: true,
  },
  {
    form: 'delivery address',
    open: toDeliver,
    send: 'Deliver to this address',
    wrong: ['First name', 'Please enter your first name'],
    severalWrong: true,
  },
  {
    form: 'coupon',
    open: toDeliver,
    send: 'Apply',
    wrong: ['Voucher or coupon', 'Please enter a code.'],
  },
];

/** Usual runs test every fifth form. */
const drawn = isLong ? forms : forms.filter((_, place) => place % 5 === 0);

/** Returns the label and message of the focused field if it is invalid; for a radio button, of its group. */
const wrongInFocus = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const invalid = document.activeElement?.closest<HTMLElement>('[aria-invalid="true"]');
    if (!invalid) return [];
    const wordsOf = (ids: string | null) =>
      (ids ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ');
    const label =
      (invalid as HTMLInputElement).labels?.[0]?.textContent ??
      wordsOf(invalid.ariaLabelledByElements?.[0]?.id ?? invalid.getAttribute('aria-labelledby'));
    // The message comes after the hint.
    return [label, wordsOf(invalid.getAttribute('aria-describedby')?.split(' ').at(-1) ?? null)];
  });

const isFocused = (page: Page, name: string): Promise<boolean> =>
  openAt(page)
    .getByRole('button', { name, exact: true })
    .evaluate((button) => button === document.activeElement);

/** More than the number of tab stops on any page. */
const mostStops = 120;

/** Presses Tab from the current focus until it is on a button. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < mostStops; stop++) {
    if (await isFocused(page, name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach the button "${name}".`);
}

test.each(drawn)(
  'Tab goes through the empty $form form, and submitting it reports the first error, also in the title, and leads the focus there',
  async ({ open, opener, send, wrong, severalWrong }) => {
    const { page } = await open();
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await openAt(page)
      .getByRole('button', { name: opener ?? send, exact: true })
      .waitFor();
    await page.getByRole('main').focus();
    if (opener) {
      await tabTo(page, opener);
      await page.keyboard.press('Enter');
      await openAt(page).getByRole('button', { name: send, exact: true }).waitFor();
    }
    await tabTo(page, send);
    expect(await page.title()).not.toMatch(/Error/);
    await page.keyboard.press('Enter');
    if (severalWrong) {
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
        .toBe('There is a problem');
      // Its first link leads to the first field.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => wrongInFocus(page)).toEqual(wrong);
    await expect.poll(() => page.title()).toMatch(/^Error: ./);
    for (const part of ['banner', 'main', 'contentinfo'] as const)
      expect(await page.getByRole(part, { includeHidden: true }).count()).toBe(1);
  },
);

test('the title begins with “Error:” until what is wrong is corrected, and again after the shop refuses it', async () => {
  const shopper = await at(`${registration}/account_login.jsp`)();
  const { page } = shopper;
  shopper.allowNoise(/ApiError|422/);
  const form = page.getByRole('main');
  const title = 'Sign in - Lawton Wines';
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.poll(() => page.title()).toBe(`Error: ${title}`);
  await form.getByLabel('Email address').fill('nobody@shopper.example');
  await form.getByLabel('Password', { exact: true }).fill('wrong-horse');
  await expect.poll(() => page.title()).toBe(title);
  await page.keyboard.press('Enter');
  await form.getByRole('alert').waitFor();
  await expect.poll(() => page.title()).toBe(`Error: ${title}`);
  await form.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect.poll(() => page.title()).toBe('Forgotten your password? - Lawton Wines');
});
