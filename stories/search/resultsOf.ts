import type { SearchResults } from '../../src/model/searchResults.js';
import { type SearchChoice, searchChoiceIn, searchQueryOf } from '../../src/rules/search/searchChoice.js';
import { readSearchPage } from '../../src/rules/search/searchPage.js';
import type { StoryWorld } from '../world.js';

/** Returns the choice that corresponds to an address's query. */
export const choiceOf = (change: Partial<SearchChoice> = {}): SearchChoice => ({ ...searchChoiceIn(''), ...change });

/** Returns the shop's response for a page of results. */
export const resultsOf = ({ answer }: StoryWorld, change: Partial<SearchChoice>): SearchResults =>
  readSearchPage(answer('readSearchResultsPage', { query: searchQueryOf(choiceOf(change)) }))!;
