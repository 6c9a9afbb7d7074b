import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { basketWords } from '../../src/brands/words/basket.js';
import { createText, type KeyOf } from '../../src/brands/words.js';
import { BasketErrorModal } from '../../src/screens/basket/BasketErrorModal.js';
import { from } from '../from.js';

const wordText = (key: KeyOf<typeof basketWords>) =>
  from(({ brand, site }) => createText(brand, site).with(basketWords)(key));

const meta = preview.meta({ component: BasketErrorModal, args: { open: true, onClose: fn() } });

export const StringMessage = meta.story({
  args: { message: 'This wine is only sold by the case (<12 & "mixed">).' },
  parameters: { rules: ['BSKT-009', 'BSKT-077'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alertdialog', { name: 'Shopping Basket' })).toBeVisible();
    await expect(canvas.getByText('This wine is only sold by the case (<12 & "mixed">).')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Close' })[1]!);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const FallbackText = meta.story({
  parameters: { rules: ['BSKT-078'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Sorry, we are having problems adding your product, please try again or contact the call centre on 01632 960 144',
      ),
    ).toBeVisible();
  },
});
/** The same words in every country. */
export const CartRefreshFailure = meta.story({
  globals: { brand: 'vir' },
  args: { message: wordText('basket.refreshFailed') },
  parameters: { rules: ['BSKT-079'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We are having problems updating your cart at the moment.')).toBeVisible();
  },
});
export const UnlimitedDuplicate = meta.story({
  globals: { brand: 'vir' },
  args: { message: wordText('basket.alreadyUnlimited') },
  parameters: { rules: ['BSKT-071'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are already an unlimited member.')).toBeVisible();
  },
});
