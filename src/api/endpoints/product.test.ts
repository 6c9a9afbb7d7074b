import { describe, expect, test } from 'vitest';
import { createClient } from '../client.js';
import { getCase } from './product.js';

const wine = {
  itemCode: '0104412',
  productType: 'wine',
  name: 'Château Marsillane',
  vintage: '2019',
  smallImage: '/images/0104412.svg',
  grapeName: 'Merlot',
  countryName: 'France',
  webHeadline: 'Plums, cedar and a long Sunday.',
  ratingDetails: { productRating: { avgRating: 3.6, numberOfReviews: 41, roundAvgRating: 4 } },
};
const tumblers = { itemCode: '00977GF', productType: 'gift', name: 'Tumblers' };
const sentByShop = {
  parentProduct: { itemCode: '0387613', name: 'The Sunday Lunch Dozen', webHeadline: 'Carve, pour, repeat' },
  contentProducts: [
    { quantity: 3, referencedProduct: wine },
    { quantity: 2, referencedProduct: tumblers },
  ],
};

/** The same case, with values that are as valid, but that a shop seldom sends. */
const oddCase = {
  parentProduct: { itemCode: '0000012', name: ' Reds, “bold” ', webHeadline: '' },
  contentProducts: [
    { quantity: 12, referencedProduct: { ...tumblers, vintage: 'NV', grapeName: 'Syrah, Grenache', webHeadline: '' } },
    {
      quantity: 1,
      referencedProduct: {
        ...wine,
        itemCode: '007',
        name: 'Clos, n° 1',
        vintage: '',
        smallImage: 'small.jpg',
        countryName: '',
        ratingDetails: { productRating: { avgRating: 0, numberOfReviews: 0, roundAvgRating: 0 } },
      },
    },
    { quantity: 1, referencedProduct: { ...tumblers, productType: '' } },
  ],
};

async function caseFrom(response: unknown) {
  const requestedUrls: string[] = [];
  const client = createClient({
    fetch: async (address) => {
      requestedUrls.push(String(address));
      return Response.json({ statusCode: 0, response });
    },
  });
  return { found: await client.call(getCase, { params: { itemcode: '0387613' } }), asked: requestedUrls };
}

describe('a case', () => {
  test('is fetched by its code, and has a code, a name and a headline [PROD-144, PROD-145, PROD-146]', async () => {
    const { found, asked } = await caseFrom(sentByShop);
    expect(asked).toEqual(['/api/product/case/0387613']);
    expect(found.parentProduct.itemCode).toBe('0387613');
    expect(found.parentProduct.name).toBe('The Sunday Lunch Dozen');
    expect(found.parentProduct.webHeadline).toBe('Carve, pour, repeat');
    expect((await caseFrom(oddCase)).found.parentProduct).toEqual(oddCase.parentProduct);
    const { webHeadline: _, ...least } = oddCase.parentProduct;
    expect((await caseFrom({ ...oddCase, parentProduct: least })).found.parentProduct).toEqual(least);
  });

  test('gives the quantity, kind, name and picture of each item [PROD-147, PROD-148, PROD-149, PROD-150, PROD-151]', async () => {
    const { found } = await caseFrom(sentByShop);
    expect(found.contentProducts.map(({ quantity }) => quantity)).toEqual([3, 2]);
    const [first, second] = found.contentProducts.map(({ referencedProduct }) => referencedProduct);
    expect(first?.productType).toBe('wine');
    expect(second?.productType).toBe('gift');
    expect(first?.name).toBe('Château Marsillane');
    expect(first?.vintage).toBe('2019');
    expect(first?.smallImage).toBe('/images/0104412.svg');
    expect((await caseFrom(oddCase)).found.contentProducts).toEqual(oddCase.contentProducts);
  });

  test('gives the grape, country, headline and rating of each item [PROD-152, PROD-153, PROD-154, PROD-155]', async () => {
    const { found } = await caseFrom(sentByShop);
    const [first] = found.contentProducts.map(({ referencedProduct }) => referencedProduct);
    expect(first?.grapeName).toBe('Merlot');
    expect(first?.countryName).toBe('France');
    expect(first?.webHeadline).toBe('Plums, cedar and a long Sunday.');
    expect(first?.ratingDetails).toEqual({
      productRating: { avgRating: 3.6, numberOfReviews: 41, roundAvgRating: 4 },
    });
    expect((await caseFrom(oddCase)).found.contentProducts).toEqual(oddCase.contentProducts);
  });

  const withLaterItem = (differs: object) => ({
    ...sentByShop,
    contentProducts: [wine, tumblers, { ...wine, ...differs }].map((referencedProduct) => ({
      quantity: 1,
      referencedProduct,
    })),
  });

  test.each<[string, object]>([
    ['PROD-146', { ...sentByShop, parentProduct: { ...sentByShop.parentProduct, webHeadline: 9 } }],
    ['PROD-150', withLaterItem({ vintage: 2019 })],
    ['PROD-151', withLaterItem({ smallImage: { url: '/images/0104412.svg' } })],
    ['PROD-152', withLaterItem({ grapeName: ['Merlot'] })],
    ['PROD-153', withLaterItem({ countryName: 33 })],
    ['PROD-154', withLaterItem({ webHeadline: 9 })],
    ['PROD-155', withLaterItem({ ratingDetails: 3.6 })],
    ['PROD-155', withLaterItem({ ratingDetails: { productRating: { avgRating: 3.6, numberOfReviews: 41 } } })],
  ])('with a field of another type, or without a part of it, is malformed [%s]', async (_, response) => {
    await expect(caseFrom(response)).rejects.toMatchObject({ kind: 'malformed', operationId: 'getCase' });
  });

  test.each([
    ['a code', { ...sentByShop, parentProduct: { ...sentByShop.parentProduct, itemCode: undefined } }],
    ['a name', { ...sentByShop, parentProduct: { ...sentByShop.parentProduct, name: undefined } }],
    ['quantities', { ...sentByShop, contentProducts: [{ referencedProduct: wine }] }],
    ['kinds', { ...sentByShop, contentProducts: [{ quantity: 1, referencedProduct: { ...wine, productType: 1 } }] }],
    [
      'any kind',
      { ...sentByShop, contentProducts: [{ quantity: 1, referencedProduct: { ...wine, productType: undefined } }] },
    ],
    [
      'names of its items',
      { ...sentByShop, contentProducts: [{ quantity: 1, referencedProduct: { ...wine, name: undefined } }] },
    ],
  ])('without %s is malformed [PROD-144, PROD-145, PROD-147, PROD-148, PROD-149]', async (_, response) => {
    await expect(caseFrom(response)).rejects.toMatchObject({ kind: 'malformed', operationId: 'getCase' });
  });
});
