import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import type { UserItem } from '../../src/model/account.js';
import { loadFailed, ready } from '../../src/model/load.js';
import type { Sku } from '../../src/model/product.js';
import { RecommendedWines } from '../../src/screens/home/RecommendedWines.js';
import { fitsNarrow, loads } from '../commonStories.js';
import { from } from '../from.js';
import { allBrands, EveryBrand } from '../matrix/everyBrand.js';
import { slidesByArrows } from '../storyChecks.js';
import { itemsOf } from './items.js';

const meta = preview.meta({
  component: RecommendedWines,
  args: { wines: from((world) => ready(itemsOf(world, 10))) },
});

export const Rendered = meta.story({
  parameters: {
    rules: ['HOME-027', 'HOME-029', 'HOME-030', 'HOME-031', 'HOME-032', 'HOME-033', 'HOME-034', 'HOME-039'],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
    const wine = canvas.getAllByRole('link', { name: /Bodegas Quintera Rioja/ })[0]!;
    await expect(wine).toHaveTextContent(/^Bodegas Quintera Rioja... 2018$/);
    await expect(wine).toHaveAttribute('href', '/product/0651883');
    const card = wine.closest('article')!;
    await expect(card.querySelector('img')).toHaveAttribute('src', expect.stringContaining('thumbnail'));
    await expect(card.querySelector('.wsk-StarRating')).toBeVisible();
    await expect(canvas.getByText('Mixed case of 12 bottles')).toBeVisible();
    // A case of one wine is not mixed.
    const captions = canvas
      .getAllByRole('article')
      .map((each) => each.querySelector('.wsk-Caption')?.textContent ?? '');
    await expect(captions.filter((caption) => /bottles$/.test(caption))).toEqual([
      'Mixed case of 12 bottles',
      'Case of 12 bottles',
    ]);
    // How many there are is known once the wines are laid out.
    await waitFor(() => expect(canvasElement.querySelectorAll('.wsk-ProductCarousel-dot').length).toBeGreaterThan(0));
  },
});
/** The wines are in a rail, which its arrows move. */
export const Slides = meta.story({
  parameters: { rules: ['HOME-024'] },
  play: slidesByArrows,
});
/** The four prices of a product's first SKU, each with a different amount; another SKU is cheaper. */
export const Prices = meta.story({
  args: {
    wines: from((world) => {
      const [item] = itemsOf(world, 1) as [UserItem];
      const [sku] = item.product.skus as [Sku];
      const prices = { listPrice: 17.99, salePricePerBottle: 15.49, salePrice: 14.79, vppPrice: 12.25 };
      const others = { listPrice: 9.99, salePricePerBottle: 9.88, salePrice: 9.77, vppPrice: 9.66 };
      const priced = (itemCode: string, vppApplier: boolean): UserItem => ({
        ...item,
        product: {
          ...item.product,
          itemCode,
          skus: [
            { ...sku, ...prices, vppApplier },
            { ...sku, ...others, vppApplier: !vppApplier },
          ],
        },
      });
      return ready([priced('mixed', true), priced('single', false)]);
    }),
  },
  parameters: { rules: ['HOME-032', 'HOME-035', 'HOME-036', 'HOME-037', 'HOME-038'] },
  play: async ({ canvas }) => {
    const [mixed, single] = canvas.getAllByRole('article');
    await expect(mixed!.querySelector('a')).toHaveAttribute('href', '/product/mixed');
    await expect(single!.querySelector('a')).toHaveAttribute('href', '/product/single');
    await expect(mixed).toHaveTextContent('£12.25');
    await expect(mixed).toHaveTextContent('£15.49 for a single bottle');
    await expect(single).toHaveTextContent('£15.49');
    await expect(single).toHaveTextContent('Was £17.99');
    await expect(single).not.toHaveTextContent('£12.25');
    for (const card of [mixed, single]) await expect(card).not.toHaveTextContent(/£14\.79|£9\b/);
  },
});
/** The stars are those of the rounded average, whatever the average itself would round to. */
export const Rated = meta.story({
  args: {
    wines: from((world) => {
      const [item] = itemsOf(world, 1) as [UserItem];
      const productRating = { avgRating: 3.6, roundAvgRating: 3, numberOfReviews: 7 };
      return ready([{ ...item, product: { ...item.product, ratingDetails: { productRating } } }]);
    }),
  },
  parameters: { rules: ['HOME-039'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '3 out of 5' })).toBeVisible();
  },
});
/** A name of 22 letters is whole; one more, and it is cut. */
export const NamesAtTheLimit = meta.story({
  args: {
    wines: from((world) => {
      const [item] = itemsOf(world, 1) as [UserItem];
      const named = (itemCode: string, name: string): UserItem => ({
        ...item,
        product: { ...item.product, itemCode, name, vintage: undefined },
      });
      return ready([named('22', 'A'.repeat(22)), named('23', 'B'.repeat(23)), named('1', 'Brut, 0% & “d’Or”')]);
    }),
  },
  parameters: { rules: ['HOME-029', 'HOME-030', 'HOME-033'] },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['All', 'Red']) {
      await userEvent.click(canvas.getByRole('tab', { name }));
      await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'AAAAAAAAAAAAAAAAAAAAAA',
        'BBBBBBBBBBBBBBBBBBBBBB...',
        'Brut, 0% & “d’Or”',
      ]);
    }
  },
});
export const EachTab = meta.story({
  parameters: { rules: ['HOME-023', 'HOME-042'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist', { name: 'Recommended wines by type' })).toBeVisible();
    const codes = () =>
      canvas.getAllByRole('article').map((card) => card.querySelector('a')?.getAttribute('href')?.split('/').at(-1));
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['All', 'Red', 'White']);
    await expect(codes()).toHaveLength(10);
    await userEvent.click(canvas.getByRole('tab', { name: 'Red' }));
    await expect(codes()).toEqual(['0651883', '0674439', '0845804', '0512724', '0896639', '0364791']);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'White' })).toHaveFocus();
    await expect(codes()).toEqual(['0197293', '0927744']);
  },
});
/** One red wine leaves the tab of white wines empty. */
export const NoneOfKind = meta.story({
  args: { wines: from((world) => ready(itemsOf(world, 1))) },
  parameters: { rules: ['HOME-023'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'White' }));
    await expect(canvas.getByText('No wines of this type at the moment.')).toBeVisible();
  },
});
export const Loading = meta.story({
  ...loads('wines', 'Loading recommended wines'),
  parameters: { rules: ['HOME-042'] },
});
export const HiddenWhenEmpty = meta.story({
  args: { wines: ready([]) },
  parameters: { rules: ['HOME-042'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.wsk-HomeSection')).toBeNull();
  },
});
export const Failed = meta.story({
  args: { wines: loadFailed('Network request failed') },
  parameters: { rules: ['HOME-042', 'HOME-043'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Recommended Wines')).toBeVisible();
  },
});
export const WithoutDots = meta.story({
  globals: { brand: 'tcm' },
  parameters: { rules: ['HOME-027'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.wsk-ProductCarousel-dot')).toBeNull();
  },
});
export const DotsInTwoBrands = meta.story({
  ...allBrands,
  parameters: { ...allBrands.parameters, rules: ['HOME-026', 'HOME-027'] },
  render: ({ wines }) => <EveryBrand>{() => <RecommendedWines wines={wines} kinds={['all']} />}</EveryBrand>,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.wsk-ProductCarousel-dot')).toBeVisible());
    const dots = [...canvasElement.querySelectorAll('.wsk-ProductCarousel-dot')];
    const having = new Set(dots.map((dot) => dot.closest('[data-brand]')?.getAttribute('data-brand')));
    await expect([...having]).toEqual(['law', 'stw']);
  },
});
export const Points = meta.story({
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('939 pts a bottle')).toBeVisible();
  },
});
export const Narrow = meta.story(fitsNarrow);
