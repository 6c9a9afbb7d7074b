import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import type { Brand, Site } from '../../../src/model/site.js';
import { StorefrontProvider } from '../../../src/storefront/base/StorefrontProvider.js';
import { createStorefront } from '../../../src/storefront/base/services.js';
import { SearchContainer } from '../../../src/storefront/shell/SearchContainer.js';
import { Button } from '../../../src/ui/Button.js';
import { framed } from '../../framed.js';
import { from } from '../../from.js';
import { holdTimers } from '../../heldTimers.js';
import { holdAnswer, markupInstead, storyCalls } from '../../storyShop.js';

const host = { navigate: fn(), log: fn<(error: Error) => void>(), fetch: fn(fetch) };

/** Pages of one shop, each with its own header. */
function Pages({ site, brand }: { readonly site: Site; readonly brand: Brand }) {
  const [services] = useState(() => createStorefront(host));
  const [page, setPage] = useState(1);
  return (
    <StorefrontProvider services={services} site={site} brand={brand}>
      <div style={{ minHeight: 860 }}>
        <SearchContainer key={page} />
        <Button onClick={() => setPage(page + 1)}>Another page</Button>
      </div>
    </StorefrontProvider>
  );
}

const meta = preview.meta({
  component: Pages,
  args: { site: from((world) => world.site), brand: from((world) => world.brand) },
  decorators: [framed(560)],
});

/** Returns the addresses requested since the story began. */
const requestedUrls = (): string[] => host.fetch.mock.calls.map(([address]) => String(address));
const data = '/assets/components/homepage/data/search/data.json';
const keywords = '/assets/components/homepage/data/search/keywords.json';
const withSite = (change: Partial<Site>) => from((world): Site => ({ ...world.site, ...change }));

export const LoadedWhenUsed = meta.story({
  parameters: { rules: ['SRCH-009', 'SRCH-041', 'SRCH-042'] },
  play: async ({ canvas, userEvent }) => {
    await expect(requestedUrls()).toEqual([]);
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(requestedUrls().sort()).toEqual([data, keywords]));
    await userEvent.type(canvas.getByRole('combobox'), 'claret');
    const rows = await canvas.findAllByRole('option');
    await expect(rows).toHaveLength(10);
    await expect(rows.map(({ textContent }) => textContent)).toContain('Bordeaux');
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.type(canvas.getByRole('combobox'), 'malt scotch');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
    for (const row of canvas.getAllByRole('option')) await expect(row).toHaveTextContent(/ Single Malt Whisky/);
    // Both are fetched once for all searches of a visit.
    await expect(requestedUrls().filter((address) => address === data)).toHaveLength(1);
    await expect(requestedUrls().filter((address) => address === keywords)).toHaveLength(1);
  },
});

/** The address says what was typed, whichever signs it has. */
export const TypedTerm = meta.story({
  args: { site: withSite({ hasQuickFilters: false }) },
  parameters: { rules: ['SRCH-005'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), ' Rosé & co+ {Enter}');
    await expect(host.navigate.mock.calls).toEqual([['/wines?Ntt=Ros%C3%A9+%26+co%2B']]);
    // A misspelt grape is corrected by the page, not in its address.
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.type(canvas.getByRole('combobox'), 'Malbek{Enter}');
    await expect(host.navigate).toHaveBeenLastCalledWith('/wines?Ntt=Malbek');
  },
});

/** Changes the text of a field in one go, in the given way; a test cannot cut, because it may not use the clipboard. */
function setBy(field: HTMLInputElement, inputType: string, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
}

/** What is cut or pasted is looked up a tenth of a second later. */
export const CutAndPasted = meta.story({
  args: { site: withSite({ hasQuickFilters: false }) },
  parameters: { rules: ['SRCH-008'] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox');
    await userEvent.type(field, 'malbeczzz');
    await waitFor(() => expect(canvas.queryByRole('option')).toBeNull());
    await canvas.findByText('No suggestions for “malbeczzz”. Press Enter to search all our wines.');
    const clock = holdTimers(100);
    for (const [inputType, rest] of [
      ['deleteByCut', 'malbec'],
      ['insertFromPaste', 'rioja'],
    ] as const) {
      setBy(field, inputType, rest);
      await expect(field).toHaveValue(rest);
      await waitFor(() => expect(clock.count()).toBe(1));
      await expect(canvas.queryByRole('option')).toBeNull();
      clock.pass();
      await canvas.findAllByRole('option');
    }
  },
});

export const KeptOnAnotherPage = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'rio');
    await canvas.findAllByRole('option');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Another page' }));
    await expect(field).not.toBeInTheDocument();
    await expect(canvas.getByRole('combobox')).toHaveValue('rio');
  },
});

export const EmptyAfterASuggestion = meta.story({
  parameters: { rules: ['SRCH-004'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'rio');
    const [first] = await canvas.findAllByRole('option');
    first!.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(first!);
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.queryByRole('option')).toBeNull();
  },
});

