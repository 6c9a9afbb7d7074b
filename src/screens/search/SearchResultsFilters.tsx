'use client';

import { useId } from 'react';
import { searchResultsWords } from '../../brands/words/searchResults.js';
import type { Facet, FacetValue } from '../../model/searchResults.js';
import { choiceWith, type SearchChoice, searchQueryOf } from '../../rules/search/searchChoice.js';
import { Icon } from '../../ui/Icon.js';
import { check } from '../../ui/icons.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';

/** The facets to list, and the current choice. */
export interface SearchResultsFiltersProps {
  /** The choice in the address; each link changes one value. */
  readonly choice: SearchChoice;
  /** The facets, each value with its number of results. */
  readonly facets: readonly Facet[];
}

/** Number of values shown in addition to the selected ones; a button shows the rest. */
const valuesOpen = 6;

/** Facet filters beside the results (SRCH-027). Each value is a link that adds or removes it. */
export function SearchResultsFilters({ choice, facets }: SearchResultsFiltersProps) {
  const text = useText(searchResultsWords);
  return (
    <nav className="wsk-SearchResultsFilters" data-component="SearchResultsFilters" aria-label={text('search.filters')}>
      {facets
        .filter(({ values }) => values.length > 0)
        .map((facet) => (
          <FacetGroup key={facet.facet} choice={choice} facet={facet} />
        ))}
    </nav>
  );
}

interface FacetGroupProps extends Pick<SearchResultsFiltersProps, 'choice'> {
  readonly facet: Facet;
}

function FacetGroup({ choice, facet: { facet, values } }: FacetGroupProps) {
  const href = useHref();
  const text = useText(searchResultsWords);
  const id = useId();
  const open = values.filter(({ isChosen }, at) => isChosen || at < valuesOpen);
  const more = values.filter((value) => !open.includes(value));
  const list = (listedValues: readonly FacetValue[]) => (
    <ul className="wsk-SearchResultsFilters-values" aria-labelledby={id}>
      {listedValues.map(({ value, name, count, isChosen }) => (
        <li key={value} className="wsk-SearchResultsFilters-item">
          <a
            className="wsk-SearchResultsFilters-value"
            href={href('searchResults', { query: searchQueryOf(choiceWith(choice, facet, value)) })}
            aria-current={isChosen ? 'true' : undefined}
          >
            <span className="wsk-SearchResultsFilters-box">{isChosen ? <Icon drawing={check} size={16} /> : null}</span>
            <span className="wsk-SearchResultsFilters-text">{name}</span>{' '}
            <span className="wsk-SearchResultsFilters-count">{count}</span>
            <span className="wsk-VisuallyHidden">
              {' '}
              {text.counted('search.resultsUnit', count)}
              {isChosen ? ` ${text('search.valueRemove')}` : null}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="wsk-SearchResultsFilters-facet" data-facet={facet}>
      <h2 className="wsk-SearchResultsFilters-title" id={id}>
        {text(`search.facet.${facet}`)}
      </h2>
      {list(open)}
      {more.length > 0 ? (
        <details className="wsk-SearchResultsFilters-more">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
          <summary
            className="wsk-SearchResultsFilters-summary"
            onClick={({ currentTarget: { parentElement: details } }) =>
              // It disappears once the values are shown.
              details?.addEventListener('toggle', () => details.querySelector('a')?.focus(), { once: true })
            }
          >
            {text.counted('search.moreValues', more.length)}
            <span className="wsk-VisuallyHidden"> {text(`search.facet.${facet}`)}</span>
          </summary>
          {list(more)}
        </details>
      ) : null}
    </div>
  );
}
