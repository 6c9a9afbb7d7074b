import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Spinner } from '../../src/ui/Spinner.js';
import { framed } from '../framed.js';

const meta = preview.meta({ component: Spinner, decorators: [framed(120)] });

/** Shows that something is in progress; the text beside it says what. */
export const Turning = meta.story({
  parameters: { emulate: { reducedMotion: 'no-preference' } },
  play: async ({ canvasElement }) => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(1);
  },
});
/** With reduced motion, which the test runner prefers, the spinner stands still. */
export const StillUnderReducedMotion = meta.story({
  play: async ({ canvasElement }) => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(isStill ? 0 : 1);
  },
});
