import type { Suggestion } from '../../model/search.js';
import { type Keywords, readingsOf } from './searchTerms.js';
import { searchWords } from './searchWords.js';
import { isPath, suggestFrom, suggestionLimit, suggestionWeight } from './suggestions.js';
import { text, wordIndexSteps } from './wordIndex.js';

/** Uses a fixed locale, because the order must not depend on the machine. */
const byName = new Intl.Collator('en');

/** Yields entries by weight, then name. Equal matches keep this order, so no names need comparing while the shopper
 * types. */
function* inOrder(entries: readonly Suggestion[]): Generator<Suggestion> {
  const byWeight = new Map<number, Suggestion[]>();
  for (const entry of entries) {
    const weight = suggestionWeight(entry);
    const alike = byWeight.get(weight);
    if (alike) alike.push(entry);
    else byWeight.set(weight, [entry]);
  }
  const weights = [...byWeight.keys()].sort((a, b) => b - a);
  for (const weight of weights) yield* byWeight.get(weight)?.sort((a, b) => byName.compare(a.n, b.n)) ?? [];
}

/** The number of an entry that matches every word, with its score before weighting. */
interface Found {
  readonly entry: number;
  readonly score: number;
}

/** A searchable index over suggestion data. */
export interface SuggestionIndex {
  /** Returns the best matches for the typed text, best first; none below 2 characters (SRCH-007, SRCH-032 to SRCH-036).
   * A product is also found by its item code, as if the code were a word of its name; a whole code finds only its own
   * item. */
  suggest(typed: string, limit?: number): Suggestion[];
  /** Returns the words searched for, to highlight them in names. */
  wordsFor(typed: string): string[];
}

/** Builds an index over suggestion data one entry at a time, so that typing is not blocked. Every word of the query
 * must match the name or the item code; a word that the shop maps to another is searched for as both. */
export function* suggestionIndexSteps(
  suggestions: readonly Suggestion[],
  keywords: Keywords = {},
): Generator<void, SuggestionIndex> {
  const entries: Suggestion[] = [];
  const index = yield* wordIndexSteps(inOrder(suggestions), (entry) => {
    entries.push(entry);
    return searchWords(isPath(entry) ? entry.n : `${entry.n} ${entry.i}`);
  });
  yield;
  const ofCode = new Map(entries.map((entry) => [entry.i.toLowerCase(), entry]));
  const weights = Float64Array.from(entries, suggestionWeight);

  const order = (a: Found, b: Found): number =>
    b.score * weights[b.entry]! - a.score * weights[a.entry]! || b.score - a.score || a.entry - b.entry;

  /** Returns the best `limit` entries that match every word, in order. Goes through those of the word that finds the
   * fewest, and sorts no more of them than it returns. */
  function best(query: readonly string[], limit: number): Found[] {
    const [fewest, ...others] = query.map(index.matches).sort((a, b) => a.count - b.count);
    const found: Found[] = [];
    const placeFor = (one: Found): number => {
      let place = found.length;
      while (place > 0 && order(one, found[place - 1]!) < 0) place--;
      return place;
    };
    for (const [own, list] of fewest?.lists ?? []) {
      const most = own + others.length * text;
      // Entries are numbered by weight: if the best score would not be enough for one, it is not for those behind it.
      let tooLight = Number.POSITIVE_INFINITY;
      for (let at = 0; at < list.length; at++) {
        const entry = list[at]!;
        if (entry >= tooLight) continue;
        if (weights[entry]! >= 0 && placeFor({ entry, score: most }) >= limit) tooLight = entry;
        let score = own;
        for (const word of others) {
          const more = score && word.scoreOf(entry);
          score = more && score + more;
        }
        if (score === 0 || fewest?.scoreOf(entry) !== own) continue;
        const one = { entry, score };
        const place = placeFor(one);
        if (place >= limit || found[place - 1]?.entry === entry) continue;
        found.splice(place, 0, one);
        if (found.length > limit) found.pop();
      }
    }
    return found;
  }

  return {
    wordsFor: (typed) => [...new Set(readingsOf(typed, keywords).flat())],
    suggest(typed, limit = suggestionLimit) {
      if (typed.trim().length < suggestFrom) return [];
      const exact = ofCode.get(typed.trim().toLowerCase());
      if (exact) return [exact];
      const found = readingsOf(typed, keywords).flatMap((query) => best(query, limit));
      return [...new Set(found.sort(order).map(({ entry }) => entries[entry]!))].slice(0, limit);
    },
  };
}

/** Builds an index over suggestion data in one go. */
export function createSuggestionIndex(entries: readonly Suggestion[], keywords?: Keywords): SuggestionIndex {
  const steps = suggestionIndexSteps(entries, keywords);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Words that do not distinguish one suggestion from another. */
const smallWords = new Set(['wine', 'wines', 'from', 'the', 'a', 'of', 'and']);

/** Drops suggestions that repeat an earlier one, such as `Wines from Rioja` after `Rioja`. Products are kept, because
 * each is an item of its own. */
export function withoutRepeats(suggestions: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string>();
  return suggestions.filter((suggestion) => {
    const words = searchWords(suggestion.n).filter((word) => !smallWords.has(word));
    const meaning = words.sort().join(' ');
    const isRepeat = isPath(suggestion) && seen.has(meaning);
    seen.add(meaning);
    return !isRepeat;
  });
}
