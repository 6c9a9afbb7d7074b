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

test.each(brands.map((brand) => [brand.id, siteOfBrand(brand)] as const))(
  'the hierarchy in %s runs from general to specific',
  (id, site) => {
    expect(pageFields({ pageType: 'landing-page', pageName: 'a|b' }, site).pageHier).toBe(
      `${id}|${site.country}|landing-page|a-b`,
    );
  },
);
