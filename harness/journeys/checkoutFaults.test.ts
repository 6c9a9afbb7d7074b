import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { testCards } from '../../mocks/world/cardProvider.js';
import { confirmed, openCheckout, ordersPlaced } from './checkout.js';
import { type Case, deliveryCases, retry, saying } from './checkoutFaults.js';
import { button, fillAddress, fillCard, headings, pay, step } from './checkoutPage.js';
import { faultKinds } from './faultKinds.js';
import { focused } from './keyboard.js';
import { isLong, turnsOf } from './longRuns.js';
import { isRead } from './patience.js';
import { plainPage } from './shopper.js';
import { door, stepAddress } from './stages.js';

const lookUpFailed = 'We could not look up your postcode. Please type your address in below, or try again.';

/** Every kind of failure, with the message a page shows for it. */
const kinds = faultKinds('500', '401', '422', 'status-1', 'malformed', 'empty', 'timeout', 'offline');

/** Before the shop processes the call, and afterwards. */
const moments = ['', '@after'] as const;

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
    // The page works without this information.
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
    // A signed-in customer continues without a click.
    fails: saying,
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
      // The server's own message if it has one.
      await saying(page, /sign in|request was/.test(text) ? text : lookUpFailed);
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
      await page.getByText('We could not load the other countries we deliver to.').waitFor();
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
      await page.getByLabel(/^Express/).click();
      await saying(page, text);
    },
    works: async (page) => {
      // After a refusal the method is no longer selected.
      await page.getByLabel(/^Express/).check();
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
      expect(await page.getByLabel('Card number').inputValue()).toBe('4111 1111 1111 1111');
      await button(page, 'Continue to review').click();
      await step(page, 'review').waitFor();
    },
  },
  {
    call: 'payAndCommit',
    stage: 'paid',
    path: stepAddress('review'),
    fails: async (page, text, isDone) => {
      await pay(page).click();
      // If the order was placed after all, it is found and its confirmation appears.
      if (isDone) {
        await confirmed(page);
        return;
      }
      await saying(page, text);
      expect(await ordersPlaced(page)).toEqual([]);
    },
    works: async (page) => {
      if (new URL(page.url()).searchParams.has('step')) await pay(page).click();
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

interface Failing {
  readonly one: Case;
  readonly fault: string;
  readonly text: string;
  readonly isDone: boolean;
}

/** Returns every way a call can fail. A read has no failure after processing. */
const failingsOf = (one: Case): readonly Failing[] =>
  kinds.flatMap(([kind, text]) =>
    (isRead(one.call) ? moments.slice(0, 1) : moments).map((moment) => ({
      one,
      fault: `${one.call}:${kind}${moment}`,
      text,
      isDone: moment !== '',
    })),
  );
const all = [...cases, ...deliveryCases].flatMap(failingsOf);

/** Each call fails in one way. The ways take turns, so that all of them occur. One delivery choice is tested for each
 * shop. */
const sample = [...cases, ...deliveryCases.slice(0, 2)].map((one, place) => {
  const ways = failingsOf(one);
  return ways[(place * 5) % ways.length] as Failing;
});

// Long runs test every failure in every shop. Otherwise each call fails in one of the shops.
describe.each(['law', 'hsb'] as const)('a call that fails once in %s', (brand) => {
  const drawn = isLong ? all : turnsOf(brand, sample);
  process.stdout.write(`${drawn.length} of ${all.length} ways for a call of the checkout to fail in ${brand}\n`);

  test.each(
    drawn.map(
      (failing) => [failing.one.of ? `${failing.fault} for ${failing.one.of}` : failing.fault, failing] as const,
    ),
  )(
    '%s: shows a message, keeps the input, works on the second try, and places no order twice [CHKT-075, CHKT-102]',
    async (_, { one, fault, text, isDone }) => {
      const query = { fault: `${fault}*1`, ...(one.login && { login: one.login }) };
      const shopper = await openCheckout(one.stage, one.path, { brand, query });
      shopper.allowNoise(/ApiError/);
      const isSilent = fault.includes(':timeout');
      await Promise.all([one.fails(shopper.page, text, isDone), isSilent && shopper.runOutOfTime(one.call)]);
      await one.works(shopper.page);
      expect((await ordersPlaced(shopper.page)).length).toBeLessThanOrEqual(1);
    },
  );
});

describe('an order that cannot be read just after a save', () => {
  test.each([
    ['the address', 'started', 'delivery', 'addCheckoutShippingAddressV2'],
    ['the delivery method', 'addressed', 'delivery', 'setCheckoutShippingMethod'],
    ['the card', 'delivered', 'payment', 'payerAuth'],
  ] as const)('%s: shows a message, and can be saved again', async (_, stage, stepId, call) => {
    const one = cases.find((each) => each.call === call) as Case;
    const shopper = await openCheckout(stage, one.path);
    shopper.allowNoise(/ApiError/);
    const { page } = shopper;
    // The first read has succeeded; the next one fails.
    await step(page, stepId).waitFor();
    const other = await shopper.openTab(plainPage, 'fault=listCheckoutOrders:500*1');
    await other.getByRole('banner').waitFor();
    await other.close();
    await one.fails(page, 'Something went wrong on our side. Please try again.', false);
    await one.works(page);
  });
});
