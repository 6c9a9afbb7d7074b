import { isOneSlipAway } from './searchWords.js';

/** Numbers of the entries that contain a word. */
type Entries = readonly number[];

/** Entries found for a word: by the word itself, by longer words that start with it, and by words one edit away. */
export interface WordMatches {
  readonly text: readonly Entries[];
  readonly wildcard: readonly Entries[];
  readonly oneEdit: readonly Entries[];
}

/** Collects the distinct words, each with the entries that contain it in ascending order. */
export function gatherWords() {
  const gathered = new Map<string, number[]>();
  return {
    add(entry: number, words: readonly string[]): void {
      for (const word of words) {
        const entries = gathered.get(word);
        if (!entries) gathered.set(word, [entry]);
        else if (entries[entries.length - 1] !== entry) entries.push(entry);
      }
    },
    finish: () => createWordIndex(gathered),
  };
}

/** Builds an index of words rather than entries. There are far fewer words than entries, and sorting puts words with a
 * common start together. */
function createWordIndex(entriesOf: ReadonlyMap<string, Entries>) {
  const words = [...entriesOf.keys()].sort();
  const letters = [...new Set(words.map((word) => word.charAt(0)))];

  /** Returns the position of the first word that does not sort before this one. */
  function placeOf(word: string): number {
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function begunBy(start: string): string[] {
    const from = placeOf(start);
    let to = from;
    while (words[to]?.startsWith(start)) to++;
    return words.slice(from, to);
  }

  /** Finds the words one edit away. An edit after the first letter keeps that letter; an edit of the first letter
   * leaves only a handful of candidates to look up. */
  function oneSlipFrom(typed: string): string[] {
    const [first = '', rest, second = ''] = [typed.charAt(0), typed.slice(1), typed.charAt(1)];
    const others = letters.filter((letter) => letter !== first);
    const variants = new Set([
      rest,
      second + first + typed.slice(2),
      ...others.flatMap((letter) => [letter + rest, letter + typed]),
    ]);
    const inFirst = [...variants].filter((word) => word.charAt(0) !== first && entriesOf.has(word));
    return [...begunBy(first).filter((word) => isOneSlipAway(typed, word)), ...inFirst];
  }

  const entriesIn = (found: readonly string[]): Entries[] => found.map((word) => entriesOf.get(word) ?? []);
  return {
    matches: (typed: string): WordMatches => ({
      text: entriesIn(entriesOf.has(typed) ? [typed] : []),
      wildcard: entriesIn(begunBy(typed).filter((word) => word !== typed)),
      oneEdit: entriesIn(oneSlipFrom(typed)),
    }),
  };
}
