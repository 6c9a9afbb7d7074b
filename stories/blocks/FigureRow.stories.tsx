import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Amount } from '../../src/blocks/Amount.js';
import { FigureRow } from '../../src/blocks/FigureRow.js';
import { framed } from '../framed.js';
import { expectToFit, rightToLeft } from '../storyChecks.js';

const meta = preview.meta({
  component: FigureRow,
  args: { name: 'Subtotal', children: <Amount amount={167.88} /> },
  render: (args) => (
    <dl className="wsk-Facts">
      <FigureRow {...args} />
    </dl>
  ),
  decorators: [framed(372)],
});

/** A name and its amount, as in each row of the figures of a basket or an order. */
export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Subtotal');
    await expect(canvas.getByRole('definition')).toHaveTextContent('£167.88');
  },
});
/** What the shopper saves has a colour of its own, and a note says why. */
export const Saving = meta.story({
  args: { name: 'Savings', tone: 'saving', note: 'Mix 12 or more', children: <Amount amount={-18} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Savings')).toBeVisible();
  },
});
/** The amount stays on one line; the name wraps. */
export const LongText = meta.story({
  args: { name: 'Donaudampfschifffahrtsgesellschaftsrabatt for twelve bottles of the autumn cellar' },
  decorators: [framed(220)],
  play: expectToFit,
});
export const Noted = meta.story({
  args: { name: 'Delivery', note: 'Next day, before noon', children: <Amount amount={7.99} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('DeliveryNext day, before noon');
  },
});
export const Part = meta.story({ args: { name: 'Mix 12 or more', tone: 'part', children: <Amount amount={-18} /> } });
export const Total = meta.story({
  args: { name: 'Total', tone: 'total', children: <Amount amount={157.87} size="total" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total')).toBeVisible();
  },
});
export const StrongName = meta.story({
  args: { name: 'Membership', strongName: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Membership')).toBeVisible();
  },
});
export const Word = meta.story({
  args: { name: 'Delivery', children: 'Free' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
  },
});
export const RightToLeft = meta.story({ args: { name: 'סכום ביניים' }, decorators: [rightToLeft] });
