import { withoutCardNumbers } from '../rules/common/withoutCardNumbers.js';
import { type SearchChoice, writtenFilters } from '../rules/search/searchChoice.js';

/** What analytics knows of a page of results (ANLY-036 to ANLY-041). */
export interface SearchFields {
  /** As it was typed, but for card numbers. */
  readonly searchTerm: string;
  /** As the address has them, as in `type:red,country:france`; empty without any. */
  readonly searchFilters: string;
  readonly sort: string;
  readonly searchNoPerPage: number;
  /** Which page of them it is, from 1. */
  readonly searchPagination: number;
  /** How many there are; absent while unknown. */
  readonly searchNoResults?: number;
}

/** The fields of a page of results with so many of them. */
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
