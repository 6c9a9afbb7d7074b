import { searchPathsOf } from '../../mocks/backend/catalogue/searchPaths.js';
import { suggestionsFor } from '../../mocks/fixtures/catalogue/suggestions.js';
import { hash } from '../../mocks/fixtures/seeded.js';
import { shopOf, worldOf } from '../../mocks/world/world.js';
import type { Suggestion } from '../../src/model/search.js';
import { searchWords } from '../../src/rules/search/searchWords.js';
import { isPath } from '../../src/rules/search/suggestions.js';

const shop = shopOf(worldOf({ brand: 'law' }));
const own = suggestionsFor([...shop.items.values()]);
const paths = searchPathsOf(shop);
const pick = <Each>(list: readonly Each[], key: string): Each => list[hash(key) % list.length] as Each;

const wines = own.filter(({ i, n }) => !i.includes('/') && /\d{4}$/.test(n)).map(({ n }) => n.replace(/ \d{4}$/, ''));
/** First and last words of the shop's names: growers and wine names. */
const beginnings = [...new Set(wines.map((name) => name.split(' ').slice(0, 2).join(' ')))];
const endings = [...new Set(wines.map((name) => name.split(' ').slice(-2).join(' ')))];
const syllables = ['ba', 'ca', 'del', 'fer', 'gar', 'lo', 'mar', 'na', 'pe', 'ros', 'san', 'ta', 'val', 'vi', 'zu'];
const places = ['Domaine', 'Château', 'Bodegas', 'Tenuta', 'Quinta', 'Weingut', 'Estate', 'Cellars'];

/** Returns an invented grower, because large shops have more words than this one. */
const growerOf = (key: string): string => {
  const [a, b, c] = [0, 1, 2].map((at) => pick(syllables, `${key} syllable ${at}`));
  return `${pick(places, `${key} place`)} ${a?.charAt(0).toUpperCase()}${a?.slice(1)}${b}${c}`;
};

function nameOf(at: number): string {
  const key = `entry ${at}`;
  const grower = hash(`${key} kind`) % 3 === 0 ? growerOf(key) : pick(beginnings, `${key} beginning`);
  return `${grower} ${pick(endings, `${key} ending`)} ${1990 + (hash(`${key} year`) % 36)}`;
}

/** Returns a number of entries: the shop's own suggestions, then further entries made from the shop's words. The same
 * number always gives the same entries. */
export function entriesOf(count: number): Suggestion[] {
  const entries: Suggestion[] = [...own, ...paths].slice(0, count).map(({ i, n, boost }) => ({ i, n, boost }));
  for (let at = entries.length; at < count; at++)
    entries.push({ i: `${1_000_000 + at}`, n: nameOf(at), boost: hash(`entry ${at} boost`) % 60 });
  return entries.map((entry) => ({ ...entry, normalisedRanking: hash(`${entry.i} ranking`) % 101 }));
}

/** Returns what an entry is found by: its name, and the item code of a product. */
export const textOf = (entry: Suggestion): string => (isPath(entry) ? entry.n : `${entry.n} ${entry.i}`);

export const mistakes = ['none', 'one edit', 'swapped'] as const;
export type Mistake = (typeof mistakes)[number];

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Returns a word with one letter missing, added or changed, or with two letters swapped; in a number, digits take the
 * place of letters. */
function mistaken(word: string, mistake: Mistake, key: string): string {
  const at = 1 + (hash(`${key} at`) % (word.length - 2));
  if (mistake === 'none') return word;
  if (mistake === 'swapped') return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  const letter = pick([...(/\d/.test(word) ? '0123456789' : letters)], `${key} letter`);
  const [kept, cut] = pick(
    [
      [letter, 0],
      [letter, 1],
      ['', 1],
    ] as const,
    `${key} edit`,
  );
  return word.slice(0, at) + kept + word.slice(at + cut);
}

/** Returns a number of sample queries. Each fifth is an item code, the others have one to three words of a name; one
 * word has a mistake. */
export function queriesOf(entries: readonly Suggestion[], count: number, mistake: Mistake): string[] {
  const products = entries.filter((entry) => !isPath(entry));
  return Array.from({ length: count }, (_, at) => {
    const key = `query ${at} ${mistake}`;
    if (at % 5 === 4) return mistaken(pick(products, `${key} entry`).i, mistake, key);
    const words = searchWords(pick(entries, `${key} entry`).n).filter(({ length }) => length > 3);
    const [first = 'rioja'] = words;
    const from = hash(`${key} from`) % words.length;
    const chosen = words.slice(from, from + 1 + (hash(`${key} words`) % 3));
    const wrong = hash(`${key} wrong`) % Math.max(chosen.length, 1);
    return (chosen.length ? chosen : [first])
      .map((word, place) => (place === wrong ? mistaken(word, mistake, key) : word))
      .join(' ');
  });
}

/** Returns a query after each key press, from two letters on. */
export const keystrokesOf = (query: string): string[] =>
  Array.from({ length: query.length - 1 }, (_, at) => query.slice(0, at + 2));
