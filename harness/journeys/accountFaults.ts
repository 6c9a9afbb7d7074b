import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openAt } from './accountPages.js';

/** A write in the account, and what a customer sees when it fails. */
export interface AccountCase {
  readonly call: string;
  readonly path: string;
  readonly persona?: 'standard' | 'plan-suspended' | 'premiere' | 'wine-reward';
  /** Attempts the change, up to and including the click that fails. */
  readonly tries: (page: Page) => Promise<void>;
  /** Checks that nothing is lost, and that the second try works. */
  readonly works: (page: Page) => Promise<void>;
}

const plan = '/account/wine-plans/WP1501';
const rioja = 'Monte Urraca Rioja Crianza 2021';
const verdejo = 'Cuatro Grullas Verdejo 2024';

const press = (page: Page, name: string | RegExp) =>
  openAt(page)
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .click();
const waitForText = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
/** Finds an input; a form may have the same name as its only field. */
const box = (page: Page, name: string) => page.getByLabel(name, { exact: true }).and(page.locator('input'));
const again = (page: Page) => press(page, 'Try again');
const value = (page: Page, name: string) => box(page, name).inputValue();
const radio = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('radio', { name });
const bottles = (page: Page) =>
  page
    .getByRole('row', { name: /^Bottles/ })
    .getByRole('cell')
    .allTextContents();
const oneMore = (page: Page) => page.getByRole('article', { name: rioja }).getByRole('button', { name: /^One more\b/ });

/** Tests a choice that is selected, saved with a button, and still selected after a failure. */
const choiceOf = (
  call: string,
  path: string,
  chosen: string | RegExp,
  save: string,
  words: string | RegExp,
): AccountCase => ({
  call,
  path,
  tries: async (page) => {
    await radio(page, chosen).click();
    await press(page, save);
  },
  works: async (page) => {
    expect(await radio(page, chosen).isChecked()).toBe(true);
    await press(page, save);
    await waitForText(page, words);
  },
});

/** Tests a confirmation in a dialog, which stays open on failure. */
const askedOf = (
  call: string,
  path: string,
  opens: string,
  confirms: string,
  words: string,
  persona?: AccountCase['persona'],
): AccountCase => ({
  call,
  path,
  ...(persona && { persona }),
  tries: async (page) => {
    await press(page, opens);
    await press(page, confirms);
  },
  works: async (page) => {
    await press(page, confirms);
    await waitForText(page, words);
  },
});

/** Tests a text field with the button that submits it. */
const typedOf = (
  call: string,
  path: string,
  opens: string | undefined,
  [field, typed]: readonly [string, string],
  save: string,
  words: string,
): AccountCase => ({
  call,
  path,
  tries: async (page) => {
    if (opens) await press(page, opens);
    await box(page, field).fill(typed);
    await press(page, save);
  },
  works: async (page) => {
    expect(await value(page, field)).toBe(typed);
    await press(page, save);
    await waitForText(page, words);
  },
});

async function giveReason(page: Page): Promise<void> {
  await radio(page, 'Deliveries come at the wrong time').check();
  await press(page, 'Continue cancelling');
  await page.getByRole('dialog', { name: 'An offer before you cancel' }).waitFor();
}
async function cancelPlan(page: Page): Promise<void> {
  await giveReason(page);
  await press(page, 'Cancel now');
  await press(page, 'Cancel my plan');
}

const newAddress = { 'First name': 'Ada', 'Last name': 'Fenn', Postcode: 'NE46 1AA', Address: '3 Hop Lane' };
async function typeAddress(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(newAddress)) await box(page, name).fill(text);
  await box(page, 'Town or city').fill('Hopton');
  await box(page, 'Telephone').fill('01632 960123');
  await press(page, 'Save address');
}
async function keepsAddress(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(newAddress)) expect(await value(page, name)).toBe(text);
  await press(page, 'Save address');
  await waitForText(page, 'The address is saved.');
}

