import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { QuantityBox, type QuantityBoxProps } from '../../src/ui/QuantityBox.js';
import { framed } from '../framed.js';
import { expectToFit, hovered, pressed, rightToLeft, zoomed } from '../storyChecks.js';

/** Keeps what is typed, as any parent of a QuantityBox must. */
function Held(props: QuantityBoxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <QuantityBox
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.typed);
        props.onChange(change);
      }}
    />
  );
}

const meta = preview.meta({
  component: QuantityBox,
  args: { label: 'Quantity', value: '1', onChange: fn() },
  render: Held,
  decorators: [framed()],
});

/** The lowest quantity: the lower stepper is disabled but keeps its place in the tab order. */
export const One = meta.story();
/** An invalid quantity: the message says what to enter, and a stepper leads back to a number. */
export const NotANumber = meta.story({
  args: { value: 'ab', problem: 'Please enter a whole number from 1 to 99.' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Quantity' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(args.problem ?? '');
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(box).toHaveValue('1');
  },
});
/** At 320 px, a long message has to wrap below the box instead of stretching it. */
export const LongText = NotANumber.extend({
  args: { problem: 'Please enter a whole number from 1 to 99. We have set the quantity to 1. '.repeat(3) },
  decorators: [framed(320)],
  play: expectToFit,
});
export const TwoDigits = meta.story({
  args: { value: '12', onCommit: fn() },
  parameters: { rules: ['PROD-073'] },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.type(box, '3');
    await expect(box).toHaveValue('12');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter at most 99.');
    await expect(box).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(args.onCommit).toHaveBeenLastCalledWith({ typed: '13' });
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'One fewer' }));
    await expect(box).toHaveValue('12');
  },
});
export const Empty = meta.story({ args: { value: '', problem: 'Please enter a whole number from 1 to 99.' } });
/** A number that fits is taken; a longer text is not, since it would be cut off. */
export const Pasted = meta.story({
  parameters: { rules: ['PROD-073'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Quantity' }));
    await userEvent.paste('120');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter at most 99.');
    await userEvent.paste(' 72 ');
    await expect(args.onChange).toHaveBeenCalledWith({ typed: '72' });
  },
});
export const PasteBlocked = meta.story({
  args: { pasteBlocked: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.click(box);
    await userEvent.paste('72');
    await expect(box).toHaveValue('1');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const CommittedOnce = meta.story({
  args: { onCommit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(box);
    await userEvent.type(box, '6{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onCommit).toHaveBeenCalledTimes(1);
    await expect(args.onCommit).toHaveBeenCalledWith({ typed: '6' });
  },
});
export const CommittedOnLeaving = meta.story({
  args: { onCommit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(box);
    await userEvent.type(box, '9');
    await expect(args.onCommit).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onCommit).toHaveBeenCalledWith({ typed: '9' });
  },
});
export const AtTheEnd = meta.story({
  args: { value: '99' },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'One more' });
    await userEvent.click(more);
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(more).toHaveFocus());
  },
});
export const ReadOnly = meta.story({ args: { value: '6', readOnly: true } });
export const Hovered = meta.story({ args: { value: '6' }, decorators: [hovered] });
export const Pressed = meta.story({ args: { value: '6' }, decorators: [pressed] });
export const WalkedByKeys = meta.story({
  args: { value: '6' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'One fewer' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    const box = canvas.getByRole('textbox', { name: 'Quantity' });
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue('5');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(box).toHaveValue('7');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'One more' })).toHaveFocus());
  },
});
export const RightToLeft = meta.story({
  args: { value: '6', label: 'כמות', problem: 'נותרו רק ארבעה' },
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const [fewer, more] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(fewer!.left).toBeGreaterThan(more!.left);
  },
});
export const Zoomed = NotANumber.extend({
  decorators: [zoomed],
  play: expectToFit,
});
