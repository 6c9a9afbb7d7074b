import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Accordion } from '../../src/ui/Accordion.js';
import { framed } from '../framed.js';
import { expectToFit, hovered, pressed, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({
  component: Accordion,
  args: {
    items: [
      { id: 'delivery', title: 'When does it come?', content: 'In three to five days, to your door.' },
      { id: 'returns', title: 'What if I do not like it?', content: 'Then you have your money back. Keep the bottle.' },
      { id: 'gift', title: 'Can it be a gift?', content: 'Yes, with a card in your words.' },
    ],
  },
  decorators: [framed(560)],
});

/** The default: every item is closed, and opening one leaves the others as they are. */
export const Closed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Yes, with a card in your words.')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Can it be a gift?'));
    await expect(canvas.getByText('Yes, with a card in your words.')).toBeVisible();
    await userEvent.click(canvas.getByText('When does it come?'));
    await expect(canvas.getByText('Yes, with a card in your words.')).toBeVisible();
    await userEvent.click(canvas.getByText('Can it be a gift?'));
    await userEvent.click(canvas.getByText('When does it come?'));
    await expect(canvas.getByText('Yes, with a card in your words.')).not.toBeVisible();
  },
});
/** An item that is open from the start shows its answer without a press. */
export const FirstOpen = meta.story({
  args: { items: [{ id: 'open', title: 'When does it come?', content: 'In three to five days.', open: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In three to five days.')).toBeVisible();
  },
});
/** A title with very long words wraps at 320 px, above an answer that is just as long. */
export const LongText = meta.story({
  args: {
    items: [
      {
        id: 'long',
        title: 'What about Nachbarschaftszustellungsvereinbarungsbestätigungen, and does the driver know? '.repeat(2),
        content: 'Yes. '.repeat(80),
        open: true,
      },
    ],
  },
  decorators: [framed(320)],
  play: expectToFit,
});
export const OneAtATime = meta.story({
  args: { single: true, level: 3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { level: 3, name: 'Can it be a gift?' }));
    await userEvent.click(canvas.getByText('When does it come?'));
    await expect(canvas.getByText('In three to five days, to your door.')).toBeVisible();
    await expect(canvas.getByText('Yes, with a card in your words.')).not.toBeVisible();
  },
});
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const summary = canvas.getByText('When does it come?').closest('summary')!;
    await expect(summary).toHaveFocus();
    await expect(summary.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(canvas.getByText('What if I do not like it?').closest('summary')).toHaveFocus();
  },
});
export const Hovered = meta.story({ decorators: [hovered] });
export const Pressed = meta.story({ decorators: [pressed] });
export const RightToLeft = meta.story({
  args: { items: [{ id: 'a', title: 'מתי זה מגיע?', content: 'תוך שלושה עד חמישה ימים', open: true }] },
  decorators: [rightToLeft],
});
export const Zoomed = FirstOpen.extend({
  decorators: [zoomed],
  play: expectToFit,
});
