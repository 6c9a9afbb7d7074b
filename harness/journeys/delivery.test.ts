import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { testCards } from '../../mocks/world/cardProvider.js';
import { emailOf, mockPassword } from '../../mocks/world/personas.js';
import { callsFrom, confirmed, openCheckout } from './checkout.js';
import { button, fillAddress, fillCard, headings, pay, step } from './checkoutPage.js';
import { hasFocus, tabTo } from './keyboard.js';
import { door, stepAddress } from './stages.js';

/** Fills in a form's fields by their labels. */
async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}

/** Pays by card, from the payment step to the confirmation. */
async function payByCard(page: Page): Promise<void> {
  await fillCard(page, testCards.approved);
  await button(page, 'Continue to review').click();
  await pay(page).click();
  await confirmed(page);
}

const ida = {
  'First name': 'Ida',
  'Last name': 'Frost',
  Postcode: 'bn71aa',
  Address: '9 Vine Terrace',
  'Town or city': 'Lewes',
  Telephone: '01632 960999',
};
const idasBill = {
  address: { addressLine1: '9 Vine Terrace', town: 'Lewes', postcode: 'BN7 1AA', country: 'GB' },
  contactInfo: { phone: '01632 960999' },
  personalInfo: { firstName: 'Ida', lastName: 'Frost' },
};

test('a gift with a label, a slot and another billing address sends its calls in order [CHKT-007, CHKT-016, CHKT-024, CHKT-028, CHKT-029, CHKT-034, CHKT-040]', async () => {
  const { page } = await openCheckout('basket', door);
  const calls = callsFrom(page);
  await page.getByLabel('Email address').fill('tom@guest.example');
  await button(page, 'Continue as a guest').click();
  await step(page, 'delivery').waitFor();
  await fillAddress(page);
  await page.getByLabel('Use as my billing address').uncheck();
  await button(page, 'Deliver to this address').click();

  await page.getByRole('heading', { name: 'Where shall we send the bill?' }).waitFor();
  await fill(page, ida);
  await button(page, 'Save billing address').click();
  await button(page, 'Change billing address').waitFor();

  await page.getByLabel(/^Express/).check();
  await page.getByRole('region', { name: 'Your order' }).getByText('Express delivery').waitFor();
  await page.getByText('More about Express delivery').click();
  await page.getByText('Express delivery to your door').waitFor();
  await page.getByLabel('Tuesday 1 December 2026').check();
  await page.getByLabel('12:00 to 16:00').check();
  await page.getByText(/^Tuesday 1 December, 12:00 to 16:00/).waitFor();

  await page.getByLabel('Send this order as a gift').check();
  await page.getByLabel(/^Your message/).fill('Happy birthday, Ida!\nWith love from Tom');
  await page.getByLabel(/^Recipient’s email/).fill('ida@guest.example');
  await page.getByText('Add a message to the label').click();
  await page.getByLabel('Line 1').fill('Leave it with');
  await page.getByLabel('Line 2').fill('the neighbour');
  await page.reload();
  await expect.poll(() => page.getByLabel('Line 2').inputValue()).toBe('the neighbour');
  await expect.poll(() => page.getByLabel('Tuesday 1 December 2026').isChecked()).toBe(true);
  expect(await page.getByLabel('12:00 to 16:00').isChecked()).toBe(true);
  expect(await page.getByLabel(/^Your message/).inputValue()).toBe('Happy birthday, Ida!\nWith love from Tom');
  await button(page, 'Continue to payment').click();
  await hasFocus(page, headings.payment);
  await fillCard(page, testCards.approved);
  await button(page, 'Continue to review').click();
  const main = page.getByRole('main');
  for (const words of [
    '9 Vine Terrace',
    'Tuesday 1 December, 12:00 to 16:00',
    'the neighbour',
    'With love from Tom',
    'We’ll let ida@guest.example know it is on its way.',
  ])
    await main.getByText(words).first().waitFor();
  await pay(page).click();
  await confirmed(page);

  const writes = calls.filter(({ name }) => /^(PUT|POST) /.test(name));
  expect(writes.map(({ name, body }) => [name, body]).slice(0, -2)).toEqual([
    ['PUT createGuestCheckout', { emailId: 'tom@guest.example' }],
    [
      'POST v2',
      {
        shippingDetail: { shippingAddress: expect.objectContaining({ firstName: 'Tom', postcode: 'RG1 4AA' }) },
        options: { createBillingAddrflag: false },
      },
    ],
    ['PUT ', idasBill],
    ['PUT methods', { shippingMethod: 'EXP' }],
    [
      'PUT methods',
      {
        shippingMethod: 'EXP',
        timeslot: { date: '2026-12-01', shippingMethod: 'EXP', from: '12:00', to: '16:00' },
      },
    ],
    [
      'POST labelmessages',
      { labelMessage1: 'Leave it with', labelMessage2: 'the neighbour', labelMessage3: '', labelMessage4: '' },
    ],
    [
      'POST messages',
      {
        sendGift: true,
        giftMessages: ['Happy birthday, Ida!', 'With love from Tom'],
        recipientEmail: 'ida@guest.example',
      },
    ],
  ]);
  expect(writes.slice(-2).map(({ name }) => name)).toEqual(['PUT payerauth', 'PUT payandcommit']);
  expect(calls.map(({ address }) => address)).toContain(
    '/api/checkout/shipping/shippingOptions?date=2026-12-01&shippingMethod=EXP',
  );
});

