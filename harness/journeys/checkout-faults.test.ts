import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { testCards } from '../../mocks/cardProvider.js';
import {
  alert,
  button,
  confirmed,
  door,
  fillAddress,
  fillCard,
  focused,
  headings,
  openCheckout,
  ordersPlaced,
  pay,
  type Stage,
  step,
  stepAddress,
} from './checkout.js';

const refused = 'Something in the request was not accepted.';
const lookUpFailed = 'We could not look up your postcode. Please type your address in below, or try again.';

/** Every kind of failure, with what a page says of it. */
const kinds = [
  ['500', 'Something went wrong on our side. Please try again.'],
  ['422', refused],
  ['status-422', refused],
  ['malformed', 'We received an answer we could not read. Please try again.'],
  ['empty', 'We received an answer we could not read. Please try again.'],
  ['offline', 'Network request failed'],
  ['timeout', 'Network request timed out'],
] as const;

interface Case {
  readonly call: string;
  readonly stage: Stage;
  readonly path: string;
  readonly login?: 'hard';
  /** What is done, until the failure is said. */
  readonly fails: (page: Page, text: string) => Promise<void>;
  /** That nothing is lost, and the second try. */
  readonly works: (page: Page) => Promise<void>;
}

const saying = (page: Page, text: string) => alert(page).getByText(text).waitFor();
const retry = (page: Page) => button(page, 'Try again').click();
const isOnHeading = (page: Page, words: string) => expect.poll(() => focused(page)).toBe(words);

const cases: readonly Case[] = [
  {
    call: 'validateEmailLegacy',
    stage: 'basket',
    path: door,
    fails: async (page) => {
      await page.getByLabel('Email address').fill('standard@shopper.example');
      await button(page, 'Continue as a guest').click();
    },
    // A hint that cannot be had is done without.
    works: (page) => step(page, 'delivery').waitFor(),
  },
  {
    call: 'createGuestCheckout',
    stage: 'basket',
    path: door,
    fails: async (page, text) => {
      await page.getByLabel('Email address').fill('tom@guest.example');
      await button(page, 'Continue as a guest').click();
      await saying(page, text);
    },
    works: async (page) => {
      expect(await page.getByLabel('Email address').inputValue()).toBe('tom@guest.example');
      await button(page, 'Continue as a guest').click();
      await step(page, 'delivery').waitFor();
    },
  },
  {
    call: 'createRegisteredCheckout',
    stage: 'basket',
    path: door,
    login: 'hard',
    fails: async (page, text) => {
      await button(page, 'Continue to delivery').click();
      await saying(page, text);
    },
    works: async (page) => {
      await button(page, 'Continue to delivery').click();
      await page.getByText('Margaret Hale').waitFor();
    },
  },
  {
    call: 'listCheckoutOrders',
    stage: 'started',
    path: stepAddress('delivery'),
    fails: saying,
    works: async (page) => {
      await retry(page);
      await step(page, 'delivery').waitFor();
      await isOnHeading(page, 'Checkout');
    },
  },
  {
    call: 'findAddressesByPostcode',
    stage: 'started',
    path: stepAddress('delivery'),
    fails: async (page, text) => {
      await page.getByLabel('First name').fill('Tom');
      await page.getByLabel('Postcode').fill('RG1 4AA');
      await button(page, 'Find address').click();
      // The server's own words where it has some.
      await saying(page, text === refused ? text : lookUpFailed);
    },
    works: async (page) => {
      expect(await page.getByLabel('Postcode').inputValue()).toBe('RG1 4AA');
      await button(page, 'Find address').click();
      await page.getByLabel('Choose your address').waitFor();
      expect(await page.getByLabel('First name').inputValue()).toBe('Tom');
    },
  },
  {
    call: 'listShippingCountries',
    stage: 'started',
    path: stepAddress('delivery'),
    fails: async (page) => {
      await page.getByLabel('First name').fill('Tom');
      await page.getByText('We could not fetch the other countries we deliver to.').waitFor();
    },
    works: async (page) => {
      await retry(page);
      await expect.poll(() => page.getByLabel('Country').locator('option').count()).toBe(4);
      expect(await page.getByLabel('First name').inputValue()).toBe('Tom');
      await isOnHeading(page, headings.delivery);
    },
  },
  {
    call: 'addCheckoutShippingAddressV2',
    stage: 'started',
    path: stepAddress('delivery'),
    fails: async (page, text) => {
      await fillAddress(page);
      await button(page, 'Deliver to this address').click();
      await saying(page, text);
    },
    works: async (page) => {
      expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('1 Mill Road');
      await button(page, 'Deliver to this address').click();
      await button(page, 'Change delivery address').waitFor();
    },
  },
  {
    call: 'listCheckoutShippingMethods',
    stage: 'addressed',
    path: stepAddress('delivery'),
    fails: saying,
    works: async (page) => {
      await retry(page);
      await page.getByRole('radio').first().waitFor();
      await isOnHeading(page, headings.delivery);
    },
  },
  {
    call: 'setCheckoutShippingMethod',
    stage: 'addressed',
    path: stepAddress('delivery'),
    fails: async (page, text) => {
      await page.getByLabel(/^Express/).check();
      await button(page, 'Continue to payment').click();
      await saying(page, text);
    },
    works: async (page) => {
      expect(await page.getByLabel(/^Express/).isChecked()).toBe(true);
      await button(page, 'Continue to payment').click();
      await step(page, 'payment').waitFor();
    },
  },
  ...(['listPaymentOptions', 'getCardProviderPayment'] as const).map((call) => ({
    call,
    stage: 'delivered' as const,
    path: stepAddress('payment'),
    fails: saying,
    works: async (page: Page) => {
      await retry(page);
      await page.getByLabel('Card number').waitFor();
      await isOnHeading(page, headings.payment);
    },
  })),
  {
    call: 'payerAuth',
    stage: 'delivered',
    path: stepAddress('payment'),
    fails: async (page, text) => {
      await fillCard(page, testCards.approved);
      await button(page, 'Continue to review').click();
      await saying(page, text);
    },
    works: async (page) => {
      expect(await page.getByLabel('Card number').inputValue()).toBe(testCards.approved);
      await button(page, 'Continue to review').click();
      await step(page, 'review').waitFor();
    },
  },
  {
    call: 'payAndCommit',
    stage: 'paid',
    path: stepAddress('review'),
    fails: async (page, text) => {
      await pay(page).click();
      await saying(page, text);
      expect(await ordersPlaced(page)).toEqual([]);
    },
    works: async (page) => {
      await pay(page).click();
      await confirmed(page);
      expect(await ordersPlaced(page)).toHaveLength(1);
    },
  },
  {
    call: 'getOrder',
    stage: 'paid',
    path: stepAddress('review'),
    fails: async (page, text) => {
      await pay(page).click();
      await page.getByRole('heading', { level: 1, name: 'We could not fetch your order.' }).waitFor();
      await saying(page, text);
    },
    works: async (page) => {
      await retry(page);
      await confirmed(page);
      await isOnHeading(page, 'Thank you, Tom');
    },
  },
];

