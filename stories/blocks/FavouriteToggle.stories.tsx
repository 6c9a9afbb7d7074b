import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { FavouriteToggle } from '../../src/blocks/FavouriteToggle.js';
import { busy, failed, idle } from '../../src/model/load.js';
import { framed } from '../framed.js';

const meta = preview.meta({
  component: FavouriteToggle,
  args: { name: 'Cabalié 2023', favourite: false, action: idle, onToggle: fn() },
  decorators: [framed(420)],
});

/** The heart on a picture or a card, before the wine is a favourite. */
export const Add = meta.story({
  parameters: { rules: ['PROD-100'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Cabalié 2023 to your favourites' }));
    await expect(args.onToggle).toHaveBeenCalledWith({ favourite: true });
  },
});

/** A favourite: the heart is filled, and its name says that a press removes the wine. */
export const Remove = meta.story({
  args: { favourite: true },
  parameters: { rules: ['PROD-100'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^Add/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Cabalié 2023 from your favourites' }));
    await expect(args.onToggle).toHaveBeenCalledWith({ favourite: false });
  },
});
/** A failure beside heart and words: the message floats below them, and nothing on the page moves. */
export const WithWordsFailed = meta.story({ args: { labelled: true, action: failed('Network request failed') } });

export const Working = meta.story({
  args: { favourite: true, action: busy },
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole('button');
    await userEvent.click(heart);
    await expect(args.onToggle).not.toHaveBeenCalled();
    await waitFor(() => expect(heart).toHaveFocus());
  },
});

export const Failed = meta.story({
  args: { action: failed('Network request failed') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network request failed');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

export const WithWords = meta.story({
  args: { labelled: true },
  parameters: { rules: ['PROD-100'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to favourites' })).toBeVisible();
  },
});
export const WithWordsOn = meta.story({
  args: { labelled: true, favourite: true },
  parameters: { rules: ['PROD-100'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove from favourites' })).toBeVisible();
  },
});
