import { expect, fireEvent, fn, waitFor, type within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, done, failed, idle } from '../../src/model/load.js';
import { BrandLogo } from '../../src/screens/header/BrandLogo.js';
import { CardNumberGate } from '../../src/screens/identity/CardNumberGate.js';

const meta = preview.meta({
  component: CardNumberGate,
  globals: { brand: 'hsb' },
  args: { open: true, logo: <BrandLogo />, action: idle, onSubmit: fn() },
  decorators: [
    (Story) => (
      <>
        <button type="button">Behind the gate</button>
        <Story />
      </>
    ),
  ],
});

type Canvas = ReturnType<typeof within>;
const boxes = (canvas: Canvas): HTMLInputElement[] => canvas.getAllByRole('textbox');
const digits = (canvas: Canvas) => boxes(canvas).map(({ value }) => value);
const focused = (canvas: Canvas) => boxes(canvas).indexOf(document.activeElement as HTMLInputElement);
const missing = 'Input fields cannot be empty';

export const Closed = meta.story({
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(document.documentElement.style.overflow).not.toBe('hidden');
  },
});

export const Empty = meta.story({
  parameters: {
    rules: ['GATE-004', 'GATE-006', 'GATE-007', 'GATE-008', 'GATE-009', 'GATE-010', 'GATE-011', 'GATE-012'],
  },
  play: async ({ canvas }) => {
    const gate = canvas.getByRole('dialog', { name: 'Welcome to your perfect wines' });
    await expect(canvas.getByRole('heading', { name: 'Welcome to your perfect wines' })).toBeVisible();
    await expect(boxes(canvas)).toHaveLength(6);
    await expect(boxes(canvas).map((box) => box.ariaLabel)).toEqual([
      'Digit 1 of 6',
      'Digit 2 of 6',
      'Digit 3 of 6',
      'Digit 4 of 6',
      'Digit 5 of 6',
      'Digit 6 of 6',
    ]);
    await expect(
      canvas.getByText(
        'Tell us the first six digits of the card you collect points with, and we’ll show you your prices.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('**********')).toBeVisible();
    // The asterisks follow the last box.
    await expect(boxes(canvas)[5]?.compareDocumentPosition(canvas.getByText('**********'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await expect(canvas.getByText(/too few points .* your bank will charge you extra/)).toBeVisible();
    await expect(canvas.getByText(/only ask for part of your card number/)).toBeVisible();
    await expect(canvas.getByText('Need help?')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 01632 960 318' })).toHaveAttribute('href', 'tel:01632960318');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
    await waitFor(() => expect(boxes(canvas)[0]).toHaveFocus());
    await expect(boxes(canvas)[0]).toHaveAttribute('inputmode', 'numeric');
    await expect(gate.matches(':modal')).toBe(true);
    await expect(document.documentElement.style.overflow).toBe('hidden');
    await expect(canvas.getByText('Why we ask')).toBeVisible();
    await expect(
      canvas.getByText(
        'These six digits are the same on every card of your kind. They tell us which prices in points are yours; nobody can pay with them.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'The other ten digits are not asked for' })).toBeVisible();
  },
});

/** Pressing Escape repeatedly leaves the gate open. */
export const EscapeIgnored = meta.story({
  parameters: { rules: ['GATE-005'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('45{Escape}{Escape}{Escape}');
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await expect(digits(canvas)).toEqual(['4', '5', '', '', '', '']);
    canvas.getByRole('button', { name: 'Continue' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('dialog')).toBeVisible();
    const gate = canvas.getByRole('dialog') as HTMLDialogElement;
    // If the browser closes the gate anyway, it opens again.
    gate.close();
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
});

export const PartFilled = meta.story({
  parameters: {
    rules: ['GATE-014', 'GATE-015', 'GATE-016', 'GATE-017', 'GATE-018', 'GATE-019', 'GATE-020', 'GATE-021'],
  },
  play: async ({ args, canvas, userEvent }) => {
    // The arrows pass empty boxes as well.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(focused(canvas)).toBe(2);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(focused(canvas)).toBe(0);
    await userEvent.keyboard('4x 9-.,+é/2');
    await expect(digits(canvas)).toEqual(['4', '9', '2', '', '', '']);
    await expect(focused(canvas)).toBe(3);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focused(canvas)).toBe(2);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(focused(canvas)).toBe(0);
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused(canvas)).toBe(1);
    // Digits are typed in a box that already has a digit, before it and after it.
    const second = boxes(canvas)[1] as HTMLInputElement;
    await userEvent.type(second, '7', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(digits(canvas)).toEqual(['4', '7', '2', '', '', '']);
    await expect(focused(canvas)).toBe(2);
    // The same digit once more.
    second.focus();
    await userEvent.keyboard('7');
    await expect(digits(canvas)).toEqual(['4', '7', '2', '', '', '']);
    await expect(focused(canvas)).toBe(2);
    await userEvent.type(second, '5', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await expect(digits(canvas)).toEqual(['4', '5', '2', '', '', '']);
    await userEvent.keyboard('{Backspace}');
    await expect(digits(canvas)).toEqual(['4', '5', '', '', '', '']);
    await expect(focused(canvas)).toBe(1);
    await userEvent.keyboard('{Delete}');
    await expect(digits(canvas)).toEqual(['4', '', '', '', '', '']);
    await expect(focused(canvas)).toBe(0);
    // One box among the others is left empty.
    await userEvent.click(boxes(canvas)[2]!);
    await userEvent.keyboard('5432{Enter}');
    await expect(digits(canvas)).toEqual(['4', '', '5', '4', '3', '2']);
    await expect(canvas.getByText(missing)).toBeVisible();
    await expect(focused(canvas)).toBe(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** An on-screen keyboard sends no key events: a box then holds what was typed in it. */
export const OnScreenKeyboard = meta.story({
  parameters: { rules: ['GATE-014', 'GATE-015', 'GATE-016', 'GATE-017', 'GATE-018'] },
  play: async ({ canvas }) => {
    const [first, second, third] = boxes(canvas);
    await fireEvent.input(first!, { target: { value: '4' }, data: '4' });
    await expect(focused(canvas)).toBe(1);
    await fireEvent.input(second!, { target: { value: 'x' }, data: 'x' });
    await expect(digits(canvas)).toEqual(['4', '', '', '', '', '']);
    await expect(focused(canvas)).toBe(1);
    await fireEvent.input(second!, { target: { value: '5' }, data: '5' });
    // The new digit stands after the old one, and then before it.
    await fireEvent.input(second!, { target: { value: '56' }, data: '6' });
    await expect(digits(canvas)).toEqual(['4', '6', '', '', '', '']);
    await fireEvent.input(second!, { target: { value: '76' }, data: '7' });
    await expect(digits(canvas)).toEqual(['4', '7', '', '', '', '']);
    await expect(focused(canvas)).toBe(2);
    await fireEvent.input(third!, { target: { value: '8' } });
    await fireEvent.input(third!, { target: { value: '89' } });
    await expect(digits(canvas)).toEqual(['4', '7', '9', '', '', '']);
    await expect(focused(canvas)).toBe(3);
    await fireEvent.input(third!, { target: { value: '' } });
    await expect(digits(canvas)).toEqual(['4', '7', '', '', '', '']);
    await expect(focused(canvas)).toBe(1);
    // A browser fills in the whole number at once.
    await fireEvent.input(first!, { target: { value: '404-302' } });
    await expect(digits(canvas)).toEqual(['4', '0', '4', '3', '0', '2']);
  },
});

export const Full = meta.story({
  parameters: { rules: ['GATE-008', 'GATE-012', 'GATE-013', 'GATE-017', 'GATE-020', 'GATE-021'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('404302');
    // There are as many asterisks, whatever is typed.
    await expect(canvas.getByText('**********')).toBeVisible();
    await expect(digits(canvas)).toEqual(['4', '0', '4', '3', '0', '2']);
    await expect(focused(canvas)).toBe(5);
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused(canvas)).toBe(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ cardId: '404302' });
    await userEvent.type(boxes(canvas)[5] as HTMLInputElement, '9{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ cardId: '404309' });
    // Enter submits from any box, and Continue as often as it is pressed.
    await userEvent.click(boxes(canvas)[0]!);
    await userEvent.keyboard('{Enter}0');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ cardId: '404309' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ cardId: '004309' });
    await expect(args.onSubmit).toHaveBeenCalledTimes(4);
  },
});

/** Pasting a whole card number fills in only its first six digits. */
export const Pasted = meta.story({
  parameters: { rules: ['GATE-014', 'GATE-015'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(boxes(canvas)[3] as HTMLInputElement);
    await userEvent.paste('4543 1298 7654 3210');
    await expect(digits(canvas)).toEqual(['4', '5', '4', '3', '1', '2']);
    await expect(canvas.getByRole('dialog').outerHTML).not.toMatch(/9876|7654|3210/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ cardId: '454312' });
  },
});

export const NothingTyped = meta.story({
  parameters: { rules: ['GATE-012', 'GATE-021', 'GATE-022'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByText(missing)).toBeVisible();
    await expect(focused(canvas)).toBe(0);
    await userEvent.keyboard('4');
    await expect(canvas.queryByText(missing)).toBeNull();
    await userEvent.keyboard('5431');
    // Five of the six digits are not enough.
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(missing)).toBeVisible();
    await expect(focused(canvas)).toBe(5);
    await expect(boxes(canvas).map((box) => box.getAttribute('aria-invalid'))).toEqual([
      null,
      null,
      null,
      null,
      null,
      'true',
    ]);
    await expect(boxes(canvas)[5]).toHaveAccessibleDescription(missing);
    await expect(boxes(canvas)[0]).not.toHaveAccessibleDescription();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    // Typing in another box hides the message too.
    await userEvent.click(boxes(canvas)[0]!);
    await userEvent.keyboard('0');
    await expect(canvas.queryByText(missing)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(missing)).toBeVisible();
    await userEvent.keyboard('2');
    await expect(canvas.queryByText(missing)).toBeNull();
  },
});

/** Deleting in an empty box empties the box before it, and the focus moves there. */
export const DeletedBackwards = meta.story({
  parameters: { rules: ['GATE-014', 'GATE-018'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('4543');
    await expect(focused(canvas)).toBe(4);
    await userEvent.keyboard('{Backspace}');
    await expect(digits(canvas)).toEqual(['4', '5', '4', '', '', '']);
    await expect(focused(canvas)).toBe(3);
    await userEvent.keyboard('{Delete}');
    await expect(digits(canvas)).toEqual(['4', '5', '', '', '', '']);
    await expect(focused(canvas)).toBe(2);
    // There is no box before the first.
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(digits(canvas)).toEqual(['', '', '', '', '', '']);
    await expect(focused(canvas)).toBe(0);
  },
});

export const Submitting = meta.story({
  args: { action: busy },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Checking...' })).toBeVisible();
    await userEvent.keyboard('454312{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  args: { action: failed('We do not recognise these numbers. Please check your card and try again.') },
  parameters: { rules: ['GATE-012', 'GATE-029'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
    const [said] = canvas.getAllByRole('alert').filter(({ textContent }) => textContent);
    await expect(said).toHaveTextContent('We do not recognise these numbers. Please check your card and try again.');
    for (const box of boxes(canvas)) {
      await expect(box).toBeInvalid();
      await expect(box).toHaveAccessibleDescription(said?.textContent ?? '');
    }
  },
});

/** Once accepted, the gate closes and the page scrolls again. */
export const Accepted = meta.story({
  args: { action: done, open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Behind the gate' })).toBeVisible();
  },
});