// Another kind for each call, and others again in the second shop, so that all occur.
describe.each([
  ['law', 0],
  ['hsb', 4],
] as const)('a call that fails once in %s', (brand, first) => {
  test.each(cases.map((one, index) => [one.call, kinds[(index + first) % kinds.length] ?? kinds[0], one] as const))(
    '%s, %s: is said, keeps what was given, and works the second time [CHKT-075, CHKT-102]',
    async (call, [kind, text], one) => {
      const query = { fault: `${call}:${kind}*1`, ...(one.login && { login: one.login }) };
      const shopper = await openCheckout(one.stage, one.path, { brand, query });
      shopper.allowNoise(/ApiError/);
      const isSilent = kind === 'timeout';
      await Promise.all([one.fails(shopper.page, text), isSilent && shopper.runOutOfTime(call)]);
      await one.works(shopper.page);
    },
  );
});

describe('an order that cannot be read just after something was saved', () => {
  test.each([
    ['the address', 'started', 'addCheckoutShippingAddressV2'],
    ['the delivery method', 'addressed', 'setCheckoutShippingMethod'],
    ['the card', 'delivered', 'payerAuth'],
  ] as const)('%s: is said, and saved again', async (_, stage, call) => {
    const one = cases.find((each) => each.call === call) as Case;
    const shopper = await openCheckout(stage, one.path);
    shopper.allowNoise(/ApiError/);
    const { page } = shopper;
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    const other = await shopper.openTab('/', 'fault=listCheckoutOrders:500*1');
    await other.getByRole('banner').waitFor();
    await other.close();
    await one.fails(page, kinds[0][1]);
    await one.works(page);
  });
});
