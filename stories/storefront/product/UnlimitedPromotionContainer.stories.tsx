import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { UnlimitedPromotionContainer } from '../../../src/storefront/product/UnlimitedPromotionContainer.js';
import { storyCalls } from '../../storyShop.js';
import { withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: UnlimitedPromotionContainer,
  args: { itemCode: '0651883' },
  decorators: [withStorefront],
});

const promotion = { name: 'Unlimited delivery' };

export const Shown = meta.story({
  parameters: { mock: { basket: [{ product: 'wine', quantity: 2 }] }, rules: ['BSKT-073'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('complementary', promotion);
  },
});
/** The promotion was shown until the membership was added to the basket in another tab. */
export const HiddenByTheBasket = meta.story({
  parameters: { mock: { basket: [{ product: 'wine', quantity: 2 }] }, rules: ['BSKT-073'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('complementary', promotion);
    await storyCalls.settle();
    await fetch('/api/cart/itemcode/00067SV/1', { method: 'PUT' });
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(canvas.queryByRole('complementary', promotion)).toBeNull());
  },
});
/** The promotion is shown beside a wine on the same page, which proves that everything it waits for has loaded. */
export const HiddenByThePage = meta.story({
  args: { itemCode: '00067SV' },
  parameters: { rules: ['BSKT-073'] },
  render: ({ itemCode }) => (
    <>
      <div data-testid="membership">
        <UnlimitedPromotionContainer itemCode={itemCode} />
      </div>
      <UnlimitedPromotionContainer itemCode="0651883" />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('complementary', promotion);
    await expect(canvas.getByTestId('membership')).toBeEmptyDOMElement();
  },
});
export const HiddenForAMember = meta.story({
  globals: { login: 'hard' },
  parameters: { mock: { persona: 'unlimited' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Basket: empty' });
    await canvas.findByRole('button', { name: 'Sign out' });
    await expect(canvas.queryByRole('complementary', promotion)).toBeNull();
  },
});
