import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { loadFailed, loading, ready } from '../../src/model/load.js';
import type { FacetName } from '../../src/model/searchOptions.js';
import { QuickFilters, type QuickFiltersProps } from '../../src/screens/search/QuickFilters.js';
import { narrow } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import { resultsOf } from './resultsOf.js';

const meta = preview.meta({
  component: QuickFilters,
  args: {
    term: 'red',
    filters: from((world) => ready(resultsOf(world, { term: 'red', perPage: 1 }))),
    onFollow: fn(),
  },
  decorators: [framed(560)],
});

/** Returns a single facet, in which each value links to the results filtered by it. */
const one = (facet: FacetName) => ({
  args: {
    filters: from((world) => {
      const { total, facets } = resultsOf(world, { term: 'red', perPage: 1 });
      return ready({ total, facets: facets.filter((each) => each.facet === facet) });
    }),
  },
});

/** Checks that each of the first four values links to the results filtered by it, and shows their number, under the name
 * of the facet. */
async function expectLinks(
  canvas: ReturnType<typeof within>,
  filters: QuickFiltersProps['filters'],
  facet: FacetName,
  label: string,
): Promise<void> {
  await expect(canvas.getByRole('list')).toHaveAccessibleName(label);
  const values = filters.status === 'ready' ? filters.data.facets[0]!.values.slice(0, 4) : [];
  await expect(values.length).toBeGreaterThan(1);
  const links = canvas.getAllByRole('listitem').map((item: HTMLElement) => item.querySelector('a')!);
  await expect(links.map((link: HTMLAnchorElement) => link.getAttribute('href'))).toEqual(
    values.map(({ value }) => `/wines?Ntt=red&N=${facet}%3A${value}`),
  );
  for (const [place, { name, count }] of values.entries())
    await expect(links[place]).toHaveTextContent(`${name} ${count} ${count === 1 ? 'result' : 'results'}`);
}

export const ByType = meta.story({
  ...one('type'),
  parameters: { rules: ['SRCH-017'] },
  play: ({ args, canvas }) => expectLinks(canvas, args.filters, 'type', 'Wine type'),
});
export const ByCountry = meta.story({
  ...one('country'),
  parameters: { rules: ['SRCH-018', 'SRCH-022'] },
  play: ({ args, canvas }) => expectLinks(canvas, args.filters, 'country', 'Country'),
});
export const ByRegion = meta.story({
  ...one('region'),
  parameters: { rules: ['SRCH-019'] },
  play: ({ args, canvas }) => expectLinks(canvas, args.filters, 'region', 'Region'),
});
export const ByGrape = meta.story({
  ...one('grape'),
  parameters: { rules: ['SRCH-020'] },
  play: ({ args, canvas }) => expectLinks(canvas, args.filters, 'grape', 'Grape variety'),
});
export const ByPrice = meta.story({
  ...one('price'),
  parameters: { rules: ['SRCH-021'] },
  play: ({ args, canvas }) => expectLinks(canvas, args.filters, 'price', 'Price'),
});

/** The price bands of a shop are in its own unit. */
export const ByPriceInPoints = ByPrice.extend({
  globals: { brand: 'hsb' },
  play: async ({ args, canvas }) => {
    await expectLinks(canvas, args.filters, 'price', 'Price');
    await expect(canvas.getByRole('link', { name: /^1,200 pts to 1,800 pts \d+ results$/ })).toHaveAttribute(
      'href',
      '/wines?Ntt=red&N=price%3A1200-to-1800',
    );
  },
});

const single = (value: string, name: string, count = 1) => [{ value, name, count, isChosen: false }];
/** A filter of one value is shown too, and each value has a number of its own. */
export const OneValueEach = meta.story({
  args: {
    term: 'rosé',
    filters: ready({
      total: 1,
      facets: [
        { facet: 'type', values: single('rose', 'Rosé') },
        { facet: 'country', values: single('new-zealand', 'New Zealand', 2) },
        { facet: 'region', values: single('cotes-de-provence', 'Côtes de Provence', 3) },
        { facet: 'grape', values: single('pinot-noir', 'Pinot Noir', 1204) },
        { facet: 'price', values: single('8-to-12', '£8.00 to £12.00', 5) },
      ],
    }),
  },
  parameters: { rules: ['SRCH-017', 'SRCH-018', 'SRCH-019', 'SRCH-020', 'SRCH-021', 'SRCH-022'] },
  play: async ({ canvas }) => {
    for (const [list, name, query] of [
      ['Wine type', 'Rosé 1 result', 'type%3Arose'],
      ['Country', 'New Zealand 2 results', 'country%3Anew-zealand'],
      ['Region', 'Côtes de Provence 3 results', 'region%3Acotes-de-provence'],
      ['Grape variety', 'Pinot Noir 1204 results', 'grape%3Apinot-noir'],
      ['Price', '£8.00 to £12.00 5 results', 'price%3A8-to-12'],
    ] as const) {
      const link = within(canvas.getByRole('list', { name: list })).getByRole('link', { name });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', `/wines?Ntt=ros%C3%A9&N=${query}`);
    }
    await expect(canvas.getByRole('link', { name: 'See the 1 result' })).toHaveAttribute(
      'href',
      '/wines?Ntt=ros%C3%A9',
    );
  },
});

export const Counts = meta.story({
  parameters: { rules: ['SRCH-022'] },
  play: async ({ args, canvas }) => {
    const { total, facets } = args.filters.status === 'ready' ? args.filters.data : { total: 0, facets: [] };
    await expect(canvas.getByRole('link', { name: `See all ${total} results` })).toBeVisible();
    const [{ name, count } = { name: '', count: 0 }] = facets[0]?.values ?? [];
    const link = canvas.getByRole('link', { name: `${name} ${count} results` });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
});

export const ZeroCount = meta.story({
  args: { term: 'zzzz', filters: from((world) => ready(resultsOf(world, { term: 'zzzz', perPage: 1 }))) },
  parameters: { rules: ['SRCH-022'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No quick filters for “zzzz”.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Loading = meta.story({
  args: { filters: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading quick filters...')).toBeVisible();
  },
});
export const Failed = meta.story({
  args: { filters: loadFailed('Quick filters are unavailable.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Quick filters are unavailable.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
export const Narrow = Counts.extend({ ...narrow, parameters: { rules: [] } });
