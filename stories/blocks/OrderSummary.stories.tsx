import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { OrderSummary } from '../../src/blocks/OrderSummary.js';
import type { Order } from '../../src/model/order.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: OrderSummary,
  args: { order: from(({ order }) => order.placed) },
  decorators: [framed(412)],
});

/** An order without offers: its lines, and the figures that add up to the total. */
export const Plain = meta.story({
  args: {
    order: from(
      ({ order }): Order => ({
        ...order.placed,
        adjustments: [],
        giftDetails: { sendGift: false },
        orderPriceInfo: { rawSubtotal: 264.8, savings: 26, shipping: 7.99, total: 246.79 },
      }),
    ),
  },
  parameters: { rules: ['CHKT-090', 'CHKT-094', 'CHKT-041'] },
  play: async ({ args, canvas }) => {
    const figures = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(figures).toEqual(['£264.80', '-£26.00', '£7.99', '£246.79']);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.order.lineItems.length);
    await expect(canvas.queryByText('Sent as a gift')).toBeNull();
  },
});

/** Vouchers and gift cards are listed after the total, and a gift card shows only its last four digits. */
export const Vouchers = meta.story({
  args: {
    order: from(
      ({ order }): Order => ({
        ...order.placed,
        paymentDetails: [
          { type: 'voucher', amount: 20, voucherCode: 'WELCOME20' },
          { type: 'giftCard', amount: 25, serialId: '6335000012344821' },
          ...order.placed.paymentDetails,
        ],
      }),
    ),
  },
  parameters: { rules: ['CHKT-096', 'CHKT-097', 'CHKT-098'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Voucher WELCOME20').nextElementSibling).toHaveTextContent('-£20.00');
    await expect(canvas.getByText('Gift card 4821').nextElementSibling).toHaveTextContent('-£25.00');
    await expect(canvas.queryByText(/6335/)).toBeNull();
  },
});
/** The narrowest column, where names of wines wrap and prices must stay whole. */
export const Narrow = meta.story({ decorators: [framed(288)] });

/** A line without a picture is drawn as what it is: a mixed case is a case without a count too, and a unit of one bottle
 * is a bottle. */
export const WithoutPictures = meta.story({
  args: {
    order: from(({ order: { placed } }): Order => {
      const [line] = placed.lineItems;
      const { thumbnailImage: _, mixed: __, ...product } = line!.product;
      const { caseBottleCount: ___, commerceItemId: ____, ...rest } = line!;
      return {
        ...placed,
        lineItems: [
          { ...rest, commerceItemId: '1', product: { ...product, name: 'Mixed', mixed: true } },
          { ...rest, commerceItemId: '2', product: { ...product, name: 'Single' }, caseBottleCount: 1 },
          { ...rest, commerceItemId: '3', product: { ...product, name: 'Dozen' }, caseBottleCount: 12 },
        ],
      };
    }),
  },
  parameters: { rules: ['PROD-064', 'PROD-065', 'MISC-023'] },
  play: async ({ canvas }) => {
    const shapes = canvas
      .getAllByRole('listitem')
      .map((item) => item.querySelector('.wsk-Silhouette')?.getAttribute('viewBox'));
    await expect(shapes).toEqual(['0 0 640 560', '16 0 168 640', '0 0 640 560']);
  },
});

export const Adjustments = meta.story({
  args: {
    order: from(
      ({ order }): Order => ({
        ...order.placed,
        orderPriceInfo: { ...order.placed.orderPriceInfo, savings: 26, shipping: 0 },
        adjustments: [
          { adjustmentType: 'PROMOTION', adjustmentAmount: 18, promotionName: 'Mix 12 or more' },
          { adjustmentType: 'MEMBERSHIP', adjustmentAmount: 8, promotionName: 'Unlimited delivery' },
        ],
      }),
    ),
  },
  parameters: { rules: ['CHKT-099', 'CHKT-100', 'CHKT-101', 'CHKT-090'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mix 12 or more').nextElementSibling).toHaveTextContent('-£18.00');
    await expect(canvas.getByText('Unlimited delivery').nextElementSibling).toHaveTextContent('-£8.00');
    await expect(canvas.getByText('Free', { selector: 'dd' })).toBeVisible();
  },
});

export const Points = meta.story({
  globals: { brand: 'hsb' },
  play: async ({ args, canvas, canvasElement }) => {
    const total = args.order.orderPointsInfo?.total.toLocaleString('en-GB');
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent(`${total} pts`);
    await expect(canvasElement).not.toHaveTextContent('£');
  },
});
