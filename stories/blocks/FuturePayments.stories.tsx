import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { caseCode } from '../../mocks/fixtures/catalogue/codes.js';
import { FuturePayments, type FuturePaymentsProps } from '../../src/blocks/FuturePayments.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: FuturePayments,
  args: {
    payments: [
      { itemCode: '00067SV', name: 'Unlimited Delivery', date: '2027-11-30', amount: 29.99 },
      { itemCode: '0104412', name: 'The Seasonal Plan', date: '2027-02-08', amount: 119.88 },
    ],
    of: 'basket' as FuturePaymentsProps['of'],
  },
  decorators: [framed(420)],
});

export const ByBasket = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^Unlimited Delivery30 November 2027.*29\.99$/);
    await expect(second).toHaveTextContent(/^The Seasonal Plan8 February 2027.*119\.88$/);
  },
});

export const ByProduct = meta.story({
  args: {
    payments: from((world) => world.answer('getFuturePaymentsByProduct', { query: { items: caseCode('plan-red') } })),
    of: 'product',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The Seasonal Plan: All Reds')).toBeVisible();
  },
});

export const None = meta.story({
  args: { payments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
