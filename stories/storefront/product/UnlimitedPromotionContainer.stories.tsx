import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import type { LineItem } from '../../../src/model/basket.js';
import { UnlimitedPromotionContainer } from '../../../src/storefront/product/UnlimitedPromotionContainer.js';
import { changeAnswer, storyCalls } from '../../storyShop.js';
import { withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: UnlimitedPromotionContainer,
  args: { itemCode: '0651883' },
  decorators: [withStorefront],
});

const promotion = { name: 'Unlimited delivery' };
const memberships = ['MEM01UTD', '00067SV', '00071SV', '00068SV'];

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
/** The basket has each membership in turn, after a wine. */
export const HiddenByEachMembership = meta.story({
  parameters: {
    mock: { basket: [{ product: 'wine', quantity: 2 }] },
    rules: ['BSKT-072', 'BSKT-073', 'BSKT-074', 'BSKT-075'],
  },
  play: async ({ canvas }) => {
    const also = async (...codes: readonly string[]) => {
      await storyCalls.settle();
      changeAnswer('getCart', (cart) => {
        const [wine] = cart.lineItems as LineItem[];
        const more = codes.map((itemCode) => ({
          ...wine!,
          product: { ...wine!.product, itemCode },
          sku: { itemCode },
        }));
        return { ...cart, lineItems: [wine, ...more] };
      });
      window.dispatchEvent(new Event('visibilitychange'));
    };
    for (const membership of memberships) {
      await also();
      await canvas.findByRole('complementary', promotion);
      await also(membership);
      await waitFor(() => expect(canvas.queryByRole('complementary', promotion)).toBeNull());
    }
  },
});
/** The promotion is shown beside a wine on the same page, which proves that everything it waits for has loaded. */
export const HiddenByThePage = meta.story({
  parameters: { rules: ['BSKT-072', 'BSKT-073', 'BSKT-074', 'BSKT-075'] },
  render: ({ itemCode }) => (
    <>
      <div data-testid="memberships">
        {memberships.map((membership) => (
          <UnlimitedPromotionContainer key={membership} itemCode={membership} />
        ))}
      </div>
      <UnlimitedPromotionContainer itemCode={itemCode} />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('complementary', promotion);
    await expect(canvas.getByTestId('memberships')).toBeEmptyDOMElement();
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