export const WithQuickFilters = meta.story({
  parameters: {
    rules: ['SRCH-017', 'SRCH-018', 'SRCH-019', 'SRCH-020', 'SRCH-021', 'SRCH-022', 'SRCH-023', 'SRCH-046'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'rioja');
    const filters = await canvas.findByRole('region', { name: 'Quick filters' });
    await waitFor(() => expect(filters).toHaveAttribute('data-status', 'ready'));
    await expect(requestedUrls().findLast((address) => address.startsWith('/wines'))).toBe('/wines?Ntt=rioja&Nrpp=1');
    const facets = [...filters.querySelectorAll('[data-facet]')].map((each) => each.getAttribute('data-facet'));
    await expect(facets).toEqual(['type', 'country', 'region', 'grape', 'price']);
    for (const name of ['Wine type', 'Country', 'Region', 'Grape variety', 'Price'])
      await expect(within(filters).getByRole('list', { name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Spain \d+ results$/ })).toHaveAttribute(
      'href',
      '/wines?Ntt=rioja&N=country%3Aspain',
    );
    // One result was asked for; the total counts them all.
    await expect(canvas.getByRole('link', { name: 'See all 35 results' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Spain 34 results' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Rosé 4 results' })).toBeVisible();
  },
});

/** Each term of a visit has filters of its own, also one with signs, and one that is corrected before the search. */
export const QuickFiltersOfEachTerm = meta.story({
  parameters: {
    rules: ['SRCH-017', 'SRCH-018', 'SRCH-019', 'SRCH-020', 'SRCH-021', 'SRCH-022', 'SRCH-023', 'SRCH-037'],
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    for (const [term, asked, total, ...links] of [
      [
        'rioja',
        '/wines?Ntt=rioja&Nrpp=1',
        'See all 35 results',
        ['Rosé 4 results', '/wines?Ntt=rioja&N=type%3Arose'],
        ['Under £8.00 5 results', '/wines?Ntt=rioja&N=price%3Aunder-8'],
      ],
      [
        'malbek',
        '/wines?Ntt=malbec&Nrpp=1',
        'See all 11 results',
        ['Red 11 results', '/wines?Ntt=malbek&N=type%3Ared'],
        ['Argentina 7 results', '/wines?Ntt=malbek&N=country%3Aargentina'],
        ['South-West France 4 results', '/wines?Ntt=malbek&N=region%3Asouth-west-france'],
        ['Malbec 11 results', '/wines?Ntt=malbek&N=grape%3Amalbec'],
        ['£12.00 to £18.00 3 results', '/wines?Ntt=malbek&N=price%3A12-to-18'],
      ],
      [
        'Rosé & co',
        '/wines?Ntt=Ros%C3%A9+%26+co&Nrpp=1',
        'See all 6 results',
        ['Provence 5 results', '/wines?Ntt=Ros%C3%A9+%26+co&N=region%3Aprovence'],
        ['£8.00 to £12.00 1 result', '/wines?Ntt=Ros%C3%A9+%26+co&N=price%3A8-to-12'],
      ],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, term);
      await canvas.findByRole('link', { name: total });
      await expect(requestedUrls().findLast((address) => address.startsWith('/wines'))).toBe(asked);
      for (const [name, href] of links) await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(canvas.queryByRole('link', { name: /^Argentina/ })).toBeNull();
  },
});

/** While the page of a longer term is on its way, the filters and the total of the term before are gone. */
export const QuickFiltersOfTheTermBefore = meta.story({
  parameters: { rules: ['SRCH-023'] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'rioja');
    await canvas.findByRole('link', { name: 'See all 35 results' });
    const answer = holdAnswer('readSearchResultsPage');
    await userEvent.type(field, ' reserva');
    await waitFor(() => expect(requestedUrls()).toContain('/wines?Ntt=rioja+reserva&Nrpp=1'));
    await expect(canvas.getByRole('region', { name: 'Quick filters' })).toHaveAttribute('data-status', 'loading');
    await expect(canvas.queryByRole('link', { name: 'See all 35 results' })).toBeNull();
    answer();
    await canvas.findByRole('link', { name: /^See all \d+ results?$/ });
  },
});

/** The filters and the total come from the markup of the page, whatever else is in it. */
export const QuickFiltersFromMarkup = meta.story({
  parameters: { rules: ['SRCH-022', 'SRCH-023'] },
  beforeEach: () =>
    markupInstead(
      'readSearchResultsPage',
      `<h1>12 wines</h1><p class="total" data-total="1204">1,204 results</p>
       <ul data-facet="colour"><li data-value="blue" data-name="Blue" data-count="8"></li></ul>
       <ul class="list" data-facet="region">
         <li data-count="27" data-value="loire" data-name="Loire &amp; &quot;Centre&quot;"><a href="/">Loire</a> (1)</li>
         <li data-value="jura" data-name="Jura" data-count="1"></li>
       </ul>
       <ul data-facet="grape"></ul>
       <script type="application/json" id="search-results">[]</script>`,
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'rioja');
    await canvas.findByRole('link', { name: 'See all 1204 results' });
    const filters = within(canvas.getByRole('region', { name: 'Quick filters' }));
    await expect(filters.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Loire & "Centre" 27 results',
      'Jura 1 result',
    ]);
    await expect(filters.getByRole('list', { name: 'Region' })).toBeVisible();
    await expect(filters.getAllByRole('list')).toHaveLength(1);
  },
});

