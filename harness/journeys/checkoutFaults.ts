import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { alert, button, fillAddress, step } from './checkoutPage.js';
import { type Stage, stepAddress } from './stages.js';

/** A call in the checkout, and what a shopper sees when it fails. */
export interface Case {
  readonly call: string;
  /** Purpose of the call, if the table lists the call more than once. */
  readonly of?: string;
  readonly stage: Stage;
  readonly path: string;
  readonly login?: 'hard';
  /** Performs the steps up to the point where the failure shows. `isDone` tells whether the shop carried out the call
   * nevertheless. */
  readonly fails: (page: Page, text: string, isDone: boolean) => Promise<void>;
  /** Checks that nothing is lost, and that the second try works. */
  readonly works: (page: Page) => Promise<void>;
}

export const saying = (page: Page, text: string) => alert(page).getByText(text).waitFor();
export const retry = (page: Page) => button(page, 'Try again').click();

const delivery = stepAddress('delivery');
const goOn = async (page: Page): Promise<void> => {
  await button(page, 'Continue to payment').click();
  await step(page, 'payment').waitFor();
};

const day = 'Tuesday 1 December 2026';
const chosenTime = (page: Page) => page.getByText(/^Tuesday 1 December, 12:00 to 16:00/);

/** Searches for collection points of a kind near a postcode. */
async function findPlaces(page: Page, kind: string): Promise<void> {
  await page.getByLabel(/^Collected by you/).check();
  await page.getByLabel('Collect from').selectOption(kind);
  await page.getByLabel('Postcode').fill('RG1 4AA');
  await button(page, 'Find places').click();
}
const places = (page: Page) => page.getByRole('radiogroup', { name: 'Choose where to collect' }).getByRole('radio');
const placesOf = (call: string, kind: string): Case => ({
  call,
  stage: 'started',
  path: delivery,
  fails: async (page, text) => {
    await findPlaces(page, kind);
    await saying(page, text);
  },
  works: async (page) => {
    expect(await page.getByLabel('Postcode').inputValue()).toBe('RG1 4AA');
    await retry(page);
    await places(page).first().check();
    expect(await page.getByLabel('Postcode').inputValue()).toBe('RG1 4AA');
  },
});

/** Returns a case for one of the three calls that choose a collection point. */
const collectionOf = (call: string): Case => ({
  call,
  of: 'a place to collect from',
  stage: 'started',
  path: delivery,
  fails: async (page, text) => {
    await findPlaces(page, 'A shop near you');
    await places(page).first().check();
    await page.getByLabel('First name').fill('Tom');
    await page.getByLabel('Last name').fill('Ashby');
    await page.getByLabel('Telephone').fill('01632 960123');
    await button(page, 'Collect from here').click();
    await saying(page, text);
  },
  works: async (page) => {
    expect(await places(page).first().isChecked()).toBe(true);
    expect(await page.getByLabel('Telephone').inputValue()).toBe('01632 960123');
    await button(page, 'Collect from here').click();
    await button(page, 'Change collection point').waitFor();
  },
});

/** Delivery choices that need an address, and those for collection points. */
export const deliveryCases: readonly Case[] = [
  {
    call: 'setGiftMessages',
    stage: 'delivered',
    path: delivery,
    fails: async (page, text) => {
      await page.getByLabel('Send this order as a gift').check();
      await page.getByLabel(/^Your message/).fill('Happy birthday, Ida!');
      await page.getByLabel(/^Recipient’s email/).fill('ida@guest.example');
      await button(page, 'Save the gift').click();
      await saying(page, text);
    },
    works: async (page) => {
      expect(await page.getByLabel(/^Your message/).inputValue()).toBe('Happy birthday, Ida!');
      await button(page, 'Save the gift').click();
      await button(page, 'Saved').waitFor();
      await page.reload();
      await expect.poll(() => page.getByLabel(/^Recipient’s email/).inputValue()).toBe('ida@guest.example');
      await goOn(page);
    },
  },
  {
    call: 'setLabelMessages',
    stage: 'delivered',
    path: delivery,
    fails: async (page, text) => {
      await page.getByText('Add a message to the label').click();
      await page.getByLabel('Line 1').fill('Leave it with');
      // Unsaved choices are saved on continuing.
      await button(page, 'Continue to payment').click();
      await saying(page, text);
    },
    works: async (page) => {
      expect(await page.getByLabel('Line 1').inputValue()).toBe('Leave it with');
      await goOn(page);
      await page.goto(delivery);
      await expect.poll(() => page.getByLabel('Line 1').inputValue()).toBe('Leave it with');
    },
  },
  {
    call: 'getShippingOptions',
    stage: 'delivered',
    path: delivery,
    fails: async (page, text) => {
      await page.getByLabel(day).check();
      await saying(page, text);
    },
    works: async (page) => {
      expect(await page.getByLabel(day).isChecked()).toBe(true);
      await retry(page);
      await page.getByLabel('12:00 to 16:00').check();
      await chosenTime(page).waitFor();
    },
  },
  {
    call: 'setCheckoutShippingMethod',
    of: 'a time',
    stage: 'delivered',
    path: delivery,
    fails: async (page, text) => {
      await page.getByLabel(day).check();
      await page.getByLabel('12:00 to 16:00').click();
      await saying(page, text);
    },
    works: async (page) => {
      expect(await page.getByLabel(day).isChecked()).toBe(true);
      await page.getByLabel('12:00 to 16:00').check();
      await chosenTime(page).waitFor();
      await goOn(page);
    },
  },
  {
    call: 'getShippingMethodInfo',
    stage: 'delivered',
    path: delivery,
    fails: async (page, text) => {
      await page.getByText('More about Standard delivery').click();
      await saying(page, text);
    },
    works: async (page) => {
      await retry(page);
      await page.getByText('Standard delivery to your door').waitFor();
    },
  },
  {
    call: 'updateBillingAddress',
    stage: 'started',
    path: delivery,
    fails: async (page, text) => {
      await fillAddress(page);
      await page.getByLabel('Use as my billing address').uncheck();
      await button(page, 'Deliver to this address').click();
      await page.getByRole('heading', { name: 'Where shall we send the bill?' }).waitFor();
      await fillAddress(page);
      await page.getByLabel('First name').fill('Ida');
      await button(page, 'Save billing address').click();
      await saying(page, text);
    },
    works: async (page) => {
      expect(await page.getByLabel('First name').inputValue()).toBe('Ida');
      expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('1 Mill Road');
      await button(page, 'Save billing address').click();
      await step(page, 'delivery').waitFor();
      await goOn(page);
    },
  },
  placesOf('listCollectionLocations', 'A parcel locker'),
  placesOf('findShopAddresses', 'One of our shops'),
  collectionOf('listCheckoutShippingMethods'),
  collectionOf('addCheckoutShippingAddressV2'),
  collectionOf('setCheckoutShippingMethod'),
];
