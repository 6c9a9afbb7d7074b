import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, done, failed, idle, loadFailed, loading, ready } from '../../src/model/load.js';
import type { Product } from '../../src/model/product.js';
import { ProductPage } from '../../src/screens/product/ProductPage.js';
import { ReviewsSection } from '../../src/screens/product/ReviewsSection.js';
import { failsToLoad, narrow } from '../commonStories.js';
import { from } from '../from.js';
import type { ProductName } from '../world.js';

const loadedProduct = (name: ProductName) => from((world) => ready(world.product(name)));

const meta = preview.meta({
  component: ProductPage,
  render: (args) => (
    <ProductPage
      {...args}
      reviews={args.product.status === 'ready' ? <ReviewsSection rating={args.product.data.ratingDetails} /> : null}
    />
  ),
  args: {
    product: loadedProduct('wine'),
    itemCode: from((world) => world.product('wine').itemCode),
    quantity: '1',
    action: idle,
    onQuantityChange: fn(),
    onAdd: fn(),
    onRetry: fn(),
  },
});

export const Wine = meta.story({
  parameters: { rules: ['PROD-004', 'PROD-034'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toBeVisible();
    await expect(canvas.queryByText('Loading the wine')).toBeNull();
    const saving = canvas.getByText('£3.00 off each bottle');
    await expect(saving).toBeVisible();
    await expect(saving.parentElement).toHaveTextContent(/^£3\.00 off each bottle mix 12 or more$/);
  },
});
export const Loading = meta.story({
  args: { product: loading },
  parameters: { rules: ['PROD-002', 'PROD-004'] },
  play: async ({ canvas, canvasElement }) => {
    // The place to which a deep link to the reviews leads is on the page from the start.
    await expect(canvasElement.querySelectorAll('[id="ReviewsApp"]')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading the wine$/);
    await expect(canvasElement.querySelector('.wsk-ProductPage .wsk-Skeleton')).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const PlainCase = meta.story({
  args: { product: loadedProduct('plainCase') },
  parameters: { rules: ['PROD-004'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Twelve of the same, because once is never enough')).toBeVisible();
    await expect(canvas.getByText('Case of 12 bottles')).toBeVisible();
  },
});
export const MixedCase = meta.story({
  args: {
    product: from((world) => {
      // One of the two fields that mark a mixed case is enough.
      const { mixed: _, ...product } = world.product('mixedCase');
      return ready(product);
    }),
  },
  parameters: { rules: ['PROD-004', 'PROD-019'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The case we send to our own families')).toBeVisible();
    await expect(canvas.getByText('Mixed case of 12 bottles')).toBeVisible();
  },
});
/** Without a picture, a case is drawn as a case. */
export const CaseWithoutPicture = meta.story({
  args: {
    product: from((world) => {
      const { thumbnailImage: _, smallImage: __, largeImage: ___, ...product } = world.product('plainCase');
      return ready(product);
    }),
  },
  parameters: { rules: ['PROD-065'] },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('.wsk-ProductPage-picture .wsk-Silhouette');
    await expect(drawing).toHaveAttribute('viewBox', '0 0 640 560');
  },
});
/** How many are left is said, and drawn as a share of a dozen. */
export const LowStock = meta.story({
  args: { product: loadedProduct('lowStockWine') },
  parameters: { rules: ['PROD-004', 'PROD-032', 'PROD-033'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Only 4 left')).toBeVisible();
    await expect(canvasElement.querySelector('progress')).toHaveAttribute('value', '4');
    await expect(canvas.getByRole('button', { name: 'Add to basket' })).toBeEnabled();
  },
});
/** More than a dozen left fill the bar, and are said as they are. */
export const LowStockOfMany = meta.story({
  args: {
    product: from((world) =>
      ready({
        ...world.product('lowStockWine'),
        inventoryInfo: { summaryAvailabilityStatus: 'low_stock', stockQty: 20 },
      }),
    ),
  },
  parameters: { rules: ['PROD-033'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Only 20 left')).toBeVisible();
    const bar = canvasElement.querySelector('progress');
    await expect([bar?.value, bar?.max]).toEqual([12, 12]);
  },
});
/** The figure of a product that is not low in stock is not said. */
export const InStock = meta.story({
  args: {
    product: from((world) =>
      ready({
        ...world.product('wine'),
        inventoryInfo: { summaryAvailabilityStatus: 'in_stock', stockQty: 3 },
      }),
    ),
  },
  parameters: { rules: ['PROD-032', 'PROD-033'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Add to basket' })).toBeEnabled();
    await expect(canvas.queryByText(/^Only \d+ left/)).toBeNull();
    await expect(canvasElement.querySelector('.wsk-ProductPage-buy progress')).toBeNull();
  },
});
export const HeldBackByLowStock = meta.story({
  args: { product: loadedProduct('lowStockWine'), quantity: '6', lowStock: { stock: 4, inCart: 2 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Only 4 left, and your basket already has 2. Please choose a smaller quantity.'),
    ).toBeVisible();
  },
});
export const EnPrimeur = meta.story({
  args: { product: loadedProduct('enPrimeurWine') },
  parameters: { rules: ['PROD-020'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('En primeur')).toBeVisible();
    await expect(
      canvas.getByText('Sold while still in barrel. We deliver once it is bottled and released.'),
    ).toBeVisible();
  },
});
/** A wine that is sold before it arrives says so beside the button, as the basket does. */
export const PreOrder = meta.story({
  args: { product: from((world) => ready({ ...world.product('wine'), salesActivity: 'pre-sell' })) },
  parameters: { rules: ['PROD-018'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pre-order: sent when it arrives')).toBeVisible();
  },
});
const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 200"><path d="M5 4h50v192H5z" fill="${colour}"/></svg>`)}`;
const oldVine: Product = {
  itemCode: '0999001',
  name: 'Old Vine',
  vintage: '2019',
  webHeadline: 'A headline',
  description: 'A description',
  longDescription: 'A long description',
  productType: 'wine',
  subProductType: 'sparkling',
  salesActivity: 'core',
  grapeName: 'Garnacha',
  ratingDetails: { productRating: { avgRating: 4.6, numberOfReviews: 41, roundAvgRating: 3 } },
  skus: [{ itemCode: '0999001', salePrice: 9, listPrice: 9, salePricePerBottle: 9, numberOfBottles: 1 }],
};
const pictureOn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('.wsk-ProductPage-picture img')?.getAttribute('src');

/** Every text has its own place: the stars are the rounded average as the shop gives it, and of two descriptions the
 * long one stands. */
export const Words = meta.story({
  args: {
    product: ready({
      ...oldVine,
      thumbnailImage: picture('#a33'),
      smallImage: picture('#3a3'),
      largeImage: picture('#33a'),
    }),
  },
  parameters: {
    rules: ['PROD-008', 'PROD-009', 'PROD-010', 'PROD-012', 'PROD-015', 'PROD-018', 'PROD-045', 'PROD-046'],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Old Vine$/);
    for (const words of ['Garnacha 2019', 'A headline', 'A long description'])
      await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.queryByText('A description')).toBeNull();
    await expect(canvas.getByRole('img', { name: '3 out of 5' })).toBeVisible();
    await expect(canvas.getByText('41 reviews')).toBeVisible();
    await expect(canvas.queryByText('Pre-order: sent when it arrives')).toBeNull();
    await expect(pictureOn(canvasElement)).toBe(picture('#33a'));
  },
});
/** The tasting note in three parts, each below its name. Without a large picture, the next smaller one stands, and
 * without a long description the short one. */
export const Taste = meta.story({
  args: {
    product: ready({
      ...oldVine,
      longDescription: '',
      thumbnailImage: picture('#a33'),
      smallImage: picture('#3a3'),
      largeImage: '',
      tastingNotes: {
        shortTastingNotesTaste: 'Plum.',
        shortTastingNotesAroma: 'Vanilla.',
        shortTastingNotesColor: 'Garnet.',
      },
    }),
  },
  parameters: { rules: ['PROD-007', 'PROD-011', 'PROD-014', 'PROD-020', 'PROD-039', 'PROD-040', 'PROD-041'] },
  play: async ({ canvas, canvasElement }) => {
    const taste = within(canvas.getByRole('region', { name: 'Beyond the Label' }));
    await expect(taste.getByText('A description')).toBeVisible();
    const parts = taste.getAllByRole('listitem').map((item) => [...item.children].map((part) => part.textContent));
    await expect(parts).toEqual([
      ['Colour', 'Garnet.'],
      ['Aroma', 'Vanilla.'],
      ['Taste', 'Plum.'],
    ]);
    await expect(taste.getByRole('link')).toHaveAttribute('href', '/product/tasting-notes/0999001');
    await expect(canvas.queryByText('En primeur')).toBeNull();
    await expect(pictureOn(canvasElement)).toBe(picture('#3a3'));
    await expect(taste.getByRole('link', { name: 'Print or share this tasting note' })).toBeVisible();
  },
});
/** The awards of a product stand beside its headline too, every one of them. */
export const Awards = meta.story({
  args: {
    product: ready({
      ...oldVine,
      accolades: [
        { accoladeNameText: 'Silver medal', accoladeCategoryText: 'The Blind Table' },
        { accoladeNameText: 'Best of show', levelTypeDesc: 'Trophy' },
        { accoladeNameText: 'Wine of the week', accoladeDescription: 'The Marlbridge Gazette, every Saturday' },
        { accoladeNameText: 'Top ten', accoladePerson: 'Ada Merrow' },
      ],
    }),
  },
  parameters: { rules: ['PROD-047', 'PROD-048', 'PROD-049', 'PROD-050', 'PROD-051'] },
  play: async ({ canvas }) => {
    const awards = within(canvas.getByRole('list', { name: 'Awards' })).getAllByRole('listitem');
    await expect(awards.map(({ textContent }) => textContent)).toEqual([
      'Silver medalThe Blind Table',
      'Best of showTrophy',
      'Wine of the weekThe Marlbridge Gazette, every Saturday',
      'Top tenAda Merrow',
    ]);
  },
});
/** A rating that nobody gave is not shown as no stars. */
export const RatedByNobody = meta.story({
  args: {
    product: ready({
      ...oldVine,
      ratingDetails: { productRating: { avgRating: 0, numberOfReviews: 0, roundAvgRating: 0 } },
    }),
  },
  parameters: { rules: ['PROD-045', 'PROD-046'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reviews yet.')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /out of 5/ })).toBeNull();
    await expect(canvas.queryByText(/^\d+ reviews?$/)).toBeNull();
  },
});
/** The count decides: an average without a rating behind it is not shown either. */
export const AverageOfNothing = RatedByNobody.extend({
  args: {
    product: ready({
      ...oldVine,
      ratingDetails: { productRating: { avgRating: 4.2, numberOfReviews: 0, roundAvgRating: 4 } },
    }),
  },
});
/** One rating is enough for stars, which no other figure fills. */
export const RatedByOne = meta.story({
  args: {
    product: ready({
      ...oldVine,
      ratingDetails: { productRating: { avgRating: 5, numberOfReviews: 1, roundAvgRating: 4 } },
    }),
  },
  parameters: { rules: ['PROD-044', 'PROD-045', 'PROD-046', 'PROD-063'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4 out of 5' })).toBeVisible();
    await expect(canvas.getByText('1 review')).toBeVisible();
    await expect(canvas.getByText('5.0')).toBeVisible();
    await expect(canvas.getByText('out of 5, from one review')).toBeVisible();
  },
});
const picturesIn = (taste: HTMLElement) =>
  [...taste.querySelectorAll('figure')].map((figure) => [
    figure.textContent,
    figure.querySelector('img')?.getAttribute('src'),
  ]);
/** A product about which there is only a map. */
export const TasteOfAMap = meta.story({
  args: {
    product: ready({
      ...oldVine,
      description: undefined,
      longDescription: undefined,
      tastingNotes: { mapImageFile: picture('#a33') },
    }),
  },
  parameters: { rules: ['PROD-042'] },
  play: async ({ canvas }) => {
    const taste = canvas.getByRole('region', { name: 'Beyond the Label' });
    await expect(picturesIn(taste)).toEqual([['Where it is from', picture('#a33')]]);
  },
});
/** A product about which there is only the picture of what to eat with it. */
export const TasteOfAMeal = meta.story({
  args: {
    product: ready({
      ...oldVine,
      description: undefined,
      longDescription: undefined,
      tastingNotes: { otherImageFile: picture('#3a3') },
    }),
  },
  parameters: { rules: ['PROD-043'] },
  play: async ({ canvas }) => {
    const taste = canvas.getByRole('region', { name: 'Beyond the Label' });
    await expect(picturesIn(taste)).toEqual([['Food pairings', picture('#3a3')]]);
  },
});
/** A tasting note that says one thing. */
export const TasteOfOnePart = meta.story({
  args: { product: ready({ ...oldVine, tastingNotes: { shortTastingNotesTaste: 'Plum.' } }) },
  play: async ({ canvas }) => {
    const taste = within(canvas.getByRole('region', { name: 'Beyond the Label' }));
    await expect(taste.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['TastePlum.']);
  },
});
/** A small picture is better than the drawn bottle. */
export const ThumbnailAlone = meta.story({
  args: {
    product: ready({
      ...oldVine,
      vintage: undefined,
      appellationName: 'Rioja Alta',
      thumbnailImage: picture('#a33'),
      smallImage: '',
    }),
  },
  parameters: { rules: ['PROD-013', 'PROD-023', 'PROD-026'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Rioja Alta', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText('Garnacha', { selector: 'p' })).toBeVisible();
    await expect(pictureOn(canvasElement)).toBe(picture('#a33'));
  },
});
export const NoPicture = meta.story({
  args: { product: loadedProduct('pictureless') },
  parameters: { rules: ['PROD-064'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('White pepper and mountain air')).toBeVisible();
    const drawing = canvasElement.querySelector('.wsk-ProductPage-picture .wsk-Silhouette');
    await expect(drawing).toHaveAttribute('viewBox', '16 0 168 640');
  },
});
export const LongName = meta.story({ args: { product: loadedProduct('longName') } });
export const Spirit = meta.story({
  args: { product: loadedProduct('spirit') },
  parameters: { rules: ['PROD-016'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The gin for the good glasses')).toBeVisible();
    await expect(canvas.getByText('a bottle')).toBeVisible();
  },
});
/** Only a wine has a colour to be found by. */
export const Gift = meta.story({
  args: { product: from((world) => ready({ ...world.product('gift'), subProductType: 'red' })) },
  parameters: { rules: ['PROD-016'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('An hour’s air in ten minutes')).toBeVisible();
    await expect(canvas.getByText('each')).toBeVisible();
    const way = within(canvas.getByRole('navigation', { name: 'You are here' }));
    await expect(way.getAllByRole('link')[0]).toHaveTextContent('Home');
    await expect(way.queryByRole('link', { name: 'Red wine' })).toBeNull();
  },
});
export const Adding = meta.story({ args: { action: busy, quantity: '6' } });
export const Added = meta.story({ args: { action: done, quantity: '6' } });
export const AddFailed = meta.story({
  args: { action: failed('Sold out while you were choosing.') },
  parameters: { rules: ['BSKT-080'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sold out while you were choosing.');
    await expect(canvas.getByRole('button', { name: 'Add to basket' })).toBeEnabled();
  },
});
export const BadQuantity = meta.story({
  args: { quantity: '0', quantityProblem: 'Please enter a whole number from 1 to 99.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please enter a whole number from 1 to 99.')).toBeVisible();
  },
});
/** Each known fact stands without those it is usually seen with. */
export const FewFacts = meta.story({
  args: {
    product: from((world) => {
      const { itemCode, name, skus } = world.product('wine');
      return ready({ itemCode, name, skus, productType: 'wine', vintage: '2019', countryName: 'Spain' });
    }),
  },
  parameters: { rules: ['PROD-009', 'PROD-024'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2019', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText('Spain', { selector: 'p' })).toBeVisible();
  },
});

export const Bought = meta.story({
  parameters: { rules: ['PROD-008'] },
  play: async ({ args, canvas, userEvent }) => {
    const name = args.product.status === 'ready' ? args.product.data.name : '';
    await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith({ typed: '2' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

export const OutOfStock = meta.story({
  args: {
    product: from((world) =>
      ready({
        ...world.product('outOfStockWine'),
        // The status decides, not the figure.
        inventoryInfo: { summaryAvailabilityStatus: 'out_of_stock', stockQty: 7 },
      }),
    ),
  },
  parameters: { rules: ['PROD-004', 'PROD-032'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Out of Stock')).toHaveLength(2);
    // Neither the panel nor the bar at the foot, which stands on the page before it is shown, has anything to add.
    await expect(canvasElement.querySelector('.wsk-ProductPageBar')).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: /^Quantity/ })).toBeNull();
    await expect(
      canvas.getByText('This wine has sold out. See similar wines below, or check back soon.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add to basket' })).toBeNull();
  },
});

export const WithoutSkus = meta.story({
  args: { product: from((world) => ready({ ...world.product('withoutSkus'), skus: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Out of Stock')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Add to basket' })).toBeNull();
  },
});

export const Unreviewed = meta.story({
  args: { product: from((world) => ready({ ...world.product('unreviewed'), ratingDetails: undefined })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reviews yet.')).toBeInTheDocument();
  },
});

export const ReviewsDeepLink = meta.story({
  parameters: { rules: ['PROD-002', 'PROD-044'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const reviews = canvas.getByRole('region', { name: 'Reviews' });
    await expect(reviews).toHaveAttribute('id', 'ReviewsApp');
    await expect(within(reviews).getByText('4.6')).toBeVisible();
    await expect(within(reviews).getByText('out of 5, from 502 reviews')).toBeVisible();
    await expect(canvasElement.querySelector('a[href="#ReviewsApp"]')).toBeVisible();
    reviews.focus();
    await expect(reviews).toHaveFocus();
    await userEvent.tab();
  },
});

export const LoadFailed = meta.story({
  ...failsToLoad('product', 'Network request failed'),
  parameters: { rules: ['PROD-004'] },
});

export const LoadFailedWithOthers = meta.story({
  args: { product: loadFailed('Network request failed'), recommended: <p>Others like it.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('We can’t show this wine at the moment');
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    await expect(canvas.getByText('Others like it.')).toBeVisible();
    // What has been announced is not repeated with every control around it.
    await expect(canvas.getByRole('alert').querySelector('button, a')).toBeNull();
  },
});
export const Unknown = meta.story({
  args: { product: loadFailed('Not found'), unknown: true, itemCode: '0999999' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We have no product with the code 0999999.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Wine not found' })).toBeVisible();
  },
});

export const WithSlots = meta.story({
  args: {
    favourite: <button type="button">Save for later</button>,
    tools: <button type="button">Share</button>,
    deals: <p>Two for less.</p>,
    alerts: <p>Tell me when it is back.</p>,
    contents: <p>Six of each.</p>,
    recommended: <p>Others like it.</p>,
    upsell: <p>Complete your case.</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tell me when it is back.')).toBeVisible();
  },
});

/** In a narrow viewport, the price and the button appear at the bottom only once the buy panel is scrolled out of view. */
export const BarAtTheFoot = meta.story({
  ...narrow,
  parameters: { rules: ['PROD-008', 'PROD-034', 'PROD-060'] },
  play: async ({ args, canvas, userEvent }) => {
    const inBar = () => canvas.queryByRole('region', { name: /^Buy / });
    await expect(window.innerWidth).toBeLessThan(768);
    await expect(inBar()).toBeNull();
    canvas.getByRole('region', { name: 'Reviews' }).scrollIntoView();
    await waitFor(() => expect(inBar()).toBeVisible());
    const bar = inBar();
    await expect(bar).not.toHaveAttribute('inert');
    await expect(bar).toHaveAccessibleName('Buy Bodegas Quintera Rioja Reserva');
    await expect(within(bar!).getByText('Bodegas Quintera Rioja Reserva')).toBeVisible();
    await expect(within(bar!).getByText('£12.99')).toBeVisible();
    await expect(within(bar!).getByText('mix 12 or more')).toBeVisible();
    await userEvent.click(within(inBar()!).getByRole('button', { name: 'Add to basket' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    canvas.getByRole('heading', { level: 1 }).scrollIntoView();
    await waitFor(() => expect(inBar()).toBeNull());
    await expect(bar).toHaveAttribute('inert');
  },
});

/** The bar of a case shows what the whole case costs. */
export const BarOfACase = meta.story({
  ...narrow,
  args: {
    product: from((world) => {
      const product = world.product('plainCase');
      const [sku] = product.skus;
      return ready({
        ...product,
        skus: [{ ...sku!, salePrice: 95.88, listPrice: 95.88, salePricePerBottle: 7.99, numberOfBottles: 2 }],
      });
    }),
  },
  parameters: { rules: ['PROD-053', 'PROD-056'] },
  play: async ({ canvas }) => {
    canvas.getByRole('region', { name: 'Reviews' }).scrollIntoView();
    const bar = await canvas.findByRole('region', { name: /^Buy / });
    await expect(within(bar).getByText('£95.88')).toBeVisible();
    await expect(within(bar).queryByText('£7.99')).toBeNull();
    canvas.getByRole('heading', { level: 1 }).scrollIntoView();
  },
});

/** The breadcrumbs: home, the product's type and its country, the last two linked to lists; then the product itself. */
export const Way = meta.story({
  parameters: { rules: ['PROD-008', 'PROD-017', 'PROD-024'] },
  play: async ({ canvas }) => {
    const way = within(canvas.getByRole('navigation', { name: 'You are here' }));
    const links = way.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Home', '/'],
      ['Red wine', '/wines?N=type%3Ared'],
      ['Spain', '/wines?N=country%3Aspain'],
    ]);
    await expect(way.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-current', 'page');
    await expect(way.getAllByRole('listitem').at(-1)).toBeVisible();
    await expect(way.getAllByRole('listitem').at(-1)).toHaveTextContent(/^Bodegas Quintera Rioja Reserva$/);
  },
});

const wayOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('navigation', { name: 'You are here' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
/** The type of a wine as the shop writes it, and a country of two words. */
export const WayToRose = meta.story({
  args: { product: ready({ ...oldVine, subProductType: 'Rosé', countryName: 'New Zealand' }) },
  parameters: { rules: ['PROD-017', 'PROD-024'] },
  play: async ({ canvas }) => {
    await expect(wayOf(canvas)).toEqual([
      ['Home', '/'],
      ['Rosé', '/wines?N=type%3Arose'],
      ['New Zealand', '/wines?N=country%3Anew-zealand'],
    ]);
  },
});
export const WayToWhite = meta.story({
  args: { product: ready({ ...oldVine, subProductType: 'white' }) },
  parameters: { rules: ['PROD-017', 'PROD-024'] },
  play: async ({ canvas }) => {
    await expect(wayOf(canvas)).toEqual([
      ['Home', '/'],
      ['White wine', '/wines?N=type%3Awhite'],
    ]);
  },
});
export const WayToSparkling = meta.story({
  args: { product: ready({ ...oldVine, subProductType: 'sparkling' }) },
  parameters: { rules: ['PROD-017'] },
  play: async ({ canvas }) => {
    await expect(wayOf(canvas)).toEqual([
      ['Home', '/'],
      ['Sparkling wine', '/wines?N=type%3Asparkling'],
    ]);
  },
});
/** A type without a list of its own has no step. */
export const WayToAnotherType = meta.story({
  args: { product: ready({ ...oldVine, subProductType: 'fortified' }) },
  parameters: { rules: ['PROD-017'] },
  play: async ({ canvas }) => {
    await expect(wayOf(canvas)).toEqual([['Home', '/']]);
  },
});

/** On a phone the way is one line of links: the heading below it names the product. */
export const WayOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const way = within(canvas.getByRole('navigation', { name: 'You are here' }));
    const steps = way.getAllByRole('listitem');
    await expect(steps.map(({ textContent }) => textContent)).toEqual(['Home', 'Red wine', 'Spain']);
    await expect(new Set(steps.map((step) => step.getBoundingClientRect().top)).size).toBe(1);
  },
});

export const Pictures = meta.story({
  args: {
    product: from((world) => {
      const wine = world.product('wine');
      const { largeImage, smallImage } = wine;
      return ready({
        ...wine,
        tastingNotes: { ...wine.tastingNotes, mapImageFile: largeImage!, otherImageFile: smallImage! },
      });
    }),
  },
  parameters: { rules: ['PROD-042', 'PROD-043'] },
  play: async ({ args, canvas }) => {
    const wine = args.product.status === 'ready' ? args.product.data : undefined;
    const pictureOf = (caption: string) => canvas.getByText(caption).closest('figure')?.querySelector('img');
    await expect(pictureOf('Where it is from')).toHaveAttribute('src', wine?.largeImage);
    await expect(pictureOf('Food pairings')).toHaveAttribute('src', wine?.smallImage);
  },
});
