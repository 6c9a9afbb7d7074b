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
    'product.bottleSizeValue': '{millilitres} ml',
    'review.age': 'By placing your order you confirm that you are 21 or older.',
    'address.postcodeMissing': 'Please enter your ZIP code',
    'address.findFailed': 'We could not look up your ZIP code. Please type your address in below, or try again.',
    'address.foundNone': 'We found no address for this ZIP code. Please type it in below.',
    'address.zipInvalid': 'Please enter a ZIP code of 5 digits, such as 06851',
    'address.phoneInvalid': 'Please enter a telephone number with 7 to 15 digits',
    'address.title': 'Where should we ship it?',
    'address.save': 'Ship to this address',
    'address.deliverTo': 'Ship to',
    'address.collectFrom': 'Pick up from',
    'address.changePlace': 'Change pickup location',
    'address.phone': 'Phone',
    'address.phoneMissing': 'Please enter your phone number',
    'deliveryMethod.none': 'We do not ship to this address yet. Please try another.',
    'deliveryStep.door': 'Shipped to an address',
    'deliveryStep.collect': 'Picked up by you',
    'deliveryStep.collectHint': 'From a store or a parcel locker near you',
    'collection.kind': 'Pick up from',
    'collection.kind.own': 'One of our stores',
    'collection.kind.shop': 'A store near you',
    'collection.intro': 'Enter a ZIP code, and we show the places nearest to it.',
    'collection.failed': 'We could not look for places to pick up from.',
    'collection.none': 'There is no place to pick up from near {postcode}.',
    'collection.noneText': 'Try another ZIP code or another kind of place, or have your order shipped.',
    'collection.choose': 'Choose where to pick up',
    'collection.who': 'Who picks it up?',
    'collection.save': 'Pick up here',
    'collection.unavailable':
      'Pickup from this place is not open just now. Please choose another, or have your order shipped.',
    'timeslot.none': 'We do not deliver on {day}.',
    'label.tooLong': 'Please use at most 60 characters',
    'gift.messageHint': 'Up to 6 lines of 60 characters',
    'gift.lineTooLong': 'Please use at most 60 characters in each line',
  },
  au: { 'product.bottleSizeValue': '{millilitres} ml' },
  nz: { 'product.bottleSizeValue': '{millilitres} ml' },
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
