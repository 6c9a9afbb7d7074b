import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { WineRail } from '../../src/blocks/WineRail.js';
import { loadFailed, loading, ready } from '../../src/model/load.js';
import { ConfirmationPage } from '../../src/screens/checkout/ConfirmationPage.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: ConfirmationPage,
  args: {
    order: from(({ order }) => ready(order.placed)),
    onPrint: fn(),
    onRetry: fn(),
  },
});

/** Returns the payments in the details of the order. */
const paymentsOf = (canvas: ReturnType<typeof within>) =>
  [...canvas.getByText('Payment').nextElementSibling!.children].map(({ textContent }) => textContent);

export const RecallingOrder = meta.story({
  args: { order: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Fetching your order...' })).toBeVisible();
  },
});
/** Paid in parts: those with a code are in the summary, the others in the details. */
export const Shown = meta.story({
  args: {
    order: from(({ order: { placed } }) =>
      ready({
        ...placed,
        orderPriceInfo: { rawSubtotal: 264.8, savings: 26, shipping: 6.8, total: 245.6 },
        adjustments: [
          { adjustmentType: 'PROMOTION', adjustmentAmount: 18, promotionName: 'Mix 12 or more' },
          { adjustmentType: 'COUPON', adjustmentAmount: 8, promotionName: 'Voucher WELCOME8' },
        ],
        paymentDetails: [
          { type: 'savings', amount: 5.25 },
          { type: 'Gift Card', amount: 25, serialId: '6335861000000018' },
          { type: 'Gift Vouchers', amount: 10, voucherCode: 'GV-10-55208' },
          ...placed.paymentDetails,
        ],
      }),
    ),
  },
  parameters: { rules: ['CHKT-090', 'CHKT-092', 'CHKT-095', 'CHKT-096', 'CHKT-097', 'CHKT-098'] },
  play: async ({ args, canvas }) => {
    const placed = args.order.status === 'ready' ? args.order.data : undefined;
    await expect(canvas.getByRole('heading', { level: 1, name: 'Thank you, Margaret' })).toBeVisible();
    await expect(canvas.getByText(`Order ${placed?.id} is confirmed.`)).toBeVisible();
    await expect(canvas.getAllByText('Standard delivery')).toHaveLength(3);
    await expect(paymentsOf(canvas)).toEqual(['Your savings', 'Visa ending 1111']);
    await expect(canvas.getByText('Gift card 0018').nextElementSibling).toHaveTextContent('-£25.00');
    await expect(canvas.getByText('Voucher GV-10-55208').nextElementSibling).toHaveTextContent('-£10.00');
    for (const amount of ['£264.80', '£6.80', '£245.60']) await expect(canvas.getByText(amount)).toBeVisible();
    await expect(canvas.getByText('Mix 12 or more').nextElementSibling).toHaveTextContent('-£18.00');
    await expect(canvas.getByText('Voucher WELCOME8').nextElementSibling).toHaveTextContent('-£8.00');
    const details = within(canvas.getByRole('region', { name: 'Order details' }));
    const address = details.getByText('Delivery address').nextElementSibling!;
    await expect([...address.children].map(({ textContent }) => textContent)).toEqual([
      'Mrs Margaret Hale',
      '14 Orchard Lane',
      'Ludlow',
      'Shropshire',
      'SY8 1AA',
    ]);
  },
});
/** Paid by PayPal. The chosen day and time are shown instead of the method's usual time, and the country of an address abroad. */
export const ChosenTimeAbroad = meta.story({
  args: {
    order: from(({ order: { placed }, address }) =>
      ready({
        ...placed,
        paymentDetails: [{ type: 'paypal', amount: placed.orderPriceInfo.total }],
        shippingDetails: {
          ...placed.shippingDetails,
          address: { shippingAddress: { ...address, town: 'St Helier', postcode: 'JE2 3AB', country: 'JE' } },
          timeslot: { date: '2026-12-02', shippingMethod: 'STD', from: '12:00', to: '16:00' },
        },
      }),
    ),
  },
  parameters: { rules: ['CHKT-028', 'CHKT-090', 'CHKT-095'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Wednesday 2 December, 12:00 to 16:00')).toHaveLength(2);
    await expect(canvas.queryByText(/^Usually delivered/)).toBeNull();
    await expect(canvas.getByText('Jersey')).toBeVisible();
    await expect(paymentsOf(canvas)).toEqual(['PayPal']);
  },
});
/** The next steps in order, and a button that prints the page. */
export const WhatHappensNext = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const next = within(canvas.getByRole('region', { name: 'What happens next' }));
    const steps = next.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(steps[0]).toMatch(/^Order confirmedWe’ve emailed your confirmation to .+@/);
    await expect(steps[1]).toBe('We pack your wineWe email you on the morning it leaves.');
    await expect(steps[2]).toMatch(/^Standard delivery\S/);
    await userEvent.click(canvas.getByRole('button', { name: 'Print this page' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
});
export const NewCustomer = meta.story({
  args: {
    customerType: 'new',
    rail: from(({ product }) => (
      <WineRail label="Most popular" title="Most popular" wines={[product('wine'), product('spirit')]} />
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Welcome to Lawton Wines. We hope you enjoy your first order.')).toBeVisible();
  },
});
export const ReturningCustomer = meta.story({
  globals: { login: 'hard' },
  args: { customerType: 'returning' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Thank you for ordering with us again.')).toBeVisible();
  },
});
/** Outside the UK, the customer sees neither the first-order nor the returning-customer message. */
export const UnmarkedCustomer = meta.story({
  globals: { brand: 'vir' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/first order|ordering with us again/)).toBeNull();
  },
});
export const RecallFailed = meta.story({
  args: { order: loadFailed('Network request failed') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'We could not fetch your order.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/Network request failed/)).toBeVisible();
    await expect(
      canvas.getByText('Network request failed If you paid, your order is placed and we’ll confirm it by email.'),
    ).toBeVisible();
  },
});
export const NoSuchOrder = meta.story({
  args: { order: ready(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible();
    await expect(canvas.getByText('The link may be incomplete, or from an earlier visit.')).toBeVisible();
  },
});
export const Points = meta.story({
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11,268')).toBeVisible();
  },
});
