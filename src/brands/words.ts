import type { Brand, Site } from '../model/site.js';
import { formatPrice } from '../rules/common/money.js';
import { ownValue } from '../rules/common/ownValue.js';
import type { allWords } from './allWords.js';
import { basketWords } from './words/basket.js';
import { wordsIn } from './words/countries.js';
import { failureWords } from './words/failure.js';
import { productWords } from './words/product.js';
import { searchWords } from './words/search.js';
import { shellWords } from './words/shell.js';
import { uiWords } from './words/ui.js';

/** Text for every page, or nearly every page. */
const commonWords = {
  ...basketWords,
  ...failureWords,
  ...productWords,
  ...searchWords,
  ...shellWords,
  ...uiWords,
};

/** Texts by key. */
export type Words = Readonly<Record<string, string>>;

/** Excludes the keys of country-specific variants. */
type UsualKey<Key extends string> = Exclude<Key, `${string}@${string}`>;

/** Key of a text; brands and sites may override any. */
export type WordKey = UsualKey<keyof typeof allWords>;
/** Keys of the text every page has. */
export type CommonWordKey = UsualKey<keyof typeof commonWords>;

/** Stems of keys with a singular and a plural form. */
type Counted<Key extends string> = Key extends `${infer Stem}_one` ? Stem : never;
/** Keys of a table of text, without country-specific variants. */
export type KeyOf<Table> = Table extends Words ? UsualKey<keyof Table & string> : never;

/** Values of a sentence's `{name}` placeholders, by name. */
export type WordParams = Readonly<Record<string, string | number>>;

/** Resolves a text for one brand and site, and fills its `{name}` placeholders. A key without a text is returned as it
 * is. */
export interface Text<Key extends string = CommonWordKey> {
  (key: Key, params?: WordParams): string;
  /** Resolves the singular or plural form for a number; `{count}` is the number. */
  counted(key: Counted<Key>, count: number, params?: WordParams): string;
  /** Fills the `{name}` placeholders of a brand's own sentence, which has no key. */
  filled(sentence: string): string;
  /** Returns the same function with an area's text added. It is cached, so that its identity is stable. */
  with<More extends Words>(words: More): Text<Key | KeyOf<More>>;
}

/** Creates the text function of a brand and site. The site's wording overrides the brand's, which overrides the
 * country's version of the default. `{phone}` is the telephone number of the brand or site (BRAND-041), `{shop}` its
 * name, `{address}` its address, and `{delivery}` the price of a delivery, in currency or points (BRAND-045 to
 * BRAND-047). Placeholders without a value are left as they are. */
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
    const resolve = (key: Key, params?: WordParams): string =>
      filled(ownValue(own, key) ?? ownValue<string>(usual, key) ?? key, params);
    const counted = (key: Counted<Key>, count: number, params?: WordParams): string =>
      resolve(`${key}_${count === 1 ? 'one' : 'other'}` as Key, { count, ...params });
    const withMore = <More extends Words>(words: More): Text<Key | KeyOf<More>> => {
      const combined = wider.get(words) ?? textOf<string>({ ...usual, ...wordsIn(site.country, words) });
      wider.set(words, combined);
      return combined as Text<Key | KeyOf<More>>;
    };
    return Object.assign(resolve, { counted, filled: (sentence: string) => filled(sentence), with: withMore });
  }
  return textOf(wordsIn(site.country, commonWords));
}
