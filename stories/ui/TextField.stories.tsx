import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Form } from '../../src/ui/Form.js';
import { TextField } from '../../src/ui/TextField.js';
import { framed } from '../framed.js';
import { expectToFit, hovered, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({ component: TextField, args: { label: 'Email address' }, decorators: [framed(420)] });

/** An email address, as in most forms; `autoComplete` lets the browser fill it in. */
export const Default = meta.story({
  args: { type: 'email', autoComplete: 'email', defaultValue: 'margaret@example.com' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email address' });
    await expect(field).toHaveAttribute('autocomplete', 'email');
    await expect(field).not.toHaveAttribute('aria-describedby');
  },
});
/** The hint stays when the error appears, and a screen reader reads both, in this order. */
export const Invalid = meta.story({
  args: { hint: 'Such as you@example.com.', error: 'Please enter a valid email address', defaultValue: 'margaret@' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Such as you@example.com. Please enter a valid email address');
  },
});
/** At 320 px, the label, hint, error and value are all too long, and words have to break. */
export const LongText = meta.story({
  args: {
    label: 'The name of the person or company the invoice for this order and all that follow is to be made out to',
    hint: 'As it stands in the Handelsregister, the Rechtsformbezeichnung included. '.repeat(3),
    error: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft is not in the register.',
    defaultValue: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
  decorators: [framed(320)],
  play: expectToFit,
});
export const WithHint = meta.story({
  args: { hint: 'We send the order there, and nothing else unless you say so.', placeholder: 'you@example.com' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(String(args.hint));
  },
});
export const Optional = meta.story({
  args: { label: 'Company', optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Company (optional)' })).toBeVisible();
    await expect(canvas.getByRole('textbox')).not.toBeRequired();
  },
});
/** Boxes for text of a known length; on a narrow page they shrink with their column. */
function FieldsOfEveryWidth() {
  return (
    <Form column="wide">
      <TextField label="Security code" width="code" />
      <TextField label="Postcode" width="short" />
      <TextField label="Card number" width="medium" />
      <TextField label="Address" />
    </Form>
  );
}
const boxWidths = (canvas: { getAllByRole: (role: 'textbox') => HTMLElement[] }) =>
  canvas
    .getAllByRole('textbox')
    .map((field) => field.closest('.wsk-Field-control')?.getBoundingClientRect().width ?? 0);

/** A medium box does not leave a small step beside a box that fills the column. */
export const Widths = meta.story({
  render: () => <FieldsOfEveryWidth />,
  play: async ({ canvas, canvasElement }) => {
    await expect(boxWidths(canvas)).toEqual([112, 176, 380, 380]);
    await expectToFit({ canvasElement });
  },
});
export const WidthsWide = meta.story({
  render: () => (
    <div style={{ width: 480 }}>
      <FieldsOfEveryWidth />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(boxWidths(canvas)).toEqual([112, 176, 320, 480]);
  },
});
export const WidthsNarrow = Widths.extend({
  decorators: [framed(260)],
  play: expectToFit,
});
export const Hovered = Default.extend({ decorators: [hovered] });
export const Focused = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Email address'));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toBeRequired();
    const box = canvasElement.querySelector('.wsk-Field-control')!;
    await expect(getComputedStyle(box).outlineWidth).toBe('3px');
  },
});
export const Disabled = Default.extend({ args: { disabled: true } });
export const ReadOnly = Default.extend({ args: { readOnly: true } });
export const Busy = meta.story({
  args: { label: 'Postcode', busy: true, defaultValue: 'HX4 7AB' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'x');
    await expect(field).toHaveValue('HX4 7AB');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking...');
  },
});
export const Decimal = meta.story({
  args: { label: 'Monthly saving', hint: 'In pounds.', inputMode: 'decimal', defaultValue: '25' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal');
  },
});
export const Password = meta.story({
  args: { label: 'Password', type: 'password', autoComplete: 'current-password', defaultValue: 'a secret' },
});
/** Registered in the same way as by form libraries: by name, ref and the input's own events, without a controlled
 * value. */
export const Registered = meta.story({
  render: function SignIn(args) {
    const seen: string[] = [];
    return (
      <Form aria-label="Sign in">
        <TextField
          {...args}
          name="email"
          ref={(input) => {
            if (input) input.value = 'filled by its form';
          }}
          onChange={({ target, type }) => seen.push(`${type} ${target.name} ${target.value}`)}
          onBlur={({ target, type }) => {
            seen.push(`${type} ${target.name}`);
            target.form?.setAttribute('data-seen', seen.join(', '));
          }}
        />
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(form).toHaveFormValues({ email: 'filled by its form' });
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.type(canvas.getByRole('textbox'), 'me');
    await userEvent.tab();
    await expect(form).toHaveFormValues({ email: 'me' });
    await expect(form.dataset.seen).toBe('change email , change email m, change email me, blur email');
  },
});
export const RightToLeft = meta.story({
  args: {
    label: 'דואר אלקטרוני',
    hint: 'לא נשלח לשם דבר אחר',
    error: 'הזינו כתובת תקינה',
    defaultValue: 'מרגרט',
  },
  decorators: [rightToLeft],
});
export const Zoomed = Invalid.extend({
  decorators: [zoomed],
  play: expectToFit,
});
/** Edges are drawn as borders, which remain in forced-colours mode; the border of an invalid field is wider, since its
 * colour is lost. */
export const ForForcedColours = Invalid.extend({
  parameters: { emulate: { forcedColors: 'active' } },
  play: async ({ canvasElement }) => {
    const { borderStyle, borderWidth } = getComputedStyle(canvasElement.querySelector('.wsk-Field-control')!);
    const isForced = window.matchMedia('(forced-colors: active)').matches;
    await expect([borderStyle, isForced ? borderWidth : '3px']).toEqual(['solid', '3px']);
  },
});
