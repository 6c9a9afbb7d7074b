import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, failed, idle, loadFailed, loading, ready } from '../../src/model/load.js';
import { PaymentStep } from '../../src/screens/checkout/PaymentStep.js';
import { TextField } from '../../src/ui/TextField.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: PaymentStep,
  args: {
    card: ready(<TextField label="Card number" />),
    logos: from(({ brand }) => brand.cardLogos),
    action: idle,
    onSubmit: fn(),
    onReplace: fn(),
    onRetry: fn(),
  },
  decorators: [framed(720)],
});

export const LoadingOptions = meta.story({
  args: { card: loading },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const CreditCard = meta.story({
  parameters: { rules: ['CHKT-051'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Card number'), '4111{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
export const MastercardAlone = meta.story({ globals: { brand: 'hsb' } });
export const AmericanExpressAlone = meta.story({ globals: { brand: 'amx' } });
export const Checking = meta.story({
  args: { action: busy },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Checking your card...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});
export const Refused = meta.story({
  args: { action: failed('Your bank could not confirm that it is you.') },
  parameters: { rules: ['CHKT-102'] },
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
  args: { card: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Please call us on 01632 960 144/)).toBeVisible();
  },
});
export const Failed = meta.story({
  args: { card: loadFailed('Network request failed') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Narrow = meta.story({ decorators: [framed(288)] });
