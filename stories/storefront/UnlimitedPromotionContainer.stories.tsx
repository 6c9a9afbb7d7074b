import { expect, type within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { UnlimitedPromotionContainer } from '../../src/storefront/UnlimitedPromotionContainer.js';
import { withStorefront } from './withStorefront.js';

const meta = preview.meta({
  component: UnlimitedPromotionContainer,
  args: { itemCode: '0651883' },
  decorators: [withStorefront],
});

type Canvas = ReturnType<typeof within>;
const hidden = async ({ canvas }: { readonly canvas: Canvas }) => {
  // Basket and customer are there.
  await canvas.findByRole('button', { name: /^Basket: / });
  await canvas.findByRole('button', { name: /^Sign (in|out)$/ });
  await expect(canvas.queryByRole('complementary', { name: 'Unlimited delivery' })).toBeNull();
};

export const Shown = meta.story({
  parameters: { mock: { basket: [{ product: 'wine', quantity: 2 }] }, rules: ['BSKT-073'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('complementary', { name: 'Unlimited delivery' });
  },
});
export const HiddenByTheBasket = meta.story({
  parameters: { mock: { basket: [{ product: 'membership', quantity: 1 }] }, rules: ['BSKT-073'] },
  play: hidden,
});
export const HiddenByThePage = meta.story({
  args: { itemCode: '00067SV' },
  parameters: { rules: ['BSKT-073'] },
  play: hidden,
});
export const HiddenForAMember = meta.story({
  globals: { login: 'hard' },
  parameters: { mock: { persona: 'unlimited' } },
  play: hidden,
});
