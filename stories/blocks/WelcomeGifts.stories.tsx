import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { WelcomeGifts } from '../../src/blocks/WelcomeGifts.js';
import { type Action, busy, done, failed, idle } from '../../src/model/load.js';
import { framed } from '../framed.js';

const meta = preview.meta({
  component: WelcomeGifts,
  args: { action: idle as Action },
  decorators: [framed(760)],
});

export const FourGifts = meta.story({
  args: { onAdd: fn() },
  parameters: { rules: ['PROD-138', 'PROD-139', 'PROD-140', 'PROD-141', 'PROD-142'] },
  play: async ({ args, canvas, userEvent }) => {
    const texts = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(texts).toEqual([
      'Free delivery on your first case',
      'Family discount: up to £70 off your first case',
      'Free Prosecco',
      'A set of handmade British crystal tumblers',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add the tumblers for £32.50' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});
export const Adding = meta.story({ args: { action: busy, onAdd: fn() } });
export const Added = meta.story({
  args: { action: done, onAdd: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Added to basket')).toBeVisible();
  },
});
export const AddFailed = meta.story({
  args: { action: failed('The tumblers are all gone.'), onAdd: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The tumblers are all gone.')).toBeVisible();
  },
});
export const WordsAlone = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
