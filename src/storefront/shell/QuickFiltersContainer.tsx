import { useQuery } from '@tanstack/react-query';
import { searchResultsWords } from '../../brands/words/searchResults.js';
import { loading } from '../../model/load.js';
import { searchTermOf } from '../../rules/searchChoice.js';
import { quickFiltersDelayMs } from '../../rules/timings.js';
import { QuickFilters } from '../../screens/search/QuickFilters.js';
import { useText } from '../../ui/scope.js';
import { useServices } from '../StorefrontProvider.js';
import { searchPageQuery } from '../searchPageQuery.js';
import { useDebouncedValue } from '../useDebouncedValue.js';
import { loadOf } from '../useLoad.js';

export interface QuickFiltersContainerProps {
  readonly term: string;
  readonly onFollow: () => void;
}

/** Quick filters for the typed term, from the head of its results once typing pauses (SRCH-023). Answers for another
 * term are dropped. */
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
