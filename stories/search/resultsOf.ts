import { accountOf } from '../../mocks/backend/account/account.js';
import { searchResolvers } from '../../mocks/backend/catalogue/search.js';
import { refuse } from '../../mocks/backend/refusal.js';
import { newSession, newState } from '../../mocks/backend/state.js';
import { shopOf, worldOf } from '../../mocks/world.js';
import type { SearchResults } from '../../src/model/searchResults.js';
import { type SearchChoice, searchChoiceIn } from '../../src/rules/searchChoice.js';
import { readSearchPage } from '../../src/rules/searchPage.js';
import type { StoryWorld } from '../world.js';

/** The choice of an address's query. */
export const choiceOf = (change: Partial<SearchChoice> = {}): SearchChoice => ({ ...searchChoiceIn(''), ...change });

/** What the shop answers when a page of results is asked for. */
export function resultsOf({ brand }: StoryWorld, change: Partial<SearchChoice>): SearchResults {
  const { term: Ntt, filters: N, order: Ns, perPage: Nrpp, page } = choiceOf(change);
  const shop = shopOf(worldOf({ brand: brand.id }));
  const query = { Ntt, N, Ns, Nrpp, No: (page - 1) * Nrpp };
  const call = { session: newSession('visitor'), params: undefined, query, body: undefined };
  const account = () => accountOf(newState(), { shop });
  const tools = { shop, account, now: new Date(shop.world.clock), random: () => 0, refuse };
  return readSearchPage(searchResolvers.readSearchResultsPage(newState(), call, tools))!;
}
