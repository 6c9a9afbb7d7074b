import { type FacetName, facetNames, type ResultOrder, resultOrders } from '../../model/searchOptions.js';

/** State of a results page, kept entirely in the page's address (SRCH-024 to SRCH-030). */
export interface SearchChoice {
  /** Search term; empty for everything. */
  readonly term: string;
  /** Selected values, at most one per facet. */
  readonly filters: Readonly<Partial<Record<FacetName, string>>>;
  readonly order: ResultOrder;
  readonly perPage: number;
  /** Page number, from 1. */
  readonly page: number;
}

/** Page sizes to choose from; an address may request any number (OPEN-037). */
export const pageSizes = [24, 48, 96] as const;
const [usualPerPage] = pageSizes;
const largestNumber = 999_999;

const plainChoice: SearchChoice = { term: '', filters: {}, order: 'relevance', perPage: usualPerPage, page: 1 };

function filtersIn(text: string): SearchChoice['filters'] {
  const pairs = text.split(',').map((pair) => pair.split(':'));
  return Object.fromEntries(
    facetNames.flatMap((facet) => {
      const value = pairs.find(([name]) => name === facet)?.[1];
      return value && /^[\w-]{1,40}$/.test(value) ? [[facet, value]] : [];
    }),
  );
}

/** Reads a whole number from 1 to the maximum; undefined for anything else. */
function numberIn(text: string | null, most: number): number | undefined {
  const number = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
  return number >= 1 && number <= most ? number : undefined;
}

/** Returns the search term in typed text, trimmed and cut to the maximum length. */
export const searchTermOf = (typed: string): string => typed.trim().slice(0, 100);

/** Reads the choice from a query string; invalid values become defaults. */
export function searchChoiceIn(query: string): SearchChoice {
  const parameters = new URLSearchParams(query);
  const perPage = numberIn(parameters.get('Nrpp'), largestNumber) ?? usualPerPage;
  return {
    term: searchTermOf(parameters.get('Ntt') ?? ''),
    filters: filtersIn(parameters.get('N') ?? ''),
    order: resultOrders.find((order) => order === parameters.get('Ns')) ?? 'relevance',
    perPage,
    page: Math.floor((numberIn(parameters.get('No'), largestNumber) ?? 0) / perPage) + 1,
  };
}

/** Writes the selected filters as in the address: `type:red,country:france`. */
export const writtenFilters = (filters: SearchChoice['filters']): string =>
  facetNames.flatMap((facet) => (filters[facet] ? [`${facet}:${filters[facet]}`] : [])).join(',');

/** Builds the query parameters of a choice, without defaults. */
export function searchQueryOf(choice: Partial<SearchChoice>): Record<string, string> {
  const { term, filters, order, perPage, page } = { ...plainChoice, ...choice };
  const parameters = {
    Ntt: term,
    N: writtenFilters(filters),
    Ns: order === plainChoice.order ? '' : order,
    Nrpp: perPage === plainChoice.perPage ? '' : String(perPage),
    No: page > 1 ? String((page - 1) * perPage) : '',
  };
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== ''));
}

/** Adds a facet value to the choice, or removes it when already chosen, and goes back to the first page. */
export function choiceWith(choice: SearchChoice, facet: FacetName, value: string): SearchChoice {
  const { [facet]: chosen, ...others } = choice.filters;
  return { ...choice, page: 1, filters: chosen === value ? others : { ...others, [facet]: value } };
}
