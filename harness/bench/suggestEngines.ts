import { Index as FlexIndex } from 'flexsearch';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import type { Suggestion } from '../../src/model/search.js';
import { searchWords } from '../../src/rules/search/searchWords.js';
import { createSuggestionIndex } from '../../src/rules/search/suggestionIndex.js';
import { suggestionWeight } from '../../src/rules/search/suggestions.js';
import { textOf } from './suggestData.js';
import { ruleOver } from './suggestRule.js';

/** Returns the codes of the first ten results for the typed text. */
export type Suggest = (typed: string) => readonly string[];

export interface Engine {
  readonly name: string;
  /** The part that a page would load, as a module; undefined if it is a few lines. */
  readonly module: string;
  readonly build: (entries: readonly Suggestion[]) => Suggest;
}

const limit = 10;
const plain = (entry: Suggestion): string => searchWords(textOf(entry)).join(' ');

/** Implements the ranking rule in lunr's own terms, since the rule comes from lunr. */
function buildLunr(entries: readonly Suggestion[]): Suggest {
  const index = lunr(function () {
    this.ref('i');
    this.field('n');
    this.pipeline.reset();
    this.searchPipeline.reset();
    for (const entry of entries) this.add({ i: entry.i, n: plain(entry) }, { boost: suggestionWeight(entry) });
  });
  return (typed) => {
    const words = searchWords(typed);
    if (words.length === 0) return [];
    const all = words.map((word) =>
      index.query((query) => {
        query.term(word, { boost: 100 });
        query.term(word, { boost: 10, wildcard: lunr.Query.wildcard.TRAILING });
        query.term(word, { boost: 1, editDistance: 1 });
      }),
    );
    const scores = all.map((results) => new Map(results.map(({ ref, score }) => [ref, score])));
    return [...(scores[0]?.keys() ?? [])]
      .filter((ref) => scores.every((scoreByRef) => scoreByRef.has(ref)))
      .map((ref) => ({ ref, score: scores.reduce((sum, scoreByRef) => sum + (scoreByRef.get(ref) ?? 0), 0) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ ref }) => ref);
  };
}

function buildMiniSearch(entries: readonly Suggestion[]): Suggest {
  const weights = new Map(entries.map((entry) => [entry.i, suggestionWeight(entry)]));
  const index = new MiniSearch<Suggestion>({ idField: 'i', fields: ['n'], tokenize: searchWords });
  index.addAll(entries.map((entry) => ({ ...entry, n: textOf(entry) })));
  return (typed) =>
    index
      .search(typed, {
        prefix: true,
        fuzzy: 1,
        combineWith: 'AND',
        weights: { prefix: 0.1, fuzzy: 0.01 },
        boostDocument: (code) => weights.get(String(code)) ?? 0,
      })
      .slice(0, limit)
      .map(({ id }) => String(id));
}

/** Uses one index for prefixes, and another for typing mistakes if there are too few results. FlexSearch ranks only by
 * insertion order, so the entries with the highest weight are added first. */
function buildFlexSearch(entries: readonly Suggestion[]): Suggest {
  const settings = { encode: searchWords, resolution: 1 };
  const [beginnings, slips] = (['forward', 'tolerant'] as const).map(
    (tokenize) => new FlexIndex({ ...settings, tokenize }),
  );
  const heaviest = [...entries].sort((a, b) => suggestionWeight(b) - suggestionWeight(a));
  for (const [at, entry] of heaviest.entries()) {
    beginnings?.add(at, textOf(entry));
    slips?.add(at, textOf(entry));
  }
  return (typed) => {
    const found = (beginnings?.search(typed, { limit: limit }) ?? []) as number[];
    const more = found.length < limit ? ((slips?.search(typed, { limit: limit }) ?? []) as number[]) : [];
    return [...new Set([...found, ...more])].slice(0, limit).flatMap((at) => heaviest[at]?.i ?? []);
  };
}

/** Searches every name for every word, with no index and no typo tolerance. */
function buildLinearScan(entries: readonly Suggestion[]): Suggest {
  const names = entries.map((entry) => ` ${plain(entry)} `);
  const weights = entries.map(suggestionWeight);
  return (typed) => {
    const words = searchWords(typed);
    if (words.length === 0) return [];
    const found: { readonly at: number; readonly worth: number }[] = [];
    for (const [at, name] of names.entries()) {
      let score = 0;
      for (const word of words) {
        const place = name.indexOf(` ${word}`);
        if (place < 0) {
          score = 0;
          break;
        }
        score += name.includes(` ${word} `) ? 100 : 10;
      }
      if (score > 0) found.push({ at, worth: score * (weights[at] ?? 0) });
    }
    return found
      .sort((a, b) => b.worth - a.worth)
      .slice(0, limit)
      .flatMap(({ at }) => entries[at]?.i ?? []);
  };
}

function buildOwn(entries: readonly Suggestion[]): Suggest {
  const index = createSuggestionIndex(entries);
  return (typed) => index.suggest(typed).map(({ i }) => i);
}

export const engines: readonly Engine[] = [
  {
    name: 'own',
    module: "export { suggestionIndexSteps } from '../../../src/rules/search/suggestionIndex.js'",
    build: buildOwn,
  },
  { name: 'every entry', module: '', build: (entries) => ruleOver(entries).suggest },
  { name: 'linear scan', module: '', build: buildLinearScan },
  { name: 'flexsearch', module: "export { Index } from 'flexsearch'", build: buildFlexSearch },
  { name: 'minisearch', module: "export { default } from 'minisearch'", build: buildMiniSearch },
  { name: 'lunr', module: "export { default } from 'lunr'", build: buildLunr },
];
