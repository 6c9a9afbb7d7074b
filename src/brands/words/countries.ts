import type { Country } from '../../model/site.js';

/** Words of a country that replace the UK ones in the kit's sentences. */
const vocabulary: Record<Country, Readonly<Record<string, string>>> = {
  uk: {},
  us: {
    basket: 'cart',
    colour: 'color',
    favourite: 'favorite',
    favourites: 'favorites',
    delivery: 'shipping',
    centre: 'center',
    telephone: 'phone',
    cancelled: 'canceled',
    cancelling: 'canceling',
  },
  au: { basket: 'cart' },
  nz: { basket: 'cart' },
};

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Rewrites the kit's text in a country's wording; `{name}` placeholders are left as they are. An entry whose key ends
 * in `@us` or another country replaces the entry with the plain key in that country, such as for the legal age. */
export function wordsIn<Key extends string>(country: Country, words: Readonly<Record<Key, string>>) {
  const own = vocabulary[country];
  const inCountry = (sentence: string) =>
    sentence.replace(/\{\w+\}|[A-Za-z]+/g, (word) => {
      const other = own[word.toLowerCase()];
      return other === undefined ? word : /^[A-Z]/.test(word) ? capitalised(other) : other;
    });
  const translated = Object.entries<string>(words).map(([key, sentence]) => [key, inCountry(sentence)]);
  const instead = Object.entries<string>(words).flatMap(([key, sentence]) => {
    const [usual, where] = key.split('@');
    return where === country ? [[usual, sentence]] : [];
  });
  return Object.fromEntries([...translated, ...instead]) as Record<Key, string>;
}
