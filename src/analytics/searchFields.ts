import { withoutCardNumbers } from '../rules/common/withoutCardNumbers.js';
import { type SearchChoice, writtenFilters } from '../rules/search/searchChoice.js';

/** Analytics fields of a results page (ANLY-036 to ANLY-041). */
export interface SearchFields {
  /** The search term as typed, without card numbers. */
  readonly searchTerm: string;
  /** Filters as in the address, for example `type:red,country:france`; empty if none are set. */
  readonly searchFilters: string;
  readonly sort: string;
  readonly searchNoPerPage: number;
  /** Number of the current page, from 1. */
  readonly searchPagination: number;
  /** Number of results; absent until known. */
  readonly searchNoResults?: number;
}

/** Returns the analytics fields of a results page with its number of results. */
export function searchFields(choice: SearchChoice, total: number | undefined): SearchFields {
  const { term, filters, order, perPage, page } = choice;
  return {
    searchTerm: withoutCardNumbers(term),
    searchFilters: writtenFilters(filters),
    sort: order,
    searchNoPerPage: perPage,
    searchPagination: page,
    ...(total !== undefined && { searchNoResults: total }),
  };
}
