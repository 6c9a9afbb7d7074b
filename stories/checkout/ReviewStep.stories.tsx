import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, failed, idle } from '../../src/model/load.js';
import { ReviewStep } from '../../src/screens/checkout/ReviewStep.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: ReviewStep,
  args: { order: from(({ order }) => order.paid), action: idle, onPay: fn(), onAsk: fn() },
  decorators: [framed(720)],
});

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const total = `£${args.order.orderPriceInfo.total.toFixed(2)}`;
    await userEvent.click(canvas.getByRole('button', { name: `Pay ${total}` }));
    await expect(args.onPay).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Visa ending 1111')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change Payment' })).toHaveAttribute(
      'href',
      '/jsp/checkout/uk/common/checkout.jsp?step=payment',
    );
  },
});
export const Committing = meta.story({
  args: { action: busy },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Placing your order...' }));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
});
export const Declined = meta.story({
  args: { action: failed('Your card was declined, and no money was taken. Please use another card.') },
  parameters: { rules: ['CHKT-075', 'CHKT-102'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your card was declined');
    await expect(canvas.getByRole('link', { name: 'Use another card' })).toBeVisible();
    await expect(canvas.getByText('margaret@shopper.example')).toBeVisible();
  },
});
/** Nobody may pay twice for what may be placed. */
export const NotKnownWhetherPlaced = meta.story({
  args: { isUnknown: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
});
export const UnitedStates = meta.story({
  globals: { brand: 'vir' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/you are 21 or older/)).toBeVisible();
  },
});
export const Points = meta.story({
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Pay [\d,]+ pts$/ })).toBeVisible();
  },
});
export const Narrow = meta.story({ decorators: [framed(288)] });
