import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { loadFailed, loading, ready } from '../../src/model/load.js';
import type { SearchChoice } from '../../src/rules/search/searchChoice.js';
import { SearchResultsPage } from '../../src/screens/search/SearchResultsPage.js';
import { narrow } from '../commonStories.js';
import { from } from '../from.js';
import { expectToFit } from '../storyChecks.js';
import { choiceOf, resultsOf } from './resultsOf.js';

/** Returns the page at the address for this choice. */
const pageOf = (change: Partial<SearchChoice>) => ({
  choice: choiceOf(change),
  results: from((world) => ready(resultsOf(world, change))),
});

const meta = preview.meta({
  component: SearchResultsPage,
  args: { ...pageOf({ term: 'red' }), onChoose: fn(), onRetry: fn() },
});

/** A search with more results than a page holds: 24 cards, filters, order and pages. */
export const Results = meta.story({
  parameters: { rules: ['SRCH-029'] },
  play: async ({ args, canvas }) => {
    const { total, results } = args.results.status === 'ready' ? args.results.data : { total: 0, results: [] };
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “red”');
    await expect(canvas.getByText(`1 to 24 of ${total} results`)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(results.length);
    await expect(results).toHaveLength(24);
    await expect(canvas.getByRole('navigation', { name: 'Pages of results' })).toBeVisible();
  },
});

/** Two filters are chosen, each of which can be removed alone or with all the others. */
export const Filtered = meta.story({
  args: pageOf({ term: 'red', filters: { country: 'spain', type: 'red' } }),
  parameters: { rules: ['SRCH-027'] },
  play: async ({ canvas, canvasElement }) => {
    const filters = canvas.getByRole('navigation', { name: 'Filters' });
    const chosen = [...filters.querySelectorAll('[aria-current="true"]')].map((link) => link.textContent);
    await expect(chosen).toEqual([
      expect.stringMatching(/^Red \d+ results chosen, press to remove$/),
      expect.stringMatching(/^Spain \d+ results chosen, press to remove$/),
    ]);
    await expect(canvas.getByRole('link', { name: 'Remove Spain' })).toHaveAttribute(
      'href',
      '/wines?Ntt=red&N=type%3Ared',
    );
    await expect(canvas.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/wines?Ntt=red');
    const other = canvasElement.querySelector('[data-facet="country"] a:not([aria-current])');
    await expect(other?.getAttribute('href')).toMatch(/^\/wines\?Ntt=red&N=type%3Ared%2Ccountry%3A(?!spain)[a-z-]+$/);
  },
});
/** The filter bar is within reach from the first result on, and past the last one it has a place of its own. */
export const Narrow = meta.story({
  args: pageOf({ term: 'red', filters: { country: 'spain' } }),
  ...narrow,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('button', { name: 'Filters (1)' });
    const last = canvas.getAllByRole('article').at(-1)!;
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(bar.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight - 40);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() =>
      expect(bar.getBoundingClientRect().top).toBeGreaterThanOrEqual(last.getBoundingClientRect().bottom),
    );
    await expectToFit({ canvasElement: document.body });
  },
});

export const Sorted = meta.story({
  args: pageOf({ term: 'rioja', order: 'price-low' }),
  parameters: { rules: ['SRCH-026'] },
  play: async ({ args, canvas }) => {
    const sort = canvas.getByRole('combobox', { name: 'Sort by' });
    await expect(sort).toHaveValue('price-low');
    await userEvent.selectOptions(sort, 'Name, A to Z');
    await expect(args.onChoose).toHaveBeenCalledWith({ choice: { ...args.choice, order: 'name', page: 1 } });
  },
});

export const PageSize = meta.story({
  args: pageOf({ term: 'red', order: 'price-low', perPage: 30, page: 2 }),
  parameters: { rules: ['SRCH-028'] },
  play: async ({ args, canvas }) => {
    const size = canvas.getByRole('combobox', { name: 'Show' });
    await expect(size).toHaveValue('30');
    await expect([...size.querySelectorAll('option')].map((option) => option.text)).toEqual([
      '24 a page',
      '30 a page',
      '48 a page',
      '96 a page',
    ]);
    await userEvent.selectOptions(size, '48 a page');
    await expect(args.onChoose).toHaveBeenCalledWith({ choice: { ...args.choice, perPage: 48, page: 1 } });
  },
});

