'use client';

import type { ReactNode } from 'react';
import type { WineCardParts } from '../../blocks/WineCard.js';
import { WineGrid } from '../../blocks/WineGrid.js';
import { searchResultsWords } from '../../brands/words/searchResults.js';
import type { KeyOf, Text } from '../../brands/words.js';
import { type Load, ready } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import type { Facet, SearchResults } from '../../model/searchResults.js';
import { type SearchChoice, searchQueryOf } from '../../rules/search/searchChoice.js';
import type { SearchStory } from '../../rules/search/searchStory.js';
import { Pagination } from '../../ui/Pagination.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { SearchResultsChosen } from './SearchResultsChosen.js';
import { SearchResultsFilters } from './SearchResultsFilters.js';
import { SearchResultsNone } from './SearchResultsNone.js';
import { SearchResultsStory } from './SearchResultsStory.js';
import { SearchResultsTools } from './SearchResultsTools.js';

/** What the results page shows, and its callbacks. */
export interface SearchResultsPageProps {
  /** The search in the page's address. */
  readonly choice: SearchChoice;
  /** This page of results, with the facets. */
  readonly results: Load<SearchResults>;
  /** Whether new results are loading; the current ones stay until then. */
  readonly isChanging?: boolean;
  /** Called with the new choice when the order or page size changes. */
  readonly onChoose: (change: { readonly choice: SearchChoice }) => void;
  /** Controls on a product's card; without them, cards are only links. */
  readonly partsOf?: ((product: Product) => WineCardParts) | undefined;
  /** Called to fetch the results again after they failed to load. */
  readonly onRetry: () => void;
  /** Section of the shop to tell about in a card among the wines of the first page; no such card unless set. */
  readonly story?: SearchStory | undefined;
  /** Where to go on from no results at all, such as a rail of wines; nothing unless set. */
  readonly also?: ReactNode;
}

type ResultsText = Text<KeyOf<typeof searchResultsWords>>;

/** Returns the names of the selected values, where the facets include them. */
const chosenNames = (facets: readonly Facet[]): string[] =>
  facets.flatMap(({ values }) => values.flatMap(({ name, isChosen }) => (isChosen ? [name] : [])));

/** Returns the text used as the page's heading and title. */
function resultsTitle(text: ResultsText, { term, filters }: SearchChoice, facets: readonly Facet[] = []): string {
  if (term) return text('search.resultsTitle', { term });
  if (Object.keys(filters).length === 0) return text('search.favouritesTitle');
  return chosenNames(facets).join(', ') || text('search.filteredTitle');
}

/** Returns the title of the document, which tells the pages and the filtered lists of one search apart. */
export function documentTitle(text: ResultsText, choice: SearchChoice, facets: readonly Facet[] = []): string {
  const chosen = choice.term ? chosenNames(facets) : [];
  const title = [resultsTitle(text, choice, facets), ...chosen].join(', ');
  return choice.page > 1 ? text('search.titleOfPage', { title, page: choice.page }) : title;
}

/** Results page: cards with facets, sorting and pagination (SRCH-024 to SRCH-031); without a term, favourites come
 * first. Its state is in the address: filters and pages are links. */
export function SearchResultsPage({
  choice,
  results,
  isChanging,
  partsOf,
  onChoose,
  onRetry,
  story,
  also,
}: SearchResultsPageProps) {
  const href = useHref();
  const text = useText(searchResultsWords);
  const { total, facets, results: wines } = results.status === 'ready' ? results.data : nothingYet;
  const hrefOf = (change: Partial<SearchChoice>) =>
    href('searchResults', { query: searchQueryOf({ ...choice, ...change }) });
  const isLoading = results.status === 'loading';
  const isEmpty = results.status === 'ready' && wines.length === 0;
  const hasFilters = results.status !== 'ready' || facets.some(({ values }) => values.length > 0);
  return (
    <div
      className="wsk-Container wsk-SearchResultsPage"
      data-component="SearchResultsPage"
      data-loading={isLoading || undefined}
      data-filters={hasFilters}
    >
      <div className="wsk-SearchResultsPage-head">
        <div className="wsk-SearchResultsPage-words">
          <h1 className="wsk-Heading wsk-SearchResultsPage-title" data-level="2">
            {resultsTitle(text, choice, facets)}
          </h1>
          <p className="wsk-SearchResultsPage-count" role="status">
            {isChanging ? text('search.changing') : null}
            {results.status === 'ready' && !isChanging ? countOf(text, choice, results.data) : null}
          </p>
        </div>
        <SearchResultsChosen choice={choice} facets={facets} />
      </div>
      <div className="wsk-SearchResultsPage-tools">
        <SearchResultsTools
          choice={choice}
          facets={facets}
          total={total}
          canOrder={isLoading || total > 0}
          isLoading={isLoading}
          onChoose={onChoose}
        />
      </div>
      {hasFilters ? (
        <div className="wsk-SearchResultsPage-side">
          <SearchResultsFilters choice={choice} facets={facets} />
        </div>
      ) : null}
      <div className="wsk-SearchResultsPage-main">
        {isEmpty ? (
          <>
            <SearchResultsNone choice={choice} total={total} />
            {total === 0 ? also : null}
          </>
        ) : (
          <WineGrid
            wines={results.status === 'ready' ? ready(wines) : results}
            level={2}
            partsOf={partsOf}
            story={story && choice.page === 1 ? <SearchResultsStory story={story} /> : null}
            onRetry={onRetry}
          />
        )}
        <Pagination
          current={choice.page}
          count={Math.ceil(total / choice.perPage)}
          hrefOf={({ page }) => hrefOf({ page })}
          label={text('search.pages')}
        />
      </div>
    </div>
  );
}

const nothingYet: SearchResults = { total: 0, facets: [], results: [] };

/** Returns the range of results on this page and their total number. */
function countOf(text: ResultsText, { page, perPage }: SearchChoice, { total, results }: SearchResults): string {
  const from = (page - 1) * perPage;
  return results.length === total || results.length === 0
    ? text.counted('search.results', total)
    : text('search.resultsRange', { from: from + 1, to: from + results.length, count: total });
}
