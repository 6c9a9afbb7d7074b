import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import type { Cart } from '../../src/model/basket.js';
import { CartSummary } from '../../src/screens/basket/CartSummary.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

/** The world's basket with other amounts, in money and in points. */
const priced = (figures: { rawSubtotal: number; savings: number; shipping: number; total: number }) =>
  from((world): Cart => {
    const points = Object.fromEntries(
      Object.entries(figures).map(([name, pounds]) => [name, Math.round(pounds * 100)]),
    );
    return {
      ...world.answer('getCart'),
      orderPriceInfo: figures,
      ...(world.answer('getCart').orderPointsInfo && { orderPointsInfo: { total: 0, ...points } }),
    };
  });

const meta = preview.meta({
  component: CartSummary,
  args: { cart: priced({ rawSubtotal: 90, savings: 0, shipping: 0, total: 90 }), checkoutHref: '#checkout' },
  decorators: [framed(412)],
});

const figuresOf = (canvas: { getAllByRole: (role: 'term') => HTMLElement[] }) =>
  canvas.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

export const Plain = meta.story({
  parameters: { rules: ['BSKT-035', 'BSKT-037'] },
  play: async ({ canvas }) => {
    await expect(figuresOf(canvas)).toEqual([
      ['Items', '£90.00'],
      ['Delivery', 'Free'],
      ['Total', '£90.00'],
    ]);
    await expect(canvas.getByText('Secure checkout. If a bottle disappoints, we’ll refund you.')).toBeVisible();
  },
});
export const WithSavings = meta.story({
  args: { cart: priced({ rawSubtotal: 264.8, savings: 26, shipping: 0, total: 238.8 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£238.80')).toBeVisible();
  },
});
export const WithShipping = meta.story({
  args: { cart: priced({ rawSubtotal: 264.8, savings: 26, shipping: 7.99, total: 246.79 }) },
  parameters: { rules: ['BSKT-034', 'BSKT-035', 'BSKT-036', 'BSKT-037'] },
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition').map((figure) => figure.textContent);
    await expect(figures).toEqual(['£264.80', '-£26.00', '£7.99', '£246.79']);
    await expect(canvas.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute('href', '#checkout');
  },
});
export const WithBreakdown = meta.story({
  args: {
    cart: from(({ answer }) => ({
      ...answer('getCart'),
      orderPriceInfo: {
        rawSubtotal: 264.8,
        savings: 26,
        shipping: 7.99,
        total: 246.79,
        pricingBreakdown: [
          { description: 'Mix 12 or more', amount: 18 },
          { description: 'Welcome voucher', amount: 8 },
        ],
      },
    })),
  },
  parameters: { rules: ['BSKT-038'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mix 12 or more').nextElementSibling).toHaveTextContent('-£18.00');
    await expect(canvas.getByText('Welcome voucher').nextElementSibling).toHaveTextContent('-£8.00');
  },
});
export const Points = meta.story({
  args: { cart: priced({ rawSubtotal: 264.8, savings: 26, shipping: 16, total: 254.8 }) },
  globals: { brand: 'hsb' },
  parameters: { rules: ['BSKT-039'] },
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition').map((figure) => figure.textContent);
    await expect(figures).toEqual(['26,480 pts', '-2,600 pts', '1,600 pts', '25,480 pts']);
  },
});
export const PointsTotalAlone = meta.story({
  args: { cart: from(({ answer }) => ({ ...answer('getCart'), orderPointsInfo: { total: 25480 } })) },
  globals: { brand: 'hsb' },
  parameters: { rules: ['BSKT-039'] },
  play: async ({ canvas }) => {
    await expect(figuresOf(canvas)).toEqual([['Total', '25,480 pts']]);
  },
});
