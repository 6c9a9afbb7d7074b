import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { CheckoutHeader } from '../../src/screens/header/CheckoutHeader.js';

const meta = preview.meta({ title: 'header/CheckoutHeader', component: CheckoutHeader });

/** The header links to the home page and to the number for help, and nowhere else. */
export const Shown = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Lawton Wines home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Help: 01632 960 144' })).toHaveAttribute('href', 'tel:01632960144');
    await expect(canvas.getByText('Secure checkout')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const Points = meta.story({
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Help: 01632 960 318')).toBeVisible();
  },
});
