import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { AddToBasketButton } from '../../src/blocks/AddToBasketButton.js';
import { busy, failed, idle, loading, ready } from '../../src/model/load.js';
import { isCase, isWine } from '../../src/rules/common/cases.js';
import { isSoldOut } from '../../src/rules/common/stock.js';
import { FavouritesPage } from '../../src/screens/account/FavouritesPage.js';
import { actionFails, failsToLoad, fitsNarrow, ignoresPress, loads } from '../commonStories.js';
import { from } from '../from.js';
import { itemsOf } from '../home/items.js';

const meta = preview.meta({
  component: FavouritesPage,
  args: {
    favourites: from((world) => ready(itemsOf(world, 5))),
    addButton: () => <AddToBasketButton variant="line" size="small" action={idle} onAdd={fn()} />,
    onRemove: fn(),
    onAddAll: fn(),
    onRetry: fn(),
  },
});

export const List = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The wines you saved, ready for your next case.')).toBeVisible();
    if (args.favourites.status !== 'ready') throw new Error('This story has favourites.');
    const products = args.favourites.data.map(({ product }) => product);
    await expect(canvas.getByText('5 favourites')).toBeVisible();
    const rows = canvas.getAllByRole('article');
    await expect(rows).toHaveLength(5);
    for (const [place, row] of rows.entries())
      await expect(within(row).getByRole('link')).toHaveAttribute('href', `/product/${products[place]!.itemCode}`);
    await userEvent.click(within(rows[1]!).getByRole('button', { name: /^Remove .+ from your favourites$/ }));
    await expect(args.onRemove).toHaveBeenLastCalledWith({ product: products[1] });
    await userEvent.click(canvas.getByRole('button', { name: 'Add one of each to basket' }));
    await expect(args.onAddAll).toHaveBeenCalledOnce();
  },
});
const soldOut = { inventoryInfo: { summaryAvailabilityStatus: 'out_of_stock', stockQty: 0 } } as const;

