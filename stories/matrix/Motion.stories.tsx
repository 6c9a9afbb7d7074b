import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { narrow } from '../commonStories.js';
import { expectToFit } from '../storyChecks.js';
import { MotionSheet } from './MotionSheet.js';
import { meanings, motions } from './motions.js';

const meta = preview.meta({
  title: 'foundations/Motion',
  tags: ['!autodocs'],
  component: MotionSheet,
  play: expectToFit,
});

/** Everything in the kit that moves, with what it is for. A motion without a meaning fails here. */
export const Wide = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const selectors = motions().map(({ selector }) => selector);
    await expect(selectors.toSorted()).toEqual(Object.keys(meanings).toSorted());
    await expect(selectors).toHaveLength(25);
    // All but the two that follow the scroll can be played, and so can the three turns of a page.
    await expect(canvas.getAllByRole('button', { name: /^Play: / })).toHaveLength(26);
    await expect(canvas.getAllByText('Follows the scroll; it has no duration.')).toHaveLength(2);
    await expect(canvas.getByText('A brand chooses one (pages). Lawton Wines: morph.', { exact: false })).toBeVisible();
    await expectToFit({ canvasElement });
  },
});
export const Narrow = Wide.extend({ ...narrow, play: expectToFit });
/** A press plays a motion for as long as it lasts in the shop. */
export const Played = meta.story({
  parameters: { emulate: { reducedMotion: 'no-preference' } },
  play: async ({ canvas, userEvent }) => {
    const press = canvas.getByRole('button', { name: 'Play: A dialog rises into its place' });
    const ended = fn();
    press.addEventListener('transitionend', ({ propertyName, elapsedTime }) => ended(propertyName, elapsedTime));
    await userEvent.click(press);
    await waitFor(() => expect(ended).toHaveBeenCalledWith('translate', 0.24));
    const turn = canvas.getByRole('button', { name: 'Play: morph' });
    turn.addEventListener('transitionend', ({ propertyName, elapsedTime }) => ended(propertyName, elapsedTime));
    await userEvent.click(turn);
    await waitFor(() => expect(ended).toHaveBeenCalledWith('width', 0.28));
    const spinner = canvas.getByRole('button', { name: 'Play: The ring beside a button turns' });
    const animated = fn();
    spinner.addEventListener('animationend', ({ animationName, elapsedTime }) => animated(animationName, elapsedTime));
    await userEvent.click(spinner);
    await waitFor(() => expect(animated).toHaveBeenCalledWith('wsk-spin', 1.6));
  },
});
/** Where motion is reduced, a press shows the end. */
export const Reduced = meta.story({
  parameters: { emulate: { reducedMotion: 'reduce' } },
  play: async ({ canvas, userEvent }) => {
    const press = canvas.getByRole('button', { name: 'Play: A dialog rises into its place' });
    const shape = press.firstElementChild!;
    await userEvent.click(press);
    await expect(getComputedStyle(shape).transitionDuration).toBe('0s');
    await expect(getComputedStyle(shape).translate).toBe('96px');
    const spinner = canvas.getByRole('button', { name: 'Play: The ring beside a button turns' });
    await userEvent.click(spinner);
    await expect(getComputedStyle(spinner.firstElementChild!).animationName).toBe('none');
  },
});
export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const waits = within(canvas.getByRole('region', { name: 'Something is awaited' }));
    await userEvent.click(waits.getByRole('button', { name: 'wsk-spin 0.8s linear infinite' }));
    await expect(writeText).toHaveBeenLastCalledWith('wsk-spin 0.8s linear infinite');
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied: wsk-spin 0.8s linear infinite');
    const turns = within(canvas.getByRole('region', { name: 'From page to page' }));
    await userEvent.click(turns.getByRole('button', { name: '.18s cubic-bezier(.3,.7,.2,1)' }));
    await expect(writeText).toHaveBeenLastCalledWith('.18s cubic-bezier(.3,.7,.2,1)');
  },
});
/** What each brand chose: two fade, one cuts, the others carry the picture. */
export const Brands = meta.story({
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/: fade\. Where motion is reduced/)).toBeVisible();
    await expect(canvas.getByText('hsb, wsj')).toBeVisible();
    await expect(canvas.getByText('ba')).toBeVisible();
  },
});
