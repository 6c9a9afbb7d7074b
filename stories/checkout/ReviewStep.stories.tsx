import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, failed, idle } from '../../src/model/load.js';
import { ReviewStep } from '../../src/screens/checkout/ReviewStep.js';
import { ignoresPress } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: ReviewStep,
  args: { order: from(({ order }) => order.paid), action: idle, onPay: fn(), onAsk: fn() },
  decorators: [framed(720)],
});

export const Ready = meta.story({
  parameters: { rules: ['CHKT-009'] },
  play: async ({ args, canvas, userEvent }) => {
    const total = `£${args.order.orderPriceInfo.total.toFixed(2)}`;
    await userEvent.click(canvas.getByRole('button', { name: `Pay ${total}` }));
    await expect(args.onPay).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Visa ending 1111')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change Payment' })).toHaveAttribute(
      'href',
      '/jsp/checkout/uk/common/checkout.jsp?step=payment',
    );
    await expect(canvas.getByText('By placing your order you confirm that you are 18 or over.')).toBeVisible();
    for (const name of ['Change Delivery address', 'Change Billing address'])
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    await expect(canvas.getByText('Same as the delivery address')).toBeVisible();
    await expect(canvas.getByText('Confirmation email')).toBeVisible();
  },
});
/** The method's name and time are those that the shop lists for the chosen method. */
export const DeliveryAsListed = meta.story({
  args: {
    order: from(({ order: { paid } }) => ({
      ...paid,
      shippingDetails: {
        ...paid.shippingDetails,
        shippingMethod: { type: 'EXP', name: 'By bicycle', price: 6.8, promise: 'Before noon tomorrow' },
      },
    })),
  },
  parameters: { rules: ['CHKT-025'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('By bicycle')).toBeVisible();
    await expect(canvas.getByText('Before noon tomorrow')).toBeVisible();
    await expect(canvas.queryByText(/^Usually delivered/)).toBeNull();
  },
});
/** The chosen day and time replace the method's usual time, and an address outside the shop's country names its own. */
export const ChosenTimeAbroad = meta.story({
  args: {
    order: from(({ order: { paid }, address }) => ({
      ...paid,
      shippingDetails: {
        ...paid.shippingDetails,
        address: { shippingAddress: { ...address, town: 'St Helier', postcode: 'JE2 3AB', country: 'JE' } },
        timeslot: { date: '2026-12-02', shippingMethod: 'STD', from: '12:00', to: '16:00' },
      },
    })),
  },
  parameters: { rules: ['CHKT-028'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wednesday 2 December, 12:00 to 16:00')).toBeVisible();
    await expect(canvas.queryByText(/^Usually delivered/)).toBeNull();
    await expect(canvas.getByText('Jersey')).toBeVisible();
  },
});
/** A label may have one line only. */
export const OneLineOnTheLabel = meta.story({
  args: { order: from(({ order: { paid } }) => ({ ...paid, labelMessages: { labelMessage1: 'Ring twice' } })) },
  parameters: { rules: ['CHKT-035'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ring twice')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change On the label' })).toBeVisible();
  },
});
/** All four lines in their order; an empty one is left out. */
export const FourLinesOnTheLabel = meta.story({
  args: {
    order: from(({ order: { paid } }) => ({
      ...paid,
      labelMessages: {
        labelMessage1: 'Please leave it',
        labelMessage2: 'with the neighbour',
        labelMessage3: 'at number 16,',
        labelMessage4: 'with the green door',
      },
    })),
  },
  parameters: { rules: ['CHKT-035', 'CHKT-036', 'CHKT-037', 'CHKT-038'] },
  play: async ({ canvas }) => {
    const lines = [...canvas.getByText('On the label', { selector: 'dt' }).nextElementSibling!.children];
    await expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Please leave it',
      'with the neighbour',
      'at number 16,',
      'with the green door',
    ]);
  },
});
export const Gift = meta.story({
  args: {
    order: from(({ order: { paid } }) => ({
      ...paid,
      giftDetails: { sendGift: true, recipientEmail: 'ida@guest.example' },
    })),
  },
  parameters: { rules: ['CHKT-040', 'CHKT-041'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We’ll let ida@guest.example know it is on its way.')).toBeVisible();
    await expect(canvas.getByText('Sent as a gift')).toBeVisible();
  },
});
/** A message of one line is shown in place of the sentence that stands for none. */
export const GiftWithOneLine = meta.story({
  args: {
    order: from(({ order: { paid } }) => ({
      ...paid,
      giftDetails: { sendGift: true, giftMessages: ['Happy birthday'] },
    })),
  },
  parameters: { rules: ['CHKT-040'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Happy birthday')).toBeVisible();
    await expect(canvas.queryByText('Sent as a gift')).toBeNull();
  },
});
/** Nothing of a gift that was taken back is shown. */
export const GiftTakenBack = meta.story({
  args: {
    order: from(({ order: { paid } }) => ({
      ...paid,
      giftDetails: { sendGift: false, giftMessages: ['Happy birthday'], recipientEmail: 'ida@guest.example' },
    })),
  },
  parameters: { rules: ['CHKT-041', 'CHKT-042'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Change Payment' })).toBeVisible();
    await expect(canvas.queryByText('Happy birthday')).toBeNull();
    await expect(canvas.queryByText(/ida@guest\.example/)).toBeNull();
  },
});
export const Committing = meta.story({
  args: { action: busy },
  parameters: { rules: ['CHKT-009'] },
  play: ignoresPress('Placing your order...', 'onPay'),
});
export const Declined = meta.story({
  args: { action: failed('Your card was declined, and no money was taken. Please use another card.') },
  parameters: { rules: ['CHKT-075', 'CHKT-102', 'CHKT-009'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your card was declined');
    await expect(canvas.getByRole('link', { name: 'Use another card' })).toBeVisible();
    await expect(canvas.getByText('margaret@shopper.example')).toBeVisible();
  },
});
/** An order that may already have been placed cannot be paid for again. */
export const NotKnownWhetherPlaced = meta.story({
  args: { isUnknown: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Check again and we’ll show its status.');
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
});
export const AskingWhetherPlaced = meta.story({
  args: { isUnknown: true, action: busy },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('You have paid once');
    await userEvent.click(canvas.getByRole('button', { name: 'Checking your order...' }));
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
});
export const NotPlaced = meta.story({
  args: { news: 'notPlaced' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your order was not placed.');
    await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
});
export const BackFromPayPalWithoutPaying = meta.story({
  args: { news: 'cancelled', payments: [{ type: 'paypal', amount: 80.3 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You came back from PayPal without paying.');
    await expect(canvas.getByRole('button', { name: 'Continue to PayPal' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose another way to pay' })).toHaveAttribute(
      'href',
      '/jsp/checkout/uk/common/checkout.jsp?step=payment',
    );
  },
});
export const PaidInParts = meta.story({
  args: {
    payments: [
      { type: 'Gift Card', serialId: '6335861000000018', amount: 50 },
      { type: 'Gift Vouchers', voucherCode: 'GV-10-55208', amount: 10 },
      { type: 'savings', amount: 5.25 },
      { type: 'googlePay', amount: 15.05, cardId: 'card9', cardType: 'MASTERCARD', lastFour: '4444' },
      { type: 'applePay', amount: 4.5, cardId: 'card8', cardType: 'VISA', lastFour: '1111' },
      { type: 'points', amount: 3.2 },
      { type: 'creditCard', amount: 2.1, cardId: 'card7', cardType: 'AMEX', lastFour: '0005' },
    ],
  },
  parameters: { rules: ['CHKT-095', 'CHKT-096', 'CHKT-097', 'CHKT-098'] },
  play: async ({ canvas }) => {
    for (const [name, amount] of [
      ['Gift card ending 0018', '£50.00'],
      ['Gift voucher GV-10-55208', '£10.00'],
      ['Your savings', '£5.25'],
      ['Google Pay, Mastercard ending 4444', '£15.05'],
      ['Apple Pay, Visa ending 1111', '£4.50'],
      ['Your points', '£3.20'],
      ['American Express ending 0005', '£2.10'],
    ] as const)
      await expect(canvas.getByText(name).parentElement).toHaveTextContent(`${name}${amount}`);
  },
});
export const UnitedStates = meta.story({
  globals: { brand: 'vir' },
  parameters: { rules: ['BRAND-065'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/you are 21 or older/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change Payment' })).toHaveAttribute(
      'href',
      '/jsp/checkout/us/common/checkout.jsp?step=payment',
    );
  },
});
export const Points = meta.story({
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Pay [\d,]+ pts$/ })).toBeVisible();
  },
});
export const Narrow = meta.story({ decorators: [framed(288)] });
