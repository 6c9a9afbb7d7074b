'use client';

import { searchResultsWords } from '../../brands/words/searchResults.js';
import { choiceWith, searchQueryOf } from '../../rules/search/searchChoice.js';
import { Icon } from '../../ui/Icon.js';
import { close } from '../../ui/icons.js';
import { Link } from '../../ui/Link.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import type { SearchResultsFiltersProps } from './SearchResultsFilters.js';

/** The selected filters, each a link that removes it (SRCH-026). */
export function SearchResultsChosen({ choice, facets }: SearchResultsFiltersProps) {
  const href = useHref();
  const text = useText(searchResultsWords);
  const chosen = facets.flatMap(({ facet, values }) =>
    values.flatMap(({ value, name, isChosen }) => (isChosen ? [{ facet, value, name }] : [])),
  );
  if (chosen.length === 0) return null;
  return (
    <ul
      className="wsk-SearchResultsChosen"
      data-component="SearchResultsChosen"
      aria-label={text('search.chosenFilters')}
    >
      {chosen.map(({ facet, value, name }) => (
        <li key={facet} className="wsk-SearchResultsChosen-item">
          <a
            className="wsk-SearchResultsChosen-filter"
            href={href('searchResults', { query: searchQueryOf(choiceWith(choice, facet, value)) })}
            aria-label={text('search.removeFilter', { name })}
          >
            {name}
            <Icon drawing={close} size={16} />
          </a>
        </li>
      ))}
      <li className="wsk-SearchResultsChosen-item">
        <Link place="alone" href={href('searchResults', { query: searchQueryOf({ ...choice, filters: {}, page: 1 }) })}>
          {text('search.clearFilters')}
        </Link>
      </li>
    </ul>
  );
}
