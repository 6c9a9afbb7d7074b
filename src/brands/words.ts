import type { Brand, Site } from '../model/site.js';
import { formatPrice } from '../rules/common/money.js';
import { ownValue } from '../rules/common/ownValue.js';
import type { allWords } from './allWords.js';
import { wordsIn } from './words/countries.js';

/** Texts by key. */
export type Words = Readonly<Record<string, string>>;

/** Excludes the keys of country-specific variants. */
type UsualKey<Key extends string> = Exclude<Key, `${string}@${string}`>;

/** Key of a text; brands and sites may override any. */
export type WordKey = UsualKey<keyof typeof allWords>;

/** Stems of keys with a singular and a plural form. */
type Counted<Key extends string> = Key extends `${infer Stem}_one` ? Stem : never;
/** Keys of a table of text, without country-specific variants. */
export type KeyOf<Table> = Table extends Words ? UsualKey<keyof Table & string> : never;

/** Values of a sentence's `{name}` placeholders, by name. */
export type WordParams = Readonly<Record<string, string | number>>;

/** Resolves a text for one brand and site, and fills its `{name}` placeholders. It holds the texts of the tables it was
 * given, and none at first. A key without a text is returned as it is. */
export interface Text<Key extends string = never> {
  (key: Key, params?: WordParams): string;
  /** Resolves the singular or plural form for a number; `{count}` is the number. */
  counted(key: Counted<Key>, count: number, params?: WordParams): string;
  /** Fills the `{name}` placeholders of a brand's own sentence, which has no key. */
  filled(sentence: string): string;
  /** Returns the same function with a table of text added. It is cached, so that its identity is stable. */
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
    // When it is read, because the first price of a page takes long to format.
    get delivery() {
      return formatPrice(site.deliveryCharge, site);
    },
  };
  const filled = (sentence: string, params?: WordParams): string =>
    sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(params?.[name] ?? siteValues[name] ?? place));
  const inCountry = new WeakMap<Words, Words>();

  function textOf(tables: readonly Words[]): Text<string> {
    const wider = new WeakMap<Words, Text<string>>();
    const resolve = (key: string, params?: WordParams): string => {
      for (const table of tables) {
        const sentence = ownValue(table, key);
        if (sentence !== undefined) return filled(sentence, params);
      }
      return filled(key, params);
    };
    return Object.assign(resolve, {
      counted: (key: string, count: number, params?: WordParams) =>
        resolve(`${key}_${count === 1 ? 'one' : 'other'}`, { count, ...params }),
      filled: (sentence: string) => filled(sentence),
      with(words: Words) {
        const own = inCountry.get(words) ?? wordsIn(site.country, words);
        inCountry.set(words, own);
        const combined = wider.get(words) ?? textOf([...tables, own]);
        wider.set(words, combined);
        return combined;
      },
    });
  }
  return textOf([{ ...brand.words, ...site.words }]);
}
