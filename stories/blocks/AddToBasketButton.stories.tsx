import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { AddToBasketButton } from '../../src/blocks/AddToBasketButton.js';
import { busy, done, failed, idle } from '../../src/model/load.js';
import { framed } from '../framed.js';

const meta = preview.meta({
  component: AddToBasketButton,
  args: { action: idle, onAdd: fn() },
  decorators: [framed(420)],
});

/** The main action of a product page, ready to be pressed. */
export const Idle = meta.story({
  parameters: { rules: ['PROD-071'] },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add to basket' });
    await expect(button).toHaveAttribute('data-status', 'idle');
    await userEvent.click(button);
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
/** The success that shoppers wait for: the label changes, and screen readers hear it. */
export const Added = meta.story({
  args: { action: done },
  parameters: { rules: ['PROD-071'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Added to basket' })).toHaveAttribute('data-status', 'done');
    await expect(canvas.getByRole('status')).toHaveTextContent('Added to basket');
  },
});
/** The four states below each other: their labels differ in length, and the button must keep its width. */
export const HoldsItsWidth = meta.story({
  render: ({ onAdd }) => (
    <>
      {[idle, busy, done, failed('')].map((action) => (
        <div key={action.status}>
          <AddToBasketButton action={action} onAdd={onAdd} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().width);
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
  },
});
export const Adding = meta.story({
  args: { action: busy },
  parameters: { rules: ['PROD-071'] },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Adding...' });
    await expect(button).toHaveAttribute('data-status', 'busy');
    await expect(button.querySelector('.wsk-Spinner')).toBeVisible();
    await userEvent.click(button);
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
export const RestoredAfterFailure = meta.story({
  args: { action: failed('Sorry, we are having problems adding your product.') },
  parameters: { rules: ['PROD-072'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to basket' })).toHaveAttribute('data-status', 'idle');
  },
});
export const Disabled = meta.story({ args: { disabled: true } });
export const Line = meta.story({ args: { variant: 'line', size: 'small' } });
export const WideAdding = meta.story({ args: { wide: true, action: busy } });
/** In a row of buttons it keeps its position in every state. */
export const HoldsItsLine = meta.story({
  render: ({ onAdd }) => (
    <>
      {[busy, done].map((action) => (
        <div key={action.status}>
          <AddToBasketButton size="small" action={idle} onAdd={onAdd} />
          <AddToBasketButton size="small" action={action} onAdd={onAdd} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const [idleBesideBusy, isBusy, idleBesideDone, isDone] = canvas
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect().top);
    await expect(isBusy).toBeCloseTo(idleBesideBusy!, 0);
    await expect(isDone).toBeCloseTo(idleBesideDone!, 0);
  },
});
