import { describe, expect, test } from 'vitest';
import { readSearchResultsPage } from '../../../src/api/endpoints/search.js';
import { navigationOf } from '../../../src/brands/navigation.js';
import { brands } from '../../../src/brands/registry.js';
import { siteOfBrand } from '../../../src/brands/siteOfBrand.js';
import { createText } from '../../../src/brands/words.js';
import type { ResultOrder } from '../../../src/model/searchOptions.js';
import { href, routes } from '../../../src/rules/common/routes.js';
import { readSearchPage } from '../../../src/rules/search/searchPage.js';
import { testShop } from '../../testing/testShop.js';

describe.each(brands.map((brand) => [brand.id, brand] as const))('the navigation of %s', (id, brand) => {
  const site = siteOfBrand(brand);
  const items = navigationOf({ brand, site, text: createText(brand, site), href });
  const links = items.flatMap(({ name, href, smallScreenHref = href, groups }) => [
    { name, href },
    { name, href: smallScreenHref },
    ...groups.flatMap((group) => group.links),
  ]);

  test('is unambiguous: no two sections share a name or a target', () => {
    expect(items.length).toBeGreaterThanOrEqual(6);
    for (const part of ['id', 'name', 'href'] as const)
      expect(new Set(items.map((item) => item[part])).size).toBe(items.length);
  });

  test('leads to available wines, and only to addresses with a route', async () => {
    const { client } = testShop(id);
    const empty: string[] = [];
    for (const address of new Set(links.map((link) => link.href))) {
      const { pathname, searchParams } = new URL(address, 'http://shop');
      expect(Object.values(routes)).toContain(pathname);
      if (pathname !== routes.searchResults) continue;
      const { Ns, ...query } = Object.fromEntries(searchParams);
      const page = await client.call(readSearchResultsPage, {
        query: { ...query, Nrpp: '1', ...(Ns && { Ns: Ns as ResultOrder }) },
      });
      if (!readSearchPage(page)?.total) empty.push(address);
    }
    expect(empty).toEqual([]);
  });
});

test('no two brands have the same navigation', () => {
  const menuTexts = brands.map((brand) => brand.menu.map((id) => brand.words[`nav.${id}`] ?? id).join());
  expect(new Set(menuTexts).size).toBe(brands.length);
});

test('spirits lead to a search on a small screen', () => {
  const [law] = brands;
  const site = siteOfBrand(law!);
  const items = navigationOf({ brand: law!, site, text: createText(law!, site), href });
  expect(items.find(({ id }) => id === 'spirits')?.smallScreenHref).toBe('/wines?Ntt=spirits');
});
