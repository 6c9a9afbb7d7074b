import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { WineCard } from '../../src/blocks/WineCard.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: WineCard,
  args: { product: from((world) => world.product('wine')) },
  decorators: [framed(292)],
});

export const Wine = meta.story({
  parameters: { rules: ['PROD-045', 'PROD-046'] },
  play: async ({ args, canvas }) => {
    const { itemCode, ratingDetails } = args.product;
    const { roundAvgRating, numberOfReviews } = ratingDetails!.productRating;
    await expect(canvas.getByRole('link')).toHaveAttribute('href', `/product/${itemCode}`);
    await expect(canvas.getByRole('img', { name: `${roundAvgRating} out of 5` })).toBeVisible();
    await expect(canvas.getByText(`${numberOfReviews} reviews`)).toBeInTheDocument();
  },
});
/** Outside a grid, the card lays out its rows itself. */
export const Alone = Wine.extend({
  play: async ({ canvasElement }) => {
    const [stage, text, price] = ['stage', 'text', 'price'].map((part) =>
      canvasElement.querySelector(`.wsk-WineCard-${part}`)!.getBoundingClientRect(),
    );
    await expect(text!.top).toBeGreaterThan(stage!.bottom);
    await expect(price!.top).toBeGreaterThan(text!.bottom);
  },
});
export const Case = meta.story({ args: { product: from((world) => world.product('mixedCase')) } });
export const OutOfStock = meta.story({
  args: { product: from((world) => world.product('outOfStockWine')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of Stock')).toBeVisible();
  },
});
export const EnPrimeur = meta.story({ args: { product: from((world) => world.product('enPrimeurWine')) } });
export const NoPicture = meta.story({ args: { product: from((world) => world.product('pictureless')) } });
export const NothingToBuy = meta.story({ args: { product: from((world) => world.product('withoutSkus')) } });
export const Unreviewed = meta.story({
  args: { product: from((world) => world.product('unreviewed')) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: /out of 5/ })).toBeNull();
  },
});
export const Reduced = meta.story({ args: { product: from((world) => world.product('reduced')) } });
export const LongName = meta.story({
  args: { product: from((world) => world.product('longName')) },
  decorators: [framed(193)],
});
export const Points = Wine.extend({ globals: { brand: 'hsb' } });
