import { expect, test } from 'vitest';
import { brandById } from '../../brands/registry.js';
import { siteOf } from '../../brands/sites.js';
import { createText } from '../../brands/words.js';
import { wordingText } from './useFailureText.js';

const brand = { ...brandById('law'), telephone: 'our line' };
const site = siteOf({ brand: 'law' });

test('the server’s own message has the telephone number in place of {phone}, each time', () => {
  const text = createText(brand, site);
  const said = 'Locked. {phone} or {phone}, quote {code}.';
  expect(wordingText(text, { said })).toBe('Locked. our line or our line, quote {code}.');
});

test('it is the number of the site where that has its own', () => {
  const text = createText(brand, { ...site, contact: { telephone: 'its own line', address: '' } });
  expect(wordingText(text, { said: 'Call {phone}.' })).toBe('Call its own line.');
});
