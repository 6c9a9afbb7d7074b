import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { DigitBoxes, type DigitBoxesProps } from '../../src/ui/DigitBoxes.js';
import { Form } from '../../src/ui/Form.js';
import { narrow } from '../commonStories.js';
import { exactWidth } from '../exactWidth.js';
import { framed } from '../framed.js';
import { expectToFit, hovered, rightToLeft, zoomed } from '../storyChecks.js';

/** Keeps the digits, as any parent of DigitBoxes must. */
function Held(props: DigitBoxesProps) {
  const [digits, setDigits] = useState(props.digits);
  return (
    <Form aria-label="Card" data-digits={digits.map((digit) => digit || '_').join('')}>
      <DigitBoxes
        {...props}
        digits={digits}
        onChange={(change) => {
          setDigits(change.digits);
          props.onChange(change);
        }}
      />
    </Form>
  );
}

const meta = preview.meta({
  component: DigitBoxes,
  args: { label: 'First six digits of your card', digits: ['', '', '', '', '', ''], onChange: fn() },
  render: Held,
  decorators: [framed(520)],
});

const expectDigits = (element: HTMLElement, digits: string) =>
  expect(element.querySelector('form')).toHaveAttribute('data-digits', digits);
const boxOf = (canvas: { getAllByRole: (role: 'textbox') => HTMLElement[] }) =>
  canvas.getAllByRole('textbox')[0]!.getBoundingClientRect();

/** Before the shopper types: one box for each of six digits, and a hint that describes them all. */
export const Empty = meta.story({
  args: { hint: 'We ask for part of the number only.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(6);
    await expect(canvas.getByRole('group', { name: 'First six digits of your card' })).toHaveAccessibleDescription(
      'We ask for part of the number only.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Digit 6 of 6' })).toHaveAttribute('inputmode', 'numeric');
  },
});
/** The error is shown beside the boxes, and the empty boxes are marked. */
export const EmptyMarked = meta.story({
  args: { digits: ['4', '1', '', '9', '', ''], marksEmpty: true },
  play: async ({ canvas }) => {
    const isInvalid = canvas.getAllByRole('textbox').map((box) => box.getAttribute('aria-invalid'));
    await expect(isInvalid).toEqual([null, null, 'true', null, 'true', 'true']);
  },
});
/** On the narrowest phones the boxes are smaller, so that six of them fit in one row. */
export const Below350 = meta.story({
  globals: exactWidth(349).globals,
  parameters: { viewport: exactWidth(349).viewport },
  play: async ({ canvas, canvasElement }) => {
    await expect(boxOf(canvas).height).toBe(48);
    await expectToFit({ canvasElement });
  },
});
export const Filled = meta.story({ args: { digits: ['4', '1', '2', '9', '0', '7'] } });
export const From350 = meta.story({
  globals: exactWidth(350).globals,
  parameters: { viewport: exactWidth(350).viewport },
  play: async ({ canvas }) => {
    await expect(boxOf(canvas).height).toBe(56);
  },
});
export const Typed = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('4a-1 2');
    await expectDigits(canvasElement, '412___');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Digit 4 of 6' })).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(args.onChange).toHaveBeenLastCalledWith({ digits: ['4', '1', '2', '', '', ''] });
    await userEvent.keyboard('9077');
    await expectDigits(canvasElement, '412907');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Digit 6 of 6' })).toHaveFocus());
  },
});
export const LastOfTwoIsKept = meta.story({
  args: { digits: ['4', '', '', '', '', ''] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first, second] = canvas.getAllByRole('textbox');
    await userEvent.click(first!);
    await userEvent.keyboard('7');
    await expectDigits(canvasElement, '7_____');
    // An on-screen keyboard sends no key events: the box then holds both digits.
    await userEvent.click(first!);
    await fireEvent.input(first!, { target: { value: '78' } });
    await expectDigits(canvasElement, '8_____');
    await waitFor(() => expect(second).toHaveFocus());
    await fireEvent.input(first!, { target: { value: 'x' } });
    await expectDigits(canvasElement, '8_____');
    await expect(first).toHaveValue('8');
    await fireEvent.input(second!, { target: { value: '6' } });
    await userEvent.click(second!);
    await fireEvent.input(second!, { target: { value: '' } });
    await expectDigits(canvasElement, '8_____');
    await waitFor(() => expect(first).toHaveFocus());
  },
});
export const WalkedByKeys = meta.story({
  args: { digits: ['4', '1', '2', '9', '0', ''] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const boxes = canvas.getAllByRole('textbox');
    await userEvent.click(boxes[5]!);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(boxes[4]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(boxes[5]).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expectDigits(canvasElement, '4129__');
    await waitFor(() => expect(boxes[4]).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await expectDigits(canvasElement, '412___');
    await waitFor(() => expect(boxes[2]).toHaveFocus());
  },
});
export const PastedInto = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const boxes = canvas.getAllByRole('textbox');
    await userEvent.click(boxes[2]!);
    await userEvent.paste('4129-07');
    await expectDigits(canvasElement, '412907');
    await waitFor(() => expect(boxes[5]).toHaveFocus());
    await userEvent.click(boxes[1]!);
    await userEvent.paste('5 5');
    await expectDigits(canvasElement, '455907');
    await userEvent.paste('none');
    await expectDigits(canvasElement, '455907');
  },
});
export const Hovered = Filled.extend({ decorators: [hovered] });
export const Focused = Filled.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveFocus();
  },
});
export const Invalid = meta.story({
  args: { error: 'Input fields cannot be empty' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')[0]).toHaveAccessibleDescription('Input fields cannot be empty');
    await expect(canvas.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeInvalid();
  },
});
/** The digits that are not asked for are shown after the boxes. */
export const WithRest = Filled.extend({
  args: { children: <span className="wsk-Text">**********</span> },
  play: async ({ canvas }) => {
    const rest = canvas.getByText('**********').getBoundingClientRect();
    const last = canvas.getByRole('textbox', { name: 'Digit 6 of 6' }).getBoundingClientRect();
    await expect(rest.left).toBeGreaterThan(last.right);
  },
});
export const Disabled = Filled.extend({ args: { disabled: true } });
/** Numbers run from left to right in every language. */
export const RightToLeft = Filled.extend({
  args: { label: 'שש הספרות הראשונות', hint: 'רק חלק מהמספר' },
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('textbox').map((box) => box.getBoundingClientRect());
    await expect(boxes[0]!.left).toBeLessThan(boxes[1]!.left);
    const label = canvas.getByText('שש הספרות הראשונות').getBoundingClientRect();
    await expect(boxes[5]!.right).toBe(label.right);
  },
});
export const Narrow = Filled.extend({
  ...narrow,
  play: expectToFit,
});
export const Zoomed = Invalid.extend({
  decorators: [zoomed],
  play: expectToFit,
});
export const LongText = Filled.extend({
  args: {
    label: 'The first six digits of the Kreditkartenversicherungsnummer on the front of your card',
    hint: 'We ask for part of the number only, and keep none of it. '.repeat(3),
    error: 'Input fields cannot be empty. '.repeat(4),
  },
  decorators: [framed(320)],
  play: expectToFit,
});
