'use client';

import { searchResultsWords } from '../../brands/words/searchResults.js';
import { resultOrders } from '../../model/searchOptions.js';
import type { Facet } from '../../model/searchResults.js';
import { choiceWith, pageSizes, type SearchChoice, searchQueryOf } from '../../rules/search/searchChoice.js';
import { Icon } from '../../ui/Icon.js';
import { close, down } from '../../ui/icons.js';
import { Link } from '../../ui/Link.js';
import { Select } from '../../ui/Select.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { SearchResultsFilters } from './SearchResultsFilters.js';

/** The current choice, and the options. */
export interface SearchResultsToolsProps {
  /** The choice in the address. */
  readonly choice: SearchChoice;
  /** The facets, for the filters of a narrow viewport. */
  readonly facets: readonly Facet[];
  /** Whether the results can be sorted; also true while they are loading. */
  readonly canOrder: boolean;
  /** Whether the results and filters are loading. */
  readonly isLoading: boolean;
  /** Called with the complete new choice when the order or the page size changes. */
  readonly onChoose: (change: { readonly choice: SearchChoice }) => void;
}

/** Toolbar above the results: selected filters, sort order, page size and, in a narrow viewport, the filters (SRCH-026
 * to SRCH-028). */
export function SearchResultsTools({ choice, facets, canOrder, isLoading, onChoose }: SearchResultsToolsProps) {
  const text = useText(searchResultsWords);
  const chosenCount = Object.keys(choice.filters).length;
  const isNarrowable = facets.some(({ values }) => values.length > 0);
  return (
    <div className="wsk-SearchResultsTools" data-component="SearchResultsTools" data-loading={isLoading || undefined}>
      <ChosenFilters choice={choice} facets={facets} />
      {isNarrowable ? (
        <details className="wsk-SearchResultsTools-fold">
          <summary className="wsk-SearchResultsTools-summary">
            {chosenCount > 0 ? text('search.filtersWithCount', { count: chosenCount }) : text('search.filters')}
            <span className="wsk-SearchResultsTools-arrow">
              <Icon drawing={down} />
            </span>
          </summary>
          <div className="wsk-SearchResultsTools-folded">
            <SearchResultsFilters choice={choice} facets={facets} />
            {canOrder ? <PageSize choice={choice} onChoose={onChoose} /> : null}
          </div>
        </details>
      ) : null}
      {canOrder ? (
        <>
          <div className="wsk-SearchResultsTools-select">
            <Select
              label={text('search.order')}
              value={choice.order}
              options={resultOrders.map((order) => ({ value: order, label: text(`search.order.${order}`) }))}
              onChange={({ target }) => {
                const order = resultOrders.find((each) => each === target.value) ?? choice.order;
                onChoose({ choice: { ...choice, order, page: 1 } });
              }}
            />
          </div>
          <div className="wsk-SearchResultsTools-select" data-wide-only>
            <PageSize choice={choice} onChoose={onChoose} />
          </div>
        </>
      ) : null}
    </div>
  );
}

/** Number of results per page: in the toolbar, or with the collapsed filters in a narrow viewport. */
function PageSize({ choice, onChoose }: Pick<SearchResultsToolsProps, 'choice' | 'onChoose'>) {
  const text = useText(searchResultsWords);
  const sizes = [...new Set([...pageSizes, choice.perPage])].sort((a, b) => a - b);
  return (
    <Select
      label={text('search.perPage')}
      value={String(choice.perPage)}
      options={sizes.map((size) => ({ value: String(size), label: text('search.perPageOption', { count: size }) }))}
      onChange={({ target }) => onChoose({ choice: { ...choice, perPage: Number(target.value), page: 1 } })}
    />
  );
}

/** The selected filters, each a link that removes it. */
function ChosenFilters({ choice, facets }: Pick<SearchResultsToolsProps, 'choice' | 'facets'>) {
  const href = useHref();
  const text = useText(searchResultsWords);
  const chosen = facets.flatMap(({ facet, values }) =>
    values.flatMap(({ value, name, isChosen }) => (isChosen ? [{ facet, value, name }] : [])),
  );
  if (chosen.length === 0) return null;
  return (
    <ul className="wsk-SearchResultsTools-chosen" aria-label={text('search.chosenFilters')}>
      {chosen.map(({ facet, value, name }) => (
        <li key={facet} className="wsk-SearchResultsTools-item">
          <a
            className="wsk-SearchResultsTools-filter"
            href={href('searchResults', { query: searchQueryOf(choiceWith(choice, facet, value)) })}
            aria-label={text('search.removeFilter', { name })}
          >
            {name}
            <Icon drawing={close} size={16} />
          </a>
        </li>
      ))}
      <li className="wsk-SearchResultsTools-item">
        <Link place="alone" href={href('searchResults', { query: searchQueryOf({ ...choice, filters: {}, page: 1 }) })}>
          {text('search.clearFilters')}
        </Link>
      </li>
    </ul>
  );
}
