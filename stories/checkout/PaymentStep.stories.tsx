import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, failed, idle, loading, ready } from '../../src/model/load.js';
import { PaymentStep } from '../../src/screens/checkout/PaymentStep.js';
import { TextField } from '../../src/ui/TextField.js';
import { failsToLoad } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const newCard = { id: 'creditCard', mode: 'creditCard' } as const;
const savedCard = {
  id: 'C204417-1',
  mode: 'creditCard',
  card: {
    cardId: 'C204417-1',
    cardType: 'VISA',
    cardNumber: '************1111',
    expirationMonth: '04',
    expirationYear: '2029',
    type: 'creditCard',
  },
} as const;
const everyWay = [
  savedCard,
  newCard,
  { id: 'paypal', mode: 'paypal' },
  { id: 'googlePay', mode: 'googlePay' },
  { id: 'applePay', mode: 'applePay' },
] as const;

const meta = preview.meta({
  component: PaymentStep,
  args: {
    ways: ready([newCard]),
    card: ready(<TextField label="Card number" />),
    logos: from(({ brand }) => brand.cardLogos),
    total: 80.3,
    payments: [],
    left: 80.3,
    action: idle,
    onWay: fn(),
    onConsent: fn(),
    onRemove: fn(),
    onForget: fn(),
    onSubmit: fn(),
    onReplace: fn(),
    onRetry: fn(),
  },
  decorators: [framed(720)],
});