const accountCases: readonly AccountCase[] = [
  typedOf(
    'updateUserEmail',
    '/account/details',
    undefined,
    ['New email address', 'ada@shopper.example'],
    'Save email address',
    'Saved. Sign in with your new email address from now on.',
  ),
  typedOf(
    'updateShippingAddress',
    '/account/addresses',
    'Change Bell & Sons',
    ['Town or city', 'Hopton'],
    'Save address',
    'The address is saved.',
  ),
  typedOf(
    'updateBillingAddress',
    '/account/addresses',
    'Change billing address',
    ['Town or city', 'Hopton'],
    'Save billing address',
    'The address is saved.',
  ),
  {
    call: 'addShippingAddress',
    path: '/account/addresses',
    tries: async (page) => {
      await press(page, 'Add an address');
      await typeAddress(page);
    },
    works: keepsAddress,
  },
  askedOf('deleteShippingAddress', '/account/addresses', 'Delete Bell & Sons', 'Delete', 'The address is deleted.'),
  {
    call: 'savePaymentCard',
    path: '/account/cards',
    tries: async (page) => {
      await press(page, 'Add a card');
      await box(page, 'Card number').fill('4012888888881881');
      await page.getByLabel(/^Expiry month/).fill('07');
      await page.getByLabel(/^Expiry year/).fill('2031');
      await page.getByLabel(/^Security code/).fill('987');
      await press(page, 'Save card');
    },
    works: async (page) => {
      expect((await value(page, 'Card number')).replaceAll(' ', '')).toBe('4012888888881881');
      expect(await page.getByLabel(/^Security code/).inputValue()).toBe('987');
      await press(page, 'Save card');
      await waitForText(page, 'The card is saved.');
      await waitForText(page, /ending 1881/);
    },
  },
  {
    call: 'setPaymentCardOptions',
    path: '/account/cards',
    tries: (page) => press(page, /^Make default: .* 4444$/),
    works: async (page) => {
      await press(page, /^Make default: .* 4444$/);
      await waitForText(page, 'The card is saved.');
    },
  },
  {
    call: 'deletePaymentCard',
    path: '/account/cards',
    tries: async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Delete: / })
        .first()
        .click();
      await press(page, 'Delete');
    },
    works: async (page) => {
      await press(page, 'Delete');
      await waitForText(page, 'The card is deleted.');
    },
  },
  askedOf(
    'refundSavingsAccount',
    '/account/savings',
    'Refund the balance',
    'Yes, refund it',
    'The balance is on its way to your card.',
    'wine-reward',
  ),
  askedOf(
    'autoRefundSavingsAccount',
    '/account/savings',
    'Refund automatically',
    'Yes, switch on',
    'Automatic refunds are on.',
    'wine-reward',
  ),
  ...(
    [
      ['updateContactPreferences', 'Email'],
      ['updatePermissionsByCategory', 'Post'],
    ] as const
  ).map(([call, name]): AccountCase => {
    const choice = (page: Page) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).first();
    return {
      call,
      path: '/account/preferences',
      tries: async (page) => {
        await choice(page).click();
        await press(page, 'Save preferences');
      },
      works: async (page) => {
        await waitForText(page, 'You have changes that are not saved yet.');
        await press(page, 'Save preferences');
        await waitForText(page, 'Your preferences are saved.');
      },
    };
  }),
  {
    call: 'createPermission',
    path: '/account/permissions',
    tries: (page) => press(page, /: Offers by post$/),
    works: async (page) => {
      const button = page.getByRole('main').getByRole('button', { name: /: Offers by post$/ });
      const before = await button.getAttribute('aria-label');
      await button.click();
      await expect.poll(() => button.getAttribute('aria-label')).not.toBe(before);
    },
  },
  {
    call: 'updateWineRewardOptions',
    path: '/account/wine-reward',
    persona: 'wine-reward',
    tries: async (page) => {
      await page.getByLabel(/^Day of the month/).selectOption('12');
      await press(page, 'Save payments');
    },
    works: async (page) => {
      expect(await page.getByLabel(/^Day of the month/).inputValue()).toBe('12');
      await press(page, 'Save payments');
      await waitForText(page, 'Your payments are saved.');
    },
  },
  {
    call: 'updateProfileOptions',
    path: '/account/wine-reward',
    persona: 'wine-reward',
    tries: (page) => page.getByLabel(/^Pay for my wine plans/).click(),
    works: async (page) => {
      const choice = page.getByLabel(/^Pay for my wine plans/);
      const before = await choice.isChecked();
      await choice.click();
      await expect.poll(() => choice.isChecked()).toBe(!before);
    },
  },
  {
    call: 'requestWineRewardStatement',
    path: '/account/wine-reward',
    persona: 'wine-reward',
    tries: (page) => press(page, 'By email'),
    works: async (page) => {
      await press(page, 'By email');
      await waitForText(page, 'Your statement is on its way.');
    },
  },
  {
    call: 'updateCurrentSubscription',
    path: '/account/subscriptions/MS1401',
    persona: 'premiere',
    tries: (page) => page.getByLabel(/^Renew automatically/).click(),
    works: async (page) => {
      await page.getByLabel(/^Renew automatically/).click();
      await waitForText(page, 'Saved.');
    },
  },
  {
    ...choiceOf('updateSubscriptionPayment', '/account/subscriptions/MS1401', /4444$/, 'Save payment', 'Saved.'),
    persona: 'premiere',
  },
  {
    ...choiceOf('switchSubscriptionPaymentOption', '/account/subscriptions/MS1401', 'PayPal', 'Save payment', 'Saved.'),
    persona: 'premiere',
  },
  {
    call: 'cancelSubscription',
    path: '/account/subscriptions/MS1401',
    persona: 'premiere',
    tries: async (page) => {
      await press(page, 'Cancel this subscription');
      await openAt(page).getByRole('radio').nth(1).check();
      await press(page, 'Yes, cancel it');
    },
    works: async (page) => {
      expect(await openAt(page).getByRole('radio').nth(1).isChecked()).toBe(true);
      await press(page, 'Yes, cancel it');
      await waitForText(page, 'Cancelled on');
    },
  },
  typedOf(
    'validateVoucher',
    '/account/vouchers',
    undefined,
    ['Voucher code', 'WELCOME10'],
    'Check',
    'Voucher WELCOME10 is valid',
  ),
  {
    call: 'redeemVoucher',
    path: '/account/vouchers',
    tries: async (page) => {
      await box(page, 'Voucher code').fill('WELCOME10');
      await press(page, 'Check');
      await press(page, 'Add to my account');
    },
    works: async (page) => {
      expect(await value(page, 'Voucher code')).toBe('WELCOME10');
      await press(page, 'Add to my account');
      await waitForText(page, 'The voucher has been added to your account.');
    },
  },
];

