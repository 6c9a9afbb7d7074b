import { describe, expect, test } from 'vitest';
import type { Country } from '../model/site.js';
import { allWords } from './allWords.js';
import { brandById, brands } from './registry.js';
import { siteOf } from './sites.js';
import { basketWords } from './words/basket.js';
import { wordsIn } from './words/countries.js';
import { createText, type WordKey } from './words.js';

const law = brandById('law');
const site = siteOf({ brand: 'law' });
const text = createText(law, site).with(allWords);

test('the basket text matches the specification word for word', () => {
  expect(text('basket.added')).toBe('Added to your basket');
  expect(text('basket.errorTitle')).toBe('Shopping Basket');
  expect(text('basket.alreadyUnlimited')).toBe('You are already an unlimited member.');
  expect(text('basket.refreshFailed')).toBe('We are having problems updating your cart at the moment.');
});

test('apostrophes and quotation marks are typographic, except in the messages of the specification', () => {
  const straight = (Object.keys(allWords) as WordKey[]).filter((key) => /['"]/.test(text(key)));
  expect(straight.sort()).toEqual(['login.unexpected', 'product.inTheCase']);
});

test('no brand’s menu calls wine plans subscriptions, which is a page of the account', () => {
  const names = brands.map(({ id }) => createText(brandById(id), siteOf({ brand: id })).with(allWords)('nav.plans'));
  expect(names.filter((name) => /subscription/i.test(name))).toEqual([]);
});

test('a text is found only in a table that was given', () => {
  const none = createText(law, site);
  // @ts-expect-error: no table was given
  expect(none('basket.added')).toBe('basket.added');
  const ofBasket = none.with(basketWords);
  expect(ofBasket('basket.added')).toBe('Added to your basket');
  // @ts-expect-error: this key belongs to another table
  expect(ofBasket('product.add')).toBe('product.add');
  expect(none.with(basketWords)).toBe(ofBasket);
});

test('text that contains a telephone number uses the brand’s own', () => {
  expect(text('basket.addFailed')).toBe(
    'Sorry, we are having problems adding your product, please try again or contact the call centre on 01632 960 144',
  );
  expect(createText(brandById('hsb'), site).with(basketWords)('basket.addFailed')).toContain('01632 960 318');
});

test('a site’s wording overrides its brand’s, which overrides the default', () => {
  const brand = { ...law, words: { 'basket.view': 'See your cart', 'basket.title': 'Your cart' } };
  const own = createText(brand, { ...site, words: { 'basket.title': 'Your trolley' } }).with(basketWords);
  expect(own('basket.view')).toBe('See your cart');
  expect(own('basket.title')).toBe('Your trolley');
  expect(own('basket.total')).toBe('Total');
});

test('placeholders without a value stay as they are, and values are not filled in again', () => {
  expect(text('product.save')).toBe('Save {price}');
  expect(text('product.save', { price: '{phone}' })).toBe('Save {phone}');
});

test.each(['no.such.text', '', 'toString', '__proto__', 'constructor'])(
  'a key without text, %j, is returned as it is and throws nothing',
  (key) => {
    for (const resolve of [createText(law, site), text]) expect(resolve(key as never)).toBe(key);
    expect(text.counted('field.charactersLeft', 1)).toBe('1 character left');
  },
);

test('the delivery line gives the price of a delivery in this site’s money', () => {
  const line = (brand: string, country?: Country) => {
    const own = brandById(brand);
    return createText(own, siteOf({ brand, ...(country && { country }) })).filled(own.deliveryLine);
  };
  expect(line('law')).toBe('Delivered to your door for £7.99, or free all year with Unlimited');
  expect(line('law', 'us')).toContain('for $7.99,');
  expect(line('wpe', 'nz')).toContain('$7.99');
  const points = { ...site, ...siteOf({ brand: 'hsb' }) };
  expect(createText(law, points).filled('For {delivery}')).toBe('For 799 pts');
});

test.each(brands.map((brand) => [brand.id, brand] as const))(
  '%s does not write prices in a fixed currency',
  (_, brand) => {
    const own = [
      brand.deliveryLine,
      ...Object.values(brand.words),
      ...Object.values(brand.alsoIn).map((there) => there.words),
    ];
    expect(JSON.stringify(own)).not.toMatch(/[£$€]|\b(dollar|pound|penny|pence|cent)s?\b/i);
    expect(createText(brand, siteOf({ brand: brand.id })).filled(brand.deliveryLine)).not.toMatch(/[{}]/);
  },
);

test('counted text uses the singular and plural forms', () => {
  expect(text.counted('basket.bottles', 1)).toBe('1 bottle');
  expect(text.counted('basket.bottles', 0)).toBe('0 bottles');
  expect(text.counted('basket.cases', 2, { bottles: '24 bottles' })).toBe('2 cases, 24 bottles');
});

describe('other countries', () => {
  const textOf = (brand: string, country?: Country) =>
    createText(brandById(brand), siteOf({ brand, ...(country && { country }) })).with(allWords);

  test('use their own words in the same sentence', () => {
    const american = textOf('vir');
    expect(american('basket.added')).toBe('Added to your cart');
    expect(american('basket.errorTitle')).toBe('Shopping Cart');
    expect(american('product.colour')).toBe('Color');
    expect(american('basket.shipping')).toBe('Shipping');
    expect(textOf('adc')('product.add')).toBe('Add to cart');
    expect(textOf('adc')('product.colour')).toBe('Colour');
  });

  test('replace words but not placeholders', () => {
    const sentence = wordsIn('us', { line: 'Delivery {delivery}, basket {basket}' }).line;
    expect(sentence).toBe('Shipping {delivery}, cart {basket}');
  });

  test('use none of the British words in America', () => {
    const american = textOf('tcm');
    const left = (Object.keys(allWords) as WordKey[]).filter((key) =>
      /basket|colour|favourite|centre|over 18|cancell|telephone|\bpost\b|our shops?\b|(from|choose) (a|another|this) shop|find shops/i.test(
        american(key),
      ),
    );
    expect(left).toEqual([]);
  });

  test('in America use “delivery” only for the arrival of the goods', () => {
    const american = textOf('tcm');
    const keys = (Object.keys(allWords) as WordKey[]).filter((key) => /delivery\b/i.test(american(key)));
    expect(keys.sort()).toEqual(['address.phoneHint', 'unlimited.next', 'unlimited.usualDelivery']);
  });

  test('state their own legal age', () => {
    expect(textOf('vir')('shell.legal')).toContain('21 or older');
    expect(textOf('adc')('shell.legal')).toContain('over 18s');
  });

  test('a site in a second country shows its own telephone number and address', () => {
    expect(textOf('wpe')('shell.call')).toBe('Call 02 5550 0114');
    expect(textOf('wpe', 'nz')('shell.call')).toBe('Call 0800 555 0114');
    expect(textOf('wpe', 'nz')('shell.legal')).toContain('4 Kowhai Lane, Port Farewell');
  });
});
