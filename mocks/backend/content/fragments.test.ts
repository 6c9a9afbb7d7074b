import { describe, expect, test } from 'vitest';
import {
  getCheckoutComponentAssets,
  getFooterHtml,
  getGuaranteeHtml,
  getHomepageComponentAssets,
} from '../../../src/api/endpoints/fragments.js';
import {
  getSearchData,
  getSearchSuggestAvry,
  getSearchSuggestUkAvry,
  getSearchSuggestUkLait,
} from '../../../src/api/endpoints/search.js';
import { brands } from '../../../src/brands/registry.js';
import { refusal, testShop } from '../../testing/testShop.js';
import { testVisit } from '../../testing/testVisit.js';
import { routeOf } from '../backend.js';

describe.each(brands.map((brand) => [brand.id, brand] as const))('fragments of %s', (id, brand) => {
  const { client } = testShop('law');

  test('the guarantee is the brand’s own, in its country’s spelling', async () => {
    const guarantee = await client.call(getGuaranteeHtml, { params: { brand: id } });
    const others = await Promise.all(
      brands
        .filter((other) => other.id !== id)
        .map((other) => client.call(getGuaranteeHtml, { params: { brand: other.id } })),
    );
    expect(others).not.toContain(guarantee);
    expect(guarantee).toMatch(/<h2>[^<]+<\/h2>\s*<p>[^<]+<\/p>/);
    expect(guarantee).not.toMatch(
      brand.country === 'us'
        ? /colour|flavour|favourite|neighbour|honour/i
        : /color\b|flavor|favorite|neighbor|honor\b/i,
    );
  });

  test('the footer has the brand’s telephone numbers, address and terms [BRAND-033, BRAND-034, BRAND-035, BRAND-037, BRAND-038, BRAND-039]', async () => {
    const footer = await client.call(getFooterHtml, { params: { brand: id } });
    expect(footer).toContain(brand.telephone);
    expect(footer).toContain(brand.wineplanTelephone);
    expect(footer).toContain(`<a href="${brand.termsUrl}">Terms and conditions</a>`);
    expect(footer).toContain('<a href="/customer-services/privacy">Privacy</a>');
    expect(footer).toContain('<a href="/customer-services/cookies">Cookies</a>');
    expect(footer).toContain(brand.address.replaceAll('&', '&amp;'));
    expect(footer).not.toMatch(/<script|undefined/);
  });
});

test.each([
  ['adc', 'Adelaide Cellar Door', 'Adelaide Cellar Door, 61 Gumtree Road, Hallam Vale'],
  ['amxc', 'Amarant Cellar Club', 'Amarant, Level 4, 16 Meridian Street, Port Ansell'],
  ['osw', 'Oak &amp; Sirloin Wine', 'Oak &amp; Sirloin, 230 Stockyard Street, Larkin, KS'],
])(
  'the footer of %s begins with its shop’s name, and its address with its company’s [BRAND-008, BRAND-030, BRAND-031]',
  async (brand, shop, address) => {
    const { client } = testShop('law');
    const footer = await client.call(getFooterHtml, { params: { brand } });
    expect(footer).toContain(`<strong>${shop}</strong>`);
    expect(footer).toContain(`<p>${address}</p>`);
  },
);

test('an unknown brand is not found, and an invalid brand id is refused', async () => {
  const { client } = testShop();
  for (const row of [getFooterHtml, getGuaranteeHtml])
    expect(await refusal(client.call(row, { params: { brand: 'zzz' } }))).toMatchObject({ kind: 'http', status: 404 });
  const { call } = testVisit('standard');
  for (const brand of ['..%2flaw', '%3Cscript%3E', '__proto__', 'constructor', 'LAW', '%00'])
    expect(call('GET', `/html/content/common/uk/${brand}/footer-2019.html`)).toMatchObject({
      status: 422,
      message: 'brand: must be the id of a brand',
    });
});

test.each([getSearchSuggestUkLait, getSearchSuggestAvry, getSearchSuggestUkAvry])(
  '$id is available under both of its addresses, with the shop’s data',
  async ({ id, path, alsoAt: [internal] }) => {
    expect(internal).toBe(path.replace('searchsuggest/', 'searchsuggest/internal/'));
    const { client } = testShop('avy');
    const data = await client.call(getSearchData);
    for (const address of [path, internal]) {
      expect(routeOf('GET', address)?.row.id).toBe(id);
      expect(await client.call({ ...getSearchData, path: address })).toEqual(data);
    }
  },
);

test('the addresses of component assets list the files below them', async () => {
  const { client } = testShop();
  const { files } = await client.call(getHomepageComponentAssets);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(routeOf('GET', getHomepageComponentAssets.path + file)).toBeDefined();
  expect(await client.call(getCheckoutComponentAssets)).toEqual({ files: [] });
});
