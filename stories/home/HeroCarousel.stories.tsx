import { expect, fireEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { HeroCarousel, type HeroPanel } from '../../src/screens/home/HeroCarousel.js';
import { fitsNarrow, narrow } from '../commonStories.js';
import { from } from '../from.js';
import type { StoryWorld } from '../world.js';
import { homeContentOf } from './contentOf.js';

const panelsOf = (world: StoryWorld): readonly HeroPanel[] =>
  homeContentOf(world).topBanners.map((banner) => ({
    id: banner.id,
    tab: banner.entryTitle,
    title: banner.entryTitle,
    lead: 'Twelve bottles from growers we have known for years.',
    link: { text: 'Shop now', href: banner.link ?? '#' },
    banner,
  }));

const meta = preview.meta({
  component: HeroCarousel,
  args: { label: 'Featured', panels: from(panelsOf) },
  decorators: [
    (Story) => (
      // The hero is moved away from the corner, where the pointer of a new page rests and would pause it.
      <div style={{ paddingBlockStart: 24 }}>
        <Story />
      </div>
    ),
  ],
});

export const First = meta.story({
  parameters: { rules: ['HOME-003'] },
  play: async ({ canvas, canvasElement }) => {
    const names = ['The autumn cellar', 'Whites with salt in the air', 'Twelve good bottles, every twelve weeks'];
    const tabs = canvas.getAllByRole('tab');
    await expect(tabs.map((tab) => tab.textContent)).toEqual(names);
    const panels = [...canvasElement.querySelectorAll<HTMLElement>('[role="tabpanel"]')];
    await expect(panels.map((panel) => panel.querySelector('h2')?.textContent)).toEqual(names);
    await expect(tabs.map((tab) => tab.getAttribute('aria-controls'))).toEqual(panels.map(({ id }) => id));
    await expect(panels.map((panel) => panel.getAttribute('aria-labelledby'))).toEqual(tabs.map(({ id }) => id));
    await expect(canvas.getByRole('heading', { level: 2, name: 'The autumn cellar' })).toBeVisible();
  },
});
/** Each panel has the colour of its own banner; without one, the brand's ground. */
export const Coloured = meta.story({
  args: {
    panels: from((world: StoryWorld) =>
      panelsOf(world).map((panel, place) => ({
        ...panel,
        banner: panel.banner && { ...panel.banner, backgroundColour: ['#123456', '#fff8e7', undefined][place] },
      })),
    ),
  },
  parameters: { rules: ['HOME-016'] },
  play: async ({ canvasElement }) => {
    const grounds = [...canvasElement.querySelectorAll('.wsk-HeroCarousel-panel')].map(
      (panel) => getComputedStyle(panel).backgroundColor,
    );
    await expect(grounds).toHaveLength(3);
    await expect(grounds.slice(0, 2)).toEqual(['rgb(18, 52, 86)', 'rgb(255, 248, 231)']);
    await expect(['rgb(18, 52, 86)', 'rgb(255, 248, 231)', 'rgba(0, 0, 0, 0)']).not.toContain(grounds[2]);
  },
});
/** Emulates a browser without reduced motion. */
const withMotion = { emulate: { reducedMotion: 'no-preference' } };

/** Returns the animation that serves as the hero's clock. */
async function clockIn(element: HTMLElement): Promise<Animation> {
  const find = () =>
    element.getAnimations({ subtree: true }).find(({ effect }) => effect?.getTiming().duration === 5000);
  await waitFor(() => expect(find()).toBeDefined());
  return find()!;
}

/** With reduced motion, nothing advances by itself. */
const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const GoesOnAfterFiveSeconds = meta.story({
  parameters: { ...withMotion, rules: ['HOME-004', 'HOME-008'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    if (isStill()) return;
    const clock = await clockIn(canvasElement);
    clock.pause();
    await expect(clock.effect?.getTiming().duration).toBe(5000);
    clock.currentTime = 4999;
    await expect(canvas.getByRole('tab', { name: 'The autumn cellar' })).toHaveAttribute('aria-selected', 'true');
    clock.finish();
    await waitFor(() => expect(canvas.getByRole('tab', { name: /salt/ })).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: /salt/ })).toBeVisible());
    // So it does after a panel chosen by hand, once the pointer and the focus have left it.
    const chosen = canvas.getByRole('tab', { name: 'The autumn cellar' });
    await userEvent.click(chosen);
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await userEvent.unhover(chosen);
    chosen.blur();
    const ofChosen = await clockIn(canvasElement);
    await waitFor(() => expect(ofChosen.playState).toBe('running'));
    ofChosen.finish();
    await waitFor(() => expect(canvas.getByRole('tab', { name: /salt/ })).toHaveAttribute('aria-selected', 'true'));
  },
});
/** It goes on from each panel, and from the last to the first, again and again. */
export const GoesRound = meta.story({
  parameters: { ...withMotion, rules: ['HOME-004', 'HOME-005', 'HOME-008'] },
  play: async ({ canvas, canvasElement }) => {
    if (isStill()) return;
    const round = [/salt/, /Twelve good/, 'The autumn cellar'];
    for (const name of [...round, ...round]) {
      (await clockIn(canvasElement)).finish();
      await waitFor(() => expect(canvas.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true'));
      await waitFor(() => expect(canvas.getByRole('tabpanel', { name })).toBeVisible());
    }
  },
});
export const PausedWhilePointedAt = meta.story({
  parameters: { ...withMotion, rules: ['HOME-006'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    if (isStill()) return;
    for (const name of [/autumn/, /salt/, /Twelve good/]) {
      const heading = await canvas.findByRole('heading', { level: 2, name });
      await waitFor(() => expect(heading).toBeVisible());
      const clock = await clockIn(canvasElement);
      await waitFor(() => expect(clock.playState).toBe('running'));
      // It is paused, and does not begin again.
      clock.currentTime = 1000;
      for (const part of [heading, canvas.getByRole('tab', { name: /salt/ })]) {
        await userEvent.hover(part);
        await waitFor(() => expect(clock.playState).toBe('paused'));
        await userEvent.unhover(part);
        await waitFor(() => expect(clock.playState).toBe('running'));
        await expect(Number(clock.currentTime)).toBeGreaterThanOrEqual(1000);
      }
      clock.finish();
    }
    await waitFor(() => expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/autumn/));
    // The pointer alone holds the panel that was chosen with it, after the focus has gone.
    const tab = canvas.getByRole('tab', { name: /salt/ });
    await userEvent.click(tab);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const clock = await clockIn(canvasElement);
    await waitFor(() => expect(clock.playState).toBe('paused'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Featured' })).not.toContainElement(
      document.activeElement as HTMLElement,
    );
    await expect(clock.playState).toBe('paused');
    await userEvent.unhover(tab);
    await waitFor(() => expect(clock.playState).toBe('running'));
  },
});
export const TabChoosesItsPanel = meta.story({
  parameters: { rules: ['HOME-008'] },
  play: async ({ canvas, userEvent }) => {
    for (const name of [/Twelve good/, /autumn/, /salt/]) {
      await userEvent.click(canvas.getByRole('tab', { name }));
      await waitFor(() => expect(canvas.getByRole('tabpanel', { name })).toBeVisible());
      await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
      await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
      const link = within(canvas.getByRole('tabpanel', { name })).getByRole('link', { name: 'Shop now' });
      link.focus();
      await expect(link).toHaveFocus();
    }
  },
});
export const LastGoesToTheFirst = meta.story({
  parameters: { rules: ['HOME-005', 'HOME-008'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Twelve good/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'The autumn cellar' })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'The autumn cellar' })).toBeVisible());
  },
});
export const Paused = meta.story({
  parameters: withMotion,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const stop = canvas.queryByRole('button', { name: 'Pause' });
    if (!stop) return;
    await userEvent.click(stop);
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    await userEvent.unhover(canvasElement);
    (document.activeElement as HTMLElement | null)?.blur();
    const clock = canvasElement.getAnimations({ subtree: true }).find(({ playState }) => playState === 'running');
    await waitFor(() => expect(clock?.playState).not.toBe('running'));
  },
});
export const Swiped = meta.story({
  ...narrow,
  parameters: { rules: ['HOME-005', 'HOME-007', 'HOME-008', 'NAV-021'] },
  play: async ({ canvas }) => {
    const target = canvas.getByRole('heading', { name: 'The autumn cellar' });
    const swipe = async (from: number, to: number, down = 0) => {
      await fireEvent.pointerDown(target, { pointerType: 'touch', clientX: from, clientY: 100 });
      await fireEvent.pointerUp(target, { pointerType: 'touch', clientX: to, clientY: 100 + down });
    };
    // This scrolls the page.
    await swipe(200, 170, 60);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/autumn/);
    await swipe(200, 186);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/autumn/);
    await swipe(200, 185);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/salt/);
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: /salt/ })).toBeVisible());
    await swipe(120, 200);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/autumn/);
    // Past either end, to the other.
    await swipe(120, 200);
    await expect(canvas.getAllByRole('tab').at(-1)).toHaveAttribute('aria-selected', 'true');
    await swipe(200, 120);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/autumn/);
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
export const Narrow = meta.story(fitsNarrow);
