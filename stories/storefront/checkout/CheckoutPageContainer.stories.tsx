import { useEffect } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { testCards, tokenOfCard } from '../../../mocks/world/cardProvider.js';
import type { CardFieldsProps } from '../../../src/storefront/base/services.js';
import { CheckoutPageContainer } from '../../../src/storefront/checkout/CheckoutPageContainer.js';
import { answerInstead, callsFromHere, changeAnswer, envelopeOf, holdAnswer, storyCalls } from '../../storyShop.js';
import { holdQuestions } from '../heldQuestions.js';
import { placed } from '../placedOrder.js';
import { host, wallet, withStorefront } from '../withStorefront.js';

const basket = [{ product: 'wine', quantity: 2 }] as const;
const address = (step: string) => `/jsp/checkout/uk/common/checkout.jsp?step=${step}`;
const confirmation = /^\/jsp\/checkout\/common\/confirmation\.jsp\?transactionId=T\d+$/;

const meta = preview.meta({
  component: CheckoutPageContainer,
  args: { step: 'delivery' },
  decorators: [withStorefront],
  parameters: { mock: { basket } },
  beforeEach: () => {
    host.leave.mockReset();
    wallet.mockReset();
  },
});

const started = { basket, checkout: 'started' } as const;

type Canvas = ReturnType<typeof within>;
const goesTo = (target: unknown) =>
  waitFor(() => expect(host.navigate).toHaveBeenCalledWith(...([target].flat() as [string])));
const pay = (canvas: Canvas) => canvas.findByRole('button', { name: /^Pay \S*\d/ });

export const Address = meta.story({
  parameters: { mock: started, rules: ['CHKT-007', 'CHKT-011', 'CHKT-014', 'CHKT-019', 'CHKT-020', 'CHKT-022'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('First name'), 'Tom');
    await waitFor(() => expect(document.title).toBe('Delivery - Checkout - Lawton Wines'));
    await userEvent.type(canvas.getByLabelText('Last name'), 'Ashby');
    await userEvent.type(canvas.getByLabelText('Postcode'), 'RG1 4AA{Enter}');
    const found = await canvas.findByLabelText('Choose your address');
    await waitFor(() => expect(found).toHaveFocus());
    await userEvent.selectOptions(found, within(found).getAllByRole('option')[1]!);
    await userEvent.type(canvas.getByLabelText('Telephone'), '01632 960123{Enter}');
    await waitFor(async () => expect(await canvas.findByRole('button', { name: /^Change/ })).toHaveFocus());
    await expect(await canvas.findByLabelText(/^Standard delivery/)).toBeChecked();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    await expect(storyCalls.all).toContainEqual(['GET', '/api/address/postcode/RG1%204AA']);
    await expect(storyCalls.all).toContainEqual([
      'GET',
      '/api/checkout/shipping/methods?postcode=RG1+4AA&type=delivery',
    ]);
    await expect(storyCalls.writes.find(([, called]) => called.startsWith('/api/checkout/shipping/addresses'))).toEqual(
      [
        'POST',
        '/api/checkout/shipping/addresses/v2',
        {
          shippingDetail: {
            shippingAddress: {
              firstName: 'Tom',
              lastName: 'Ashby',
              addressLine1: '7 Orchard Lane',
              town: 'Reading',
              county: 'Berkshire',
              postcode: 'RG1 4AA',
              country: 'GB',
              phone: '01632 960123',
            },
          },
          options: { createBillingAddrflag: true },
        },
      ],
    );
  },
});

/** The countries are those that the shop lists, in its order. */
export const Countries = meta.story({
  parameters: { mock: started, rules: ['CHKT-021'] },
  beforeEach: () =>
    changeAnswer('listShippingCountries', (countries) => [
      ...(countries as unknown as object[]),
      { code: 'FR', name: 'France' },
    ]),
  play: async ({ canvas }) => {
    const country = await canvas.findByLabelText('Country');
    await within(country).findByRole('option', { name: 'France' });
    await expect(
      within(country)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['United Kingdom', 'Guernsey', 'Isle of Man', 'Jersey', 'France']);
    await expect(storyCalls.all.filter(([, called]) => /countr/i.test(called))).toEqual([
      ['GET', '/api/checkout/shipping/countries'],
    ]);
  },
});

export const AddressReloaded = meta.story({
  parameters: { mock: started },
  beforeEach: () => sessionStorage.setItem('wsk-draft-address', '{"firstName":"Tom","createBillingAddrflag":false}'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('First name')).toHaveValue('Tom');
    await expect(await canvas.findByRole('checkbox')).not.toBeChecked();
  },
});

export const AddressFailedOnce = meta.story({
  parameters: { mock: { basket, checkout: 'addressed', fault: 'addCheckoutShippingAddressV2:malformed*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Change/ }));
    const line = canvas.getByLabelText('Address');
    await userEvent.clear(line);
    await userEvent.type(line, '2 Mill Road{Enter}');
    await canvas.findByRole('alert');
    await expect(line).toHaveValue('2 Mill Road');
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver to this address' }));
    await canvas.findByText('2 Mill Road');
  },
});

/** The shop's reason for refusing an address is shown as it is, and what was typed stays. */
export const AddressRefusedOnce = meta.story({
  parameters: {
    mock: { basket, checkout: 'addressed', fault: 'addCheckoutShippingAddressV2:422*1' },
    rules: ['CHKT-102'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Change/ }));
    const line = canvas.getByLabelText('Address');
    await userEvent.clear(line);
    await userEvent.type(line, '2 Mill Road{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something in the request was not accepted.');
    await expect(line).toHaveValue('2 Mill Road');
  },
});

const addressed = { basket, checkout: 'addressed' } as const;
const summaryOf = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Your order' }));

/** The total is updated after the selection, before the shopper leaves the step. */
export const DeliveryMethod = meta.story({
  parameters: { mock: addressed, rules: ['CHKT-022', 'CHKT-024', 'CHKT-025', 'CHKT-034'] },
  play: async ({ canvas, userEvent }) => {
    const summary = await summaryOf(canvas);
    await expect(summary.getByText('£39.97')).toBeVisible();
    const express = await canvas.findByLabelText(/^Express/);
    await expect(storyCalls.all.filter(([, called]) => called.startsWith('/api/checkout/shipping/methods?'))).toEqual([
      ['GET', '/api/checkout/shipping/methods?postcode=SY8+1AA&type=delivery'],
    ]);
    const calls = await callsFromHere();
    await userEvent.click(express);
    await waitFor(() => expect(summary.getByText('£43.97')).toBeVisible());
    await expect(calls.writes).toEqual([['PUT', '/api/checkout/shipping/methods', { shippingMethod: 'EXP' }]]);
    await expect(summary.getByText('Express delivery')).toBeVisible();
    await expect(summary.getByText('£11.99')).toBeVisible();
    await expect(host.navigate).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await goesTo(address('payment'));
  },
});

/** Until a method is chosen, the first that the shop lists counts, and is sent when the shopper continues. */
export const FirstMethodOfTheShop = meta.story({
  parameters: { mock: addressed, rules: ['CHKT-022', 'CHKT-024', 'CHKT-025', 'CHKT-034'] },
  beforeEach: () =>
    changeAnswer('listCheckoutShippingMethods', (methods) => (methods as unknown as readonly object[]).toReversed()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText(/^Express/)).toBeChecked();
    const methods = within(canvas.getByRole('radiogroup', { name: 'How soon would you like it?' }));
    await expect(methods.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual(['EXP', 'STD']);
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await goesTo(address('payment'));
    await expect(calls.writes).toEqual([['PUT', '/api/checkout/shipping/methods', { shippingMethod: 'EXP' }]]);
    await expect((await summaryOf(canvas)).getByText('Express delivery')).toBeVisible();
  },
});
/** A method that another client has chosen in the older form is the order's too. */
export const MethodInOlderForm = meta.story({
  parameters: { mock: addressed, rules: ['CHKT-024'] },
  beforeEach: async () => {
    const chosen = await fetch('/api/checkout/shipping/methods', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ method: 'EXP' }),
    });
    await expect(chosen.status).toBe(200);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Express/)).toBeChecked();
    await expect((await summaryOf(canvas)).getByText('Express delivery')).toBeVisible();
  },
});

