'use client';

import { useId } from 'react';
import { searchResultsWords } from '../../brands/words/searchResults.js';
import type { Load } from '../../model/load.js';
import type { Facet, SearchResults } from '../../model/searchResults.js';
import { searchQueryOf } from '../../rules/search/searchChoice.js';
import { Icon } from '../../ui/Icon.js';
import { onward } from '../../ui/icons.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';

/** The term, the filters for its results, and the callback. */
export interface QuickFiltersProps {
  /** The search term the links keep. */
  readonly term: string;
  /** The number of results for the term, and the facets to filter them by. */
  readonly filters: Load<Pick<SearchResults, 'total' | 'facets'>>;
  /** Called when the shopper follows a filter link; the caller closes the panel. */
  readonly onFollow: () => void;
}

/** The results page, one link away, shows the other values. */
const valuesShown = 4;

/** Links that filter the search, each with its number of results (SRCH-016 to SRCH-023). They hold no state: each links
 * to filtered results. */
export function QuickFilters({ term, filters, onFollow }: QuickFiltersProps) {
  const href = useHref();
  const text = useText(searchResultsWords);
  const { total = 0, facets = [] } = filters.status === 'ready' ? filters.data : {};
  return (
    <section
      className="wsk-QuickFilters"
      data-component="QuickFilters"
      data-status={filters.status}
      aria-label={text('search.quickFilters')}
    >
      {filters.status === 'failed' ? (
        <p className="wsk-QuickFilters-note">{filters.message}</p>
      ) : filters.status === 'loading' ? (
        <p className="wsk-QuickFilters-note">{text('search.quickFiltersLoading')}</p>
      ) : total === 0 ? (
        <p className="wsk-QuickFilters-note">{text('search.quickFiltersNone', { term })}</p>
      ) : (
        <>
          {facets
            .filter(({ values }) => values.length > 0)
            .map((facet) => (
              <FacetRow key={facet.facet} term={term} facet={facet} onFollow={onFollow} />
            ))}
          <a
            className="wsk-QuickFilters-all"
            href={href('searchResults', { query: searchQueryOf({ term }) })}
            onClick={() => onFollow()}
          >
            {text.counted('search.seeAll', total)}
            <Icon drawing={onward} size={18} />
          </a>
        </>
      )}
    </section>
  );
}

interface FacetRowProps extends Pick<QuickFiltersProps, 'term' | 'onFollow'> {
  readonly facet: Facet;
}

function FacetRow({ term, facet: { facet, values }, onFollow }: FacetRowProps) {
  const href = useHref();
  const text = useText(searchResultsWords);
  const id = useId();
  return (
    <div className="wsk-QuickFilters-facet" data-facet={facet}>
      <span className="wsk-QuickFilters-name" id={id}>
        {text(`search.facet.${facet}`)}
      </span>
      <ul className="wsk-QuickFilters-values" aria-labelledby={id}>
        {values.slice(0, valuesShown).map(({ value, name, count }) => (
          <li key={value} className="wsk-QuickFilters-item">
            <a
              className="wsk-QuickFilters-value"
              href={href('searchResults', { query: searchQueryOf({ term, filters: { [facet]: value } }) })}
              onClick={() => onFollow()}
            >
              {name} <span className="wsk-QuickFilters-count">{count}</span>
              <span className="wsk-VisuallyHidden"> {text.counted('search.resultsUnit', count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