export const WithoutQuickFilters = meta.story({
  args: { site: withSite({ hasQuickFilters: false }) },
  parameters: { rules: ['SRCH-016'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'rioja');
    await expect(await canvas.findAllByRole('option')).toHaveLength(10);
    await import('../../../src/storefront/shell/QuickFiltersContainer.js');
    await storyCalls.settle();
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Rioja');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.type(canvas.getByRole('combobox'), '{Enter}');
    await expect(host.navigate).toHaveBeenCalledWith('/wines?Ntt=rioja');
    await expect(requestedUrls().some((address) => address.startsWith('/wines'))).toBe(false);
  },
});

export const QuickFiltersFailed = meta.story({
  parameters: { mock: { fault: 'readSearchResultsPage:500' }, rules: ['SRCH-016'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'rioja');
    await canvas.findByText('Quick filters are unavailable.');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(10));
  },
});

/** Nothing is requested again until the field is reopened; the search itself still works. */
export const DataFailed = meta.story({
  args: { site: withSite({ hasQuickFilters: false }) },
  parameters: { mock: { fault: 'getSearchData:500*1' }, rules: ['SRCH-005', 'SRCH-044', 'SRCH-045', 'SRCH-046'] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'rio');
    await canvas.findByText('Suggestions are unavailable. Press Enter to search.');
    await userEvent.type(field, 'ja');
    await storyCalls.settle();
    await expect(canvas.queryByRole('option')).toBeNull();
    await expect(requestedUrls().filter((address) => address === data)).toHaveLength(1);
    await expect(requestedUrls().filter((address) => address === keywords)).toHaveLength(1);
    await userEvent.type(field, '{Enter}');
    await expect(host.navigate).toHaveBeenCalledWith('/wines?Ntt=rioja');
    await userEvent.click(field);
    await expect((await canvas.findAllByRole('option')).length).toBeGreaterThan(0);
  },
});

/** Data that cannot be read is a failure too, not an empty list. */
export const DataMalformed = meta.story({
  args: { site: withSite({ hasQuickFilters: false }) },
  parameters: { mock: { fault: 'getSearchData:malformed*1' }, rules: ['SRCH-044'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'rio');
    await canvas.findByText('Suggestions are unavailable. Press Enter to search.');
    await expect(canvas.queryByRole('option')).toBeNull();
  },
});

/** Without a connection, and where the suggestions come from a file. */
export const DataOffline = meta.story({
  args: { site: withSite({ hasQuickFilters: false }) },
  parameters: { mock: { fault: 'getSearchData:offline' }, rules: ['SRCH-044', 'SRCH-045'] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'rio');
    await canvas.findByText('Suggestions are unavailable. Press Enter to search.');
    await userEvent.type(field, 'ja');
    await storyCalls.settle();
    await expect(canvas.getByText('Suggestions are unavailable. Press Enter to search.')).toBeVisible();
    await expect(canvas.queryByRole('option')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(host.navigate).toHaveBeenCalledWith('/wines?Ntt=rioja');
  },
});
export const FileFailed = DataOffline.extend({
  args: { site: withSite({ suggestionSource: 'file', hostClass: 'live', hasQuickFilters: false }) },
  parameters: { mock: { fault: 'getSearchSuggestUkLait:500' } },
});

export const KeywordsFailed = meta.story({
  parameters: { mock: { fault: 'getSearchKeywords:500' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'rioja');
    await expect(await canvas.findAllByRole('option')).toHaveLength(10);
  },
});

export const FromAFile = meta.story({
  args: { site: withSite({ suggestionSource: 'file', hostClass: 'live' }) },
  parameters: { rules: ['SRCH-038'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'rioja');
    await expect(await canvas.findAllByRole('option')).toHaveLength(10);
    await expect(requestedUrls()).toContain('/json/searchsuggest/searchsuggest_en_GB_UKLAIT.json');
    await expect(requestedUrls()).not.toContain(data);
  },
});

export const FromAnotherFile = meta.story({
  args: { site: withSite({ suggestionSource: 'file', hostClass: 'live' }) },
  globals: { brand: 'avy' },
  parameters: { rules: ['SRCH-039'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'rioja');
    await expect(await canvas.findAllByRole('option')).toHaveLength(10);
    await expect(requestedUrls()).toContain('/json/searchsuggest/searchsuggest_en_GB_AVRY.json');
  },
});

export const FromTheInternalFile = meta.story({
  args: { site: withSite({ suggestionSource: 'file', searchSuggestFile: 'searchsuggest_en_GB_UKAVRY.json' }) },
  globals: { brand: 'avy' },
  parameters: { rules: ['SRCH-039', 'SRCH-040'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'rioja');
    await expect(await canvas.findAllByRole('option')).toHaveLength(10);
    await expect(requestedUrls()).toContain('/json/searchsuggest/internal/searchsuggest_en_GB_UKAVRY.json');
  },
});
