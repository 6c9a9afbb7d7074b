import { expect, test } from 'vitest';
import { brands } from '../brands/registry.js';
import { siteOfBrand } from '../brands/siteOfBrand.js';
import { siteOf } from '../brands/sites.js';
import { pageFields } from './pageFields.js';

test('a page view has name, type, country and brand', () => {
  expect(pageFields({ pageType: 'product', pageName: '0651883' }, siteOf({ brand: 'wpe', country: 'nz' }))).toEqual({
    pageName: '0651883',
    pageType: 'product',
    pageHier: 'wpe|nz|product|0651883',
    country: 'nz',
    brand: 'wpe',
  });
});

test.each([
  ['law', undefined, 'uk'],
  ['vir', undefined, 'us'],
  ['wpe', 'au', 'au'],
  ['wpe', 'nz', 'nz'],
] as const)('the country of %s in %s is that of its site, %s [ANLY-034]', (brand, country, expected) => {
  const site = siteOf({ brand, ...(country && { country }) });
  expect(pageFields({ pageType: 'homepage', pageName: 'home' }, site).country).toBe(expected);
});

test.each(brands.map((brand) => [brand.id, siteOfBrand(brand)] as const))(
  'the hierarchy in %s runs from general to specific',
  (id, site) => {
    expect(pageFields({ pageType: 'landing-page', pageName: 'a|b' }, site).pageHier).toBe(
      `${id}|${site.country}|landing-page|a-b`,
    );
  },
);
