import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { WineCard } from '../../src/blocks/WineCard.js';
import { ProductCarousel } from '../../src/ui/ProductCarousel.js';
import { narrow } from '../commonStories.js';
import { exactWidth } from '../exactWidth.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import { handfulOf } from '../handful.js';
import { expectToFit, hovered, rightToLeft, zoomed } from '../storyChecks.js';

const cards = (count: number) =>
  from((world) =>
    handfulOf(world, count).map((product) => ({ id: product.itemCode, content: <WineCard product={product} /> })),
  );

const meta = preview.meta({
  component: ProductCarousel,
  args: { label: 'Recommended wines', items: cards(10) },
  decorators: [framed(1240)],
});

const heading = (
  <h2 className="wsk-Heading" data-level="2">
    We think you’ll like these
  </h2>
);
/** Returns the first card that is not entirely in view, once the rail has measured itself and has more than one dot. */
async function firstOutOfView(element: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(element.querySelectorAll('.wsk-ProductCarousel-dot').length).toBeGreaterThan(1));
  return [...railOf(element).children].find((item) => !isInView(item)) as HTMLElement;
}
function isInView(item: Element): boolean {
  const [card, rail] = [item, item.parentElement!].map((element) => element.getBoundingClientRect());
  return card!.left >= rail!.left && card!.right <= rail!.right;
}
const railOf = (element: HTMLElement) => element.querySelector<HTMLElement>('.wsk-ProductCarousel-rail')!;

/** On a wide screen as the page opens: the rail is at its start, so only the next button works. */
export const Start = meta.story({
  args: { heading },
  parameters: { rules: ['HOME-024', 'HOME-040', 'HOME-046'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled'));
    await expect(canvas.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getAllByRole('listitem')[0]!.getBoundingClientRect().width).toBe(220);
  },
});
/** The narrowest screen with cards of that width. */
export const From768 = meta.story({
  args: { heading },
  globals: exactWidth(768).globals,
  parameters: { viewport: exactWidth(768).viewport, rules: ['HOME-040'] },
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem')) await expect(item.getBoundingClientRect().width).toBe(220);
  },
});
/** Two whole cards fit, and a part of the third shows that the rail scrolls. */
async function expectTwoAndAPart(canvasElement: HTMLElement): Promise<void> {
  const rail = railOf(canvasElement).getBoundingClientRect();
  const [first, second, third] = within(canvasElement)
    .getAllByRole('listitem')
    .map((item) => item.getBoundingClientRect());
  await expect(first!.left).toBeGreaterThanOrEqual(rail.left);
  await expect(second!.right).toBeLessThanOrEqual(rail.right);
  await expect(third!.right).toBeGreaterThan(rail.right);
}