export const LoadingOptions = meta.story({
  args: { ways: loading, card: loading },
  parameters: { rules: ['CHKT-009'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.wsk-Skeleton')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const CreditCard = meta.story({
  args: { way: 'creditCard' },
  parameters: { rules: ['CHKT-051', 'CHKT-064'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await expect(
      canvas.getByText('Your card details go straight to our card provider. We never see or keep them.'),
    ).toBeVisible();
    const logos = canvas.getAllByRole('img');
    await expect(logos.map((logo) => logo.getBoundingClientRect().height)).toEqual([42, 42, 42]);
    await userEvent.type(canvas.getByLabelText('Card number'), '4111{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
/** Only the logo of the brand's own card, although the customer has saved another. */
export const MastercardAlone = meta.story({
  args: { ways: ready([savedCard, newCard]), way: 'creditCard' },
  globals: { brand: 'hsb', login: 'hard' },
  parameters: { rules: ['CHKT-059'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map((logo) => logo.getAttribute('aria-label'))).toEqual(['Mastercard']);
  },
});
export const AmericanExpressAlone = meta.story({
  args: { ways: ready([savedCard, newCard]), way: 'creditCard' },
  globals: { brand: 'amx', login: 'hard' },
  parameters: { rules: ['CHKT-060'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map((logo) => logo.getAttribute('aria-label'))).toEqual([
      'American Express',
    ]);
  },
});
/** A customer’s saved cards come first. */
export const EveryWay = meta.story({
  args: { ways: ready(everyWay), way: 'C204417-1', card: ready(<TextField label="Security code" />) },
  globals: { login: 'hard' },
  parameters: { rules: ['CHKT-049', 'CHKT-051', 'CHKT-052', 'CHKT-053', 'CHKT-054'] },
  play: async ({ args, canvas, userEvent }) => {
    const ways = canvas.getAllByRole('radio').map((one) => (one as HTMLInputElement).labels?.[0]?.textContent);
    await expect(ways).toEqual(['Visa ending 1111', 'New card', 'PayPal', 'Google Pay', 'Apple Pay']);
    await expect(canvas.getByLabelText('Visa ending 1111')).toBeChecked();
    await expect(canvas.getByText('Expires 04/29')).toBeVisible();
    await expect(canvas.getByText('You confirm at PayPal once you have checked your order')).toBeVisible();
    await expect(canvas.getAllByText('Confirm on this device')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'PayPal' }));
    await expect(args.onWay).toHaveBeenCalledWith({ id: 'paypal' });
  },
});
/** The default card says so; an expired one is listed, and cannot be chosen. */
export const ExpiredCard = meta.story({
  args: {
    ways: ready([
      { ...savedCard, card: { ...savedCard.card, options: 'default' } },
      newCard,
      {
        ...savedCard,
        id: 'C204417-4',
        card: { ...savedCard.card, cardId: 'C204417-4', expirationMonth: '09', expirationYear: '2026' },
        isExpired: true,
      },
    ]),
    way: 'C204417-1',
  },
  globals: { login: 'hard' },
  play: async ({ canvas }) => {
    const [preset, , expired] = canvas.getAllByRole('radio');
    await expect(preset).toHaveAccessibleDescription('Your default card. Expires 04/29');
    await expect(preset).toBeEnabled();
    await expect(expired).toHaveAccessibleDescription('Expired 09/26');
    await expect(expired).toBeDisabled();
  },
});
export const PayPal = meta.story({
  args: { ways: ready(everyWay), way: 'paypal' },
  parameters: { rules: ['CHKT-052'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'PayPal' })).toBeChecked();
    await expect(canvas.queryByLabelText('Card number')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
export const GooglePay = meta.story({
  args: { ways: ready(everyWay), way: 'googlePay' },
  parameters: { rules: ['CHKT-053'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Google Pay' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google Pay' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
export const ApplePay = meta.story({
  args: { ways: ready(everyWay), way: 'applePay' },
  parameters: { rules: ['CHKT-054'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Apple Pay' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Apple Pay' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
export const WaitingForTheWallet = meta.story({
  args: { ways: ready(everyWay), way: 'applePay', action: busy },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Waiting for you to confirm...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});
export const ConsentOff = meta.story({
  args: { way: 'creditCard', consent: false },
  globals: { login: 'hard' },
  parameters: { rules: ['CHKT-072', 'CHKT-103'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You can withdraw this in your account at any time.')).toBeVisible();
    const consent = canvas.getByRole('checkbox', { name: 'Keep this card on file for future payments' });
    await expect(consent).not.toBeChecked();
    await userEvent.click(consent);
    await expect(args.onConsent).toHaveBeenCalledWith({ isGiven: true });
  },
});
export const ConsentOn = meta.story({
  args: { way: 'creditCard', consent: true },
  globals: { login: 'hard' },
  parameters: { rules: ['CHKT-072'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onConsent).toHaveBeenCalledWith({ isGiven: false });
  },
});
export const PaidInParts = meta.story({
  args: {
    way: 'creditCard',
    payments: [
      { type: 'Gift Card', serialId: '6335861000000018', amount: 50 },
      { type: 'Gift Vouchers', voucherCode: 'GV-10-55208', amount: 10 },
    ],
    left: 20.3,
    gifts: <p>Gift cards and vouchers</p>,
  },
  parameters: { rules: ['CHKT-067', 'CHKT-068'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Order total')).toBeVisible();
    await expect(canvas.getByText('Left to pay').parentElement).toHaveTextContent('£20.30');
    await expect(canvas.getByText('Gift card ending 0018')).toBeVisible();
    await expect(canvas.queryByText(/6335861000000018/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Gift voucher GV-10-55208' }));
    await expect(args.onRemove).toHaveBeenCalledWith({
      payment: { type: 'Gift Vouchers', voucherCode: 'GV-10-55208', amount: 10 },
    });
    const gifts = canvas.getByRole('button', { name: 'Use a gift card, voucher or savings' });
    await expect(gifts).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(gifts);
    await expect(canvas.getByText('Gift cards and vouchers')).toBeVisible();
  },
});
export const NothingLeft = meta.story({
  args: { payments: [{ type: 'Gift Card', serialId: '6335861000000034', amount: 80.3 }], left: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Card number')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
/** No page keeps the number and PIN of a gift card. */
export const GiftCardLost = meta.story({
  args: { way: 'creditCard', lostCards: ['0018'], gifts: <p>Gift cards and vouchers</p> },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('We never keep its number or PIN, so they were lost when the page was loaded again.'),
    ).toBeVisible();
    await expect(canvas.getByText('Please enter your gift card ending 0018 again.')).toBeVisible();
    await expect(canvas.getByText('Gift cards and vouchers')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay without it Gift card ending 0018' }));
    await expect(args.onForget).toHaveBeenCalledOnce();
    await expect(args.onForget).toHaveBeenCalledWith({ lastFour: '0018' });
  },
});
/** A step whose payments can be removed, and whose lost gift cards can be left out. */
function Removing(args: ComponentProps<typeof PaymentStep>) {
  const [payments, setPayments] = useState(args.payments);
  const [lostCards, setLostCards] = useState(args.lostCards ?? []);
  return (
    <PaymentStep
      {...args}
      payments={payments}
      lostCards={lostCards}
      onRemove={({ payment }) => setPayments(payments.filter((one) => one !== payment))}
      onForget={({ lastFour }) => setLostCards(lostCards.filter((card) => card !== lastFour))}
    />
  );
}
/** Each is left out by itself, and the focus stays in the step. */
export const TwoGiftCardsLost = meta.story({
  args: { way: 'creditCard', lostCards: ['0018', '0034'], gifts: <p>Gift cards and vouchers</p> },
  render: (args) => <Removing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Please enter your gift card ending 0018 again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay without it Gift card ending 0034' }));
    await expect(canvas.queryByText('Please enter your gift card ending 0034 again.')).toBeNull();
    await expect(canvas.getByText('Please enter your gift card ending 0018 again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay without it Gift card ending 0018' })).toHaveFocus();
  },
});
/** The button of a removed payment would take the focus with it, which moves to the first control of the step. */
export const FocusAfterRemoving = meta.story({
  args: PaidInParts.input.args,
  render: (args) => <Removing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Gift voucher GV-10-55208' }));
    await expect(canvas.queryByText('Gift voucher GV-10-55208')).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Use a gift card, voucher or savings' })).toHaveFocus(),
    );
  },
});
export const Checking = meta.story({
  args: { way: 'creditCard', action: busy },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Checking your card...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});
export const Refused = meta.story({
  args: { way: 'creditCard', action: failed('Your bank could not confirm that it is you.') },
  parameters: { rules: ['CHKT-102', 'CHKT-009'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your bank could not confirm that it is you.');
    await expect(canvas.getByLabelText('Card number')).toBeVisible();
  },
});
export const CardChosen = meta.story({
  args: { chosen: from(({ order }) => order.paid.paymentDetails[0]) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Visa ending 1111')).toBeVisible();
    await expect(canvas.queryByLabelText('Card number')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Use another card' }));
    await expect(args.onReplace).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
export const CardUnavailable = meta.story({
  args: { way: 'creditCard', card: ready(null) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Card payment is unavailable. Call 01632 960 144 and we’ll take your order.'),
    ).toBeVisible();
  },
});
export const Failed = meta.story({
  ...failsToLoad('ways', 'Network request failed'),
  parameters: { rules: ['CHKT-009', 'CHKT-102'] },
});
export const Narrow = meta.story({
  args: {
    ways: ready(everyWay),
    way: 'creditCard',
    payments: [{ type: 'Gift Card', serialId: '6335861000000018', amount: 50 }],
    left: 30.3,
  },
  decorators: [framed(288)],
});
