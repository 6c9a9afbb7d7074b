import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getProduct } from '../../../src/api/endpoints/product.js';
import { getSearchData, readSearchResultsPage } from '../../../src/api/endpoints/search.js';
import { readSearchPage } from '../../../src/rules/search/searchPage.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { testShop } from '../../testing/testShop.js';

describe.each(['law', 'hsb', 'avy', 'wsj', 'vir', 'bbc', 'wpe'])('the suggestions of %s', (brand) => {
  const { client } = testShop(brand);
  const suggested = client.call(getSearchData);

  test('are more than 2,000, without duplicates', async () => {
    const entries = await suggested;
    expect(entries.length).toBeGreaterThan(2000);
    expect(new Set(entries.map(({ i }) => i)).size).toBe(entries.length);
    expect(new Set(entries.map(({ n }) => n)).size).toBe(entries.length);
  });

  test('that are codes are of the product with that name [SRCH-010, SRCH-011]', async () => {
    const products = (await suggested).filter(({ i: code }) => !code.includes('/'));
    // A case of one wine has a code of its own.
    for (const itemcode of [notable.wine, notable.unmixedCase]) {
      const { name, vintage } = await client.call(getProduct, { params: { itemcode } });
      const names = products.filter(({ i }) => i === itemcode).map(({ n }) => n);
      expect(names).toEqual([[name, vintage].filter(Boolean).join(' ')]);
    }
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...products), async ({ i: code, n: name }) => {
        const page = readSearchPage(await client.call(readSearchResultsPage, { query: { Ntt: code } }));
        const found = page?.results.map((wine) => [wine.itemCode, [wine.name, wine.vintage].filter(Boolean).join(' ')]);
        expect(found).toEqual([[code, name]]);
      }),
      { numRuns: 25 },
    );
  });

  test('have rankings from 0 to 100, in the order of their boosts [SRCH-012, SRCH-013, SRCH-035]', async () => {
    const entries = (await suggested).toSorted((one, other) => (one.boost ?? 0) - (other.boost ?? 0));
    const rankings = entries.map(({ normalisedRanking }) => normalisedRanking);
    expect([rankings[0], rankings.at(-1)]).toEqual([0, 100]);
    expect(rankings).toEqual(rankings.toSorted((one = 0, other = 0) => one - other));
  });

  test('that are paths lead to results', async () => {
    const paths = (await suggested).map(({ i }) => i).filter((code) => code.startsWith('/'));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), async (path) => {
        const { Ntt, N } = Object.fromEntries(new URL(path, 'https://shop.example').searchParams);
        const page = readSearchPage(
          await client.call(readSearchResultsPage, { query: { ...(Ntt && { Ntt }), ...(N && { N }) } }),
        );
        expect(page?.total).toBeGreaterThan(0);
      }),
      { numRuns: 25 },
    );
  });
});