/** The widest screen of a phone: two cards fill it. */
export const UpTo767 = meta.story({
  args: { heading },
  globals: exactWidth(767).globals,
  parameters: { viewport: exactWidth(767).viewport, rules: ['HOME-041'] },
  play: async ({ canvas, canvasElement }) => {
    const rail = railOf(canvasElement).getBoundingClientRect();
    const [, second, third] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(second!.right).toBeLessThanOrEqual(rail.right);
    await expect(third!.right).toBeGreaterThan(rail.right);
  },
});
/** On a phone, two whole cards fit, and a part of the third shows that the rail scrolls. */
export const TwoPerView = meta.story({
  args: { heading, dots: true },
  ...narrow,
  parameters: { rules: ['HOME-041'] },
  play: async ({ canvasElement }) => {
    await expectTwoAndAPart(canvasElement);
    await expectToFit({ canvasElement });
  },
});
/** So they do on the narrowest phones, where the gap is smaller. */
export const TwoOnTheNarrowest = meta.story({
  args: { heading },
  globals: exactWidth(320).globals,
  parameters: { viewport: exactWidth(320).viewport, rules: ['HOME-041'] },
  play: async ({ canvasElement }) => {
    await expectTwoAndAPart(canvasElement);
  },
});
/** Right to left, scroll offsets are negative, and the next button has to move the rail to the left. */
export const RightToLeft = meta.story({
  args: { dots: true },
  decorators: [rightToLeft],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const following = await firstOutOfView(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(isInView(following)).toBe(true));
    await expect(railOf(canvasElement).scrollLeft).toBeLessThan(0);
  },
});
/** Nine cards do not fill a whole number of views: the last step back is shorter than the others. */
export const ToTheEndAndBack = meta.story({
  args: { items: cards(9), dots: true },
  parameters: { rules: ['HOME-024', 'HOME-046'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rail = railOf(canvasElement);
    const [previous, next] = [
      canvas.getByRole('button', { name: 'Previous' }),
      canvas.getByRole('button', { name: 'Next' }),
    ];
    const following = await firstOutOfView(canvasElement);
    await expect(previous).toHaveAttribute('aria-disabled');
    await userEvent.click(next);
    await waitFor(() => expect(isInView(following)).toBe(true));
    await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(next);
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() => expect(next).toHaveFocus());
    await expect(rail.scrollLeft + rail.clientWidth).toBeGreaterThanOrEqual(rail.scrollWidth - 1);
    await waitFor(async () => {
      await userEvent.click(previous);
      expect(rail.scrollLeft).toBe(0);
    });
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'true'));
  },
});
export const ByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const links = canvas.getAllByRole('link');
    for (const _ of links) await userEvent.tab();
    links.at(-1)!.focus();
    await waitFor(() => expect(railOf(canvasElement).scrollLeft).toBeGreaterThan(0));
    await waitFor(() => expect(links.at(-1)).toHaveFocus());
  },
});
export const Dots = meta.story({
  args: { dots: true },
  parameters: { rules: ['HOME-026'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // One for each view of five cards, of which one is the current.
    const places = () =>
      canvas.getAllByRole('button', { name: /^Slide/ }).map((dot) => [dot.ariaLabel, dot.ariaCurrent]);
    await waitFor(() =>
      expect(places()).toEqual([
        ['Slide 1 of 2', 'true'],
        ['Slide 2 of 2', null],
      ]),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 2 of 2' }));
    await waitFor(() =>
      expect(places()).toEqual([
        ['Slide 1 of 2', null],
        ['Slide 2 of 2', 'true'],
      ]),
    );
    await expect(railOf(canvasElement).scrollLeft).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 1 of 2' }));
    await waitFor(() =>
      expect(places()).toEqual([
        ['Slide 1 of 2', 'true'],
        ['Slide 2 of 2', null],
      ]),
    );
    await expect(railOf(canvasElement).scrollLeft).toBe(0);
  },
});
/** With two cards a view, a dot in the middle leads to the cards of its own view. */
export const DotsOnAPhone = meta.story({
  args: { items: cards(6), dots: true },
  ...narrow,
  parameters: { rules: ['HOME-026', 'HOME-041'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const dots = () => canvas.getAllByRole('button', { name: /^Slide/ });
    await waitFor(() =>
      expect(dots().map((dot) => dot.ariaLabel)).toEqual([1, 2, 3].map((place) => `Slide ${place} of 3`)),
    );
    const items = canvas.getAllByRole('listitem');
    await userEvent.click(dots()[1]!);
    await waitFor(() => expect(items.map(isInView)).toEqual([false, false, true, true, false, false]));
    await waitFor(() => expect(dots().map((dot) => dot.ariaCurrent)).toEqual([null, 'true', null]));
    await expect(railOf(canvasElement).scrollLeft).toBeGreaterThan(0);
  },
});
export const WithoutDots = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Slide/ })).toBeNull();
  },
});
/** Touch uses the browser's own scrolling: the rail pans sideways, and snaps to a card. */
export const Touch = meta.story({
  ...narrow,
  parameters: { rules: ['HOME-025', 'HOME-047'] },
  play: async ({ canvasElement, canvas }) => {
    const rail = railOf(canvasElement);
    const style = getComputedStyle(rail);
    await expect([style.overflowX, style.touchAction]).toEqual(['auto', 'auto']);
    await expect(style.scrollSnapType).toBe('x mandatory');
    rail.scrollBy({ left: 190 });
    const gutter = Number.parseFloat(style.scrollPaddingLeft);
    await waitFor(() =>
      expect(
        canvas
          .getAllByRole('listitem')
          .some((item) => Math.abs(item.getBoundingClientRect().left - rail.getBoundingClientRect().left - gutter) < 2),
      ).toBe(true),
    );
  },
});
export const AllInView = meta.story({
  args: { items: cards(3), dots: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull());
  },
});
export const Hovered = meta.story({ args: { heading, dots: true }, decorators: [hovered] });
export const Zoomed = meta.story({
  args: { heading, dots: true },
  decorators: [zoomed],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectToFit({ canvasElement });
    const following = await firstOutOfView(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(isInView(following)).toBe(true));
  },
});
