import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { WineCard } from '../../src/blocks/WineCard.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: WineCard,
  args: { product: from((world) => world.product('wine')) },
  decorators: [framed(292)],
});

/** The card of every grid; its stars are the rounded average as the shop gives it, whatever the average itself is. */
export const Wine = meta.story({
  args: {
    product: from((world) => ({
      ...world.product('wine'),
      itemCode: '00977GF',
      name: 'Old Vine',
      vintage: '2019',
      ratingDetails: { productRating: { avgRating: 4.6, numberOfReviews: 41, roundAvgRating: 3 } },
    })),
  },
  parameters: { rules: ['PROD-008', 'PROD-009', 'PROD-014', 'PROD-045', 'PROD-046', 'PROD-063'] },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Old Vine 2019' });
    await expect(link).toHaveAttribute('href', '/product/00977GF');
    const stars = canvas.getByRole('img', { name: '3 out of 5' });
    await expect(stars).toBeVisible();
    await expect(stars.querySelectorAll('[data-filled]')).toHaveLength(3);
    await expect(canvas.getByText('41 reviews')).toBeInTheDocument();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/\/small\.svg$/));
  },
});
/** A reduced wine: the price before and the saving add a row to the card. */
export const Reduced = meta.story({
  args: { product: from((world) => world.product('reduced')) },
  parameters: { rules: ['PROD-024', 'PROD-026'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Barossa Valley GI, Australia')).toBeVisible();
  },
});
/** Of an origin, what is known is said. */
export const OriginInPart = meta.story({
  render: ({ product: { appellationName: _, countryName: __, ...product } }) => (
    <>
      {[{ appellationName: 'Rioja Alta' }, { countryName: 'Spain' }].map((known) => (
        <WineCard key={JSON.stringify(known)} product={{ ...product, ...known }} />
      ))}
    </>
  ),
  parameters: { rules: ['PROD-024', 'PROD-026'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Rioja Alta$/)).toBeVisible();
    await expect(canvas.getByText(/^Spain$/)).toBeVisible();
  },
});
/** The longest name in the narrowest column of a grid, in the widest heading typeface: no name is cut. */
export const LongName = meta.story({
  args: { product: from((world) => world.product('longName')) },
  decorators: [framed(193)],
  globals: { brand: 'nat' },
  play: async ({ canvas }) => {
    const { clientHeight, scrollHeight } = canvas.getByRole('heading', { level: 3 });
    await expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
  },
});
/** In a centred card, the price is centred like the name. */
export const Centred = Wine.extend({
  globals: { brand: 'nat' },
  decorators: [framed(193)],
  play: async ({ canvas, canvasElement }) => {
    const middleOf = (box: Element) => {
      const words = document.createRange();
      words.selectNodeContents(box);
      const { left, right } = words.getBoundingClientRect();
      return (left + right) / 2;
    };
    const name = middleOf(canvas.getByRole('heading', { level: 3 }));
    const price = canvasElement.querySelector('.wsk-PriceDisplay-now')!;
    await expect(middleOf(price)).toBeCloseTo(name, 0);
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
export const Case = meta.story({
  args: { product: from((world) => world.product('mixedCase')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The House Mixed Dozen')).toBeVisible();
  },
});
/** A case is marked as mixed by either of two fields, whichever the shop sends. */
export const MarkedEitherWay = meta.story({
  render: ({ product: { mixed: _, isMixed: __, ...product } }) => (
    <>
      {[{ mixed: true }, { isMixed: true }, { mixed: false }, { isMixed: false }, {}].map((mark) => (
        <WineCard key={JSON.stringify(mark)} product={{ ...product, ...mark }} />
      ))}
    </>
  ),
  args: { product: from((world) => world.product('mixedCase')) },
  parameters: { rules: ['PROD-019', 'PROD-056'] },
  play: async ({ canvas }) => {
    const kinds = canvas.getAllByText(/ase of 12 bottles$/).map((kind) => kind.textContent);
    await expect(kinds).toEqual([
      'Mixed case of 12 bottles',
      'Mixed case of 12 bottles',
      'Case of 12 bottles',
      'Case of 12 bottles',
      'Case of 12 bottles',
    ]);
  },
});
/** Of the pictures that a product has, the small one stands, or else the large one, or else the thumbnail. */
export const PictureOfAnySize = meta.story({
  render: ({ product: { smallImage, ...product } }) => {
    const { largeImage, ...withThumbnail } = product;
    return (
      <>
        <WineCard product={{ ...product, ...(smallImage && { smallImage }) }} />
        <WineCard product={{ ...product, smallImage: '' }} />
        <WineCard product={withThumbnail} />
      </>
    );
  },
  parameters: { rules: ['PROD-013', 'PROD-014', 'PROD-015'] },
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('img')].map((img) => img.getAttribute('src'));
    await expect(pictures).toEqual([
      '/images/law/0651883/small.svg',
      '/images/law/0651883/large.svg',
      '/images/law/0651883/thumbnail.svg',
    ]);
  },
});
/** Two bottles are a case already. */
export const CaseOfTwo = meta.story({
  args: {
    product: from((world) => {
      const { mixed: _, isMixed: __, ...product } = world.product('mixedCase');
      return { ...product, skus: product.skus.map((sku) => ({ ...sku, numberOfBottles: 2 })) };
    }),
  },
  parameters: { rules: ['PROD-056'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Case of 2 bottles')).toBeVisible();
    await expect(canvas.getByText('for 2 bottles')).toBeVisible();
  },
});
/** Without a picture, a case is drawn as a case. */
export const CaseWithoutPicture = meta.story({
  args: {
    product: from((world) => {
      const { thumbnailImage: _, smallImage: __, largeImage: ___, ...product } = world.product('mixedCase');
      return product;
    }),
  },
  parameters: { rules: ['PROD-065', 'MISC-023'] },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('.wsk-Silhouette');
    await expect(drawing).toBeVisible();
    // Wider than it is tall, as a bottle is not.
    await expect(drawing).toHaveAttribute('viewBox', '0 0 640 560');
  },
});
export const OutOfStock = meta.story({
  args: { product: from((world) => world.product('outOfStockWine')) },
  parameters: { rules: ['PROD-032'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of Stock')).toBeVisible();
  },
});
/** The status decides, not the figure. */
export const OfAnotherStatus = meta.story({
  args: {
    product: from((world) => ({
      ...world.product('wine'),
      inventoryInfo: { summaryAvailabilityStatus: 'coming_soon', stockQty: 0 },
    })),
  },
  parameters: { rules: ['PROD-032', 'PROD-033'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/product/0651883');
    await expect(canvas.queryByText('Out of Stock')).toBeNull();
  },
});
/** The flag alone decides; being a favourite, or in stock, does not. */
export const EnPrimeur = meta.story({
  args: { product: from((world) => ({ ...world.product('wine'), enPrimeurFlag: true, favourited: false })) },
  parameters: { rules: ['PROD-020'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('En primeur')).toBeVisible();
  },
});
export const FavouriteButNotEnPrimeur = meta.story({
  args: { product: from((world) => ({ ...world.product('wine'), enPrimeurFlag: false, favourited: true })) },
  parameters: { rules: ['PROD-020'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/product/0651883');
    await expect(canvas.queryByText('En primeur')).toBeNull();
  },
});
export const NoPicture = meta.story({
  args: { product: from((world) => world.product('pictureless')) },
  parameters: { rules: ['PROD-064', 'MISC-023'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Kamptal DAC, Austria')).toBeVisible();
    await expect(canvasElement.querySelector('.wsk-Silhouette')).toHaveAttribute('viewBox', '16 0 168 640');
  },
});
export const NothingToBuy = meta.story({
  args: { product: from((world) => world.product('withoutSkus')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('English Regional PGI, England')).toBeVisible();
  },
});
/** Rated once, or by nobody. */
export const FewReviews = meta.story({
  render: ({ product }) => (
    <>
      {[1, 0].map((numberOfReviews) => (
        <WineCard
          key={numberOfReviews}
          product={{
            ...product,
            name: `Rated ${numberOfReviews}`,
            ratingDetails: { productRating: { avgRating: 4.6, numberOfReviews, roundAvgRating: 2 } },
          }}
        />
      ))}
    </>
  ),
  parameters: { rules: ['PROD-045', 'PROD-046'] },
  play: async ({ canvas }) => {
    const [once, never] = canvas.getAllByRole('article').map((card) => within(card));
    await expect(once!.getByRole('img', { name: '2 out of 5' })).toBeVisible();
    await expect(once!.getByText('1 review')).toBeInTheDocument();
    await expect(never!.queryByRole('img', { name: /out of 5/ })).toBeNull();
    await expect(never!.queryByText(/review/)).toBeNull();
  },
});
export const Unreviewed = meta.story({
  args: { product: from((world) => world.product('unreviewed')) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: /out of 5/ })).toBeNull();
  },
});
export const Points = Wine.extend({ globals: { brand: 'hsb' } });
