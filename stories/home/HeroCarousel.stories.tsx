import { expect, fireEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { HeroCarousel, type HeroPanel } from '../../src/screens/home/HeroCarousel.js';
import { from } from '../from.js';
import { expectToFit } from '../holds.js';
import type { StoryWorld } from '../world.js';
import { homeContentOf } from './contentOf.js';

const panelsOf = (world: StoryWorld): readonly HeroPanel[] =>
  homeContentOf(world).topBanners.map((banner) => ({
    id: banner.id,
    tab: banner.entryTitle,
    title: banner.entryTitle,
    lead: 'Twelve bottles from growers we have known for years.',
    link: { text: 'Have a look', href: banner.link ?? '#' },
    banner,
  }));

const meta = preview.meta({
  component: HeroCarousel,
  args: { label: 'What is on now', panels: from(panelsOf) },
  decorators: [
    (Story) => (
      // Off the corner, where the pointer of a new page rests and would hold it.
      <div style={{ paddingBlockStart: 24 }}>
        <Story />
      </div>
    ),
  ],
});

export const First = meta.story({
  parameters: { rules: ['HOME-003'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(3);
    await expect(canvas.getByRole('heading', { level: 1, name: 'The autumn cellar' })).toBeVisible();
  },
});
export const LastGoesToTheFirst = meta.story({
  parameters: { rules: ['HOME-005'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Twelve good/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'The autumn cellar' })).toHaveAttribute('aria-selected', 'true');
  },
});
export const Paused = meta.story({
  parameters: { emulate: { reducedMotion: 'no-preference' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const stop = canvas.queryByRole('button', { name: 'Stop changing by itself' });
    if (!stop) return;
    await userEvent.click(stop);
    await expect(canvas.getByRole('button', { name: 'Change by itself' })).toBeVisible();
    await userEvent.unhover(canvasElement);
    (document.activeElement as HTMLElement | null)?.blur();
    const clock = canvasElement.getAnimations({ subtree: true }).find(({ playState }) => playState === 'running');
    await waitFor(() => expect(clock?.playState).not.toBe('running'));
  },
});
export const Swiped = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  parameters: { rules: ['HOME-007', 'NAV-021'] },
  play: async ({ canvas }) => {
    const target = canvas.getByRole('heading', { name: 'The autumn cellar' });
    const swipe = async (from: number, to: number) => {
      await fireEvent.pointerDown(target, { pointerType: 'touch', clientX: from, clientY: 100 });
      await fireEvent.pointerUp(target, { pointerType: 'touch', clientX: to, clientY: 100 });
    };
    await swipe(200, 187);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/autumn/);
    await swipe(200, 120);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/salt/);
  },
});
export const SinglePanel = meta.story({
  args: { panels: from((world) => panelsOf(world).slice(0, 1)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const WithoutPicture = meta.story({
  args: { panels: from((world) => panelsOf(world).map((panel) => ({ ...panel, banner: undefined }))) },
});
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: ({ canvasElement }) => expectToFit(canvasElement),
});
