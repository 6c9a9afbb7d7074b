import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { CaseContents } from '../../src/blocks/CaseContents.js';
import { FavouriteToggle } from '../../src/blocks/FavouriteToggle.js';
import { SharePanel } from '../../src/blocks/SharePanel.js';
import { idle, loadFailed, loading, ready } from '../../src/model/load.js';
import type { Product } from '../../src/model/product.js';
import { TastingNoteOverlay } from '../../src/screens/product/TastingNoteOverlay.js';
import { caseOf } from '../blocks/caseItems.js';
import { failsToLoad } from '../commonStories.js';
import { from } from '../from.js';
import type { ProductName } from '../world.js';

const loadedProduct = (name: ProductName, change: (product: Product) => Partial<Product> = () => ({})) =>
  from((world) => ready({ ...world.product(name), ...change(world.product(name)) }));

const heartOf = (favourite: boolean) => (
  <FavouriteToggle name="this wine" favourite={favourite} action={idle} onToggle={() => {}} />
);
const share = <SharePanel url="https://shop.example/" title="A wine" copied="gone" onCopy={() => {}} />;

const meta = preview.meta({
  component: TastingNoteOverlay,
  args: {
    open: true,
    product: loadedProduct('wine'),
    itemCode: from((world) => world.product('wine').itemCode),
    onRetry: fn(),
    onClose: fn(),
  },
});

const sun = (colour: string) =>
  `data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22300%22 height=%22200%22%3E%3Crect width=%22300%22 height=%22200%22 fill=%22%23${colour}%22/%3E%3C/svg%3E`;

export const Wine = meta.story({
  args: {
    product: loadedProduct('wine', () => ({
      tastingNotes: {
        shortTastingNotesColor: 'Brick at the rim.',
        shortTastingNotesAroma: 'Leather and dried cherries.',
        shortTastingNotesTaste: 'Long, with vanilla.',
        mapImageFile: sun('c8b89a'),
        otherImageFile: sun('8a5a44'),
      },
      grapeName: 'Tempranillo and Graciano',
      longDescription: 'Three generations of one family made it.',
      description: 'A family makes it.',
      ratingDetails: { productRating: { avgRating: 3.9, numberOfReviews: 57, roundAvgRating: 3 } },
      accolades: [
        { accoladeNameText: 'Decanter Silver', accoladeCategoryText: 'World Wine Awards' },
        { accoladeNameText: 'Wine of the week', accoladePerson: 'Ada Merrow' },
      ],
    })),
    favourite: heartOf(false),
    share,
  },
  parameters: {
    rules: ['PROD-012', 'PROD-015', 'PROD-042', 'PROD-043', 'PROD-105', 'PROD-108', 'PROD-109', 'PROD-110'],
  },
  play: async ({ args, canvas }) => {
    const note = canvas.getByRole('dialog', { name: 'Beyond the Label' });
    await expect(within(note).getByRole('heading', { name: 'Beyond the Label' })).toBeVisible();
    await expect(within(note).getByRole('link', { name: 'See the wine' })).toBeVisible();
    const name = args.product.status === 'ready' ? args.product.data.name : '';
    await expect(within(note).getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(within(note).getAllByText('Tempranillo and Graciano', { exact: false })[0]).toBeVisible();
    const picture = note.querySelector('.wsk-TastingNote-stage img');
    await expect(picture?.getAttribute('src')).toMatch(/large\.svg/);
    await expect(within(note).getByText('Three generations of one family made it.')).toBeVisible();
    await expect(within(note).queryByText('A family makes it.')).toBeNull();
    await expect(within(note).getByText('Enjoy by')).toBeInTheDocument();
    await expect(within(note).getByText('December 2030')).toBeInTheDocument();
    await expect(within(note).getByRole('img', { name: '3 out of 5' })).toBeVisible();
    await expect(within(note).getByText('57 reviews')).toBeVisible();
    const awards = within(within(note).getByRole('list', { name: 'Awards' })).getAllByRole('listitem');
    await expect(awards.map(({ textContent }) => textContent)).toEqual([
      'Decanter SilverWorld Wine Awards',
      'Wine of the weekAda Merrow',
    ]);
    for (const award of awards) await expect(award).toBeVisible();
    await expect(within(note).getByText('Brick at the rim.')).toBeInTheDocument();
    await expect(within(note).getByText('Leather and dried cherries.')).toBeInTheDocument();
    await expect(within(note).getByText('Long, with vanilla.')).toBeInTheDocument();
    const pictures = [...note.querySelectorAll('figure')].map((figure) => [
      figure.textContent,
      figure.querySelector('img')?.getAttribute('src'),
    ]);
    await expect(pictures).toEqual([
      ['Where it is from', sun('c8b89a')],
      ['Food pairings', sun('8a5a44')],
    ]);
  },
});

export const Case = meta.story({
  args: {
    product: loadedProduct('mixedCase'),
    favourite: heartOf(false),
    share,
    contents: from((world) => (
      <CaseContents contents={ready(caseOf(world))} title="What's in the case?" level={4} onRetry={() => {}} />
    )),
  },
  parameters: { rules: ['PROD-105', 'PROD-118'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Beyond the Label' })).toBeVisible();
    await expect(canvas.getAllByText('x 2 bottle(s)')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'See the case' })).toBeVisible();
  },
});
/** The name is the same in a brand with words of its own. */
export const CaseInAnotherBrand = Case.extend({ globals: { brand: 'vir' } });

const captionsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.ownerDocument.querySelectorAll('figure')].map(({ textContent }) => textContent);

/** Half of what a note may have: the taste, the food picture, the appellation and the grape. */
export const NoAccolades = meta.story({
  args: {
    product: loadedProduct('wine', () => ({
      accolades: [],
      tastingNotes: { shortTastingNotesTaste: 'Long, with vanilla.', otherImageFile: sun('8a5a44') },
      appellationName: 'Rioja Alta',
      countryName: undefined,
      grapeName: 'Graciano',
      vintage: undefined,
    })),
    share,
  },
  parameters: { rules: ['PROD-023', 'PROD-026', 'PROD-039', 'PROD-043', 'PROD-108', 'PROD-110'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('list', { name: 'Awards' })).toBeNull();
    await expect(canvas.getByText('Rioja Alta', { selector: '.wsk-Caption' })).toBeVisible();
    await expect(canvas.getByText('Graciano', { selector: '.wsk-TastingNote-kind' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Taste' }).nextElementSibling).toHaveTextContent(
      'Long, with vanilla.',
    );
    await expect(captionsOf(canvasElement)).toEqual(['Food pairings']);
  },
});
/** The other half: the aroma, the map, the country and the vintage. */
export const NoRating = meta.story({
  args: {
    product: loadedProduct('wine', () => ({
      ratingDetails: undefined,
      tastingNotes: { shortTastingNotesAroma: 'Leather and dried cherries.', mapImageFile: sun('c8b89a') },
      appellationName: undefined,
      countryName: 'Spain',
      grapeName: undefined,
      vintage: '2018',
      longDescription: '',
      description: 'A family makes it.',
    })),
    share,
  },
  parameters: { rules: ['PROD-009', 'PROD-011', 'PROD-024', 'PROD-040', 'PROD-042', 'PROD-108', 'PROD-109'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img', { name: /out of 5/ })).toBeNull();
    await expect(canvas.getByText('Spain', { selector: '.wsk-Caption' })).toBeVisible();
    await expect(canvas.getByText('A family makes it.')).toBeVisible();
    await expect(canvas.getByText('2018', { selector: '.wsk-TastingNote-kind' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Aroma' }).nextElementSibling).toHaveTextContent(
      'Leather and dried cherries.',
    );
    await expect(captionsOf(canvasElement)).toEqual(['Where it is from']);
  },
});
const oldVine: Product = {
  itemCode: '0999001',
  name: 'Old Vine, Second Pressing',
  vintage: 'NV',
  webHeadline: 'A headline',
  productType: 'wine',
  thumbnailImage: sun('aa3333'),
  ratingDetails: { productRating: { avgRating: 4.6, numberOfReviews: 1, roundAvgRating: 4 } },
  skus: [],
};
const pictureIn = (note: HTMLElement) => note.querySelector('.wsk-TastingNote-stage img')?.getAttribute('src');
/** Name, vintage and headline each have a place; without a larger picture, the smaller one stands. */
export const Words = meta.story({
  args: { product: ready({ ...oldVine, smallImage: sun('33aa33'), largeImage: '' }) },
  parameters: {
    rules: ['PROD-008', 'PROD-009', 'PROD-010', 'PROD-014', 'PROD-045', 'PROD-046', 'PROD-063', 'PROD-108'],
  },
  play: async ({ canvas }) => {
    const note = canvas.getByRole('dialog', { name: 'Beyond the Label' });
    await expect(within(note).getByRole('heading', { level: 3 })).toHaveTextContent(/^Old Vine, Second Pressing$/);
    await expect(within(note).getByText('NV')).toBeVisible();
    await expect(within(note).getByText('A headline')).toBeVisible();
    await expect(within(note).getByRole('img', { name: '4 out of 5' })).toBeVisible();
    await expect(within(note).getByText('1 review')).toBeVisible();
    await expect(pictureIn(note)).toBe(sun('33aa33'));
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
  parameters: { rules: ['PROD-013', 'PROD-045', 'PROD-109'] },
  play: async ({ canvas }) => {
    const note = canvas.getByRole('dialog', { name: 'Beyond the Label' });
    await expect(within(note).getByText('A headline')).toBeVisible();
    await expect(within(note).queryByRole('img', { name: /out of 5/ })).toBeNull();
    await expect(pictureIn(note)).toBe(sun('aa3333'));
  },
});
const drawingOf = (note: HTMLElement) => note.querySelector('.wsk-TastingNote-stage .wsk-Silhouette');

export const FavouriteOn = meta.story({ args: { favourite: heartOf(true), share } });
export const FavouriteOff = meta.story({ args: { favourite: heartOf(false), share } });
export const LongName = meta.story({ args: { product: loadedProduct('longName'), favourite: heartOf(false), share } });
export const NoPicture = meta.story({
  args: { product: loadedProduct('pictureless'), share },
  parameters: { rules: ['PROD-064'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('White pepper and mountain air')).toBeVisible();
    await expect(drawingOf(canvas.getByRole('dialog'))).toHaveAttribute('viewBox', '16 0 168 640');
  },
});
/** Without a picture, a case is drawn as a case. */
export const CaseWithoutPicture = meta.story({
  args: {
    product: from((world) => {
      const { thumbnailImage: _, smallImage: __, largeImage: ___, ...product } = world.product('plainCase');
      return ready(product);
    }),
    share,
  },
  parameters: { rules: ['PROD-065'] },
  play: async ({ canvas }) => {
    await expect(drawingOf(canvas.getByRole('dialog'))).toHaveAttribute('viewBox', '0 0 640 560');
  },
});

/** Printing happens on a separate page. */
export const Print = meta.story({
  args: { itemCode: '0104412' },
  parameters: { rules: ['PROD-115'] },
  play: async ({ canvas }) => {
    const print = canvas.getByRole('link', { name: /^Print/ });
    await expect(print).toHaveAttribute(
      'href',
      '/jsp/templates/page_templates/uk/common/print_template.jsp?page=product&itemcode=0104412#print',
    );
    await expect(print).toHaveAttribute('target', '_blank');
  },
});

export const PrintOfACase = meta.story({
  args: { product: loadedProduct('mixedCase'), itemCode: '0684646' },
  parameters: { rules: ['PROD-115'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Print/ })).toHaveAttribute(
      'href',
      '/jsp/templates/page_templates/uk/common/print_template.jsp?page=product&itemcode=0684646#print',
    );
  },
});

export const Loading = meta.story({
  args: { product: loading },
  parameters: { rules: ['PROD-105'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Beyond the Label' })).toBeVisible();
    await expect(canvas.getByText('Loading the tasting note')).toBeInTheDocument();
  },
});
export const OnItsPage = meta.story({
  args: { onItsPage: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'See the wine' })).toBeNull();
  },
});

export const LoadFailed = meta.story({
  ...failsToLoad('product', 'Network request failed'),
  parameters: { rules: ['PROD-105'] },
  play: async (context) => {
    await expect(context.canvas.getByRole('dialog', { name: 'Beyond the Label' })).toBeVisible();
    await failsToLoad('product', 'Network request failed').play(context);
  },
});
export const Unknown = meta.story({
  args: { product: loadFailed('Not found'), unknown: true, itemCode: '0999999' },
  parameters: { rules: ['PROD-105'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Beyond the Label' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('We have no tasting note for 0999999.');
  },
});
export const Closed = meta.story({ args: { open: false } });
/** What is known about a case stands in its note too. */
export const RatingOfACase = meta.story({
  args: {
    product: loadedProduct('mixedCase', () => ({
      ratingDetails: { productRating: { avgRating: 3.9, numberOfReviews: 57, roundAvgRating: 3 } },
      accolades: [{ accoladeNameText: 'Best mixed case', accoladePerson: 'Ada Merrow' }],
      allergens: ['Sulphites', 'Egg'],
    })),
  },
  parameters: { rules: ['PROD-108', 'PROD-109', 'PROD-110'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '3 out of 5' })).toBeVisible();
    const awards = within(canvas.getByRole('list', { name: 'Awards' })).getAllByRole('listitem');
    await expect(awards.map(({ textContent }) => textContent)).toEqual(['Best mixed caseAda Merrow']);
    await expect(canvas.getByText('Allergens').nextElementSibling).toHaveTextContent(/^Sulphites, Egg$/);
  },
});