/** What is sold before it arrives is sent later than the times say. */
export const PreOrder = meta.story({
  parameters: { mock: { basket: [...basket, { product: 'enPrimeurWine', quantity: 1 }], checkout: 'addressed' } },
  play: async ({ canvas }) => {
    await canvas.findByText(
      'Pre-orders are sent when they arrive. The times here are for everything else in your order.',
    );
  },
});

/** When a delivery method is refused, the order's previous one is selected again and the reason is shown. */
export const DeliveryMethodRefusedOnce = meta.story({
  parameters: {
    mock: { basket, checkout: 'delivered', fault: 'setCheckoutShippingMethod:422*1' },
    rules: ['CHKT-102'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(/^Express/));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something in the request was not accepted.');
    await expect(canvas.getByLabelText(/^Standard/)).toBeChecked();
    await userEvent.click(canvas.getByLabelText(/^Express/));
    await (await summaryOf(canvas)).findByText('Express delivery');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** A method that the shop no longer lists for the address does not count: the first that it lists is sent. */
export const MethodNoLongerListed = meta.story({
  parameters: { mock: { basket, checkout: 'delivered' }, rules: ['CHKT-034'] },
  beforeEach: () =>
    changeAnswer('listCheckoutShippingMethods', (methods) =>
      (methods as unknown as readonly { type: string }[]).filter(({ type }) => type !== 'STD'),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText(/^Express/)).toBeChecked();
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await goesTo(address('payment'));
    await expect(calls.writes).toEqual([['PUT', '/api/checkout/shipping/methods', { shippingMethod: 'EXP' }]]);
  },
});
export const MethodInformation = meta.story({
  // Shown in the checkout's frame, since the shop's frame makes the same call for its delivery promise.
  parameters: {
    chrome: 'checkout',
    mock: { ...addressed, fault: 'getShippingMethodInfo:offline*1' },
    rules: ['CHKT-026'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('More about Standard delivery'));
    await canvas.findByText('We could not load the details.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('Standard delivery to your door', { selector: 'p' });
    await userEvent.click(canvas.getByLabelText(/^Express/));
    await canvas.findByText('Express delivery to your door', { selector: 'p' });
  },
});

/** The timeslots belong to the day and the selected method, and are removed when the method changes. */
export const Timeslot = meta.story({
  parameters: {
    mock: { ...addressed, fault: 'getShippingOptions:500*1' },
    rules: ['CHKT-027', 'CHKT-028', 'CHKT-033'],
  },
  play: async ({ canvas, userEvent }) => {
    const calls = await callsFromHere();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Tuesday 1 December 2026' }));
    await canvas.findByText('We could not load the times for this day.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await canvas.findByRole('radio', { name: '12:00 to 16:00' }));
    await canvas.findByText(/^Tuesday 1 December, 12:00 to 16:00/);
    await waitFor(() => expect(canvas.getByRole('radio', { name: '12:00 to 16:00' })).toBeChecked());
    await expect(calls.all).toContainEqual([
      'GET',
      '/api/checkout/shipping/shippingOptions?date=2026-12-01&shippingMethod=STD',
    ]);
    const timeslot = { date: '2026-12-01', shippingMethod: 'STD', from: '12:00', to: '16:00' };
    await waitFor(() =>
      expect(calls.writes.at(-1)).toEqual([
        'PUT',
        '/api/checkout/shipping/methods',
        { shippingMethod: 'STD', timeslot },
      ]),
    );
    await calls.settle();
    await expect(canvas.getByRole('radio', { name: '12:00 to 16:00' })).toBeChecked();
    await userEvent.click(canvas.getByLabelText(/^Express/));
    await waitFor(() =>
      expect(calls.all).toContainEqual([
        'GET',
        '/api/checkout/shipping/shippingOptions?date=2026-12-01&shippingMethod=EXP',
      ]),
    );
    await waitFor(() => expect(canvas.queryByText(/^Tuesday 1 December, 12:00 to 16:00/)).toBeNull());
    await userEvent.click(canvas.getByRole('radio', { name: 'Sunday 6 December 2026' }));
    await canvas.findByText('We do not deliver on Sunday 6 December.');
    await waitFor(() => expect(canvas.queryByText(/12:00 to 16:00/)).toBeNull());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** The time belongs to its day: for another day, the method is sent without one. */
export const TimeslotOfAnotherDay = meta.story({
  parameters: { mock: addressed, rules: ['CHKT-033'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Tuesday 1 December 2026' }));
    await userEvent.click(await canvas.findByRole('radio', { name: '12:00 to 16:00' }));
    await canvas.findByText(/^Tuesday 1 December, 12:00 to 16:00/);
    await storyCalls.settle();
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('radio', { name: 'Wednesday 2 December 2026' }));
    await waitFor(() =>
      expect(calls.writes).toEqual([['PUT', '/api/checkout/shipping/methods', { shippingMethod: 'STD' }]]),
    );
    await waitFor(() => expect(canvas.queryByText(/^Tuesday 1 December, 12:00 to 16:00/)).toBeNull());
  },
});

/** A time that the shop refuses is not shown as chosen, and the shop's reason is. */
export const TimeslotRefusedOnce = meta.story({
  parameters: {
    mock: { basket, checkout: 'delivered', fault: 'setCheckoutShippingMethod:422*1' },
    rules: ['CHKT-102'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Tuesday 1 December 2026' }));
    await userEvent.click(await canvas.findByRole('radio', { name: '12:00 to 16:00' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something in the request was not accepted.');
    await expect(canvas.getByRole('radio', { name: '12:00 to 16:00' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '12:00 to 16:00' }));
    await canvas.findByText(/^Tuesday 1 December, 12:00 to 16:00/);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Shops and lockers are found by postcode and kind, the shop's own stores by postcode. The order is delivered to the
 * selected place, by the method for that place. */
export const Collection = meta.story({
  parameters: {
    mock: { ...started, fault: 'listCollectionLocations:500*1,findShopAddresses:offline*1' },
    rules: ['CHKT-012', 'CHKT-022', 'CHKT-030', 'CHKT-031', 'CHKT-093'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Collected by you/ }));
    await expect(canvas.getByRole('radiogroup', { name: 'How would you like to receive your order?' })).toBeVisible();
    await expect(canvas.getByText('Delivered to an address')).toBeVisible();
    await expect(canvas.getByText('To your home, your workplace or someone else')).toBeVisible();
    await expect(canvas.getByText('From a shop or a parcel locker near you')).toBeVisible();
    const kind = canvas.getByLabelText('Collect from');
    await userEvent.type(canvas.getByLabelText('Postcode'), 'RG1 4AA{Enter}');
    await canvas.findByText('We could not search for collection points.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findAllByRole('radio', { name: /^The Wine Shop, / });
    // What was looked for is there again after a reload.
    await expect(JSON.parse(sessionStorage.getItem('wsk-draft-collection') ?? '{}')).toMatchObject({
      kind: 'shop',
      postcode: 'RG1 4AA',
    });
    await expect(storyCalls.all).toContainEqual([
      'GET',
      '/api/checkout/shipping/collectionlocations?postcode=RG1+4AA&type=shop',
    ]);
    await userEvent.selectOptions(kind, 'A parcel locker');
    await userEvent.click(canvas.getByRole('button', { name: 'Find places' }));
    await canvas.findAllByRole('radio', { name: /^Parcel locker/ });
    await expect(storyCalls.all).toContainEqual([
      'GET',
      '/api/checkout/shipping/collectionlocations?postcode=RG1+4AA&type=locker',
    ]);
    await userEvent.selectOptions(kind, 'One of our shops');
    await userEvent.click(canvas.getByRole('button', { name: 'Find places' }));
    await canvas.findByText('We could not search for collection points.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /^The Wine Shop, Bristol/ }));
    await userEvent.type(canvas.getByLabelText('First name'), 'Tom');
    await userEvent.type(canvas.getByLabelText('Last name'), 'Ashby');
    await userEvent.type(canvas.getByLabelText('Telephone'), '01632 960123{Enter}');
    await canvas.findByRole('heading', { name: 'Collect from' });
    await canvas.findByText('Tom Ashby');
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[aria-busy="true"]')).toBeNull());
    await expect(canvas.getByText('The Wine Shop, Bristol')).toBeVisible();
    await expect(await canvas.findByLabelText(/^Collection/)).toBeChecked();
    await expect((await summaryOf(canvas)).getByText('Collection')).toBeVisible();
    await expect(storyCalls.all).toContainEqual([
      'GET',
      '/api/checkout/shipping/methods?postcode=BS1+5TR&type=collection',
    ]);
    await expect(storyCalls.all).toContainEqual(['GET', '/api/address/shop/RG1%204AA']);
    await expect(storyCalls.writes.find(([, called]) => called.endsWith('/addresses/v2'))?.[2]).toMatchObject({
      shippingDetail: {
        addressId: 'shop-2',
        shippingAddress: { firstName: 'Tom', company: 'The Wine Shop, Bristol', postcode: 'BS1 5TR' },
      },
    });
  },
});

/** A shopper who has an address collects near it, unless they say otherwise, and can have the order delivered there after
 * all. */
export const CollectionInstead = meta.story({
  parameters: { mock: addressed, rules: ['CHKT-012', 'CHKT-030', 'CHKT-031'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Collected by you/ }));
    await expect(await canvas.findByLabelText('Postcode')).toHaveValue('SY8 1AA');
    const shops = await canvas.findAllByRole('radio', { name: /^The Wine Shop, / });
    await expect(storyCalls.all).toContainEqual([
      'GET',
      '/api/checkout/shipping/collectionlocations?postcode=SY8+1AA&type=shop',
    ]);
    await userEvent.click(shops[0]!);
    await userEvent.clear(canvas.getByLabelText('First name'));
    await userEvent.type(canvas.getByLabelText('First name'), 'Ida');
    await expect(JSON.parse(sessionStorage.getItem('wsk-draft-collection') ?? '{}')).toMatchObject({
      firstName: 'Ida',
      postcode: 'SY8 1AA',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Collect from here' }));
    await canvas.findByText('Ida Hale');
    await expect(sessionStorage.getItem('wsk-draft-collection')).toBeNull();
    // Another place is chosen in the same way, beginning with the one of before.
    await userEvent.click(canvas.getByRole('button', { name: 'Change collection point' }));
    const again = await canvas.findAllByRole<HTMLInputElement>('radio', { name: /^The Wine Shop, / });
    const [before] = again.filter(({ checked }) => checked);
    await expect(before?.value).toBe((shops[0] as HTMLInputElement).value);
    await userEvent.click(again.find((shop) => shop !== before)!);
    await userEvent.click(canvas.getByRole('button', { name: 'Collect from here' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change collection point' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: /^Delivered to an address/ }));
    await expect(await canvas.findByLabelText('Address')).toHaveValue('14 Orchard Lane');
  },
});

/** What was looked for before a reload is looked for again. */
export const CollectionReloaded = meta.story({
  parameters: { mock: started },
  beforeEach: () =>
    sessionStorage.setItem('wsk-draft-collection', '{"kind":"locker","postcode":"RG1 4AA","firstName":"Ida"}'),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('radio', { name: /^Parcel locker/ });
    await expect(canvas.getByRole('radio', { name: /^Collected by you/ })).toBeChecked();
    await expect(canvas.getByLabelText('Collect from')).toHaveDisplayValue('A parcel locker');
    await expect(canvas.getByLabelText('Postcode')).toHaveValue('RG1 4AA');
    await expect(canvas.getByLabelText('First name')).toHaveValue('Ida');
  },
});

/** No method of collection is left for the place, although the shop has just listed it. */
export const CollectionUnavailable = meta.story({
  parameters: { mock: started },
  beforeEach: () => answerInstead('listCheckoutShippingMethods', envelopeOf([])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Collected by you/ }));
    await userEvent.type(canvas.getByLabelText('Postcode'), 'RG1 4AA{Enter}');
    await userEvent.click(await canvas.findByRole('radio', { name: /^The Wine Shop, Bristol/ }));
    await userEvent.type(canvas.getByLabelText('First name'), 'Tom');
    await userEvent.type(canvas.getByLabelText('Last name'), 'Ashby');
    await userEvent.type(canvas.getByLabelText('Telephone'), '01632 960123{Enter}');
    await canvas.findByText(
      'Collection from this place is unavailable at the moment. Please choose another, or have your order delivered.',
    );
  },
});

/** A shopper who wants a separate billing address is taken to its form before the payment. */
export const BillingApart = meta.story({
  parameters: {
    rules: ['CHKT-016', 'CHKT-017', 'CHKT-018', 'CHKT-102'],
    mock: { ...started, fault: 'updateBillingAddress:422*1' },
  },
  play: async ({ canvas, userEvent }) => {
    const fill = async (values: Readonly<Record<string, string>>) => {
      for (const [label, value] of Object.entries(values)) await userEvent.type(canvas.getByLabelText(label), value);
    };
    await canvas.findByLabelText('First name');
    await fill({ 'First name': 'Tom', 'Last name': 'Ashby', Postcode: 'RG1 4AA', Address: '1 Mill Road' });
    await fill({ 'Town or city': 'Reading', Telephone: '01632 960123' });
    await userEvent.click(canvas.getByLabelText('Use as my billing address'));
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver to this address' }));
    await canvas.findByRole('region', { name: 'Where shall we send the bill?' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to payment' }));
    await canvas.findByText('Please save your billing address first');
    await waitFor(() => expect(canvas.getByLabelText('Country')).toHaveFocus());
    await expect(host.navigate).not.toHaveBeenCalled();
    await fill({ 'First name': 'Ida', 'Last name': 'Frost', Postcode: 'BN7 1AA', Address: '9 Vine Terrace' });
    await fill({ 'Town or city': 'Lewes', Telephone: '01632 960999' });
    await userEvent.selectOptions(canvas.getByLabelText(/^Title/), 'Dr');
    await userEvent.type(canvas.getByLabelText(/^Company/), 'Frost and Fenn');
    await userEvent.type(canvas.getByLabelText(/^Address, second line/), 'Second floor');
    await userEvent.type(canvas.getByLabelText(/^County/), 'East Sussex');
    await userEvent.click(canvas.getByRole('button', { name: 'Save billing address' }));
    await canvas.findByText('Something in the request was not accepted.');
    await expect(canvas.getByLabelText('Last name')).toHaveValue('Frost');
    await userEvent.click(canvas.getByRole('button', { name: 'Save billing address' }));
    await canvas.findByRole('heading', { name: 'Bill to' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change billing address' })).toHaveFocus());
    await expect(canvas.getByText('9 Vine Terrace')).toBeVisible();
    await expect(storyCalls.writes.at(-1)).toEqual([
      'PUT',
      '/api/user/billing/address/',
      {
        address: {
          addressLine1: '9 Vine Terrace',
          addressLine2: 'Second floor',
          town: 'Lewes',
          county: 'East Sussex',
          postcode: 'BN7 1AA',
          country: 'GB',
        },
        contactInfo: { phone: '01632 960999' },
        personalInfo: { salutation: 'Dr', firstName: 'Ida', lastName: 'Frost', company: 'Frost and Fenn' },
      },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await goesTo(address('payment'));
  },
});

export const SavedAddresses = meta.story({
  globals: { login: 'hard' },
  parameters: { rules: ['CHKT-013'], mock: addressed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change delivery address' }));
    const list = within(await canvas.findByRole('radiogroup', { name: 'Choose a saved address' }));
    await expect(list.getAllByRole('radio').length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Use a new address' }));
    await expect(await canvas.findByLabelText('First name')).toHaveValue('');
    await waitFor(() => expect(canvas.getByLabelText('Country')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a saved address instead' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'radio'));
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver to this address' }));
    await canvas.findByRole('button', { name: 'Change delivery address' });
    await expect(storyCalls.writes.at(-1)).toMatchObject([
      'POST',
      '/api/checkout/shipping/addresses/v2',
      { shippingDetail: { addressId: 'A204417-1' }, options: { createBillingAddrflag: false } },
    ]);
  },
});

/** A single saved address is offered as well; what the shop said about it does not stand above a new one. */
export const OneSavedAddress = meta.story({
  globals: { login: 'hard' },
  parameters: {
    mock: { ...addressed, fault: 'addCheckoutShippingAddressV2:422*1' },
    rules: ['CHKT-013'],
  },
  beforeEach: () =>
    changeAnswer('getProfileDetails', (profile) => {
      const details = profile.userDetails as { readonly shippingAddresses: readonly object[] };
      return { ...profile, userDetails: { ...details, shippingAddresses: details.shippingAddresses.slice(0, 1) } };
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change delivery address' }));
    const list = within(await canvas.findByRole('radiogroup', { name: 'Choose a saved address' }));
    await expect(list.getAllByRole('radio')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver to this address' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something in the request was not accepted.');
    await userEvent.click(canvas.getByRole('button', { name: 'Use a new address' }));
    await expect(await canvas.findByLabelText('First name')).toHaveValue('');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Choose a saved address instead' })).toBeVisible();
  },
});

/** Unsaved text is saved when the shopper continues; if saving fails, both texts are kept. */
export const LabelAndGift = meta.story({
  parameters: {
    mock: { ...addressed, fault: 'setLabelMessages:422*1,setGiftMessages:offline*1' },
    rules: ['CHKT-007', 'CHKT-039', 'CHKT-041', 'CHKT-035', 'CHKT-036', 'CHKT-037', 'CHKT-038', 'CHKT-102'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Add a message to the label'));
    await expect(canvas.getByRole('region', { name: 'Anything else?' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Line 1'), 'Leave it with');
    await userEvent.type(canvas.getByLabelText('Line 2'), 'the neighbour');
    await userEvent.type(canvas.getByLabelText('Line 3'), 'at number 16,');
    await userEvent.type(canvas.getByLabelText('Line 4'), 'with the green door');
    await userEvent.click(canvas.getByLabelText('Send this order as a gift'));
    await userEvent.type(canvas.getByLabelText(/^Your message/), 'Happy birthday{Enter}with love');
    await expect(JSON.parse(sessionStorage.getItem('wsk-draft-gift') ?? '')).toMatchObject({
      message: 'Happy birthday\nwith love',
    });
    const goOn = await canvas.findByRole('button', { name: 'Continue to payment' });
    await userEvent.click(goOn);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something in the request was not accepted.');
    const calls = await callsFromHere();
    await userEvent.click(goOn);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Network request failed'));
    // Both are saved to the same order, so the gift is sent after the order with the label has been fetched.
    await expect(calls.all.map(([method, path]) => `${method} ${path}`)).toEqual([
      'POST /api/checkout/shipping/labelmessages',
      'GET /api/checkout/orders',
      'GET /api/cart/list?validate=true',
      'POST /api/checkout/gift/messages',
    ]);
    await expect(canvas.getByLabelText('Line 2')).toHaveValue('the neighbour');
    await expect(canvas.getByLabelText(/^Your message/)).toHaveValue('Happy birthday\nwith love');
    await expect(host.navigate).not.toHaveBeenCalled();
    await userEvent.click(goOn);
    await goesTo(address('payment'));
    await expect(sessionStorage.getItem('wsk-draft-gift')).toBeNull();
    await expect((await summaryOf(canvas)).getByText('Sent as a gift')).toBeVisible();
    await expect(storyCalls.writes.find(([, path]) => path === '/api/checkout/shipping/labelmessages')?.[2]).toEqual({
      labelMessage1: 'Leave it with',
      labelMessage2: 'the neighbour',
      labelMessage3: 'at number 16,',
      labelMessage4: 'with the green door',
    });
    const isGift = ([, path]: readonly unknown[]) => path === '/api/checkout/gift/messages';
    await expect(storyCalls.writes.filter(isGift).at(-1)).toEqual([
      'POST',
      '/api/checkout/gift/messages',
      { sendGift: true, giftMessages: ['Happy birthday', 'with love'] },
    ]);
  },
});

/** An order that is no gift any more sends nothing but that. */
export const GiftTakenBack = meta.story({
  parameters: { mock: addressed, rules: ['CHKT-039', 'CHKT-040', 'CHKT-041', 'CHKT-042'] },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByLabelText('Send this order as a gift');
    await expect(canvas.queryByLabelText(/^Your message/)).toBeNull();
    await userEvent.click(box);
    await userEvent.type(canvas.getByLabelText(/^Your message/), 'Happy birthday');
    await userEvent.type(canvas.getByLabelText(/^Recipient’s email/), 'ida@guest.example');
    const answer = holdAnswer('setGiftMessages');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the gift' }));
    await canvas.findByRole('button', { name: 'Saving...' });
    answer();
    await (await summaryOf(canvas)).findByText('Sent as a gift');
    await canvas.findByRole('button', { name: 'Saved' });
    await expect(storyCalls.writes).toEqual([
      [
        'POST',
        '/api/checkout/gift/messages',
        { sendGift: true, giftMessages: ['Happy birthday'], recipientEmail: 'ida@guest.example' },
      ],
    ]);
    const calls = await callsFromHere();
    await userEvent.click(box);
    await waitFor(() => expect(calls.writes).toEqual([['POST', '/api/checkout/gift/messages', { sendGift: false }]]));
    await expect(canvas.queryByLabelText(/^Your message/)).toBeNull();
  },
});

/** An error is shown beside its field, before anything is sent. */
export const LabelTooLong = meta.story({
  parameters: { rules: ['CHKT-009'], mock: addressed },
  beforeEach: () => sessionStorage.setItem('wsk-draft-label', JSON.stringify({ labelMessage3: 'x'.repeat(61) })),
  play: async ({ canvas, userEvent }) => {
    const goOn = await canvas.findByRole('button', { name: 'Continue to payment' });
    const third = canvas.getByLabelText('Line 3');
    // A label with any line is shown open.
    await expect(third).toBeVisible();
    await userEvent.click(goOn);
    await waitFor(() => expect(third).toHaveFocus());
    await expect(third).toHaveAccessibleDescription('Please use at most 60 characters');
    await expect(host.navigate).not.toHaveBeenCalled();
  },
});

export const DeliveryMethodsFailedOnce = meta.story({
  parameters: {
    rules: ['CHKT-009'],
    mock: { basket, checkout: 'addressed', fault: 'listCheckoutShippingMethods:timeout*1' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByLabelText(/^Express/);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: 'Where shall we deliver?' })).toHaveFocus(),
    );
  },
});

export const LaterStep = meta.story({
  args: { step: 'review' },
  parameters: { mock: started, rules: ['CHKT-008'] },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('First name');
    await goesTo([address('delivery'), { replace: true }]);
  },
});

const stepIn =
  (country: string) =>
  async ({ canvas }: { canvas: Canvas }) => {
    await canvas.findByLabelText('First name');
    await goesTo([`/jsp/checkout/${country}/common/checkout.jsp?step=delivery`, { replace: true }]);
  };
/** Each country's checkout has its own addresses. */
export const LaterStepInTheUs = meta.story({
  args: { step: 'review' },
  globals: { brand: 'vir' },
  parameters: { mock: started, rules: ['BRAND-065'] },
  play: stepIn('us'),
});
export const LaterStepInAustralia = meta.story({
  args: { step: 'review' },
  globals: { brand: 'adc' },
  parameters: { mock: started, rules: ['BRAND-065'] },
  play: stepIn('au'),
});

const delivered = { basket, checkout: 'delivered' } as const;

/** The address is there, and a method has still to be chosen. */
export const LaterStepAfterAddress = meta.story({
  args: { step: 'payment' },
  parameters: { mock: addressed, rules: ['CHKT-008'] },
  beforeEach: () =>
    changeAnswer('listCheckoutOrders', (orders) =>
      (orders as unknown as readonly { shippingDetails: object }[]).map((order) => ({
        ...order,
        shippingDetails: { ...order.shippingDetails, shippingMethod: undefined },
      })),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Change delivery address' });
    await goesTo([address('delivery'), { replace: true }]);
  },
});
/** The address is gone, although the method and the card were chosen before. */
export const LaterStepWithoutAddress = meta.story({
  args: { step: 'review' },
  parameters: { mock: { basket, checkout: 'paid' }, rules: ['CHKT-008'] },
  beforeEach: () =>
    changeAnswer('listCheckoutOrders', (orders) =>
      (orders as unknown as readonly { shippingDetails: object }[]).map((order) => ({
        ...order,
        shippingDetails: { ...order.shippingDetails, address: undefined },
      })),
    ),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('First name');
    await goesTo([address('delivery'), { replace: true }]);
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
  },
});
/** The delivery is complete, so the payment is the step that comes before the review. */
export const LaterStepAfterDelivery = meta.story({
  args: { step: 'review' },
  parameters: { mock: delivered, rules: ['CHKT-008'] },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Card number');
    await goesTo([address('payment'), { replace: true }]);
  },
});
const payment = { args: { step: 'payment' } } as const;

export const Payment = meta.story({
  ...payment,
  parameters: { mock: delivered, rules: ['CHKT-045', 'CHKT-047'] },
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByLabelText('Card number');
    await expect(storyCalls.all).toContainEqual(['GET', '/api/checkout/payment/examplepay/true']);
    await userEvent.type(number, `${testCards.mastercard}{Enter}`);
    await goesTo(address('review'));
    await canvas.findByText('Mastercard ending 4444');
    await expect(bodyOf(authCall)).toEqual({ transientToken: 'mock.MASTERCARD.4444' });
  },
});
/** A host for tests takes no real cards either. */
export const PaymentOnTestHost = Payment.extend({ parameters: { hostClass: 'test' } });
/** On a live host, the card provider takes real cards; it is the one that the payment options name. */
export const PaymentOnLiveHost = meta.story({
  ...payment,
  parameters: { mock: delivered, hostClass: 'live', rules: ['CHKT-047', 'CHKT-050'] },
  beforeEach: () => {
    changeAnswer('listPaymentOptions', () => [
      { paymentMode: 'paypal', paymentProvider: 'paypal' },
      { paymentMode: 'creditCard', paymentProvider: 'otherpay' },
    ]);
    answerInstead(
      'getCardProviderPayment',
      envelopeOf({ cardProvider: 'otherpay', testing: false, clientKey: 'shop-public-key' }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'New card' }));
    await canvas.findByLabelText('Card number');
    await storyCalls.settle();
    await expect(
      storyCalls.all.map(([, called]) => called).filter((called) => /\/payment\/\w+\/(true|false)$/.test(called)),
    ).toEqual(['/api/checkout/payment/otherpay/false']);
  },
});
const paidThrough = () => storyCalls.writes.filter(([, called]) => called.endsWith('/payerauth'));
/** Each way to pay names its own provider, and its token is sent to that one. */
const withProviders = () => {
  changeAnswer('listPaymentOptions', () => [
    { paymentMode: 'paypal', paymentProvider: 'paypal' },
    { paymentMode: 'googlePay', paymentProvider: 'walletpay' },
    { paymentMode: 'creditCard', paymentProvider: 'otherpay' },
  ]);
  answerInstead(
    'getCardProviderPayment',
    envelopeOf({ cardProvider: 'otherpay', testing: true, clientKey: 'shop-public-key' }),
  );
  answerInstead('payerAuth', envelopeOf({ cardId: 'card9', cardType: 'VISA', lastFour: '1111' }));
};
export const ProviderOfTheCard = meta.story({
  ...payment,
  parameters: { mock: delivered, rules: ['CHKT-050'] },
  beforeEach: withProviders,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'New card' }));
    await userEvent.type(await canvas.findByLabelText('Card number'), `${testCards.approved}{Enter}`);
    await waitFor(() =>
      expect(paidThrough()).toEqual([
        ['PUT', '/api/checkout/payment/otherpay/payerauth', { transientToken: 'mock.VISA.1111' }],
      ]),
    );
  },
});
export const ProviderOfTheWallet = meta.story({
  ...payment,
  parameters: { mock: delivered, rules: ['CHKT-050'] },
  beforeEach: () => {
    withProviders();
    wallet.mockResolvedValueOnce(tokenOfCard(testCards.mastercard));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Google Pay' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google Pay' }));
    await waitFor(() =>
      expect(paidThrough()).toEqual([
        ['PUT', '/api/checkout/payment/walletpay/payerauth', { transientToken: 'mock.MASTERCARD.4444' }],
      ]),
    );
  },
});
/** A visitor has no savings to pay with, and none are looked for. */
export const PaymentOfVisitor = meta.story({
  ...payment,
  parameters: { mock: delivered, rules: ['IDENT-025'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('Card number');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a gift card, voucher or savings' }));
    await canvas.findByLabelText('Gift card number');
    await storyCalls.settle();
    const ofCustomers = /permissions|preferences|savingsaccounts/i;
    await expect(storyCalls.all.filter(([, called]) => ofCustomers.test(called))).toEqual([]);
  },
});

export const CardNotConfirmed = meta.story({
  ...payment,
  parameters: { mock: delivered, rules: ['CHKT-102'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Card number'), `${testCards.notAuthenticated}{Enter}`);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your bank could not confirm that it is you.');
    await expect(host.navigate).not.toHaveBeenCalled();
  },
});

/** Pressing the button before the card fields have loaded is not ignored. */
export const PaidBeforeFields = meta.story({
  ...payment,
  parameters: { mock: { ...delivered, fault: 'getCardProviderPayment:slow-1500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to review' }));
    await goesTo(address('review'));
  },
});
const fieldsOf4444 = new EventTarget();

/** Card fields that are ready at once, except for one saved card, for which they wait for the story. */
function LateCardFields({ onReady, savedCard }: CardFieldsProps) {
  const ending = savedCard?.cardNumber.slice(-4);
  useEffect(() => {
    if (ending !== '4444') return onReady(async () => undefined);
    const ready = () => onReady(async () => tokenOfCard('4444'));
    fieldsOf4444.addEventListener('ready', ready);
    return () => fieldsOf4444.removeEventListener('ready', ready);
  }, [onReady, ending]);
  return <p>Fields of {ending}</p>;
}

/** The fields of the card chosen before are gone: a press waits for those of this card. */
export const SavedCardBeforeFields = meta.story({
  ...payment,
  globals: { login: 'hard' },
  parameters: { mock: delivered, cardFields: LateCardFields },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Fields of 1111');
    await userEvent.click(canvas.getByLabelText('Mastercard ending 4444'));
    await canvas.findByText('Fields of 4444');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
    await canvas.findByRole('button', { name: 'Checking your card...' });
    fieldsOf4444.dispatchEvent(new Event('ready'));
    await goesTo(address('review'));
  },
});
/** The provider returns no token: a message appears after the timeout of a call, and another card is then accepted. */
export const CardProviderSilent = meta.story({
  ...payment,
  parameters: { mock: delivered, waitsForTimeout: true },
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByLabelText('Card number');
    await userEvent.type(number, '4000000000000127');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not reach our card provider. Nothing was charged. Please try again.',
    );
    await expect(number).toHaveValue('4000000000000127');
    await userEvent.clear(number);
    await userEvent.type(number, '4111111111111111');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
    await goesTo(address('review'));
  },
});
export const PaymentOptionsFailedOnce = meta.story({
  ...payment,
  parameters: {
    mock: { ...delivered, fault: 'listPaymentOptions:500*1,getCardProviderPayment:500*1' },
    rules: ['CHKT-009'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByLabelText('Card number');
  },
});

const review = { args: { step: 'review' } } as const;
const paid = { basket, checkout: 'paid' } as const;

export const Review = meta.story({
  ...review,
  parameters: { mock: paid, rules: ['CHKT-043', 'CHKT-074', 'CHKT-009'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await pay(canvas));
    await goesTo([expect.stringMatching(confirmation), { replace: true }]);
    // The placed order also navigates to the confirmation; once it has loaded, this proves that the page navigated only
    // once.
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull());
    await expect(host.navigate).toHaveBeenCalledOnce();
  },
});

/** Keeps how the shopper has chosen to pay for the order, as the payment step does. */
const choosePayment = async (plan: { readonly mode: string; readonly parts: readonly object[] }) => {
  const [{ id }] = (await (await fetch('/api/checkout/orders')).json()).response;
  sessionStorage.setItem('wsk-draft-payment', JSON.stringify({ orderId: id, lostCards: [], ...plan }));
};

/** The same voucher and the same card pay at the second attempt. */
export const PayFailedOnce = meta.story({
  ...review,
  parameters: { mock: { ...paid, fault: 'payAndCommit:422*1' }, rules: ['CHKT-075', 'CHKT-102'] },
  beforeEach: () =>
    choosePayment({
      mode: 'creditCard',
      parts: [{ type: 'Gift Vouchers', voucherCode: 'GV-10-55208', balance: 10 }],
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await pay(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something in the request was not accepted.');
    for (const name of ['Gift voucher GV-10-55208', 'Visa ending 1111'])
      await expect(within(canvas.getByRole('main')).getByText(name)).toBeVisible();
    await userEvent.click(await pay(canvas));
    await goesTo([expect.stringMatching(confirmation), { replace: true }]);
    const both = {
      paymentDetails: [
        { type: 'Gift Vouchers', voucherCode: 'GV-10-55208', amount: 10 },
        { type: 'creditCard', amount: 29.97, cardId: expect.stringMatching(/^card\d+$/) },
      ],
    };
    await expect(callsOf(payCall).map(([, , body]) => body)).toEqual([both, both]);
    // Nothing of the payment is left for the next order.
    await expect(sessionStorage.getItem('wsk-draft-payment')).toBeNull();
  },
});

const payCall = ['PUT', '/api/checkout/payandcommit'] as const;
const authCall = ['PUT', '/api/checkout/payment/examplepay/payerauth'] as const;
const permission = ['POST', '/api/user/permission'] as const;
type Called = readonly [method: string, address: string];
const callsOf = ([method, address]: Called) =>
  storyCalls.all.filter((call) => call[0] === method && call[1] === address);
const bodyOf = (called: Called): unknown => callsOf(called).at(-1)?.[2];
const signedIn = { globals: { login: 'hard' } } as const;

let showWays = (): void => {};
/** Of several payments, the card is the one that can be replaced, wherever the shop lists it. */
export const CardAfterAVoucher = meta.story({
  ...payment,
  parameters: { mock: paid },
  beforeEach() {
    showWays = holdAnswer('listPaymentOptions');
    changeAnswer('listCheckoutOrders', (orders) =>
      (orders as unknown as readonly { paymentDetails: readonly object[] }[]).map((order) => ({
        ...order,
        paymentDetails: [{ type: 'Gift Voucher', amount: 10, voucherCode: 'GV-10-55208' }, ...order.paymentDetails],
      })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Visa ending 1111');
    await expect(canvas.getByRole('button', { name: 'Continue to review' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use another card' }));
    // The focus waits in the step while the ways to pay load.
    await waitFor(() => expect(document.activeElement?.closest('[data-component="PaymentStep"]')).not.toBeNull());
    showWays();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'radio'));
    await expect(document.activeElement).toBeChecked();
  },
});

export const SavedCard = meta.story({
  ...payment,
  ...signedIn,
  parameters: { mock: delivered, rules: ['CHKT-046'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Visa ending 1111')).toBeChecked();
    await userEvent.click(canvas.getByLabelText('Mastercard ending 4444'));
    await userEvent.type(await canvas.findByLabelText('Security code'), '123{Enter}');
    await goesTo(address('review'));
    await expect(bodyOf(authCall)).toEqual({ transientToken: 'mock.VISA.4444', cardId: 'C204417-2' });
  },
});

/** A new card has no id yet. */
export const NewCard = meta.story({
  ...payment,
  ...signedIn,
  parameters: { mock: delivered, rules: ['CHKT-046'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('New card'));
    await userEvent.type(await canvas.findByLabelText('Card number'), `${testCards.mastercard}{Enter}`);
    await goesTo(address('review'));
    await expect(bodyOf(authCall)).toEqual({ transientToken: 'mock.MASTERCARD.4444' });
  },
});

export const ConsentNotGiven = meta.story({
  ...payment,
  ...signedIn,
  parameters: { mock: delivered, rules: ['CHKT-103'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('New card'));
    const consent = await canvas.findByRole('checkbox');
    await expect(consent).not.toBeChecked();
    // Given, and taken back before anything was sent.
    await userEvent.click(consent);
    await expect(consent).toBeChecked();
    await userEvent.click(consent);
    await expect(consent).not.toBeChecked();
    await userEvent.type(await canvas.findByLabelText('Card number'), `${testCards.mastercard}{Enter}`);
    await goesTo(address('review'));
    await storyCalls.settle();
    await expect(callsOf(permission)).toEqual([]);
  },
});
export const ConsentGiven = meta.story({
  ...payment,
  ...signedIn,
  parameters: { mock: delivered, rules: ['CHKT-072'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('New card'));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Keep this card on file for future payments' }));
    await userEvent.type(canvas.getByLabelText('Card number'), `${testCards.mastercard}{Enter}`);
    await goesTo(address('review'));
    await expect(bodyOf(permission)).toEqual({ category: 'PAYMENT', state: 'GRANTED', code: 'COF' });
  },
});

/** The consent belongs to the new card, and not to the saved card that is chosen after all. */
export const ConsentForAnotherCard = meta.story({
  ...payment,
  ...signedIn,
  parameters: { mock: delivered, rules: ['CHKT-072'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('New card'));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Keep this card on file for future payments' }));
    await userEvent.click(canvas.getByLabelText('Mastercard ending 4444'));
    await userEvent.type(await canvas.findByLabelText('Security code'), '123{Enter}');
    await goesTo(address('review'));
    await storyCalls.settle();
    await expect(callsOf(permission)).toEqual([]);
  },
});

export const GooglePay = meta.story({
  ...payment,
  parameters: { mock: delivered, rules: ['CHKT-053', 'CHKT-054'] },
  beforeEach: () => {
    wallet.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no sheet'));
    wallet.mockResolvedValueOnce(tokenOfCard(testCards.approved));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Google Pay' }));
    await expect(canvas.queryByRole('radio', { name: 'Apple Pay' })).toBeNull();
    const go = () => userEvent.click(canvas.getByRole('button', { name: 'Continue with Google Pay' }));
    await go();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You closed Google Pay without confirming.');
    await go();
    await canvas.findByText('We could not reach our card provider. Nothing was charged. Please try again.');
    await go();
    await goesTo(address('review'));
    // It is known after a reload, too.
    await expect(sessionStorage.getItem('wsk-draft-payment')).toContain('"mode":"googlePay"');
    await expect(wallet).toHaveBeenLastCalledWith({
      amount: 39.97,
      currency: 'GBP',
      countryCode: 'GB',
      shopName: expect.any(String),
    });
    await expect(bodyOf(authCall)).toEqual({ transientToken: 'mock.VISA.1111' });
  },
});

const logosOf = (canvas: Canvas) =>
  within(within(canvas.getByRole('main')).getByRole('list', { name: 'Ways to pay' }))
    .getAllByRole('img')
    .map((logo) => logo.getAttribute('aria-label'));

/** The device can pay with Apple Pay, and the page is in an app, where Google Pay does not work. */
export const ApplePayInAnApp = meta.story({
  ...payment,
  parameters: {
    mock: delivered,
    device: { isWebView: true, canApplePay: true },
    rules: ['CHKT-053', 'CHKT-054', 'CHKT-062', 'CHKT-063'],
  },
  beforeEach: () => {
    changeAnswer('listPaymentOptions', () =>
      ['creditCard', 'googlePay', 'applePay'].map((paymentMode) => ({ paymentMode, paymentProvider: 'examplepay' })),
    );
    wallet.mockResolvedValueOnce(tokenOfCard(testCards.approved));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Apple Pay' }));
    await expect(canvas.queryByRole('radio', { name: 'Google Pay' })).toBeNull();
    await expect(logosOf(canvas)).toEqual(['Visa', 'Mastercard', 'American Express', 'Apple Pay']);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Apple Pay' }));
    await goesTo(address('review'));
    await expect(bodyOf(authCall)).toEqual({ transientToken: 'mock.VISA.1111' });
  },
});

/** A bank that asks for confirmation: the dialog opens, and the shopper first refuses, then confirms. */
export const BankAsks = meta.story({
  ...payment,
  parameters: { mock: delivered, rules: ['CHKT-048'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Card number'), `${testCards.challenged}{Enter}`);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Confirm it is you' }));
    await waitFor(() => expect(dialog.getByText('Your bank asks you to confirm this payment.')).toHaveFocus());
    await userEvent.click(await dialog.findByRole('button', { name: 'No' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Your bank could not confirm it is you.');
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Yes, it is me' }));
    await dialog.findByText('Your bank has confirmed it is you.');
    await goesTo(address('review'));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

/** A refusal after the bank has confirmed is in the shop's own words. */
export const RefusedAfterTheBank = meta.story({
  ...payment,
  parameters: { mock: delivered, rules: ['CHKT-102'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Card number'), `${testCards.challenged}{Enter}`);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Confirm it is you' }));
    const yes = await dialog.findByRole('button', { name: 'Yes, it is me' });
    answerInstead('payerAuth', { statusCode: 422, errorResponse: { message: 'This card is not for sale.' } }, 422);
    await userEvent.click(yes);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This card is not for sale.');
  },
});

/** The bank's page never loads: a message appears after the timeout of a call, and the shopper can ask the bank again. */
export const BankSilent = meta.story({
  ...payment,
  parameters: { mock: delivered, waitsForTimeout: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Card number'), '4000000000003246{Enter}');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Confirm it is you' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Your bank did not answer.');
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(callsOf(authCall)).toHaveLength(2));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Your bank did not answer.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByLabelText('Card number')).toHaveValue('4000000000003246');
  },
});

export const GiftCardAndVoucher = meta.story({
  ...payment,
  parameters: { mock: paid, rules: ['CHKT-067', 'CHKT-068', 'CHKT-070', 'GIFT-043', 'GIFT-044'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a gift card, voucher or savings' }));
    await userEvent.type(canvas.getByLabelText('Gift card number'), '6335861000000018');
    await userEvent.type(canvas.getByLabelText('PIN'), '0000{Enter}');
    await canvas.findByRole('alert');
    await expect(storyCalls.all).toContainEqual(['GET', '/api/giftcards/6335861000000018/balance?pin=0000']);
    await userEvent.clear(canvas.getByLabelText('PIN'));
    await userEvent.type(canvas.getByLabelText('PIN'), '4821{Enter}');
    await expect(await canvas.findByText('Nothing is left to pay.')).toBeVisible();
    await expect(storyCalls.all.filter(([, called]) => called.includes('giftcards')).at(-1)).toEqual([
      'GET',
      '/api/giftcards/6335861000000018/balance?pin=4821',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Gift card ending 0018' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Use another card' })).toHaveFocus());
    await userEvent.click(canvas.getByLabelText('Gift Vouchers'));
    await userEvent.type(canvas.getByLabelText('Voucher code'), 'GV-10-55208');
    await userEvent.type(canvas.getByLabelText('Value of the voucher'), '10{Enter}');
    await canvas.findByText('Gift voucher GV-10-55208');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
    await goesTo(address('review'));
    await expect(sessionStorage.getItem('wsk-draft-payment')).not.toMatch(/4821|6335861000000018/);
  },
});

/** The value of a signed-in customer's voucher comes from its code; an unknown code says so and is kept. */
export const VoucherLookedUp = meta.story({
  ...payment,
  globals: { login: 'hard' },
  parameters: { mock: paid, rules: ['CHKT-068'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a gift card, voucher or savings' }));
    await userEvent.click(canvas.getByLabelText('Gift Vouchers'));
    const code = canvas.getByLabelText('Voucher code');
    await userEvent.type(code, 'GV-99-00000{Enter}');
    await canvas.findByText('There is no voucher GV-99-00000.');
    await expect(code).toHaveValue('GV-99-00000');
    await userEvent.clear(code);
    await userEvent.type(code, 'GV-10-55208{Enter}');
    await canvas.findByText('Gift voucher GV-10-55208 pays £10.00.');
  },
});

export const AccountSavings = meta.story({
  ...payment,
  globals: { login: 'hard', persona: 'wine-reward' },
  parameters: { rules: ['IDENT-022'], mock: delivered },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a gift card, voucher or savings' }));
    await expect(await canvas.findByRole('button', { name: 'Use £240.00 of savings' })).toBeVisible();
  },
});
/** The row of logos is the brand's, whatever cards the customer has saved. */
const expectLogos = async (canvas: Canvas, ...logos: readonly string[]) => {
  await canvas.findByLabelText('Visa ending 1111');
  await expect(logosOf(canvas)).toEqual(logos);
};
export const AccountPoints = meta.story({
  ...payment,
  globals: { brand: 'hsb', login: 'hard' },
  parameters: { mock: delivered, rules: ['CHKT-059'] },
  play: async ({ canvas, userEvent }) => {
    await expectLogos(canvas, 'Mastercard');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a gift card, voucher or points' }));
    await expect(await canvas.findByRole('textbox', { name: 'Points to use' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use points' })).toBeVisible();
  },
});

export const AmericanExpressAlone = meta.story({
  ...payment,
  globals: { brand: 'amx', login: 'hard' },
  parameters: { mock: delivered, rules: ['CHKT-060'] },
  play: ({ canvas }) => expectLogos(canvas, 'American Express'),
});

/** This tab queries the outcome of a payment whose response was lost in the other tab. */
export const PaidInAnotherTab = meta.story({
  ...review,
  parameters: { rules: ['CHKT-075'], mock: paid },
  play: async ({ canvas }) => {
    await pay(canvas);
    const passQuestions = holdQuestions();
    const [{ id }] = (await (await fetch('/api/checkout/orders')).json()).response;
    localStorage.setItem(`wsk-payment-${id}`, '{"attempt":2,"state":"pending"}');
    window.dispatchEvent(new StorageEvent('storage'));
    await canvas.findByText('Checking your order...', { selector: 'p' });
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await passQuestions();
    await canvas.findByText('Your order was not placed.');
    await waitFor(async () => expect(await pay(canvas)).toHaveFocus());
    (await pay(canvas)).click();
    await goesTo([expect.stringMatching(confirmation), { replace: true }]);
    await expect(storyCalls.keys(...payCall)).toEqual([`${id}-2`]);
    await expect(localStorage.getItem(`wsk-payment-${id}`)).toBe('{"attempt":2,"state":"placed"}');
  },
});

/** The order was paid from another device. Once the page learns of it, no tab of this browser may pay for it again. */
export const PaidOnAnotherDevice = meta.story({
  ...review,
  parameters: { rules: ['CHKT-074'], mock: paid },
  play: async ({ canvas }) => {
    await pay(canvas);
    const [{ id }] = (await (await fetch('/api/checkout/orders')).json()).response;
    await placed();
    await expect(localStorage.getItem(`wsk-payment-${id}`)).toBeNull();
    window.dispatchEvent(new Event('visibilitychange'));
    await goesTo([expect.stringMatching(confirmation), { replace: true }]);
    await expect(localStorage.getItem(`wsk-payment-${id}`)).toBe('{"attempt":1,"state":"placed"}');
  },
});

export const PaymentSent = meta.story({
  ...review,
  parameters: { mock: paid, rules: ['CHKT-043', 'CHKT-051', 'CHKT-073', 'CHKT-084'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await pay(canvas));
    await goesTo([expect.stringMatching(confirmation), { replace: true }]);
    await expect(bodyOf(payCall)).toEqual({
      paymentDetails: [{ type: 'creditCard', amount: 39.97, cardId: expect.stringMatching(/^card\d+$/) }],
    });
  },
});

/** The payment that redirects names the page to come back to, and no other payment does. */
export const PaymentRedirected = meta.story({
  ...review,
  parameters: { mock: paid, rules: ['CHKT-044', 'CHKT-052', 'CHKT-073'] },
  beforeEach: () => choosePayment({ mode: 'paypal', parts: [] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to PayPal' }));
    await waitFor(() => expect(host.leave).toHaveBeenCalledOnce());
    await expect(callsOf(payCall).map(([, , body]) => body)).toEqual([
      {
        paymentDetails: [{ type: 'paypal', amount: 39.97 }],
        webRedirectDetails: { returnUrl: address('review') },
      },
    ]);
  },
});
/** So does one that redirects for what a voucher leaves to pay. */
export const PaymentRedirectedInParts = meta.story({
  ...review,
  parameters: { mock: paid, rules: ['CHKT-044', 'CHKT-052', 'CHKT-068'] },
  beforeEach: () =>
    choosePayment({ mode: 'paypal', parts: [{ type: 'Gift Vouchers', voucherCode: 'GV-10-55208', balance: 10 }] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to PayPal' }));
    await waitFor(() => expect(host.leave).toHaveBeenCalledOnce());
    await expect(callsOf(payCall).map(([, , body]) => body)).toEqual([
      {
        paymentDetails: [
          { type: 'Gift Vouchers', voucherCode: 'GV-10-55208', amount: 10 },
          { type: 'paypal', amount: 29.97 },
        ],
        webRedirectDetails: { returnUrl: address('review') },
      },
    ]);
  },
});

/** The page to come back to is that of the site's country. */
export const PaymentRedirectedInTheUs = meta.story({
  ...review,
  globals: { brand: 'vir' },
  parameters: { mock: paid, rules: ['BRAND-065'] },
  beforeEach: () => choosePayment({ mode: 'paypal', parts: [] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to PayPal' }));
    await waitFor(() => expect(host.leave).toHaveBeenCalledOnce());
    await expect(bodyOf(payCall)).toMatchObject({
      webRedirectDetails: { returnUrl: '/jsp/checkout/us/common/checkout.jsp?step=review' },
    });
  },
});

/** The shopper goes to PayPal, returns without paying, goes to PayPal again, and returns after paying. */
export const PayPal = meta.story({
  ...payment,
  parameters: { mock: delivered, rules: ['CHKT-052'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'PayPal' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
    await goesTo(address('review'));
    await expect(sessionStorage.getItem('wsk-draft-payment')).toContain('"mode":"paypal"');
  },
});
/** An unsafe address is not opened. */
export const UnsafeProvider = meta.story({
  ...review,
  parameters: { mock: paid },
  beforeEach: () => answerInstead('payAndCommit', envelopeOf({ orderId: 'W1', redirectUrl: 'javascript:alert(1)' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await pay(canvas));
    await canvas.findByText(/^We could not open the page of your payment provider\. Nothing was charged\./);
    await expect(host.leave).not.toHaveBeenCalled();
    await expect(host.log).toHaveBeenCalledOnce();
    await pay(canvas);
  },
});
/** An unsafe address is not shown in the bank's dialog either. */
export const UnsafeBank = meta.story({
  ...payment,
  parameters: { mock: delivered },
  beforeEach: () =>
    answerInstead(
      'payerAuth',
      envelopeOf({
        cardId: 'card1',
        cardType: 'VISA',
        lastFour: '1111',
        challenge: { url: 'data:text/html,<p>bank</p>' },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Card number'), `${testCards.challenged}{Enter}`);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not open your bank’s page.');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(host.log).toHaveBeenCalledOnce();
  },
});
export const BackFromPayPalWithoutPaying = meta.story({
  args: { step: 'review', isCancelled: true },
  parameters: { rules: ['CHKT-052'], mock: paid },
  play: async ({ canvas }) => {
    await canvas.findByText('You came back from PayPal without paying.');
    await expect(host.leave).not.toHaveBeenCalled();
  },
});

/** The shopper has confirmed the payment on PayPal's page: the order is paid with the token of that page. */
export const BackFromPayPal = meta.story({
  args: { step: 'review', token: 'P5f' },
  parameters: { mock: paid, rules: ['CHKT-052'] },
  async beforeEach() {
    await choosePayment({ mode: 'paypal', parts: [] });
    answerInstead('payAndCommit', envelopeOf({ orderId: 'W1', transactionId: 'T90001' }));
  },
  play: async () => {
    await goesTo([expect.stringMatching(confirmation), { replace: true }]);
    await expect(callsOf(payCall).map(([, , body]) => body)).toEqual([
      {
        paymentDetails: [{ type: 'paypal', amount: 39.97 }],
        webRedirectDetails: { returnUrl: address('review'), token: 'P5f' },
      },
    ]);
  },
});

/** The response was lost although the order was placed; the shop is queried before the shopper can pay again. */
export const AnswerLost = meta.story({
  ...review,
  parameters: { rules: ['CHKT-074', 'CHKT-075'], mock: { ...paid, fault: 'payAndCommit:timeout@after*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await pay(canvas));
    await waitFor(() =>
      expect(host.navigate).toHaveBeenCalledWith(expect.stringMatching(confirmation), { replace: true }),
    );
  },
});

export const NotStarted = meta.story({
  parameters: { rules: ['CHKT-008'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Start your checkout' });
    await expect(host.navigate).not.toHaveBeenCalled();
  },
});

export const OrderFailedOnce = meta.story({
  parameters: { rules: ['CHKT-009'], mock: { ...started, fault: 'listCheckoutOrders:empty*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByLabelText('First name');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

export const Points = meta.story({
  ...review,
  globals: { brand: 'hsb' },
  parameters: { mock: paid },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Pay [\d,]+ pts$/ });
  },
});

/** The code field is beside every step, and its discount becomes part of the order. */
export const Coupon = meta.story({
  parameters: {
    mock: { basket: [{ product: 'wine', quantity: 4 }], checkout: 'started' },
    rules: ['CHKT-071', 'CHKT-102'],
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Voucher or coupon' });
    const summary = within(canvas.getByRole('region', { name: 'Your order' }));
    await expect(summary.getByText('£71.95')).toBeVisible();
    await userEvent.type(field, 'cellar25{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('This voucher is for orders of £100.00 or more.'));
    await expect(field).toHaveValue('cellar25');
    await userEvent.clear(field);
    await userEvent.type(field, 'welcome10{Enter}');
    await canvas.findByText('WELCOME10 is applied', { selector: 'strong' });
    await expect(summary.getByText('Voucher WELCOME10')).toBeVisible();
    await expect(summary.getByText('£61.95')).toBeVisible();
  },
});

/** Before paying, a shopper who buys something recurring sees what it will cost in the future. */
export const FuturePayments = meta.story({
  args: { step: 'payment' },
  globals: { login: 'hard' },
  parameters: {
    mock: { basket: [...basket, { product: 'membership', quantity: 1 }], checkout: 'delivered' },
    rules: ['CHKT-083'],
  },
  beforeEach: async () => {
    await fetch('/api/cart/itemcode/0557004/1', { method: 'PUT' });
  },
  play: async ({ canvas }) => {
    const later = within(await canvas.findByRole('region', { name: 'Future payments' }));
    const payments = later.getAllByRole('listitem');
    await expect(payments).toHaveLength(2);
    await expect(payments[0]).toHaveTextContent(/^Unlimited Delivery, One Year.+20\d\d£29\.99$/);
    await expect(payments[1]).toHaveTextContent('The Seasonal Plan: All Reds19 January 2027£110.88');
    await expect(await canvas.findByRole('heading', { level: 2, name: 'How would you like to pay?' })).toBeVisible();
  },
});

/** Nothing in the basket recurs, so there is nothing to announce. */
export const NoFuturePayments = meta.story({
  args: { step: 'payment' },
  globals: { login: 'hard' },
  parameters: { mock: { basket, checkout: 'delivered' }, rules: ['CHKT-083'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'How would you like to pay?' });
    await canvas.findByLabelText('New card');
    await storyCalls.settle();
    await expect(storyCalls.all.filter(([, called]) => called.includes('futurepayments'))).toEqual([]);
    await expect(canvas.queryByRole('region', { name: 'Future payments' })).toBeNull();
  },
});

/** The payment options are also available to a recognised customer who is not signed in. */
export const PaymentOptionsOfASoftCustomer = meta.story({
  args: { step: 'payment' },
  globals: { login: 'soft' },
  parameters: { mock: { basket, checkout: 'delivered' }, rules: ['IDENT-018', 'IDENT-019', 'CHKT-055'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Not you?');
    await canvas.findByRole('textbox', { name: 'Card number' });
    await expect(storyCalls.all).toContainEqual(['GET', '/api/checkout/payment/paymentOptions']);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a gift card, voucher or savings' }));
    await canvas.findByLabelText('Gift card number');
    await storyCalls.settle();
    await expect(storyCalls.all.filter(([, called]) => called.includes('savingsaccounts'))).toEqual([]);
  },
});
