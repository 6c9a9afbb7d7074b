import type { Brand, Site } from '../model/site.js';
import { formatPrice } from '../rules/money.js';
import type { allWords } from './allWords.js';
import { basketWords } from './words/basket.js';
import { wordsIn } from './words/countries.js';
import { failureWords } from './words/failure.js';
import { productWords } from './words/product.js';
import { searchWords } from './words/search.js';
import { shellWords } from './words/shell.js';
import { uiWords } from './words/ui.js';

/** What stands on every page, or on too many to leave out. */
const commonWords = {
  ...basketWords,
  ...failureWords,
  ...productWords,
  ...searchWords,
  ...shellWords,
  ...uiWords,
};

/** Sentences by their keys. */
export type Words = Readonly<Record<string, string>>;

/** Every key there is; a brand or a site may say any of them in its own way. */
export type WordKey = keyof typeof allWords;
/** Those that are there on every page. */
export type CommonWordKey = keyof typeof commonWords;

/** Keys that have a form for one and a form for any other number. */
type Counted<Key extends string> = Key extends `${infer Stem}_one` ? Stem : never;
/** Those of a table, or of any of several. */
export type KeyOf<Table> = Table extends Words ? keyof Table & string : never;

/** Values of the `{name}` places of a sentence, by name. */
export type WordParams = Readonly<Record<string, string | number>>;

/** Resolves a words key for one brand and site, and fills its `{name}` places. */
export interface Text<Key extends string = CommonWordKey> {
  (key: Key, params?: WordParams): string;
  /** The form that goes with a number; `{count}` is the number. */
  counted(key: Counted<Key>, count: number, params?: WordParams): string;
  /** A sentence of the brand's own, which is no words key, with its `{name}` places filled. */
  filled(sentence: string): string;
  /** The same with the words of an area, which come with its screens; always one and the same. */
  with<More extends Words>(words: More): Text<Key | KeyOf<More>>;
}

/** The site's wording before the brand's before the default, which each country says in its own words. `{phone}` is the
 * telephone of the brand, or of this site of it (BRAND-041), `{shop}` its name, `{address}` its address, and `{delivery}`
 * what a delivery costs on this site, in its currency or points (BRAND-045 to BRAND-047). A place without a
 * value stays as it is. */
export function createText(brand: Brand, site: Site): Text {
  const { telephone, address } = { ...brand, ...site.contact };
  const siteValues: WordParams = {
    phone: telephone,
    shop: brand.displayName,
    address,
    delivery: formatPrice(site.deliveryCharge, site),
  };
  const own: Words = { ...brand.words, ...site.words };
  const filled = (sentence: string, params?: WordParams): string =>
    sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(params?.[name] ?? siteValues[name] ?? place));

  function textOf<Key extends string>(usual: Record<Key, string>): Text<Key> {
    const wider = new WeakMap<Words, Text<string>>();
    const resolve = (key: Key, params?: WordParams): string => filled(own[key] ?? usual[key], params);
    const counted = (key: Counted<Key>, count: number, params?: WordParams): string =>
      resolve(`${key}_${count === 1 ? 'one' : 'other'}` as Key, { count, ...params });
    const withMore = <More extends Words>(words: More): Text<Key | KeyOf<More>> => {
      const known = wider.get(words) ?? textOf<string>({ ...usual, ...wordsIn(site.country, words) });
      wider.set(words, known);
      return known as Text<Key | KeyOf<More>>;
    };
    return Object.assign(resolve, { counted, filled: (sentence: string) => filled(sentence), with: withMore });
  }
  return textOf(wordsIn(site.country, commonWords));
}
