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
import { storyCalls } from '../../storyShop.js';

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
  parameters: { rules: ['SRCH-041', 'SRCH-042'] },
  play: async ({ canvas, userEvent }) => {
    await expect(requestedUrls()).toEqual([]);
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(requestedUrls().sort()).toEqual([data, keywords]));
    await userEvent.type(canvas.getByRole('combobox'), 'claret');
    const rows = await canvas.findAllByRole('option');
    await expect(rows.map(({ textContent }) => textContent)).toContain('Bordeaux');
    await expect(requestedUrls().filter((address) => address === data)).toHaveLength(1);
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
    await expect(canvas.getByRole('link', { name: /^See all \d\d+ results$/ })).toBeVisible();
  },
});

export const WithoutQuickFilters = meta.story({
  args: { site: withSite({ hasQuickFilters: false }) },
  parameters: { rules: ['SRCH-016'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'rioja');
    await canvas.findAllByRole('option');
    await import('../../../src/storefront/shell/QuickFiltersContainer.js');
    await storyCalls.settle();
    await expect(canvas.queryByRole('region')).toBeNull();
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
