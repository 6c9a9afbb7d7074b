'use client';

import { useQuery } from '@tanstack/react-query';
import { searchResultsWords } from '../../brands/words/searchResults.js';
import { loading } from '../../model/load.js';
import { quickFiltersDelayMs } from '../../rules/common/timings.js';
import { searchTermOf } from '../../rules/search/searchChoice.js';
import { QuickFilters } from '../../screens/search/QuickFilters.js';
import { useText } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import { loadOf } from '../base/useLoad.js';
import { searchPageQuery } from '../shop/searchPageQuery.js';
import { useDebouncedValue } from './useDebouncedValue.js';

export interface QuickFiltersContainerProps {
  readonly term: string;
  readonly onFollow: () => void;
}

/** Quick filters for the typed term, taken from the term's results page once typing pauses (SRCH-023). Responses for
 * other terms are dropped. */
export function QuickFiltersContainer({ term, onFollow }: QuickFiltersContainerProps) {
  const { client } = useServices();
  const text = useText(searchResultsWords);
  const rested = useDebouncedValue(term, quickFiltersDelayMs);
  const query = useQuery({
    ...searchPageQuery(client, { term: searchTermOf(rested), perPage: 1 }),
    enabled: rested === term,
  });
  const filters = rested === term ? loadOf(query, () => text('search.quickFiltersFailed')) : loading;
  return <QuickFilters term={term} filters={filters} onFollow={onFollow} />;
}