/** The sum would count a wine that is not added. */
export const OneSoldOut = meta.story({
  args: {
    favourites: from((world) =>
      ready(
        itemsOf(world, 3).map((item, place) => ({
          product: {
            ...item.product,
            ...(place === 0 && soldOut),
          },
        })),
      ),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText('Out of Stock')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Add one of each to basket' }));
    const items = args.favourites.status === 'ready' ? args.favourites.data : [];
    await expect(args.onAddAll).toHaveBeenCalledWith({ products: items.slice(1).map(({ product }) => product) });
  },
});
/** Wines that are all in stock, sold by the bottle, and cases of twelve. */
const sellable = ({ bottles, cases = 0 }: { readonly bottles: number; readonly cases?: number }) =>
  from((world) => {
    const inStock = itemsOf(world, 30).filter(({ product }) => !isSoldOut(product));
    const ofCases = inStock.filter(({ product }) => isCase(product));
    const ofBottles = inStock.filter(({ product }) => isWine(product) && !isCase(product));
    return ready([...ofBottles.slice(0, bottles), ...ofCases.slice(0, cases)]);
  });

export const Eleven = meta.story({
  args: { favourites: sellable({ bottles: 11 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11 favourites')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Add one of each/ })).toHaveAccessibleName(
      /^Add one of each, £\d+\.\d\d$/,
    );
  },
});
/** The volume price may apply, which only the basket knows. */
export const Twelve = meta.story({
  args: { favourites: sellable({ bottles: 12 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 favourites')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Add one of each/ })).toHaveAccessibleName(
      'Add one of each to basket',
    );
  },
});
/** A case is twelve bottles by itself, so the volume price may apply to the bottle beside it. */
export const BottleAndCase = meta.story({
  args: { favourites: sellable({ bottles: 1, cases: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 favourites')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Add one of each/ })).toHaveAccessibleName(
      'Add one of each to basket',
    );
  },
});
/** Products marked as unwanted are in the same list, but are not favourites. */
export const NotWanted = meta.story({
  args: {
    favourites: from((world) =>
      ready(itemsOf(world, 3).map((item, place) => ({ ...item, whereUsed: { inFavourites: place !== 1 } }))),
    ),
  },
  parameters: { rules: ['PROD-101'] },
  play: async ({ args, canvas }) => {
    const items = args.favourites.status === 'ready' ? args.favourites.data : [];
    const [first, , third] = items.map(({ product }) => `/product/${product.itemCode}`);
    const rows = canvas.getAllByRole('article').map((row) => within(row).getByRole('link').getAttribute('href'));
    await expect(rows).toEqual([first, third]);
    await expect(canvas.getByText('2 favourites')).toBeVisible();
  },
});
/** A wine that is sold out, or no longer on offer, can only be removed. */
export const SoldOut = meta.story({
  args: {
    favourites: from((world) =>
      ready(
        itemsOf(world, 3).map((item, place) => ({
          product: {
            ...item.product,
            ...(place === 0 && soldOut),
            ...(place === 1 && { skus: [] }),
          },
        })),
      ),
    ),
  },
  parameters: { rules: ['ACCT-049'] },
  play: async ({ args, canvas, userEvent }) => {
    const cards = canvas.getAllByRole('article').map((card) => within(card));
    const adds = cards.map((card) => card.queryByRole('button', { name: 'Add to basket' }) !== null);
    await expect(adds).toEqual([false, false, true]);
    for (const card of cards)
      await userEvent.click(card.getByRole('button', { name: /^Remove .+ from your favourites$/ }));
    await expect(args.onRemove).toHaveBeenCalledTimes(3);
    await expect(canvas.queryByRole('button', { name: /^Add one of each/ })).toBeNull();
    await expect(canvas.getAllByText('Out of Stock')).toHaveLength(2);
  },
});
export const Loading = meta.story(loads('favourites', 'Fetching your favourites...'));
/** The cards come where their placeholders were, at the same height. */
export const InTheirPlaces = meta.story({
  render: (args) => (
    <>
      <FavouritesPage {...args} favourites={loading} />
      <FavouritesPage {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [before, after] = [...canvasElement.querySelectorAll('[data-component="FavouritesPage"]')].map((page) => {
      const card = page.querySelector('.wsk-WineGrid-item')!.getBoundingClientRect();
      return [card.top - page.getBoundingClientRect().top, card.height].map(Math.round);
    });
    await expect(after).toEqual(before);
  },
});
export const InTheirPlacesFramed = InTheirPlaces.extend({ globals: { brand: 'avy' } });
export const Empty = meta.story({
  args: { favourites: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find a wine' })).toHaveAttribute('href', '/wines');
    await expect(canvas.getByText('Tap the heart on a wine to save it here.')).toBeVisible();
  },
});
export const Removing = meta.story({
  args: { removals: from((world) => ({ [itemsOf(world, 5)[1]!.product.itemCode]: busy })) },
  parameters: { rules: ['ACCT-049'] },
  play: ignoresPress('Removing...', 'onRemove'),
});
export const RemovalFailed = meta.story({
  args: {
    removals: from((world) => ({ [itemsOf(world, 5)[1]!.product.itemCode]: failed('Please sign in to continue.') })),
  },
  parameters: { rules: ['ACCT-049', 'ACCT-072'] },
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('article')[1]!;
    await expect(within(row).getByRole('alert')).toHaveTextContent('Please sign in to continue.');
    await expect(within(row).getByRole('button', { name: /^Remove/ })).toBeVisible();
  },
});
export const AddingAllFailed = meta.story(actionFails('addingAll', 'Out of Stock'));
export const Failed = meta.story(failsToLoad('favourites', 'We could not reach the shop.'));
export const Points = meta.story({
  globals: { brand: 'hsb' },
  args: { favourites: sellable({ bottles: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,599 pts for a single bottle')).toBeVisible();
    await expect(canvas.getByText('1,399 pts for a single bottle')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add one of each, 2,998 pts' })).toBeVisible();
  },
});
export const Narrow = meta.story(fitsNarrow);
