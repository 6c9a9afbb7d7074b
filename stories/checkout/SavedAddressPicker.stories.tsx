import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import type { Address } from '../../src/model/address.js';
import { busy, failed, idle } from '../../src/model/load.js';
import { SavedAddressPicker } from '../../src/screens/checkout/SavedAddressPicker.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const addresses = from(({ address }): readonly Address[] => [
  { addressId: 'home', shippingAddress: address },
  { addressId: 'barn', shippingAddress: { ...address, addressLine1: 'The Old Barn', company: 'Hale & Frost' } },
]);

const meta = preview.meta({
  component: SavedAddressPicker,
  args: { addresses, action: idle, onSubmit: fn(), onNew: fn() },
  globals: { login: 'hard' },
  decorators: [framed(720)],
});

export const List = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [home, barn] = canvas.getAllByRole('radio');
    await expect(home!).toBeChecked();
    await expect(barn!).toHaveAccessibleDescription(/^The Old Barn, /);
    await userEvent.click(barn!);
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver to this address' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ address: expect.objectContaining({ addressId: 'barn' }) });
    await userEvent.click(canvas.getByRole('button', { name: 'Use a new address' }));
    await expect(args.onNew).toHaveBeenCalledOnce();
  },
});
export const Chosen = meta.story({
  args: { chosen: 'barn' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')[1]!).toBeChecked();
  },
});
export const Saving = meta.story({
  args: { action: busy },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
  },
});
export const Failed = meta.story({
  args: { chosen: 'barn', action: failed('We do not deliver to that address.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We do not deliver to that address.');
    await expect(canvas.getAllByRole('radio')[1]!).toBeChecked();
  },
});
export const Narrow = meta.story({ decorators: [framed(288)] });
