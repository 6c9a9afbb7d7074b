import { isOneSlipAway } from './searchWords.js';

/** Scores of a typed word that is a word of an entry, the start of one, or one edit away from one (SRCH-032 to
 * SRCH-034). */
export const text = 100;
const wildcard = 10;
const oneEdit = 1;

/** What a typed word finds. */
export interface WordMatches {
  /** Lists of entries with the score for which they are in the list, highest first. An entry may be in several. */
  readonly lists: readonly (readonly [score: number, entries: Uint32Array])[];
  /** Sum of the lengths of the lists. */
  readonly count: number;
  /** Returns the best score of an entry; 0 if it does not match. */
  scoreOf(entry: number): number;
}

/** Number of words so small that comparing them all is faster than looking up every possible mistake. */
const fewWords = 200;

/** Builds an index of words rather than entries, one entry at a time; entries are numbered from 0. Names share most of
 * their words, and sorting puts words with a common start together, with their entries in one array. */
export function* wordIndexSteps<Entry>(all: Iterable<Entry>, wordsFor: (entry: Entry) => readonly string[]) {
  /** Number of each word in order of appearance, and then its place in alphabetical order. */
  const numbers = new Map<string, number>();
  const letters = new Set<string>();
  /** Numbers of the words of all entries, those of an entry from `ends[entry]` to `ends[entry + 1]`. */
  const wordsOf: number[] = [];
  const ends = [0];
  for (const entry of all) {
    for (const word of wordsFor(entry)) {
      const number = numbers.get(word) ?? numbers.size;
      wordsOf.push(number);
      numbers.set(word, number);
      for (const letter of word) letters.add(letter);
    }
    ends.push(wordsOf.length);
    yield;
  }
  const words = [...numbers.keys()].sort();
  yield;
  const places = new Uint32Array(words.length);
  for (const [place, word] of words.entries()) {
    places[numbers.get(word)!] = place;
    numbers.set(word, place);
  }
  yield;
  /** Entries of the words in order, those of a word from `begins[place]` to `begins[place + 1]`. */
  const begins = new Uint32Array(words.length + 1);
  for (const [at, number] of wordsOf.entries()) {
    wordsOf[at] = places[number]!;
    begins[wordsOf[at]!]!++;
  }
  for (let place = 0; place < words.length; place++) begins[place + 1]! += begins[place]!;
  // Up to here the figures are ends: each list is filled from its end to its beginning.
  const entries = new Uint32Array(wordsOf.length);
  for (let entry = ends.length - 2; entry >= 0; entry--)
    for (let at = ends[entry]!; at < ends[entry + 1]!; at++) entries[--begins[wordsOf[at]!]!] = entry;

  /** Returns the place of the first word that does not sort before this one. */
  function placeOf(word: string): number {
    let low = 0;
    let high = words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (words[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Returns the places of the words that start with some letters. */
  const begunBy = (start: string): [from: number, to: number] => [placeOf(start), placeOf(`${start}\uffff`)];

  /** Finds the places of the words one edit away, which may include words that start with the typed one. Letter by
   * letter, looks up every word that a mistake at this letter makes; once few words start with the letters before it,
   * compares those. */
  function oneSlipFrom(typed: string): number[] {
    const found: number[] = [];
    for (let at = 0; at < typed.length; at++) {
      const start = typed.slice(0, at);
      const [from, to] = begunBy(start);
      if (to - from <= fewWords) {
        for (let place = from; place < to; place++) if (isOneSlipAway(typed, words[place]!)) found.push(place);
        break;
      }
      const rest = typed.slice(at);
      const next = rest.slice(1);
      const variants = [start + next, start + next.charAt(0) + rest.charAt(0) + next.slice(1)];
      for (const letter of letters) variants.push(start + letter + rest, start + letter + next);
      for (const word of variants) {
        const place = numbers.get(word);
        if (place !== undefined) found.push(place);
      }
    }
    return found;
  }

  return {
    matches(typed: string): WordMatches {
      const [from, to] = begunBy(typed);
      const scores = new Uint8Array(words.length);
      const lists: [score: number, entries: Uint32Array][] = [];
      let count = 0;
      function add(score: number, from: number, to: number) {
        const list = entries.subarray(begins[from], begins[to]);
        count += list.length;
        lists.unshift([score, list]);
        scores.fill(score, from, to);
      }
      // Lowest score first, because a higher one replaces it.
      for (const place of oneSlipFrom(typed)) add(oneEdit, place, place + 1);
      add(wildcard, from, to);
      if (words[from] === typed) add(text, from, from + 1);
      return {
        lists,
        count,
        scoreOf(entry) {
          let best = 0;
          for (let at = ends[entry]!; at < ends[entry + 1]!; at++) best = Math.max(best, scores[wordsOf[at]!]!);
          return best;
        },
      };
    },
  };
}
