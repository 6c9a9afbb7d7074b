import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listFlexiWines, readSearchResultsPage } from '../../../src/api/endpoints/search.js';
import type { Sku } from '../../../src/model/product.js';
import { type FacetName, facetNames, type ResultOrder } from '../../../src/model/searchOptions.js';
import type { SearchResults } from '../../../src/model/searchResults.js';
import { minorUnits } from '../../../src/rules/common/money.js';
import { readSearchPage } from '../../../src/rules/search/searchPage.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { refusal, testShop } from '../../testing/testShop.js';
import { testVisit } from '../../testing/testVisit.js';

type Query = Partial<Record<'Ntt' | 'Nrpp' | 'No' | 'Ns' | 'N', string>>;

/** Fetches the page as the kit does. */
function pageOf(shop: ReturnType<typeof testShop>['client'], query: Query): Promise<SearchResults> {
  return shop.call(readSearchResultsPage, { query: { ...query, Ns: query.Ns as ResultOrder } }).then((page) => {
    const read = readSearchPage(page);
    if (!read) throw new Error('the page could not be read');
    return read;
  });
}

const codes = ({ results }: SearchResults) => results.map(({ itemCode }) => itemCode);
const filterText = (choice: Partial<Record<FacetName, string>>): string | undefined =>
  Object.entries(choice)
    .map(([facet, value]) => `${facet}:${value}`)
    .join(',') || undefined;

describe.each(['law', 'hsb', 'vir'])('the results page of %s', (brand) => {
  const { client } = testShop(brand);

  test('has the right count for every value when it is chosen', async () => {
    const terms = fc.constantFrom(undefined, 'rioja', 'red', 'spirits', 'case', 'france', 'zzzz', 'riojs');
    await fc.assert(
      fc.asyncProperty(terms, fc.infiniteStream(fc.nat()), async (Ntt, random) => {
        const pick = <Each>(list: readonly Each[]): Each | undefined => list[random.next().value % (list.length + 1)];
        const choice: Partial<Record<FacetName, string>> = {};
        for (let step = 0; step < 3; step++) {
          const N = filterText(choice);
          const { facets, total } = await pageOf(client, { ...(Ntt && { Ntt }), Nrpp: '1', ...(N && { N }) });
          const facet = pick(facets);
          const value = facet && pick(facet.values);
          for (const { facet: name, values } of facets) {
            if (choice[name]) expect(values.find(({ isChosen }) => isChosen)?.count).toBe(total);
            for (const { count } of values) expect(count).toBeGreaterThan(0);
          }
          if (!facet || !value) return;
          choice[facet.facet] = value.value;
          const next = await pageOf(client, { ...(Ntt && { Ntt }), Nrpp: '1', N: filterText(choice)! });
          expect(next.total).toBe(value.count);
          // The other values of its facet keep their counts, so that they can be chosen instead.
          const standing = (page: SearchResults) =>
            page.facets
              .find(({ facet: name }) => name === facet.facet)
              ?.values.map(({ value: other, count }) => [other, count]);
          expect(standing(next)).toEqual(facet.values.map(({ value: other, count }) => [other, count]));
        }
      }),
      { numRuns: 25 },
    );
  });

  test('has the stated number of results over all pages, without duplicates', async () => {
    const { total } = await pageOf(client, { Ntt: 'red', Nrpp: '1' });
    const all: string[] = [];
    for (let No = 0; No < total; No += 7) {
      const page = await pageOf(client, { Ntt: 'red', Nrpp: '7', No: String(No) });
      expect(page.total).toBe(total);
      expect(page.results).toHaveLength(Math.min(7, total - No));
      all.push(...codes(page));
    }
    expect(new Set(all).size).toBe(total);
    expect((await pageOf(client, { Ntt: 'red', No: String(total) })).results).toEqual([]);
  });

  test('can be sorted by price, name and rating, with the same results', async () => {
    const figure = { Ntt: 'rioja', Nrpp: '200' };
    const found = codes(await pageOf(client, figure)).sort();
    const measures: Record<Exclude<ResultOrder, 'relevance'>, (page: SearchResults) => number[]> = {
      'price-low': ({ results }) => results.flatMap(({ skus }) => skus.map(shownLarge)),
      'price-high': ({ results }) => results.flatMap(({ skus }) => skus.map((sku) => -shownLarge(sku))),
      name: ({ results }) =>
        results.slice(1).map(({ name }, at) => (results[at]!.name.localeCompare(name, 'en') > 0 ? -1 : 0)),
      rating: ({ results }) => results.map(({ ratingDetails }) => -(ratingDetails?.productRating.avgRating ?? 0)),
    };
    for (const [Ns, measure] of Object.entries(measures)) {
      const page = await pageOf(client, { ...figure, Ns });
      expect(codes(page).sort()).toEqual(found);
      const measured = measure(page);
      expect(measured).toEqual([...measured].sort((a, b) => (Ns === 'name' ? 0 : a - b)));
      if (Ns === 'name') expect(measured).not.toContain(-1);
    }
  });
});

/** Returns the price shown large on a card: that of a whole case, or of a bottle, at its volume price if it has one. */
const shownLarge = ({ numberOfBottles, salePrice, salePricePerBottle, vppApplier, vppPrice }: Sku): number =>
  numberOfBottles > 1 ? salePrice : vppApplier && vppPrice !== undefined ? vppPrice : salePricePerBottle;

