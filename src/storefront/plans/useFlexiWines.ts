'use client';

import { useState } from 'react';
import type { Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { type FlexiFacets, type FlexiFilter, flexiFacets, flexiPath } from '../../rules/plans/flexiWines.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { searchCalls } from '../shop/calls.js';

/** Loads the wines that can go into a case, by colour and country (PLAN-055). The filter options come from the
 * unfiltered list. */
export function useFlexiWines(isWanted: boolean): {
  readonly wines: Load<readonly Product[]>;
  readonly facets: FlexiFacets;
  readonly filter: FlexiFilter;
  readonly setFilter: (filter: FlexiFilter) => void;
  readonly retry: () => void;
} {
  const [filter, setFilter] = useState<FlexiFilter>({});
  const all = useFlexiPath(flexiPath({}), isWanted);
  const { load, retry } = useFlexiPath(flexiPath(filter), isWanted);
  const facets = flexiFacets(all.load.status === 'ready' ? all.load.data : []);
  return { wines: load, facets, filter, setFilter, retry };
}

function useFlexiPath(navigationPath: string, isWanted: boolean) {
  const { client } = useServices();
  return useLoad<readonly Product[]>({
    queryKey: queryKey('listFlexiWines', navigationPath),
    queryFn: ({ signal }) => client.call(searchCalls.listFlexiWines, { params: { navigationPath } }, { signal }),
    enabled: isWanted,
  });
}
