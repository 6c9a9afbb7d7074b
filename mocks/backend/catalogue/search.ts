import type { CallOutput } from '../../../src/api/endpoint.js';
import type * as search from '../../../src/api/endpoints/search.js';
import type { Suggestion } from '../../../src/model/search.js';
import { facetNames, type ResultOrder } from '../../../src/model/searchOptions.js';
import { leadPrice } from '../../../src/rules/common/price.js';
import { normaliseRankings } from '../../../src/rules/search/suggestions.js';
import { keywordsFor, suggestionsFor } from '../../fixtures/catalogue/suggestions.js';
import type { CatalogueItem } from '../../fixtures/catalogue/types.js';
import { searchPageHtml } from '../../fixtures/fragments/searchPage.js';
import type { Shop } from '../../world/world.js';
import { isPreSold } from '../basket/classification.js';
import type { Resolvers, Tools } from '../resolver.js';
import { byName } from './byName.js';
import { facetsOf, isChosen, isFoundUnder } from './facets.js';
import { createProductSearch, type ProductSearch } from './productSearch.js';
import { searchPathsOf } from './searchPaths.js';
import { inStockNow, stockOf } from './stock.js';

interface Known {
  readonly data: readonly Suggestion[];
  readonly products: ProductSearch;
}
const cache = new WeakMap<Shop, Known>();

/** Returns a shop's suggestion data and product search, built once. */
function knownOf(shop: Shop): Known {
  const drawnUp = cache.get(shop);
  if (drawnUp) return drawnUp;
  const chosen = suggestionsFor([...shop.items.values()]);
  const names = new Set(chosen.map(({ n }) => n));
  const entries = [...chosen, ...searchPathsOf(shop).filter(({ n }) => !names.has(n))];
  const rankings = normaliseRankings(entries.map(({ boost }) => boost));
  const data = entries.map((entry, at) => ({ ...entry, normalisedRanking: rankings[at] }));
  const made = { data, products: createProductSearch(data) };
  cache.set(shop, made);
  return made;
}

const suggestionFile = (_state: unknown, _call: unknown, { shop }: Tools): Suggestion[] => [...knownOf(shop).data];

const isDrink = ({ kind }: CatalogueItem): boolean => kind !== 'gift' && kind !== 'membership';

/** Returns all results for a term, best first but wines before glassware. Without a term, returns the favourites. An
 * item code finds its item. */
function foundFor(term: string, shop: Shop): CatalogueItem[] {
  const ofCode = shop.items.get(term.toUpperCase());
  if (ofCode) return [ofCode];
  const { products } = knownOf(shop);
  const found = (term ? products.search(term) : products.favourites).flatMap(({ i }) => shop.items.get(i) ?? []);
  return [...found.filter(isDrink), ...found.filter((item) => !isDrink(item))];
}

/** Returns the displayed price, so that a list sorted by price looks sorted. */
const priceOf = ({ product }: CatalogueItem): number =>
  product.skus[0] ? leadPrice(product, product.skus[0]) : Number.POSITIVE_INFINITY;
const ratingOf = ({ product }: CatalogueItem): number => product.ratingDetails?.productRating.avgRating ?? 0;

/** Items without a price come last in both price orders. */
const orders: Record<ResultOrder, (a: CatalogueItem, b: CatalogueItem) => number> = {
  relevance: () => 0,
  'price-low': (a, b) => (priceOf(a) === priceOf(b) ? 0 : priceOf(a) - priceOf(b)),
  'price-high': (a, b) =>
    Number(priceOf(a) === Number.POSITIVE_INFINITY) - Number(priceOf(b) === Number.POSITIVE_INFINITY) ||
    (priceOf(a) === priceOf(b) ? 0 : priceOf(b) - priceOf(a)),
  name: (a, b) => byName(a.product.name, b.product.name),
  rating: (a, b) => ratingOf(b) - ratingOf(a),
};

const usualPerPage = 24;

export const searchResolvers: Resolvers<typeof search> = {
  getSearchData: suggestionFile,
  getSearchSuggestUkLait: suggestionFile,
  getSearchSuggestAvry: suggestionFile,
  getSearchSuggestUkAvry: suggestionFile,

  getSearchKeywords: () => ({ ...keywordsFor() }),

  readSearchResultsPage: (state, { query }, { shop }) => {
    const { Ntt = '', Nrpp = usualPerPage, No = 0, Ns = 'relevance', N: choice = {} } = query;
    const term = Ntt.trim();
    const found = foundFor(term, shop);
    const chosen = found.filter((item) => isChosen(item, choice, shop)).sort(orders[Ns]);
    const choiceWith: Parameters<typeof searchPageHtml>[0]['choiceWith'] = (facet, value) => {
      const next = { ...choice, [facet]: value };
      const filterTexts = facetNames.flatMap((name) => (next[name] ? [`${name}:${next[name]}`] : []));
      return filterTexts.join(',') || undefined;
    };
    const pageQuery = { Ntt: term || undefined, Nrpp, No: No || undefined, Ns, N: choiceWith('type', choice.type) };
    return searchPageHtml({
      shopName: shop.brand.displayName,
      term,
      total: chosen.length,
      facets: facetsOf(found, choice, shop),
      results: chosen.slice(No, No + Nrpp).map((item) => inStockNow(state, item)),
      offset: No,
      perPage: Nrpp,
      choiceWith,
      addressWith: (change) => {
        const entries = Object.entries({ ...pageQuery, ...change }).filter(([, value]) => value !== undefined);
        return `/wines?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
      },
    });
  },

  listFlexiWines: (
    state,
    { params: { navigationPath } },
    { shop, refuse },
  ): CallOutput<typeof search.listFlexiWines> => {
    const names = navigationPath.split('/').filter((name) => name !== 'all');
    const wines = [...shop.items.values()].filter(
      ({ kind, product }) => kind === 'wine' && product.skus.length > 0 && !isPreSold(product),
    );
    const strange = names.find((name) => !wines.some((wine) => isFoundUnder(wine, name, shop)));
    if (strange) refuse.notFound(`There are no wines under ${strange}.`);
    return wines
      .filter((wine) => names.every((name) => isFoundUnder(wine, name, shop)))
      .filter((wine) => stockOf(state, wine) !== 0)
      .map((wine) => inStockNow(state, wine));
  },
};
