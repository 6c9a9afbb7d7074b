import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { ParallaxBanner } from '../../src/screens/home/ParallaxBanner.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import { homeContentOf } from './contentOf.js';

const meta = preview.meta({
  component: ParallaxBanner,
  args: { banner: from((world) => homeContentOf(world).bottomBanners[0]!) },
  decorators: [framed(1240)],
});

/** No parallax with reduced motion. */
export const AtRest = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'The case we take home' })).toBeVisible();
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches)
      await expect(canvasElement.getAnimations({ subtree: true })).toEqual([]);
  },
});
export const Scrolled = meta.story({
  parameters: { emulate: { reducedMotion: 'no-preference' }, rules: ['HOME-082'] },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 900 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const banner = canvas.getByRole('link', { name: 'The case we take home' });
    banner.scrollIntoView({ block: 'center' });
    const picture = canvasElement.querySelector('.wsk-HomepageBanner-image')!;
    const frame = picture.parentElement!.getBoundingClientRect();
    const bounds = picture.getBoundingClientRect();
    await expect(bounds.top).toBeLessThanOrEqual(frame.top);
    await expect(bounds.bottom).toBeGreaterThanOrEqual(frame.bottom);
    // The picture moves within its frame while the page scrolls.
    const offset = () => picture.getBoundingClientRect().top - picture.parentElement!.getBoundingClientRect().top;
    const before = offset();
    window.scrollBy(0, 200);
    await waitFor(() => expect(offset()).not.toBeCloseTo(before, 0));
  },
});