test('a guest collects an order and is billed at home [CHKT-012, CHKT-013, CHKT-014, CHKT-030, CHKT-031]', async () => {
  const { page } = await openCheckout('started', stepAddress('delivery'), { brand: 'avy' });
  const calls = callsFrom(page);
  await page.getByLabel(/^Collected by you/).check();
  await page.getByLabel('Collect from').selectOption('A parcel locker');
  await page.getByLabel('Postcode').fill('RG1 4AA');
  await page.keyboard.press('Enter');
  await page
    .getByLabel(/^Parcel locker/)
    .first()
    .waitFor();
  await page.getByLabel('Postcode').fill('BS1 5TR');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => calls.map(({ address }) => address))
    .toContain('/api/checkout/shipping/collectionlocations?postcode=BS1+5TR&type=locker');
  await page.getByLabel('Postcode').fill('RG1 4AA');
  await page.getByLabel('Collect from').selectOption('One of our shops');
  await button(page, 'Find places').click();
  await page.getByLabel(/^The Wine Shop, Bristol/).check();
  await fill(page, { 'First name': 'Tom', 'Last name': 'Ashby', Telephone: '01632 960123' });
  await button(page, 'Collect from here').click();
  await button(page, 'Change collection point').waitFor();
  expect(await page.getByRole('radiogroup', { name: 'When would you like it?' }).count()).toBe(0);
  await button(page, 'Continue to payment').click();
  await page.getByText('Please save your billing address first').waitFor();
  await fill(page, ida);
  await button(page, 'Save billing address').click();
  await button(page, 'Change billing address').waitFor();
  await page.reload();
  await button(page, 'Change collection point').waitFor();
  await button(page, 'Continue to payment').click();
  await hasFocus(page, headings.payment);
  await payByCard(page);
  const addresses = calls.map(({ address }) => address);
  expect(addresses).toContain('/api/checkout/shipping/collectionlocations?postcode=RG1+4AA&type=locker');
  expect(addresses).toContain('/api/address/shop/RG1%204AA');
  expect(calls.find(({ name }) => name === 'POST v2')?.body).toEqual({
    shippingDetail: {
      addressId: 'shop-2',
      shippingAddress: expect.objectContaining({
        firstName: 'Tom',
        company: 'The Wine Shop, Bristol',
        phone: '01632 960123',
      }),
    },
    options: { createBillingAddrflag: false },
  });
  expect(calls.find(({ name }) => name === 'PUT methods')?.body).toEqual({ shippingMethod: 'COL' });
});