const planCases: readonly AccountCase[] = [
  {
    call: 'updateWinePlanDelivery',
    path: `${plan}/delivery`,
    tries: async (page) => {
      await radio(page, /^Express/).click();
      await press(page, 'Save delivery');
    },
    works: async (page) => {
      expect(await radio(page, /^Express/).isChecked()).toBe(true);
      await press(page, 'Save delivery');
      await waitForText(page, /^Saved\. Your next case comes on/);
    },
  },
  ...(
    [
      ['setWinePlanDeliveryAddress', 'Choose another address', 'Send my cases there', /^Saved\. Your cases go to/],
      ['setWinePlanBillingAddress', 'Choose another for bills', 'Send my bills there', /^Saved\. Your bills go to/],
    ] as const
  ).map(([call, opens, save, words]): AccountCase => {
    const choice = choiceOf(call, `${plan}/address`, 'Bell & Sons', save, words);
    return {
      ...choice,
      tries: async (page) => {
        await press(page, opens);
        await choice.tries(page);
      },
    };
  }),
  {
    call: 'setWinePlanShopDeliveryAddress',
    path: `${plan}/address`,
    tries: async (page) => {
      await press(page, 'Collect from a shop');
      await box(page, 'Postcode').fill('NE46 1AA');
      await press(page, 'Find shops');
      await radio(page, /^The Wine Shop/)
        .nth(1)
        .click();
      await press(page, 'Collect from this shop');
    },
    works: async (page) => {
      expect(
        await radio(page, /^The Wine Shop/)
          .nth(1)
          .isChecked(),
      ).toBe(true);
      await press(page, 'Collect from this shop');
      await waitForText(page, 'One of our shops');
    },
  },
  {
    call: 'addWinePlanDeliveryAddressV2',
    path: `${plan}/address`,
    tries: async (page) => {
      await press(page, 'Choose another address');
      await press(page, 'Add an address');
      await typeAddress(page);
    },
    works: keepsAddress,
  },
  typedOf(
    'editWinePlanDeliveryAddressV2',
    `${plan}/address`,
    'Change this address',
    ['Address', '16 Orchard Lane'],
    'Save address',
    'The address is saved.',
  ),
  choiceOf('updateWinePlan', `${plan}/change`, 'The Seasonal Plan: All Whites', 'Change the next case', /^Saved\./),
  choiceOf('switchWinePlanPayment', `${plan}/payment`, 'PayPal', 'Save payment', /^Saved\. PayPal pays/),
  choiceOf(
    'subscribeToWinePlan',
    '/account/new-wine-plan',
    'The Fizz Plan: Six Sparklers',
    'Start this wine plan',
    'Your wine plan has started',
  ),
  askedOf('skipWinePlanDelivery', plan, 'Skip this case', 'Skip this case', 'Case skipped'),
  {
    call: 'checkWinePlanDeliverySkip',
    path: plan,
    tries: (page) => press(page, 'Skip this case'),
    works: async (page) => {
      // A refused skip has no retry: the customer closes the dialog and asks again.
      const isRefused = (await page.getByRole('dialog', { name: 'This case cannot be skipped' }).count()) > 0;
      if (!isRefused) await again(page);
      else {
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
        await press(page, 'Skip this case');
      }
      await press(page, 'Skip this case');
      await waitForText(page, 'Case skipped');
    },
  },
  askedOf(
    'reinstateWinePlan',
    '/account/wine-plans/WP1601',
    'Reinstate this plan',
    'Reinstate plan',
    'Your plan is running again.',
    'plan-suspended',
  ),
  {
    call: 'setWinePlanNextCaseItem',
    path: `${plan}/next-case`,
    tries: (page) => oneMore(page).click(),
    works: async (page) => {
      expect(await bottles(page)).toEqual(['12', '12']);
      await again(page);
      await expect.poll(() => bottles(page)).toEqual(['12', '13']);
    },
  },
  {
    call: 'removeWinePlanNextCaseItem',
    path: `${plan}/next-case`,
    tries: (page) => press(page, `Remove ${verdejo}`),
    works: async (page) => {
      expect(await bottles(page)).toEqual(['12', '12']);
      await again(page);
      await expect.poll(() => bottles(page)).toEqual(['12', '10']);
    },
  },
  {
    call: 'resetWinePlanNextCase',
    path: `${plan}/next-case`,
    tries: async (page) => {
      await oneMore(page).click();
      await expect.poll(() => bottles(page)).toEqual(['12', '13']);
      await press(page, 'Back to the plan’s choice');
    },
    works: async (page) => {
      expect(await bottles(page)).toEqual(['12', '13']);
      await again(page);
      await expect.poll(() => bottles(page)).toEqual(['12', '12']);
    },
  },
  {
    call: 'saveWinePlanNextCase',
    path: `${plan}/next-case`,
    tries: async (page) => {
      await oneMore(page).click();
      await expect.poll(() => bottles(page)).toEqual(['12', '13']);
      await press(page, 'Save the case');
    },
    works: async (page) => {
      expect(await bottles(page)).toEqual(['12', '13']);
      await press(page, 'Save the case');
      await waitForText(page, 'This is what arrives on 14 December 2026.');
    },
  },
  {
    call: 'applyWinePlanSaveOffer',
    path: `${plan}/cancel`,
    tries: async (page) => {
      await giveReason(page);
      await press(page, 'Accept the offer');
    },
    works: async (page) => {
      await press(page, 'Accept the offer');
      await waitForText(page, 'It is in your next case');
    },
  },
  {
    call: 'cancelWinePlan',
    path: `${plan}/cancel`,
    tries: cancelPlan,
    works: async (page) => {
      await waitForText(page, 'Your reason: Deliveries come at the wrong time');
      await press(page, 'Cancel my plan');
      await waitForText(page, 'Your plan is cancelled. Anything you would like us to know?');
    },
  },
  {
    call: 'submitWinePlanFeedback',
    path: `${plan}/cancel`,
    tries: async (page) => {
      await cancelPlan(page);
      await page.getByLabel(/^What could have been better/).fill('More reds.');
      await press(page, 'Send feedback');
    },
    works: async (page) => {
      expect(await page.getByLabel(/^What could have been better/).inputValue()).toBe('More reds.');
      await press(page, 'Send feedback');
      await waitForText(page, 'Thank you, your feedback has been passed on.');
    },
  },
];

/** Every write on the pages of the account and the plans. */
export const accountWrites: readonly AccountCase[] = [...accountCases, ...planCases];
