import type { Suggestion } from '../../model/search.js';
import { type Keywords, readingsOf } from './searchTerms.js';
import { searchWords } from './searchWords.js';
import { isPath, suggestFrom, suggestionLimit, suggestionWeight } from './suggestions.js';
import { gatherWords, type WordMatches } from './wordIndex.js';

/** Scores of a query word by how it matches a word of the name (SRCH-032 to SRCH-034), highest first. The best match
 * counts. */
const boosts: readonly (readonly [match: keyof WordMatches, boost: number])[] = [
  ['text', 100],
  ['wildcard', 10],
  ['oneEdit', 1],
];

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

/** The number of a matching entry, with its score before weighting. */
interface Match {
  readonly entry: number;
  readonly score: number;
}

/** A searchable index over suggestion data. */
export interface SuggestionIndex {
  /** Returns the best matches for the typed text, best first; none below 2 characters (SRCH-007, SRCH-032 to SRCH-036).
   * An item code from the printed list finds only its own item. */
  suggest(typed: string, limit?: number): Suggestion[];
  /** Returns the words searched for, to highlight them in names. */
  wordsFor(typed: string): string[];
}

/** Builds an index over suggestion data one entry at a time, so that typing is not blocked. Every word of the query
 * must match the name; a word that the shop maps to another is searched for as both. */
export function* suggestionIndexSteps(
  suggestions: readonly Suggestion[],
  keywords: Keywords = {},
): Generator<void, SuggestionIndex> {
  const words = gatherWords();
  const entries: Suggestion[] = [];
  for (const entry of inOrder(suggestions)) {
    words.add(entries.push(entry) - 1, searchWords(entry.n));
    yield;
  }
  const index = words.finish();
  yield;
  const ofCode = new Map(entries.map((entry) => [entry.i.toLowerCase(), entry]));
  const weights = Float64Array.from(entries, suggestionWeight);
  const scores = new Uint32Array(entries.length);
  // Round in which each entry last matched. Each word of each query is a round of its own, so nothing needs clearing.
  const rounds = new Uint32Array(entries.length);
  let round = 0;

  /** Finds and scores the entries that match every word. */
  function matching(query: readonly string[]): number[] {
    let found: number[] = [];
    for (const [at, word] of query.entries()) {
      const before = round++;
      const matches = index.matches(word);
      found = [];
      for (const [match, boost] of boosts)
        for (const list of matches[match])
          for (const entry of list) {
            if (at === 0 ? rounds[entry] === round : rounds[entry] !== before) continue;
            rounds[entry] = round;
            scores[entry] = at === 0 ? boost : scores[entry]! + boost;
            found.push(entry);
          }
    }
    return found;
  }

  const order = (a: Match, b: Match): number =>
    b.score * weights[b.entry]! - a.score * weights[a.entry]! || b.score - a.score || a.entry - b.entry;

  /** Returns the best `limit` matches in order, without sorting the rest. */
  function best(found: readonly number[], limit: number): Match[] {
    const matches: Match[] = [];
    let least = -1;
    for (const entry of found) {
      const score = scores[entry]!;
      if (matches.length >= limit && score * weights[entry]! < least) continue;
      const match = { entry, score };
      let place = matches.length;
      while (place > 0 && order(match, matches[place - 1]!) < 0) place--;
      if (place >= limit) continue;
      matches.splice(place, 0, match);
      matches.length = Math.min(matches.length, limit);
      const last = matches.at(-1)!;
      least = last.score * weights[last.entry]!;
    }
    return matches;
  }

  return {
    wordsFor: (typed) => [...new Set(readingsOf(typed, keywords).flat())],
    suggest(typed, limit = suggestionLimit) {
      if (typed.trim().length < suggestFrom) return [];
      const exact = ofCode.get(typed.trim().toLowerCase());
      if (exact) return [exact];
      const matches = readingsOf(typed, keywords).flatMap((query) => best(matching(query), limit));
      const found = new Set(matches.sort(order).map(({ entry }) => entries[entry]!));
      return [...found].slice(0, limit);
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
