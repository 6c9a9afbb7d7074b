import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { ButtonLink } from '../../src/ui/Button.js';
import { Carousel, type CarouselProps } from '../../src/ui/Carousel.js';
import { fitsNarrow, narrow } from '../commonStories.js';
import { expectToFit, hovered, rightToLeft, zoomed } from '../storyChecks.js';

/** Shows the selected panel, as any parent of a Carousel must. */
function Held(props: CarouselProps) {
  const [selected, setSelected] = useState(props.selected);
  return (
    <Carousel
      {...props}
      selected={selected}
      onSelect={(selection) => {
        setSelected(selection.id);
        props.onSelect(selection);
      }}
    />
  );
}

const panel = (id: string, title: string, note: string, words: string, ground: string) => ({
  id,
  title,
  note,
  content: (
    <div data-ground={ground} style={{ minHeight: 420, padding: '64px var(--wsk-gutter) 96px' }}>
      <div
        style={{ maxWidth: 'var(--wsk-max)', marginInline: 'auto', display: 'grid', gap: 24, justifyItems: 'start' }}
      >
        <p className="wsk-Heading" data-level="1" style={{ maxWidth: '14em', margin: 0 }}>
          {words}
        </p>
        <ButtonLink href={`#${id}`}>{title}</ButtonLink>
      </div>
    </div>
  ),
});

const meta = preview.meta({
  component: Carousel,
  args: {
    label: 'This week',
    panels: [
      panel('autumn', 'The autumn cellar', '12 bottles, save £47', 'The evenings are drawing in.', 'footer'),
      panel('fizz', 'Christmas fizz', 'From £9.99 a bottle', 'Early is the new on time.', 'taste'),
      panel('unlimited', 'Unlimited delivery', 'A year for £29.99', 'Delivery, done with for a year.', 'stage'),
    ],
    selected: 'autumn',
    onSelect: fn(),
  },
  render: Held,
  decorators: [
    (Story) => (
      // The carousel is moved away from the corner, where the pointer of a new page rests and would pause it.
      <div style={{ paddingBlockStart: 24 }}>
        <Story />
      </div>
    ),
  ],
});

/** Emulates a browser without reduced motion; the test runner's browser has it. */
const withMotion = () => {
  const real = window.matchMedia;
  window.matchMedia = (query) => real.call(window, query.includes('reduced-motion') ? 'not all' : query);
  return () => {
    window.matchMedia = real;
  };
};

/** Returns the animation of the line in the current tab, which serves as the clock. */
async function clockIn(element: HTMLElement): Promise<Animation> {
  const find = () =>
    element.getAnimations({ subtree: true }).find(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target?.classList.contains('wsk-Carousel-line');
    });
  await waitFor(() => expect(find()).toBeDefined());
  return find()!;
}

