import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Stepper } from '../../src/ui/Stepper.js';
import { framed } from '../framed.js';
import { expectToFit, hovered, pressed, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({
  component: Stepper,
  args: {
    label: 'Checkout',
    steps: [
      { id: 'basket', label: 'Basket', href: '#basket' },
      { id: 'delivery', label: 'Delivery', href: '#delivery' },
      { id: 'payment', label: 'Payment', href: '#payment' },
      { id: 'confirm', label: 'Confirm' },
    ],
    current: 'delivery',
  },
  decorators: [framed(900)],
});

/** In the middle of the checkout, the completed step is a link back, and the later ones are not. */
export const Second = meta.story({
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    await expect(canvas.getByRole('link', { name: 'Done: Basket' })).toHaveAttribute('href', '#basket');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});
/** At 320 px, only the current step shows its label; the others keep theirs for screen readers. */
export const Narrow = meta.story({
  decorators: [framed(320)],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Delivery')).toBeVisible();
    await expect(canvas.getByText('Payment').getBoundingClientRect().width).toBe(1);
    await expectToFit({ canvasElement });
  },
});
/** Four long labels share one row, and have to wrap instead of leaving it. */
export const LongText = meta.story({
  args: { steps: ['one', 'two', 'delivery', 'four'].map((id) => ({ id, label: `Lieferungsvereinbarung ${id}` })) },
  play: expectToFit,
});
export const First = meta.story({ args: { current: 'basket' } });
export const Last = meta.story({ args: { current: 'confirm' } });
export const Hovered = Last.extend({ decorators: [hovered] });
export const Pressed = Last.extend({ decorators: [pressed] });
export const Focused = Last.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Done: Basket' })).toHaveFocus();
  },
});
export const RightToLeft = meta.story({
  args: {
    steps: [
      { id: 'basket', label: 'סל', href: '#basket' },
      { id: 'delivery', label: 'משלוח' },
      { id: 'payment', label: 'תשלום' },
    ],
  },
  decorators: [rightToLeft],
});
export const Zoomed = meta.story({
  decorators: [zoomed],
  play: expectToFit,
});