describe('the results page', () => {
  const { client } = testShop();

  test('has wines before glassware, and finds an item by its code', async () => {
    const [first, second] = [
      await pageOf(client, { Ntt: 'red', Nrpp: '200' }),
      await pageOf(client, { Ntt: 'red', Nrpp: '200', No: '200' }),
    ];
    const isGift = [...first.results, ...second.results].map(({ productType }) => productType === 'gift');
    expect(isGift).toContain(true);
    expect(isGift.indexOf(true)).toBeGreaterThan(isGift.lastIndexOf(false));
    expect(codes(await pageOf(client, { Ntt: notable.wine }))).toEqual([notable.wine]);
    expect(codes(await pageOf(client, { Ntt: '00081wr' }))).toEqual(['00081WR']);
  });

  test('has as many results as asked for [OPEN-037]', async () => {
    const { total, results } = await pageOf(client, { Nrpp: '400' });
    expect(total).toBeGreaterThan(200);
    expect(results).toHaveLength(Math.min(400, total));
  });

  test('finds spirits for spirits, and nothing for nonsense', async () => {
    const { results } = await pageOf(client, { Ntt: 'spirits', Nrpp: '200' });
    expect(results.map(({ itemCode }) => itemCode)).toContain(notable.spirit);
    expect(results.filter(({ productType }) => productType === 'spirit').length).toBeGreaterThan(10);
    expect(await pageOf(client, { Ntt: 'zzzzzz' })).toMatchObject({ total: 0, results: [] });
  });

  test('has the five facets, and price bands in the shop’s money', async () => {
    const { facets } = await pageOf(client, {});
    expect(facets.map(({ facet }) => facet)).toEqual(facetNames);
    expect(facets.at(-1)?.values[0]?.name).toBe('Under £8.00');
    const points = await pageOf(testShop('hsb').client, { N: 'price:under-800', Nrpp: '200' });
    expect(points.total).toBeGreaterThan(0);
    for (const { skus } of points.results) expect(minorUnits(skus[0]!.salePricePerBottle)).toBeLessThan(80_000);
  });

  test('shows any search term as text', async () => {
    for (const Ntt of ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '</title>', "o'hara & sons"]) {
      const page = await client.call(readSearchResultsPage, { query: { Ntt } });
      expect(page).not.toContain('<script>alert');
      expect(page).not.toContain('<img');
      expect(page.match(/<\/title>/g)).toHaveLength(1);
      expect(readSearchPage(page)).toBeDefined();
    }
  });

  test('refuses invalid parameters', () => {
    const { call } = testVisit('standard');
    for (const [name, values] of Object.entries({
      Nrpp: ['0', '-1', '1000000', '1.5', 'x', ''],
      No: ['-1', 'x', '1e3'],
      Ns: ['price', '__proto__'],
      N: ['colour:red', 'type', 'type:red,', '__proto__:red', 'type:<b>'],
      Ntt: ['a'.repeat(101)],
    }))
      for (const value of values) {
        const { status, message } = call('GET', `/wines?${new URLSearchParams({ [name]: value })}`);
        expect([name, value, status]).toEqual([name, value, 422]);
        expect(message?.startsWith(`${name}: `)).toBe(true);
      }
  });

  test('is refused if it is cut off or empty', async () => {
    const shop = testShop();
    for (const kind of ['malformed', 'empty']) {
      await shop.mock.configure({ fault: `readSearchResultsPage:${kind}` }, 'one');
      const call = shop.client.call(readSearchResultsPage, { query: { Ntt: 'rioja' } });
      expect(await refusal(call)).toMatchObject({ kind: 'malformed' });
    }
    expect(readSearchPage('<p>Maintenance</p>')).toBeUndefined();
    expect(readSearchPage('<p data-total="3">3</p>')).toBeUndefined();
  });
});

describe('flexi wines', () => {
  const { client } = testShop();
  const at = (navigationPath: string) => client.call(listFlexiWines, { params: { navigationPath } });

  test('are available single bottles, narrowed by each name in the path', async () => {
    const all = await at('all');
    const red = await at('red');
    const rioja = await at('red/rioja');
    expect(all.length).toBeGreaterThan(red.length);
    expect(red.length).toBeGreaterThan(rioja.length);
    expect(rioja.map(({ itemCode }) => itemCode)).toContain(notable.wine);
    for (const { subProductType, countryName } of rioja)
      expect([subProductType, countryName]).toEqual(['red', 'Spain']);
    expect(all.map(({ itemCode }) => itemCode)).not.toContain(notable.outOfStockWine);
    for (const { productType, skus, inventoryInfo } of all) {
      expect([productType, skus[0]?.numberOfBottles]).toEqual(['wine', 1]);
      expect(inventoryInfo?.stockQty).toBeGreaterThan(0);
    }
  });

  test('are not found for an unknown name', async () => {
    for (const path of ['nowhere', 'red/nowhere', 'constructor'])
      expect(await refusal(at(path))).toMatchObject({ kind: 'http', status: 404 });
    for (const path of ['__proto__', 'red//rioja', '../x', '<b>'])
      expect(await refusal(at(path))).toMatchObject({ kind: 'http', status: 422 });
  });
});
