import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Amount } from '../../src/blocks/Amount.js';
import { framed } from '../framed.js';

const meta = preview.meta({ component: Amount, args: { amount: 1234.5 }, decorators: [framed()] });

export const InText = meta.story();
export const Row = meta.story({ args: { size: 'row' } });
export const Card = meta.story({ args: { size: 'card' } });
export const Total = meta.story({ args: { size: 'total' } });
export const Hero = meta.story({ args: { size: 'hero' } });
export const Money = meta.story({
  parameters: { rules: ['BRAND-045'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£1,234.50')).toBeVisible();
  },
});
export const Points = meta.story({
  args: { amount: 13900 },
  globals: { brand: 'hsb' },
  parameters: { rules: ['BRAND-046'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('13,900')).toHaveTextContent(/^13,900 pts$/);
  },
});
