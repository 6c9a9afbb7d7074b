import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { busy, failed, idle, loadFailed, loading, ready } from '../../../src/model/load.js';
import type { Product } from '../../../src/model/product.js';
import { flexiFacets } from '../../../src/rules/plans/flexiWines.js';
import { FlexiWinePicker } from '../../../src/screens/plans/nextCase/FlexiWinePicker.js';
import { fitsNarrow } from '../../commonStories.js';
import { from } from '../../from.js';
import type { StoryWorld } from '../../world.js';
import { plannedCase } from '../nextCaseSamples.js';

const at = (world: StoryWorld, navigationPath: string) =>
  world.answer('listFlexiWines', { params: { navigationPath } });
const wines = (path: string) => from((world) => ready<readonly Product[]>(at(world, path)));
const first = (world: StoryWorld) => at(world, 'all')[0]!;

const meta = preview.meta({
  component: FlexiWinePicker,
  args: {
    open: true,
    inside: from((world) => plannedCase(world).wines),
    wines: wines('all'),
    facets: from((world) => flexiFacets(at(world, 'all'))),
    filter: {},
    ratings: [],
    favourites: [],
    action: idle,
    onFilter: fn(),
    onChoose: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  globals: { login: 'hard', persona: 'plan-active' },
});

/** Every wine, shown in portions. */
export const List = meta.story({
  parameters: { rules: ['PLAN-049'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add a wine' }));
    await expect(dialog.getByText('344 wines')).toBeVisible();
    await expect(dialog.getByText('One bottle goes in. You can change the number afterwards.')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('All countries');
    await expect(dialog.getByRole('combobox', { name: 'Grape' })).toHaveDisplayValue('All grapes');
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(24));
    await userEvent.click(dialog.getByRole('button', { name: 'Show more wines' }));
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(48));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Bodegas Quintera Rioja Reserva 2018' }));
    await expect(args.onChoose).toHaveBeenCalledWith({
      product: expect.objectContaining({ name: 'Bodegas Quintera Rioja Reserva' }),
    });
    await userEvent.click(dialog.getByRole('button', { name: 'White' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ filter: { colour: 'white' } });
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'New Zealand');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ filter: { country: 'new-zealand' } });
  },
});
/** What is not known of a wine leaves no signs of its own. */
export const CountryAlone = meta.story({
  args: {
    wines: from((world) => {
      const { appellationName: _, ...product } = first(world);
      return ready([{ ...product, countryName: 'Spain' }]);
    }),
  },
  play: async ({ canvas }) => {
    const [wine] = within(await canvas.findByRole('dialog')).getAllByRole('listitem');
    await expect(within(wine!).getByText('Spain').textContent).toBe('Spain');
  },
});
/** Words, grape and price narrow the list; it can be sorted, and everything can be shown again. */
export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    const prices = () =>
      dialog.getAllByRole('listitem').map((item) => Number(/£([\d.]+)/.exec(item.textContent)?.[1] ?? 0));
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search these wines' }), 'rioja RESERVA');
    for (const item of dialog.getAllByRole('listitem')) await expect(item).toHaveTextContent(/Rioja.*Reserva/);
    await userEvent.clear(dialog.getByRole('searchbox'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Price' }), 'Up to £10.00');
    await expect(Math.max(...prices())).toBeLessThanOrEqual(10);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Price' }), 'Any price');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Sort by' }), 'Price, highest first');
    await expect(prices()).toEqual(prices().toSorted((one, other) => other - one));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Grape' }), 'Malbec');
    await userEvent.type(dialog.getByRole('searchbox'), 'chardonnay');
    await expect(dialog.getByText('No matching wines')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Show all wines' }));
    await expect(dialog.getByText('344 wines')).toBeVisible();
    await expect(dialog.getByRole('searchbox')).toHaveFocus();
  },
});
/** For replacing a wine: that wine itself is not offered. */
export const ForASwap = meta.story({
  args: { out: from((world) => plannedCase(world).wines[1]!) },
  parameters: { rules: ['PLAN-051'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(
      await canvas.findByRole('dialog', { name: 'Swap Domaine Mistralet Côtes du Rhône Villages' }),
    );
    await expect(dialog.getByText('2 bottles of what you choose take its place.')).toBeVisible();
    // The wine that leaves stands beside the one the customer looks at.
    const pair = dialog.getByText('Goes').closest('.wsk-SwapPair')!;
    await expect(pair).toHaveTextContent(
      /^Goes Domaine Mistralet Côtes du Rhône Villages( \d{4})? £[\d.]+Comes A wine from the list$/,
    );
    dialog.getByRole('button', { name: 'Swap for Bodegas Quintera Rioja Reserva 2018' }).focus();
    await waitFor(() => expect(pair).toHaveTextContent(/Comes Bodegas Quintera Rioja Reserva 2018 £[\d.]+$/));
    const [goes, comes] = [...pair.querySelectorAll('.wsk-SwapPair-side')].map((side) => side.getBoundingClientRect());
    await expect(comes?.left).toBeGreaterThanOrEqual(goes?.right ?? 0);
    await expect(comes?.top).toBe(goes?.top);
    // Each wine says what it would change about the price.
    const [out, into] = [...pair.textContent.matchAll(/£([\d.]+)/g)].map(([, figure]) => Number(figure));
    const change = Math.round(((into ?? 0) - (out ?? 0)) * 100) / 100;
    const item = dialog.getByRole('button', { name: /^Swap for Bodegas Quintera Rioja Reserva/ }).closest('li');
    await expect(item).toHaveTextContent(
      change === 0 ? 'Same price' : `£${Math.abs(change).toFixed(2)} ${change > 0 ? 'more' : 'less'}`,
    );
    await expect(dialog.queryByRole('button', { name: /^Swap for Domaine Mistralet Côtes du Rhône/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Swap for Bodegas Quintera Rioja Reserva 2018' }));
    await expect(args.onChoose).toHaveBeenCalledWith({
      product: expect.objectContaining({ name: 'Bodegas Quintera Rioja Reserva' }),
    });
  },
});
export const Filtered = meta.story({
  args: { wines: wines('red/portugal'), filter: { colour: 'red', country: 'portugal' } },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Red' })).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog.getByRole('button', { name: 'White' })).toHaveAttribute('aria-pressed', 'false');
    await expect(dialog.getByRole('combobox', { name: 'Country' })).toHaveValue('portugal');
    await userEvent.click(dialog.getByRole('button', { name: 'All' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ filter: { colour: undefined, country: 'portugal' } });
  },
});
/** Favourites and highly rated wines come first, with the customer's rating. */
export const LikedFirst = meta.story({
  args: {
    ratings: from((world) => world.answer('listRatings').userItems),
    favourites: from((world) => world.answer('listFavourites').userItems),
  },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    const [one] = dialog.getAllByRole('listitem');
    await expect(
      within(one!).queryByText('One of your favourites') ?? within(one!).queryByText('You gave it'),
    ).not.toBeNull();
  },
});
export const None = meta.story({
  args: { wines: ready<readonly Product[]>([]), filter: { colour: 'red', country: 'hungary' } },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByRole('heading', { name: 'No matching wines' })).toBeVisible();
    await expect(dialog.getByText('Try other words, another colour or another country.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Show all wines' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ filter: {} });
  },
});
export const Choosing = meta.story({
  args: { action: busy, chosen: from((world) => first(world).itemCode) },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'One moment...' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});
/** The message is beside the chosen wine, which can be chosen again. */
export const ChoosingFailed = meta.story({
  args: { action: failed('Out of Stock'), chosen: from((world) => first(world).itemCode) },
  parameters: { rules: ['PLAN-065'] },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Out of Stock');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Bodegas Quintera Rioja Reserva 2018' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
});
export const Loading = meta.story({
  args: { wines: loading, facets: { colours: [], countries: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching wines...')).toBeVisible();
  },
});
export const Failed = meta.story({
  args: { wines: loadFailed('The cellar list is out of reach.') },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('The cellar list is out of reach.');
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const Narrow = meta.story(fitsNarrow);
