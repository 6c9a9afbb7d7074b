import type { Country } from '../../model/site.js';

/** A country's words for the same things, replaced in the kit's sentences; UK texts stay. */
const vocabulary: Record<Country, Readonly<Record<string, string>>> = {
  uk: {},
  us: {
    basket: 'cart',
    colour: 'color',
    favourite: 'favorite',
    favourites: 'favorites',
    delivery: 'shipping',
    centre: 'center',
  },
  au: { basket: 'cart' },
  nz: { basket: 'cart' },
};

/** Sentences a country has instead, such as its legal age. */
const sentences: Record<Country, Readonly<Record<string, string>>> = {
  uk: {},
  us: {
    'shell.legal': '{shop}, {address}. Please enjoy responsibly. You must be 21 or older to order.',
    'product.alcoholValue': '{percent}% by volume',
    'review.age': 'By placing your order you confirm that you are 21 or older.',
    'address.postcodeMissing': 'Please enter your ZIP code',
    'address.findFailed': 'We could not look up your ZIP code. Please type your address in below, or try again.',
    'address.foundNone': 'We found no address for this ZIP code. Please type it in below.',
    'address.zipInvalid': 'Please enter a ZIP code of 5 digits, such as 06851',
    'address.phoneInvalid': 'Please enter a telephone number with 7 to 15 digits',
  },
  au: {},
  nz: {},
};

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Texts in a country's wording; `{name}` places stay. */
export function wordsIn<Key extends string>(country: Country, words: Readonly<Record<Key, string>>) {
  const own = vocabulary[country];
  const inCountry = (sentence: string) =>
    sentence.replace(/\{\w+\}|[A-Za-z]+/g, (word) => {
      const other = own[word.toLowerCase()];
      return other === undefined ? word : /^[A-Z]/.test(word) ? capitalised(other) : other;
    });
  const said = Object.entries<string>(words).map(([key, sentence]) => [key, inCountry(sentence)]);
  return { ...Object.fromEntries(said), ...sentences[country] } as Record<Key, string>;
}
