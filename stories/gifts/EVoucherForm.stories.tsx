import { expect, fn, type userEvent as userEvents, waitFor, type within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { emptyEVoucher } from '../../src/rules/gifts/eVoucher.js';
import { EVoucherForm } from '../../src/screens/gifts/EVoucherForm.js';
import { framed } from '../framed.js';
import { customEVoucher, eVoucher } from './eVoucherWorld.js';

const meta = preview.meta({
  component: EVoucherForm,
  args: { start: emptyEVoucher, label: 'Preview', onDraft: fn(), onSubmit: fn() },
  decorators: [framed(640)],
});

const labels = {
  custom: 'Or another amount',
  recipientName: 'Their name',
  recipientEmail: 'Their email address',
  verifyEmail: 'Their email address again',
  message: 'Your message',
} as const;

interface Shopper {
  readonly args: { readonly onSubmit: unknown };
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: Pick<ReturnType<typeof userEvents.setup>, 'click'>;
}

/** Creates a story that checks a form with one invalid field: the message is shown beside the field, the field takes
 * the focus, and nothing is sent. */
const wrong =
  (field: keyof typeof labels, message: string) =>
  async ({ args, canvas, userEvent }: Shopper): Promise<void> => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    const control = canvas.getByRole('textbox', { name: labels[field] });
    await waitFor(() => expect(control).toBeInvalid());
    await expect(control).toHaveAccessibleDescription(new RegExp(`${message}$`));
    await expect(canvas.getByText(message)).toBeVisible();
    await waitFor(() => expect(control).toHaveFocus());
    await expect(canvas.getAllByRole('textbox').filter((one: HTMLElement) => one.ariaInvalid === 'true')).toEqual([
      control,
    ]);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  };

