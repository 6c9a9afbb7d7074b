import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { UnlimitedOffer } from '../../src/blocks/UnlimitedOffer.js';
import { busy, failed, idle } from '../../src/model/load.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import { allBrands, EveryBrand } from '../matrix/everyBrand.js';

const meta = preview.meta({
  component: UnlimitedOffer,
  args: {
    product: from(({ product }) => product('membership')),
    fee: 29.99,
    deliveryPaid: 4.99,
    action: idle,
    onAccept: fn(),
    onDecline: fn(),
    onLearnMore: fn(),
  },
  decorators: [framed(760)],
});

const figures = (canvasElement: HTMLElement): readonly string[] =>
  [...canvasElement.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
const graphics = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-component="UnlimitedLogo"], [data-component="TruckGraphic"]')].map((one) =>
    one.getAttribute('data-component'),
  );

export const UsualFee = meta.story({
  parameters: { rules: ['UPSL-089', 'UPSL-092', 'UPSL-093', 'UPSL-096', 'BRAND-055'] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(figures(canvasElement)).toEqual([
      'Usual annual fee£29.99',
      'Delivery you have paid-£4.99',
      'Your next delivery£0.00',
      'Lasts12 months',
      'To pay now£25.00',
    ]);
    await expect(
      canvas.getByText('Unlimited delivery brings you every order free for 12 months, however large or small.'),
    ).toBeVisible();
    await expect(graphics(canvasElement)).toEqual(['UnlimitedLogo']);
    await expect(canvas.queryByText('Claim unlimited delivery for free')).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Find out more' }));
    await expect(args.onLearnMore).toHaveBeenCalledOnce();
    await expect(args.onDecline).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Join Unlimited' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(args.onAccept).toHaveBeenCalledWith({ hasConsent: false });
    await userEvent.click(canvas.getByRole('button', { name: 'No, thank you' }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
});
/** If the price of the delivery is unknown, it is assumed to be £7.99. */
export const DeliveryUnknown = meta.story({
  args: { deliveryPaid: undefined },
  parameters: { rules: ['UPSL-091'] },
  play: async ({ canvasElement }) => {
    await expect(figures(canvasElement)).toContain('Usual cost of a delivery-£7.99');
    await expect(figures(canvasElement)).toContain('Your next delivery£0.00');
    await expect(figures(canvasElement).at(-1)).toBe('To pay now£22.00');
  },
});
/** In some shops the membership costs more than usual: it is not compared. */
export const AboveUsualFee = meta.story({
  args: { fee: 30 },
  play: async ({ canvasElement }) => {
    await expect(figures(canvasElement)).toEqual([
      'Your fee£30.00',
      'Delivery you have paid-£4.99',
      'Your next delivery£0.00',
      'Lasts12 months',
      'To pay now£25.01',
    ]);
  },
});
export const RefundCase = meta.story({
  args: { fee: 9.99, deliveryPaid: 4.99 },
  parameters: { rules: ['UPSL-089', 'UPSL-090', 'UPSL-092', 'UPSL-093'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^We take £4\.99 for delivery off the £9\.99/)).toBeVisible();
    await expect(figures(canvasElement)).toEqual([
      'Usual annual fee£29.99',
      'Your fee£9.99',
      'Delivery you have paid-£4.99',
      'Your next delivery£0.00',
      'Lasts12 months',
      'To pay now£5.00',
    ]);
  },
});
/** The membership costs one penny more than was paid, so nothing is refunded. */
export const NoRefundCase = meta.story({
  args: { fee: 10 },
  parameters: { rules: ['UPSL-090'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^We take /)).toBeNull();
  },
});
export const PennyBelowRefund = meta.story({
  args: { fee: 9.98 },
  parameters: { rules: ['UPSL-090'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^We take /)).toBeNull();
  },
});
export const FreeVariant = meta.story({
  args: { fee: 9.99, deliveryPaid: 12.5 },
  parameters: { rules: ['UPSL-090', 'UPSL-092', 'UPSL-093', 'UPSL-094', 'UPSL-095'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Claim unlimited delivery for free' })).toBeVisible();
    await expect(canvas.getByText(/^We take £9\.99 for delivery off the £9\.99/)).toBeVisible();
    await expect(figures(canvasElement)).toEqual([
      'Usual annual fee£29.99',
      'Your fee£9.99',
      'Delivery you have paid-£9.99',
      'Your next delivery£0.00',
      'Lasts12 months',
      'To pay now£0.00',
    ]);
    await expect(canvas.getByRole('button', { name: 'Claim it for free' })).toBeVisible();
  },
});
/** The delivery of the order came to exactly the fee, which is not the one described as a refund. */
export const DeliveryAsDearAsTheFee = meta.story({
  args: { fee: 29.99, deliveryPaid: 29.99 },
  parameters: { rules: ['UPSL-090', 'UPSL-094', 'UPSL-095'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Claim unlimited delivery for free' })).toBeVisible();
    await expect(canvas.queryByText(/^We take /)).toBeNull();
    await expect(figures(canvasElement).at(-1)).toBe('To pay now£0.00');
  },
});
/** With one penny left to pay, the offer is not free. */
export const APennyLeft = meta.story({
  args: { fee: 9.99, deliveryPaid: 9.98 },
  parameters: { rules: ['UPSL-094'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Claim unlimited delivery for free')).toBeNull();
    await expect(figures(canvasElement).at(-1)).toBe('To pay now£0.01');
  },
});
export const ConsentMissing = meta.story({
  args: { needsConsent: true },
  parameters: { rules: ['UPSL-053', 'UPSL-055'] },
  play: async ({ args, canvas, userEvent }) => {
    const consent = canvas.getByRole('checkbox');
    await expect(consent).toHaveAttribute('name', 'futurePayments');
    await expect(consent).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Join Unlimited' }));
    await expect(args.onAccept).not.toHaveBeenCalled();
    await expect(consent).toHaveAccessibleDescription(
      /Please confirm you are happy to be charged for future payments by checking the box above\.$/,
    );
    await waitFor(() => expect(consent).toHaveFocus());
    await userEvent.click(consent);
    await expect(canvas.queryByText(/^Please confirm/)).toBeNull();
    // Consent that is withdrawn is none.
    await userEvent.click(consent);
    await userEvent.click(canvas.getByRole('button', { name: 'Join Unlimited' }));
    await expect(args.onAccept).not.toHaveBeenCalled();
    await expect(canvas.getByText(/^Please confirm/)).toBeVisible();
    await userEvent.click(consent);
    await userEvent.click(canvas.getByRole('button', { name: 'Join Unlimited' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(args.onAccept).toHaveBeenCalledWith({ hasConsent: true });
  },
});
export const Accepting = meta.story({
  args: { action: busy },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Joining...' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'No, thank you' }));
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
});
export const Failed = meta.story({
  args: { action: failed('Your bank declined the payment.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your bank declined the payment.');
    await expect(canvas.getByRole('button', { name: 'Join Unlimited' })).toBeEnabled();
  },
});
export const TruckOfAvy = meta.story({
  globals: { brand: 'avy' },
  parameters: { rules: ['UPSL-096', 'BRAND-056'] },
  play: async ({ canvasElement }) => {
    await expect(graphics(canvasElement)).toEqual(['TruckGraphic']);
  },
});
export const TruckOfStw = meta.story({
  globals: { brand: 'stw' },
  parameters: { rules: ['UPSL-096', 'BRAND-057'] },
  play: async ({ canvasElement }) => {
    await expect(graphics(canvasElement)).toEqual(['TruckGraphic']);
  },
});
export const NeitherElsewhere = meta.story({
  globals: { brand: 'tcm' },
  parameters: { rules: ['UPSL-096', 'BRAND-055', 'BRAND-056', 'BRAND-057'] },
  play: async ({ canvasElement }) => {
    await expect(graphics(canvasElement)).toEqual([]);
  },
});
export const GraphicOfEachBrand = meta.story({
  ...allBrands,
  parameters: {
    ...allBrands.parameters,
    rules: ['UPSL-096', 'BRAND-010', 'BRAND-011', 'BRAND-013', 'BRAND-055', 'BRAND-056', 'BRAND-057'],
  },
  render: (args) => <EveryBrand>{() => <UnlimitedOffer {...args} />}</EveryBrand>,
  play: async ({ canvasElement }) => {
    const drawn = [
      ...canvasElement.querySelectorAll('[data-component="UnlimitedLogo"], [data-component="TruckGraphic"]'),
    ].map((one) => [one.closest('[data-brand]')?.getAttribute('data-brand'), one.getAttribute('data-component')]);
    await expect(drawn).toEqual([
      ['law', 'UnlimitedLogo'],
      ['avy', 'TruckGraphic'],
      ['stw', 'TruckGraphic'],
    ]);
  },
});
export const Points = meta.story({
  args: { fee: 2999, deliveryPaid: 799 },
  globals: { brand: 'hsb' },
  parameters: { rules: ['UPSL-089'] },
  play: async ({ canvasElement }) => {
    await expect(figures(canvasElement)[0]).toBe('Usual annual fee2,999 pts');
    await expect(figures(canvasElement).at(-1)).toBe('To pay now2,200 pts');
  },
});
