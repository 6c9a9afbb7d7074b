import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { ChosenAddress } from '../../src/screens/checkout/ChosenAddress.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: ChosenAddress,
  args: { address: from(({ address }) => address), onChange: fn() },
  decorators: [framed(720)],
});

export const Shown = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('Mrs Margaret Hale14 Orchard LaneLudlow');
    await userEvent.click(canvas.getByRole('button', { name: 'Change delivery address' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});
export const Collected = meta.story({
  args: { purpose: 'collection' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Collect from' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change collection point' })).toBeVisible();
  },
});
export const Billed = meta.story({
  args: { purpose: 'billing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bill to' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change billing address' })).toBeVisible();
  },
});
export const UnitedStates = meta.story({
  globals: { brand: 'vir' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ship to' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change shipping address' })).toBeVisible();
  },
});
export const Narrow = meta.story({ decorators: [framed(288)] });
