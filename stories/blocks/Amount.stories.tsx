import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Amount } from '../../src/blocks/Amount.js';
import { framed } from '../framed.js';

const meta = preview.meta({ component: Amount, args: { amount: 1234.5 }, decorators: [framed()] });

/** Most amounts stand among words and take their size from them. */
export const InText = meta.story();
/** A brand that sells for points has a unit after the number instead of a sign before it. */
export const Points = meta.story({
  args: { amount: 13900 },
  globals: { brand: 'hsb' },
  parameters: { rules: ['BRAND-046'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('13,900')).toHaveTextContent(/^13,900 pts$/);
  },
});
/** The largest size, where a thousands separator and pence need the most room. */
export const Hero = meta.story({ args: { size: 'hero' } });
export const Row = meta.story({ args: { size: 'row' } });
export const Card = meta.story({ args: { size: 'card' } });
export const Total = meta.story({ args: { size: 'total' } });
export const Money = meta.story({
  parameters: { rules: ['BRAND-045'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£1,234.50')).toBeVisible();
  },
});