export const LastPage = meta.story({
  args: {
    choice: from((world) =>
      choiceOf({ term: 'rioja', perPage: 10, page: Math.ceil(resultsOf(world, { term: 'rioja' }).total / 10) }),
    ),
    results: from((world) => {
      const page = Math.ceil(resultsOf(world, { term: 'rioja' }).total / 10);
      return ready(resultsOf(world, { term: 'rioja', perPage: 10, page }));
    }),
  },
  parameters: { rules: ['SRCH-029', 'SRCH-030'] },
  play: async ({ args, canvas }) => {
    const { page } = args.choice;
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      '/wines?Ntt=rioja&Nrpp=10&No=20',
    );
    const { total } = args.results.status === 'ready' ? args.results.data : { total: 0 };
    await expect(page).toBeGreaterThan(1);
    await expect(canvas.getByText(`${(page - 1) * 10 + 1} to ${total} of ${total} results`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Page ${page}` })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Next' })).toBeNull();
    const first = canvas.getByRole('link', { name: 'Page 1' });
    await expect(first).toHaveAttribute('href', '/wines?Ntt=rioja&Nrpp=10');
  },
});

const pagesOf = (canvas: ReturnType<typeof within>) => canvas.queryByRole('navigation', { name: 'Pages of results' });
const withTotal = (total: number) => from((world) => ready({ ...resultsOf(world, { term: 'red' }), total }));
/** As many results as a page holds are one page. */
export const ExactlyOnePage = meta.story({
  args: { results: withTotal(24) },
  parameters: { rules: ['SRCH-029', 'SRCH-030'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24 results')).toBeVisible();
    await expect(pagesOf(canvas)).toBeNull();
  },
});
/** One more is on a second page. */
export const OneMoreThanAPage = meta.story({
  args: { results: withTotal(25) },
  parameters: { rules: ['SRCH-029', 'SRCH-030'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 to 24 of 25 results')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Previous' })).toBeNull();
    for (const name of ['Page 2', 'Next'])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/wines?Ntt=red&No=24');
    await expect(canvas.queryByRole('link', { name: 'Page 3' })).toBeNull();
  },
});

export const BeyondTheLast = meta.story({
  args: pageOf({ term: 'rioja', page: 99 }),
  parameters: { rules: ['SRCH-029', 'SRCH-031'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('35 results')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
      'href',
      '/wines?Ntt=rioja',
    );
  },
});

export const NoTerm = meta.story({
  args: pageOf({}),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Most popular');
  },
});

export const FiltersAlone = meta.story({
  args: pageOf({ filters: { type: 'red', country: 'spain' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Red, Spain');
  },
});

export const NoResults = meta.story({
  args: pageOf({ term: 'a wine nobody has made' }),
  parameters: { rules: ['SRCH-031'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 results')).toBeVisible();
    await expect(canvas.getByText(/“a wine nobody has made”. Try a grape/)).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(pagesOf(canvas)).toBeNull();
  },
});

export const NothingLeft = meta.story({
  args: pageOf({ term: 'rioja', filters: { type: 'red', country: 'new-zealand' } }),
  parameters: { rules: ['SRCH-031'] },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: 'Clear all' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/wines?Ntt=rioja']);
    await expect(canvas.getByText('No wines match all your filters. Remove one, or clear them all.')).toBeVisible();
  },
});

export const OneResult = meta.story({
  args: {
    results: from((world) => {
      const { facets, results } = resultsOf(world, { term: 'red' });
      return ready({ total: 1, facets, results: results.slice(0, 1) });
    }),
  },
  parameters: { rules: ['SRCH-029'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 result')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.queryByRole('heading', { name: 'No results' })).toBeNull();
  },
});
export const Changing = meta.story({
  args: { isChanging: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading results...')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(24);
  },
});
export const Loading = meta.story({
  args: { results: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  },
});
/** Until the results name the filters. */
export const LoadingFiltersAlone = meta.story({
  args: { choice: choiceOf({ filters: { type: 'red' } }), results: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Our wines' })).toBeVisible();
  },
});
export const Failed = meta.story({
  args: { results: loadFailed('Network request failed') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network request failed');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const LongTerm = meta.story({ args: { choice: choiceOf({ term: 'Trockenbeerenauslese'.repeat(5) }) } });
export const Points = Filtered.extend({ globals: { brand: 'hsb' }, parameters: { rules: [] } });
/** Returns a page that tells about the growers. */
const tells = (change: Partial<SearchChoice>) => ({
  ...pageOf(change),
  story: { section: 'growers', name: 'Our growers', href: '/jsp/content.jsp?pg=our-growers' } as const,
});
const placesOf = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('.wsk-WineGrid-list > li')];

/** A card in the shop's own voice is the ninth of the list, below the first two rows, and no result. */
export const Telling = meta.story({
  args: tells({ term: 'red' }),
  play: async ({ args, canvas, canvasElement }) => {
    const total = args.results.status === 'ready' ? args.results.data.total : 0;
    const link = canvas.getByRole('link', { name: 'The people behind the bottles' });
    await expect(link).toHaveAttribute('href', '/jsp/content.jsp?pg=our-growers');
    const places = placesOf(canvasElement);
    await expect(places).toHaveLength(25);
    await expect(places.findIndex((place) => place.contains(link))).toBe(8);
    await expect(canvas.getAllByRole('article')).toHaveLength(24);
    await expect(canvas.getByText(`1 to 24 of ${total} results`)).toBeVisible();
    const heading = canvas.getByRole('heading', { level: 2, name: 'The people behind the bottles' });
    const rows = new Set(places.slice(0, 8).map((place) => Math.round(place.getBoundingClientRect().top)));
    await expect(rows.size).toBeGreaterThanOrEqual(2);
    await expect(heading.getBoundingClientRect().top).toBeGreaterThan([...rows].sort((a, b) => a - b)[1]!);
  },
});
export const TellingNarrow = Telling.extend({
  ...narrow,
  play: async ({ canvas, canvasElement }) => {
    const places = placesOf(canvasElement);
    const [first, story, next] = [places[0]!, places[8]!, places[9]!].map((place) => place.getBoundingClientRect());
    await expect(story!.width).toBeGreaterThan(1.9 * first!.width);
    await expect(next!.left).toBe(first!.left);
    await expect(canvas.getByRole('link', { name: 'The people behind the bottles' })).toBeVisible();
    await expectToFit({ canvasElement: document.body });
  },
});
/** Seven wines are a list too short for it. */
export const TooFewToTell = meta.story({
  args: tells({ term: 'red', perPage: 7 }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
    await expect(placesOf(canvasElement)).toHaveLength(7);
  },
});
export const EnoughToTell = meta.story({
  args: tells({ term: 'red', perPage: 8 }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
    await expect(placesOf(canvasElement)).toHaveLength(9);
  },
});
/** It is told once, on the first page. */
export const TellingNoMore = meta.story({
  args: tells({ term: 'red', page: 2 }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(24);
    await expect(placesOf(canvasElement)).toHaveLength(24);
  },
});
