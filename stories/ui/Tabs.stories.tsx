import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Tabs, type TabsProps } from '../../src/ui/Tabs.js';
import { fitsNarrow } from '../commonStories.js';
import { framed } from '../framed.js';
import { expectToFit, hovered, pressed, rightToLeft, zoomed } from '../storyChecks.js';

/** Shows the selected tab, as any parent of Tabs must. */
function Held(props: TabsProps) {
  const [selected, setSelected] = useState(props.selected);
  return (
    <Tabs
      {...props}
      selected={selected}
      onSelect={(selection) => {
        setSelected(selection.id);
        props.onSelect(selection);
      }}
    />
  );
}

const meta = preview.meta({
  component: Tabs,
  args: {
    label: 'Wines for you',
    tabs: [
      { id: 'all', label: 'Recommended for you', content: 'Ten wines we think you will like.' },
      { id: 'recent', label: 'Recently viewed', content: 'The wines you looked at last.' },
      { id: 'loved', label: 'Most loved this month', content: 'What everyone else is drinking.' },
    ],
    selected: 'all',
    onSelect: fn(),
  },
  render: Held,
  decorators: [framed(720)],
});

/** The first panel is shown as the page opens; the others are in the page, but hidden. */
export const First = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Recommended for you' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Recommended for you' })).toBeVisible();
    await expect(canvas.getByText('The wines you looked at last.')).not.toBeVisible();
  },
});
/** Another tab is selected: its panel replaces the first, and `onSelect` says which. */
export const Chosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Recently viewed' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Recently viewed' })).toBeVisible();
    await expect(args.onSelect).toHaveBeenCalledWith({ id: 'recent' });
  },
});
/** At 320 px, a label wider than the page has to wrap inside its tab. */
export const LongText = meta.story({
  args: {
    tabs: [
      {
        id: 'all',
        label: 'Everything that everyone who has ever ordered a case like yours went on to buy',
        content: 'a',
      },
      { id: 'other', label: 'Everything else', content: 'b' },
    ],
  },
  decorators: [framed(320)],
  play: expectToFit,
});
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(third).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
});
export const Hovered = meta.story({ decorators: [hovered] });
export const Pressed = meta.story({ decorators: [pressed] });
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('tab')[0]).toHaveFocus();
  },
});
export const Narrow = meta.story(fitsNarrow);
export const RightToLeft = meta.story({
  args: {
    tabs: [
      { id: 'all', label: 'מומלץ עבורכם', content: 'עשרה' },
      { id: 'recent', label: 'נצפו לאחרונה', content: 'שישה' },
    ],
  },
  decorators: [rightToLeft],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'נצפו לאחרונה' })).toHaveFocus();
  },
});
export const Zoomed = meta.story({
  decorators: [zoomed],
  play: expectToFit,
});
