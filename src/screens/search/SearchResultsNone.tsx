'use client';

import { searchResultsWords } from '../../brands/words/searchResults.js';
import { type SearchChoice, searchQueryOf } from '../../rules/search/searchChoice.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';

/** The search that found no results. */
export interface SearchResultsNoneProps {
  /** The term, filters and page that have no results. */
  readonly choice: SearchChoice;
  /** Number of results on all pages; above 0 when only this page is empty. */
  readonly total: number;
}

/** Shown in place of results when there are none for the term, with these filters, or on this page (SRCH-031). */
export function SearchResultsNone({ choice, total }: SearchResultsNoneProps) {
  const href = useHref();
  const text = useText(searchResultsWords);
  const hrefOf = (change: Partial<SearchChoice>) =>
    href('searchResults', { query: searchQueryOf({ ...choice, page: 1, ...change }) });
  if (total > 0)
    return (
      <EmptyState
        title={text('search.beyondTitle')}
        action={<ButtonLink href={hrefOf({})}>{text('search.beyondAction')}</ButtonLink>}
      >
        {text.counted('search.beyondText', total)}
      </EmptyState>
    );
  const isFiltered = Object.keys(choice.filters).length > 0;
  return (
    <EmptyState
      title={text('search.noneTitle')}
      action={
        <ButtonLink href={isFiltered ? hrefOf({ filters: {} }) : href('home')}>
          {text(isFiltered ? 'search.clearFilters' : 'search.noneAction')}
        </ButtonLink>
      }
    >
      {isFiltered ? text('search.noneFiltered') : text('search.noneText', { term: choice.term })}
    </EmptyState>
  );
}
