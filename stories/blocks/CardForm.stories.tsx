import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { CardForm } from '../../src/blocks/CardForm.js';
import { busy, idle } from '../../src/model/load.js';
import { actionFails } from '../commonStories.js';
import { framed } from '../framed.js';
import { expectMistakes } from '../storyChecks.js';

const meta = preview.meta({
  component: CardForm,
  args: { today: '2026-11-24', action: idle, onTyped: fn(), onSubmit: fn(), onCancel: fn() },
  globals: { login: 'hard' },
  decorators: [framed(560)],
});

/** The form as it opens for a new card, typed into and saved. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Card number'), '4111 1111 1111 1111');
    await expect(args.onTyped).toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Expiry month'), '7');
    await userEvent.type(canvas.getByLabelText('Expiry year'), '2029');
    await userEvent.type(canvas.getByLabelText('Security code'), '123');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Use this card first' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await expect(args.onSubmit.mock.calls).toEqual([
      [
        {
          card: {
            cardNumber: '4111 1111 1111 1111',
            expirationMonth: '7',
            expirationYear: '2029',
            cvv: '123',
            isDefault: true,
          },
        },
      ],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
/** Goes through each mistake a card can have: its number, month, security code and expiry. */
export const Invalid = meta.story({
  parameters: { rules: ['ACCT-038'] },
  play: async ({ args, canvas, userEvent }) => {
    const enter = async (label: string, text: string) => {
      const field = canvas.getByLabelText(label);
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    await userEvent.type(canvas.getByLabelText('Card number'), '4111 1111 1111 1111x');
    await userEvent.type(canvas.getByLabelText('Expiry month'), '13');
    await userEvent.type(canvas.getByLabelText('Expiry year'), '2029');
    await userEvent.type(canvas.getByLabelText('Security code'), '12a');
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await expect(canvas.getByLabelText('Card number')).toHaveAccessibleDescription('Please check the card number');
    await expectMistakes(
      canvas,
      'Please check the card number',
      'Please enter a month from 1 to 12',
      'Please enter the 3 digits of the code, or the 4 of an American Express',
    );
    await expect(canvas.getByLabelText('Expiry month')).toBeInvalid();
    await expect(canvas.getByLabelText('Security code')).toBeInvalid();
    // Letters before the digits and between them.
    for (const [number, code] of [
      ['x4111 1111 1111 1111', 'a12'],
      ['4111 1111x1111 1111', '1a2'],
    ] as const) {
      await enter('Card number', number);
      await enter('Security code', code);
      await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
      await expect(canvas.getByLabelText('Card number')).toBeInvalid();
      await expect(canvas.getByLabelText('Security code')).toBeInvalid();
    }
    await enter('Card number', '5555555555554444');
    await enter('Expiry month', '0');
    await enter('Security code', '123');
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await waitFor(() => expect(canvas.getByLabelText('Expiry month')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    // A later month of an earlier year is past, too.
    for (const [month, year] of [
      ['12', '2025'],
      ['10', '2026'],
    ] as const) {
      await enter('Expiry month', month);
      await enter('Expiry year', year);
      await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
      await expect(canvas.getByLabelText('Expiry year')).toHaveAccessibleDescription(/This card has expired/);
      await expect(args.onSubmit).not.toHaveBeenCalled();
    }
    // The card is good until the end of this month; 1 and 12 are months, too.
    for (const [month, year] of [
      ['11', '2026'],
      ['12', '2026'],
      ['1', '2027'],
    ] as const) {
      await enter('Expiry month', month);
      await enter('Expiry year', year);
      await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenLastCalledWith({
          card: expect.objectContaining({ expirationMonth: month, expirationYear: year }),
        }),
      );
    }
  },
});
/** The narrowest column, where expiry date and security code have the least room. */
export const Narrow = meta.story({ decorators: [framed(280)] });
export const Saving = meta.story({
  args: { action: busy },
  parameters: { rules: ['ACCT-028'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saving...')).toBeVisible();
  },
});
export const Failed = meta.story(actionFails('action', 'You have saved this card already.'));
export const Points = meta.story({ globals: { brand: 'hsb' } });
export const CardPartner = meta.story({ globals: { brand: 'amx' } });