/** As a page opens: three panels, of which the first is shown and its tab is selected. */
export const First = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'This week' })).toBeVisible();
    await expect(canvas.getAllByRole('tab')).toHaveLength(3);
    await expect(canvas.getByRole('tabpanel', { name: /The autumn cellar/ })).toBeVisible();
    await expect(canvas.getByText('Early is the new on time.')).not.toBeVisible();
  },
});
/** After five seconds, which the line in the tab counts, the next panel is shown. */
export const GoesOnByItself = meta.story({
  beforeEach: withMotion,
  parameters: { rules: [] },
  play: async ({ args, canvas, canvasElement }) => {
    const clock = await clockIn(canvasElement);
    await expect(clock.effect!.getTiming().duration).toBe(5000);
    clock.currentTime = 4900;
    await expect(args.onSelect).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith({ id: 'fizz', by: 'time' }));
    await expect(canvas.getByRole('tab', { name: /Christmas fizz/ })).toHaveAttribute('aria-selected', 'true');
    const next = await clockIn(canvasElement);
    await expect(Number(next.currentTime)).toBeLessThan(4900);
  },
});
/** Titles with a very long word, each with a second line, have to fit on a phone. */
export const LongText = meta.story({
  ...fitsNarrow,
  args: {
    panels: ['autumn', 'fizz', 'first'].map((id) => ({
      id,
      title: 'The Donaudampfschifffahrtsgesellschaft has an autumn cellar of its own',
      note: 'Twelve bottles, and the glasses to go with them',
      content: <p style={{ padding: 40 }}>The evenings are drawing in. </p>,
    })),
    selected: 'autumn',
  },
});
export const TabChoosesItsPanel = meta.story({
  parameters: { rules: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Christmas fizz/ }));
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: /Christmas fizz/ })).toBeVisible());
    await expect(args.onSelect).toHaveBeenCalledWith({ id: 'fizz', by: 'tab' });
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Unlimited/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /The autumn cellar/ })).toHaveAttribute('aria-selected', 'true');
  },
});
export const LastGoesToTheFirst = meta.story({
  args: { selected: 'unlimited' },
  beforeEach: withMotion,
  play: async ({ args, canvasElement }) => {
    (await clockIn(canvasElement)).finish();
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith({ id: 'autumn', by: 'time' }));
  },
});
export const HeldWhilePointedAt = meta.story({
  beforeEach: withMotion,
  parameters: { rules: [] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const clock = await clockIn(canvasElement);
    await userEvent.hover(canvas.getByText('The evenings are drawing in.'));
    await waitFor(() => expect(clock.playState).toBe('paused'));
    await userEvent.unhover(canvas.getByText('The evenings are drawing in.'));
    await waitFor(() => expect(clock.playState).toBe('running'));
  },
});
export const HeldWhileInFocus = meta.story({
  beforeEach: withMotion,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const clock = await clockIn(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'The autumn cellar' })).toHaveFocus();
    await waitFor(() => expect(clock.playState).toBe('paused'));
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(clock.playState).toBe('running'));
  },
});
export const Stopped = meta.story({
  beforeEach: withMotion,
  play: async ({ canvas, canvasElement, userEvent }) => {
    // The test runner's reduced motion hides the button, since there would be nothing to stop.
    const stop = canvasElement.querySelector<HTMLElement>('.wsk-Carousel-stop')!;
    stop.style.display = 'block';
    const clock = await clockIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    canvas.getByRole('button').blur();
    await userEvent.unhover(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).not.toHaveFocus());
    await expect(clock.playState).toBe('paused');
  },
});
/** The test runner prefers reduced motion: no clock runs, and there is nothing to stop. */
export const StillUnderReducedMotion = meta.story({
  play: async ({ canvas, canvasElement }) => {
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await expect(canvasElement.getAnimations({ subtree: true })).toEqual([]);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const Swiped = meta.story({
  ...narrow,
  play: async ({ args, canvas }) => {
    const touch = async (from: [number, number], to: [number, number]) => {
      const target = canvas.getAllByText(/evenings|Early|Delivery, done/).find((words) => words.checkVisibility())!;
      const at = ([clientX, clientY]: [number, number]) => ({ pointerType: 'touch', clientX, clientY });
      await fireEvent.pointerDown(target, at(from));
      await fireEvent.pointerUp(target, at(to));
    };
    await touch([200, 100], [186, 100]);
    await touch([200, 100], [160, 300]);
    await expect(args.onSelect).not.toHaveBeenCalled();
    await touch([200, 100], [180, 104]);
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'fizz', by: 'swipe' });
    await touch([100, 100], [200, 100]);
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'autumn', by: 'swipe' });
  },
});
export const OnePanel = meta.story({
  args: { panels: meta.input.args.panels.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tablist')).toBeNull();
    await expect(canvas.getByText('The evenings are drawing in.')).toBeVisible();
  },
});
export const NothingMoves = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = canvasElement.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('tab', { name: /Unlimited/ }));
    await expect(canvasElement.getBoundingClientRect().height).toBe(before);
  },
});
export const Hovered = meta.story({ decorators: [hovered] });
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /The autumn cellar/ })).toHaveFocus();
  },
});
export const Narrow = meta.story(fitsNarrow);
export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  play: async ({ args, canvas, userEvent }) => {
    const target = canvas.getByText('The evenings are drawing in.');
    await fireEvent.pointerDown(target, { pointerType: 'touch', clientX: 100, clientY: 100 });
    await fireEvent.pointerUp(target, { pointerType: 'touch', clientX: 200, clientY: 100 });
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'fizz', by: 'swipe' });
    await userEvent.click(canvas.getByRole('tab', { name: /Christmas fizz/ }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'unlimited', by: 'tab' });
  },
});
export const Zoomed = meta.story({
  decorators: [zoomed],
  play: expectToFit,
});
