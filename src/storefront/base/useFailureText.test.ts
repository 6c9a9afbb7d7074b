import { expect, test } from 'vitest';
import { brandById } from '../../brands/registry.js';
import { siteOf } from '../../brands/sites.js';
import { createText } from '../../brands/words.js';
import { wordingText } from './useFailureText.js';

test.each([
  ['law', undefined, '01632 960 144'],
  ['hsb', undefined, '01632 960 318'],
  ['wpe', 'nz', '0800 555 0114'],
] as const)(
  'the server’s own message at %s (%s) has the telephone number in place of {phone}',
  (id, country, phone) => {
    const text = createText(brandById(id), siteOf({ brand: id, ...(country && { country }) }));
    expect(wordingText(text, { said: 'Locked. {phone} or {phone}, quote {code}.' })).toBe(
      `Locked. ${phone} or ${phone}, quote {code}.`,
    );
  },
);
