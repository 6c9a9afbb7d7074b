import type { Brand, Site } from '../model/site.js';
import { formatPrice } from '../rules/money.js';
import { basketWords } from './words/basket.js';
import { checkoutWords } from './words/checkout.js';
import { wordsIn } from './words/countries.js';
import { failureWords } from './words/failure.js';
import { homeWords } from './words/home.js';
import { identityWords } from './words/identity.js';
import { productWords } from './words/product.js';
import { searchWords } from './words/search.js';
import { serviceWords } from './words/service.js';
import { shellWords } from './words/shell.js';
import { uiWords } from './words/ui.js';

export const defaultWords = {
  ...basketWords,
  ...checkoutWords,
  ...failureWords,
  ...homeWords,
  ...identityWords,
  ...productWords,
  ...searchWords,
  ...serviceWords,
  ...shellWords,
  ...uiWords,
};

export type WordKey = keyof typeof defaultWords;
/** Keys that have a form for one and a form for any other number. */
export type CountedWordKey = WordKey extends infer Key ? (Key extends `${infer Stem}_one` ? Stem : never) : never;

export type WordParams = Readonly<Record<string, string | number>>;

/** Resolves a words key for one brand and site, and fills its `{name}` places. */
export interface Text {
  (key: WordKey, params?: WordParams): string;
  /** The form that goes with a number; `{count}` is the number. */
  counted(key: CountedWordKey, count: number, params?: WordParams): string;
  /** A sentence of the brand's own, which is no words key, with its `{name}` places filled. */
  filled(sentence: string): string;
}

/** The site's wording before the brand's before the default, which each country says in its own words. `{phone}` is the
 * telephone of the brand, or of this site of it (BRAND-041), `{shop}` its name, `{address}` its address, and `{delivery}`
 * what a delivery costs on this site, in its currency or points (BRAND-045 to BRAND-047). A place without a
 * value stays as it is. */
export function createText(brand: Brand, site: Site): Text {
  const { telephone, address } = { ...brand, ...site.contact };
  const standing: WordParams = {
    phone: telephone,
    shop: brand.displayName,
    address,
    delivery: formatPrice(site.deliveryCharge, site),
  };
  const usual = wordsIn(site.country, defaultWords);
  const filled = (sentence: string, params?: WordParams): string =>
    sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(params?.[name] ?? standing[name] ?? place));
  const resolve = (key: WordKey, params?: WordParams): string =>
    filled(site.words[key] ?? brand.words[key] ?? usual[key], params);
  const counted = (key: CountedWordKey, count: number, params?: WordParams): string =>
    resolve(count === 1 ? `${key}_one` : `${key}_other`, { count, ...params });
  return Object.assign(resolve, { counted, filled: (sentence: string) => filled(sentence) });
}
