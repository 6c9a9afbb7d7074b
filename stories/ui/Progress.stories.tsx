import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Progress } from '../../src/ui/Progress.js';
import { framed } from '../framed.js';
import { expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({ component: Progress, args: { label: 'Your points' }, decorators: [framed(420)] });

/** Progress towards a goal, with the exact figures that a bar cannot give. */
export const Half = meta.story({
  args: { value: 25480, max: 42650, figures: '25,480 of 42,650' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole<HTMLProgressElement>('progressbar', { name: 'Your points' });
    await expect(bar.value).toBe(25480);
    await expect(bar).toHaveAccessibleDescription('25,480 of 42,650');
  },
});
/** Each part is a bottle, so the shopper can count how many the case still needs. */
export const InParts = meta.story({
  args: { label: 'Add 4 more bottles to fill your second case', value: 8, max: 12, parts: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-filled]')).toHaveLength(8);
  },
});
/** At 320 px, a label of several lines must not push the figures off the page. */
export const LongText = meta.story({
  args: { label: 'Bottles until the case is full and delivery is free '.repeat(3), value: 0.4, figures: '40 per cent' },
  decorators: [framed(320)],
  play: expectToFit,
});
export const Empty = meta.story({ args: { value: 0 } });
export const Full = meta.story({ args: { value: 1 } });
/** A task of unknown duration: the bar moves, except with reduced motion. */
export const Busy = meta.story({
  args: { label: 'Placing your order' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value');
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(isStill ? 0 : 1);
  },
});
export const RightToLeft = meta.story({
  args: { label: 'הנקודות שלכם', value: 0.3, figures: '30%' },
  decorators: [rightToLeft],
});
export const Zoomed = Half.extend({
  decorators: [zoomed],
  play: expectToFit,
});
