import type { SearchResults } from '../../src/model/searchResults.js';
import { type SearchChoice, searchChoiceIn, searchQueryOf } from '../../src/rules/search/searchChoice.js';
import { readSearchPage } from '../../src/rules/search/searchPage.js';
import type { StoryWorld } from '../world.js';

/** The choice of an address's query. */
export const choiceOf = (change: Partial<SearchChoice> = {}): SearchChoice => ({ ...searchChoiceIn(''), ...change });

/** What the shop answers when a page of results is asked for. */
export const resultsOf = ({ answer }: StoryWorld, change: Partial<SearchChoice>): SearchResults =>
  readSearchPage(answer('readSearchResultsPage', { query: searchQueryOf(choiceOf(change)) }))!;
