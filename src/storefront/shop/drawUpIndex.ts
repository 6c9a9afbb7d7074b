'use client';

import type { Client } from '../../api/client.js';
import type { Suggestion } from '../../model/search.js';
import { suggestionIndexSteps, withoutRepeats } from '../../rules/search/suggestionIndex.js';
import { suggestionLimit } from '../../rules/search/suggestions.js';
import { runInChunks } from '../base/runInChunks.js';
import { searchCalls } from './calls.js';

/** Fetches the search keywords and their meanings; suggestions work without them. */
const keywordsOf = (client: Client, signal: AbortSignal) =>
  client.call(searchCalls.getSearchKeywords, undefined, { signal }).catch(() => ({}));

/**
 * Builds the index of suggestions from their data, without blocking the page.
 * @throws the error with which `data` rejects
 */
export async function drawUpIndex(client: Client, data: Promise<readonly Suggestion[]>, signal: AbortSignal) {
  const [entries, keywords] = await Promise.all([data, keywordsOf(client, signal)]);
  const index = await runInChunks(suggestionIndexSteps(entries, keywords));
  return {
    ...index,
    // Looks up more suggestions than are shown, since some may be duplicates.
    suggest: (typed: string) => withoutRepeats(index.suggest(typed, 3 * suggestionLimit)).slice(0, suggestionLimit),
  };
}