export const Empty = meta.story({
  parameters: { rules: ['GIFT-016', 'GIFT-020', 'GIFT-022', 'GIFT-025', 'GIFT-028', 'GIFT-029'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('In whole amounts up to £500')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Who is it for?' })).toBeVisible();
    await expect(canvas.queryByText(/^Please enter/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await canvas.findByText('Please enter an amount');
    for (const message of ['Please enter a name', 'Please enter an email address', 'Please enter a message'])
      await expect(canvas.getByText(message)).toBeVisible();
    const custom = canvas.getByRole('textbox', { name: labels.custom });
    await waitFor(() => expect(custom).toHaveFocus());
    await userEvent.type(custom, '40');
    await waitFor(() => expect(canvas.queryByText('Please enter an amount')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: labels.recipientName })).toHaveFocus());
    // The repeated address is checked together with the fields before and after it.
    await userEvent.type(canvas.getByRole('textbox', { name: labels.recipientEmail }), 'ida@friend.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: labels.verifyEmail })).toBeInvalid());
    for (const message of ['Please enter a name', 'Please enter a valid email address', 'Please enter a message'])
      await expect(canvas.getByText(message)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: labels.recipientName }), 'Ida');
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: labels.verifyEmail })).toHaveFocus());
    await expect(canvas.getByText('Please enter a message')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
/** None of the presets is selected, so Tab skips them and moves on to the button. */
export const TabbedThrough = meta.story({
  parameters: { rules: ['GIFT-016', 'GIFT-029'] },
  play: async ({ args, canvas, userEvent }) => {
    const preview = canvas.getByRole('button', { name: 'Preview' });
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '£25' })).toHaveFocus();
    while (document.activeElement !== preview) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const custom = canvas.getByRole('textbox', { name: labels.custom });
    await waitFor(() => expect(custom).toHaveFocus());
    await expect(custom).toHaveAccessibleDescription(/Please enter an amount$/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('40');
    await waitFor(() => expect(custom).toBeValid());
  },
});
/** An amount is typed, and the focus moves back past the presets before the form is submitted. */
export const TabbedBackOverThePresets = meta.story({
  args: { start: { ...eVoucher, preset: '', custom: '' } },
  parameters: { rules: ['GIFT-014'] },
  play: async ({ args, canvas, userEvent }) => {
    const custom = canvas.getByRole('textbox', { name: labels.custom });
    await userEvent.type(custom, '40');
    await userEvent.tab({ shift: true });
    await expect(canvas.getAllByRole('radio')).toContain(document.activeElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSubmit.mock.calls).toEqual([[{ fields: { ...eVoucher, preset: '', custom: '40' } }]]),
    );
  },
});
export const Preset = meta.story({
  args: { start: { ...eVoucher, preset: '' } },
  parameters: { rules: ['GIFT-011', 'GIFT-012', 'GIFT-013'] },
  play: async ({ args, canvas, userEvent }) => {
    const presets = canvas.getAllByRole<HTMLInputElement>('radio').map(({ labels: own }) => own?.[0]?.textContent);
    await expect(presets).toEqual(['£25', '£50', '£100']);
    for (const amount of ['25', '50', '100']) {
      await userEvent.click(canvas.getByRole('radio', { name: `£${amount}` }));
      await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
      await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ fields: { ...eVoucher, preset: amount } }));
    }
  },
});
/** The amounts are in pounds even where the shop's prices are in points. */
export const PresetInPointsShop = Preset.extend({ globals: { brand: 'hsb' } });
/** Selecting a preset clears the typed amount, and typing clears the preset, each time. */
export const Custom = meta.story({
  args: { start: customEVoucher },
  parameters: { rules: ['GIFT-014', 'GIFT-015'] },
  play: async ({ args, canvas, userEvent }) => {
    const custom = canvas.getByRole('textbox', { name: labels.custom });
    await expect(custom).toHaveValue('500');
    const fifty = canvas.getByRole('radio', { name: '£50' });
    await userEvent.click(fifty);
    await expect(fifty).toBeChecked();
    await expect(custom).toHaveValue('');
    await expect(args.onDraft).toHaveBeenLastCalledWith({ fields: { ...eVoucher, preset: '50', custom: '' } });
    await userEvent.type(custom, '7');
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(args.onDraft).toHaveBeenLastCalledWith({ fields: { ...eVoucher, preset: '', custom: '7' } });
    await userEvent.click(canvas.getByRole('radio', { name: '£100' }));
    await expect(custom).toHaveValue('');
    await expect(args.onDraft).toHaveBeenLastCalledWith({ fields: { ...eVoucher, preset: '100', custom: '' } });
    await userEvent.type(custom, '£7');
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await waitFor(() =>
      expect(args.onSubmit.mock.calls).toEqual([[{ fields: { ...eVoucher, preset: '', custom: '£7' } }]]),
    );
  },
});
const address = 'Ida.Fenn_2+gifts@post.o-friend.example';
const unusualEmail = { recipientEmail: address, verifyEmail: address };
export const Valid = meta.story({
  args: { start: { ...customEVoucher, ...unusualEmail } },
  parameters: { rules: ['GIFT-017', 'GIFT-018', 'GIFT-024'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await waitFor(() =>
      expect(args.onSubmit.mock.calls).toEqual([[{ fields: { ...customEVoucher, ...unusualEmail } }]]),
    );
  },
});
const typed = (custom: string) => ({ preset: '', custom });
/** The form is sent with one amount after the other. */
export const AmountsRefused = meta.story({
  args: { start: { ...eVoucher, ...typed('') } },
  parameters: { rules: ['GIFT-014', 'GIFT-016', 'GIFT-017', 'GIFT-018', 'GIFT-019'] },
  play: async ({ args, canvas, userEvent }) => {
    const custom = canvas.getByRole('textbox', { name: labels.custom });
    const amount = 'Please enter an amount';
    const less = 'Please enter an amount less than £500';
    const whole = 'Please enter a whole number';
    for (const [entry, message] of [
      ['0.00', amount],
      ['-0.5', amount],
      ['ten', amount],
      ['1e2', amount],
      ['0.5', whole],
      ['1000', less],
      ['499.99', whole],
      ['500.5', less],
      ['1.001', whole],
    ] as const) {
      await userEvent.clear(custom);
      await userEvent.type(custom, `${entry}{Enter}`);
      await waitFor(() => expect(custom).toHaveAccessibleDescription(`In whole amounts up to £500 ${message}`));
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
    for (const [place, entry] of ['500', '£25', '12.00', '040'].entries()) {
      await userEvent.clear(custom);
      await userEvent.type(custom, `${entry}{Enter}`);
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(place + 1));
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ fields: { ...eVoucher, ...typed(entry) } });
      await waitFor(() => expect(custom).toBeValid());
    }
  },
});
const long = `${'a'.repeat(50)}@${'b'.repeat(42)}.example`;
export const AmountZero = meta.story({
  args: { start: { ...eVoucher, ...typed('0') } },
  parameters: { rules: ['GIFT-016'] },
  play: wrong('custom', 'Please enter an amount'),
});
export const AmountBelowZero = meta.story({
  args: { start: { ...eVoucher, ...typed('-5') } },
  parameters: { rules: ['GIFT-016'] },
  play: wrong('custom', 'Please enter an amount'),
});
/** The smallest amount that is greater than 0 and whole. */
export const SmallestAmount = meta.story({
  args: { start: { ...eVoucher, ...typed('1') } },
  parameters: { rules: ['GIFT-016', 'GIFT-019'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[{ fields: { ...eVoucher, ...typed('1') } }]]));
  },
});
export const AmountTooLarge = meta.story({
  args: { start: { ...eVoucher, ...typed('501') } },
  parameters: { rules: ['GIFT-017'] },
  play: wrong('custom', 'Please enter an amount less than £500'),
});
/** The amount is too large, before it is not whole. */
export const AmountJustTooLarge = meta.story({
  args: { start: { ...eVoucher, ...typed('500.01') } },
  parameters: { rules: ['GIFT-017'] },
  play: wrong('custom', 'Please enter an amount less than £500'),
});
export const AmountNotWhole = meta.story({
  args: { start: { ...eVoucher, ...typed('12.50') } },
  parameters: { rules: ['GIFT-019'] },
  play: wrong('custom', 'Please enter a whole number'),
});
/** One decimal is enough to make an amount not whole. */
export const AmountWithOneDecimal = meta.story({
  args: { start: { ...eVoucher, ...typed('25.5') } },
  parameters: { rules: ['GIFT-019'] },
  play: wrong('custom', 'Please enter a whole number'),
});
export const NameMissing = meta.story({
  args: { start: { ...eVoucher, recipientName: '' } },
  parameters: { rules: ['GIFT-020'] },
  play: wrong('recipientName', 'Please enter a name'),
});
/** Spaces are no name. */
export const NameBlank = meta.story({
  args: { start: { ...eVoucher, recipientName: '  ' } },
  parameters: { rules: ['GIFT-020'] },
  play: wrong('recipientName', 'Please enter a name'),
});
export const NameTooLong = meta.story({
  args: { start: { ...eVoucher, recipientName: 'n'.repeat(101) } },
  parameters: { rules: ['GIFT-021'] },
  play: wrong('recipientName', 'Name provided cannot be longer than 100 characters'),
});
export const EmailMissing = meta.story({
  args: { start: { ...eVoucher, recipientEmail: '', verifyEmail: '' } },
  parameters: { rules: ['GIFT-022'] },
  play: wrong('recipientEmail', 'Please enter an email address'),
});
export const EmailTooLong = meta.story({
  args: { start: { ...eVoucher, recipientEmail: long, verifyEmail: long } },
  parameters: { rules: ['GIFT-023'] },
  play: wrong('recipientEmail', 'Email cannot be longer than 100 characters'),
});
export const EmailInvalid = meta.story({
  args: { start: { ...eVoucher, recipientEmail: 'ida@', verifyEmail: 'ida@' } },
  parameters: { rules: ['GIFT-024'] },
  play: wrong('recipientEmail', 'Please enter a valid email address'),
});
export const EmailWithoutEnding = meta.story({
  args: { start: { ...eVoucher, recipientEmail: 'ida@friend', verifyEmail: 'ida@friend' } },
  parameters: { rules: ['GIFT-024'] },
  play: wrong('recipientEmail', 'Please enter a valid email address'),
});
export const EmailWithSpace = meta.story({
  args: { start: { ...eVoucher, recipientEmail: 'ida fenn@friend.example', verifyEmail: 'ida fenn@friend.example' } },
  parameters: { rules: ['GIFT-024'] },
  play: wrong('recipientEmail', 'Please enter a valid email address'),
});
export const EmailsInvalid = meta.story({
  args: { start: { ...eVoucher, recipientEmail: '', verifyEmail: '' } },
  parameters: { rules: ['GIFT-024'] },
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: labels.recipientEmail });
    for (const entry of [
      'ida',
      '@friend.example',
      'ida@friend.',
      'ida@@friend.example',
      'ida@friend..example',
      'ida@friend.example,tom@friend.example',
    ]) {
      await userEvent.clear(email);
      await userEvent.type(email, `${entry}{Enter}`);
      await waitFor(() => expect(email).toHaveAccessibleDescription('Please enter a valid email address'));
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const EmailsDiffer = meta.story({
  args: { start: { ...eVoucher, verifyEmail: 'ada@friend.example' } },
  parameters: { rules: ['GIFT-035'] },
  play: wrong('verifyEmail', 'Please enter a valid email address'),
});
export const MessageMissing = meta.story({
  args: { start: { ...eVoucher, message: '' } },
  parameters: { rules: ['GIFT-025'] },
  play: wrong('message', 'Please enter a message'),
});
/** Spaces and empty lines are no message. */
export const MessageBlank = meta.story({
  args: { start: { ...eVoucher, message: ' \n ' } },
  parameters: { rules: ['GIFT-025'] },
  play: wrong('message', 'Please enter a message'),
});
export const MessageTooLong = meta.story({
  args: { start: { ...eVoucher, message: 'm'.repeat(201) } },
  parameters: { rules: ['GIFT-026'] },
  play: wrong('message', 'Message cannot be longer than 200 characters'),
});
/** Values of exactly the maximum length are accepted. */
export const AtTheLimits = meta.story({
  args: {
    start: {
      ...eVoucher,
      // Spaces around a name are not part of it.
      recipientName: ` ${'n'.repeat(100)} `,
      recipientEmail: long.slice(1),
      verifyEmail: long.slice(1),
      message: 'm'.repeat(200),
    },
  },
  parameters: { rules: ['GIFT-021', 'GIFT-023', 'GIFT-026'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit.mock.lastCall?.[0].fields.recipientName).toBe('n'.repeat(100));
  },
});
/** The counter is updated while typing, even beyond the limit. */
export const Counter = meta.story({
  args: { start: { ...eVoucher, message: 'm'.repeat(199) } },
  parameters: { rules: ['GIFT-027'] },
  play: async ({ canvas, userEvent }) => {
    const message = canvas.getByRole('textbox', { name: labels.message });
    await expect(canvas.getByText('199/200')).toBeVisible();
    await userEvent.type(message, 'o');
    await expect(canvas.getByText('200/200')).toBeVisible();
    // Spaces and new lines count too.
    await userEvent.type(message, ' {Enter}');
    await expect(canvas.getByText('202/200')).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByText('201/200')).toBeVisible();
    await userEvent.clear(message);
    await expect(canvas.getByText('0/200')).toBeVisible();
  },
});
/** An error disappears as soon as the shopper corrects the field it depends on. */
export const Corrected = meta.story({
  args: { start: { ...eVoucher, ...typed('501'), recipientEmail: 'ada@friend.example' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await canvas.findByText('Please enter an amount less than £500');
    await userEvent.click(canvas.getByRole('radio', { name: '£25' }));
    await waitFor(() => expect(canvas.queryByText('Please enter an amount less than £500')).toBeNull());
    const email = canvas.getByRole('textbox', { name: labels.recipientEmail });
    await userEvent.clear(email);
    await userEvent.type(email, 'ida@friend.example');
    await waitFor(() => expect(canvas.queryByText('Please enter a valid email address')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[{ fields: { ...eVoucher, preset: '25' } }]]));
  },
});
/** The same messages, with amounts in the site's own currency. */
export const Dollars = meta.story({
  globals: { brand: 'vir' },
  parameters: { rules: ['GIFT-017'] },
  args: { start: { ...eVoucher, ...typed('501') } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: '$25' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await canvas.findByText('Please enter an amount less than $500');
  },
});
/** The limit is in pounds even where the shop's prices are in points. */
export const PointsShop = meta.story({
  globals: { brand: 'hsb' },
  parameters: { rules: ['GIFT-017'] },
  args: { start: { ...eVoucher, ...typed('501') } },
  play: wrong('custom', 'Please enter an amount less than £500'),
});
export const Narrow = meta.story({ args: { start: customEVoucher }, decorators: [framed(320)] });
