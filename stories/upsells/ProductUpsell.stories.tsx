import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { ProductUpsell } from '../../src/screens/upsells/ProductUpsell.js';

const meta = preview.meta({ component: ProductUpsell, args: { offered: true, onOpen: fn() } });

export const Button = meta.story({
  parameters: { rules: ['UPSL-016'] },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('region', { name: 'There is more to save' });
    await userEvent.click(within(box).getByRole('button', { name: 'Claim your extra discount' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});
export const Points = Button.extend({ globals: { brand: 'hsb' } });

/** If no plan is offered, or once offers have been turned down permanently, the element is empty. */
export const Placeholder = meta.story({
  args: { offered: false },
  parameters: { rules: ['UPSL-017'] },
  play: async ({ canvas, canvasElement }) => {
    const place = canvasElement.querySelector('[data-component="ProductUpsell"]');
    await expect(place).toBeInTheDocument();
    await expect(place).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
