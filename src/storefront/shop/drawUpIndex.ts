'use client';

import type { Client } from '../../api/client.js';
import type { Suggestion } from '../../model/search.js';
import { suggestionIndexSteps, withoutRepeats } from '../../rules/search/suggestionIndex.js';
import { suggestionLimit } from '../../rules/search/suggestions.js';
import { runInChunks } from '../base/runInChunks.js';
import { searchCalls } from './calls.js';

/** Search keywords with what they stand for; suggestions work without them. */
const keywordsOf = (client: Client, signal: AbortSignal) =>
  client.call(searchCalls.getSearchKeywords, undefined, { signal }).catch(() => ({}));

/** Draws up the index of suggestions from their data, without holding the page up.
 * @throws what `data` rejects with */
export async function drawUpIndex(client: Client, data: Promise<readonly Suggestion[]>, signal: AbortSignal) {
  const [entries, keywords] = await Promise.all([data, keywordsOf(client, signal)]);
  const index = await runInChunks(suggestionIndexSteps(entries, keywords));
  return {
    ...index,
    // More than show are looked up, since some of them may say the same.
    suggest: (typed: string) => withoutRepeats(index.suggest(typed, 3 * suggestionLimit)).slice(0, suggestionLimit),
  };
}
