import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Link } from '../../src/ui/Link.js';
import { framed } from '../framed.js';
import { expectToFit, hovered, pressed, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({
  component: Link,
  args: { href: '#cases', children: 'What’s in the case?' },
  decorators: [framed(420)],
});

/** The default look, for a link within running text. */
export const Default = meta.story();
/** A link alone on its line, with an arrow because it leads to a page with more. */
export const Onward = meta.story({ args: { place: 'alone', onward: true, children: 'Meet the growers' } });
/** A link of several lines with very long words wraps at 320 px. */
export const LongText = meta.story({
  args: { children: 'Everything we know about Trockenbeerenauslese and Beerenauslese, on one page'.repeat(2) },
  decorators: [framed(320)],
  play: expectToFit,
});
export const Hovered = meta.story({ decorators: [hovered] });
export const Pressed = meta.story({ decorators: [pressed] });
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'What’s in the case?' })).toHaveFocus();
  },
});
export const InASentence = meta.story({
  render: (args) => (
    <p className="wsk-Text">
      Twelve bottles, two of each. <Link {...args} /> Every one with its tasting note.
    </p>
  ),
});
export const Alone = meta.story({
  args: { place: 'alone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
/** Beside a heading, where a taller link would make the row taller: more than its words can be pressed. */
export const InARow = meta.story({
  args: { place: 'row', children: 'See' },
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
      <h2>Orders</h2>
      <Link {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See' });
    const { left, top, width, height } = link.getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(28);
    await expect(width).toBeLessThan(44);
    const at = (x: number, y: number) => document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
    for (const [x, y] of [
      [-21, 0],
      [21, 0],
      [0, -21],
      [0, 21],
    ] as const)
      await expect(link).toContainElement(at(x, y) as HTMLElement);
    await expect(link).not.toContainElement(at(0, -30) as HTMLElement);
  },
});
export const NewTab = meta.story({
  args: { newTab: true, children: 'Drinkaware' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Drinkaware (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
});
export const RightToLeft = meta.story({
  args: { place: 'alone', onward: true, children: 'הכירו את היקבים' },
  decorators: [rightToLeft],
});
export const Zoomed = Onward.extend({
  decorators: [zoomed],
  play: expectToFit,
});
