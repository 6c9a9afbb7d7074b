import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { FreeGiftSwap } from '../../src/blocks/FreeGiftSwap.js';
import { busy, done, failed, idle, ready } from '../../src/model/load.js';
import type { FreeGift } from '../../src/model/plan.js';
import { failsToLoad, loads, narrow } from '../commonStories.js';
import { from } from '../from.js';

const kind = { params: { itemClassification: 'FREEGIFT_PROMOTION_ITEM' } };

/** The gifts of the basket, with a different one active. */
const withActive = (gifts: readonly FreeGift[], active: number): readonly FreeGift[] =>
  gifts.map((gift, place) => ({ ...gift, isActive: place === active }));

const meta = preview.meta({
  component: FreeGiftSwap,
  args: {
    open: true,
    gifts: from((world) => ready(world.answer('listFreeGifts', kind))),
    action: idle,
    onSwap: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
});

export const List = meta.story({
  parameters: { rules: ['PLAN-079'] },
  play: async ({ args, canvas, userEvent }) => {
    if (args.gifts.status !== 'ready') throw new Error('This story has gifts.');
    const [active, other] = args.gifts.data;
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(args.gifts.data.length);
    await expect(within(rows[0]!).getByText('In your basket')).toBeVisible();
    await expect(within(rows[0]!).queryByRole('button')).toBeNull();
    await expect(canvas.getAllByText('In your basket')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: `Choose ${other!.name}` }));
    await expect(args.onSwap).toHaveBeenLastCalledWith({
      activeItemCode: active!.itemCode,
      swapItemCode: other!.itemCode,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const Loading = meta.story(loads('gifts', 'Fetching the gifts...'));
export const Swapping = meta.story({
  args: {
    action: busy,
    chosen: from((world) => world.answer('listFreeGifts', kind)[1]!.itemCode),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Swapping...' })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: /^Choose/ })[0]!);
    await expect(args.onSwap).not.toHaveBeenCalled();
  },
});
export const Swapped = meta.story({
  args: {
    gifts: from((world) => ready(withActive(world.answer('listFreeGifts', kind), 1))),
    action: done,
    chosen: from((world) => world.answer('listFreeGifts', kind)[1]!.itemCode),
  },
  play: async ({ args, canvas }) => {
    const name = args.gifts.status === 'ready' ? args.gifts.data[1]!.name : '';
    await expect(canvas.getByRole('status')).toHaveTextContent(`${name} is now your gift`);
  },
});
export const SwapFailed = meta.story({
  args: {
    action: failed('Out of Stock'),
    chosen: from((world) => world.answer('listFreeGifts', kind)[1]!.itemCode),
  },
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('listitem')[1]!;
    await expect(within(row).getByRole('alert')).toHaveTextContent('Out of Stock');
    await expect(within(row).getByRole('button', { name: /^Choose/ })).toBeVisible();
  },
});
export const Failed = meta.story(failsToLoad('gifts', 'We could not fetch the gifts.'));
export const NoOther = meta.story({
  args: { gifts: from((world) => ready(world.answer('listFreeGifts', kind).slice(0, 1))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No other gifts available')).toBeVisible();
  },
});
export const Narrow = List.extend(narrow);