describe('a guest in another country', () => {
  test.each([
    [
      'vir',
      'Where should we ship it?',
      { 'ZIP code': '97205', City: 'Portland', Phone: '(555) 010-0123' },
      'OR',
      'Ship to this address',
      'Portland OR 97205',
    ],
    [
      'adc',
      'Where shall we deliver?',
      { Postcode: '2010', 'Suburb or town': 'Surry Hills', Telephone: '(02) 5550 0123' },
      'NSW',
      'Deliver to this address',
      'Surry Hills NSW 2010',
    ],
    [
      'wpe-nz',
      'Where shall we deliver?',
      { Postcode: '7010', 'Town or city': 'Nelson', Telephone: '(03) 555 0123' },
      undefined,
      'Deliver to this address',
      'Nelson',
    ],
  ] as const)('%s', async (brand, title, fields, state, save, place) => {
    const { page } = await openCheckout('basket', door, { brand });
    await page.getByLabel('Email address').fill('tom@guest.example');
    await button(page, 'Continue as a guest').click();
    await page.getByRole('heading', { level: 2, name: title }).waitFor();
    await fill(page, { 'First name': 'Tom', 'Last name': 'Ashby', Address: '1 Mill Road', ...fields });
    if (state) await page.getByLabel('State').selectOption(state);
    else expect(await page.getByLabel('State').count()).toBe(0);
    await button(page, save).click();
    await page.getByText(place, { exact: true }).waitFor();
    await page.getByRole('radio', { name: /^Express/ }).check();
    if (brand === 'vir') await page.getByText('Next business day when you order before 3pm').waitFor();
    await button(page, 'Continue to payment').click();
    await hasFocus(page, headings.payment);
    await payByCard(page);
  });
});

describe('a customer the shop knows', () => {
  test('goes straight to the delivery when signed in, and chooses a saved address', async () => {
    const { page } = await openCheckout('basket', door, { query: { login: 'hard', persona: 'standard' } });
    await step(page, 'delivery').waitFor();
    await page.goBack();
    expect(new URL(page.url()).pathname).not.toBe(door);
    await page.goForward();
    await button(page, 'Change delivery address').click();
    await page.getByRole('radiogroup', { name: 'Choose a saved address' }).waitFor();
    await button(page, 'Use a new address').click();
    await hasFocus(page, 'Country');
    await button(page, 'Choose a saved address instead').click();
    await button(page, 'Deliver to this address').click();
    await hasFocus(page, 'Change delivery address');
  });

  test('is asked for the password when recognised, and continues', async () => {
    const { page } = await openCheckout('basket', door, { query: { login: 'soft', persona: 'standard' } });
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email address').fill(emailOf('standard'));
    await dialog.getByLabel('Password', { exact: true }).fill(mockPassword);
    await dialog.getByRole('button', { name: /^Sign in/ }).click();
    await step(page, 'delivery').waitFor();
    await page.getByText('Margaret Hale').first().waitFor();
  });
});

test('the delivery step works with only the keyboard', async () => {
  const { page } = await openCheckout('addressed', stepAddress('delivery'));
  await page.getByRole('radio', { name: /^Standard/ }).waitFor();
  await tabTo(page, /^Standard/);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('region', { name: 'Your order' }).getByText('Express delivery').waitFor();
  await tabTo(page, 'More about Express delivery');
  await page.keyboard.press('Enter');
  await page.getByText('Express delivery to your door').waitFor();
  await tabTo(page, 'Send this order as a gift');
  await page.keyboard.press('Space');
  await tabTo(page, /^Your message/);
  await page.keyboard.type('Happy birthday');
  await tabTo(page, 'Save the gift');
  await page.keyboard.press('Enter');
  await hasFocus(page, 'Saved');
  await tabTo(page, 'Add a message to the label');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Line 1');
  await page.keyboard.type('Leave it with the neighbour');
  await tabTo(page, 'Continue to payment');
  await page.keyboard.press('Enter');
  await hasFocus(page, headings.payment);
});

test.each(['delivery', 'collection'] as const)('at 320 px nothing in the %s sticks out of the page', async (how) => {
  const { page } = await openCheckout('addressed', stepAddress('delivery'), { viewport: { width: 320, height: 800 } });
  await page.getByRole('radio', { name: /^Standard/ }).waitFor();
  if (how === 'delivery') {
    await page.getByLabel('Tuesday 1 December 2026').check();
    await page.getByLabel('12:00 to 16:00').waitFor();
    await page.getByLabel('Send this order as a gift').check();
    await page.getByText('Add a message to the label').click();
  } else {
    await page.getByLabel(/^Collected by you/).check();
    await button(page, 'Find places').click();
    await page
      .getByLabel(/^The Wine Shop/)
      .first()
      .waitFor();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
