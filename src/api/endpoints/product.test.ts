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
  });

  test.each([
    ['headline', 'PROD-146', { ...sentByShop, parentProduct: { ...sentByShop.parentProduct, webHeadline: 9 } }],
    ...(
      [
        ['vintage', 'PROD-150', 2019],
        ['smallImage', 'PROD-151', { url: '/images/0104412.svg' }],
        ['grapeName', 'PROD-152', ['Merlot']],
        ['countryName', 'PROD-153', 33],
        ['webHeadline', 'PROD-154', 9],
        ['ratingDetails', 'PROD-155', 3.6],
        ['ratingDetails', 'PROD-155', { productRating: { avgRating: 3.6, numberOfReviews: 41 } }],
      ] as const
    ).map(([name, row, wrong]) => {
      const items = [wine, tumblers, { ...wine, [name]: wrong }];
      return [
        `${name} of a later item`,
        row,
        { ...sentByShop, contentProducts: items.map((referencedProduct) => ({ quantity: 1, referencedProduct })) },
      ] as const;
    }),
  ])('with an unreadable %s is malformed [%s]', async (_, _row, response) => {
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
