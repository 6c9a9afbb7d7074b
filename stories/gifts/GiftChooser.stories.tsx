import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { GiftChooser } from '../../src/screens/gifts/GiftChooser.js';
import { framed } from '../framed.js';

const meta = preview.meta({ component: GiftChooser, args: { onSubmit: fn() }, decorators: [framed(640)] });

export const NothingChosen = meta.story({
  parameters: { rules: ['GIFT-005', 'GIFT-006'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Let them choose' })).toBeVisible();
    await expect(canvas.getByText('Choose one to continue.')).toBeVisible();
    await expect(
      canvas.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(['Gift card', 'E-voucher']);
    const [card, eVoucher] = canvas.getAllByRole('radio');
    await expect(card).toHaveAccessibleDescription('A card in a stiff envelope, sent by post.');
    await expect(eVoucher).toHaveAccessibleDescription('A code with your message, sent by email.');
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    const submit = canvas.getByRole('button', { name: 'Continue' });
    await expect(submit).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Gift card' }));
    await expect(submit).toBeEnabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'E-voucher' }));
    await userEvent.click(submit);
    await expect(args.onSubmit.mock.calls).toEqual([[{ type: 'eVoucher' }]]);
  },
});
export const GiftCard = meta.story({
  args: { start: 'giftCard' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Gift card' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit.mock.calls).toEqual([[{ type: 'giftCard' }]]);
  },
});
export const EVoucher = meta.story({
  args: { start: 'eVoucher' },
  parameters: { rules: ['GIFT-006'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'E-voucher' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
});
/** Where there is nothing to buy in pounds, both types can still be given. */
export const PointsShop = NothingChosen.extend({ globals: { brand: 'hsb' } });
export const Narrow = meta.story({ args: { start: 'eVoucher' }, decorators: [framed(320)] });
