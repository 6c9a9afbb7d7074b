import { describe, expect, test } from 'vitest';
import { recentAdd } from '../../rules/basket/recentAdd.js';
import { caseQuantity } from '../../rules/common/basket.js';
import { bottlesOfOneEach, isCase, isMixed, isWine } from '../../rules/common/cases.js';
import { bottlePrice, soldAs } from '../../rules/common/price.js';
import { exceedsLowStock, isSoldOut } from '../../rules/common/stock.js';
import { isFavourite } from '../../rules/common/userItems.js';
import { isSignedUpAlready } from '../../rules/product/alerts.js';
import { casesOf } from '../../rules/product/bulkDeals.js';
import { createClient } from '../client.js';
import { addFavourite, createUserInterest, deleteFavourite, listFavourites } from './customer.js';
import { getBulkPromotions } from './offers.js';
import { getProduct } from './product.js';

/** Creates a client whose calls all get this body, and records each request as `METHOD address body`. */
function answering(body: object, status = 200) {
  const sent: string[] = [];
  const client = createClient({
    onError: () => {},
    fetch: async (url, { method = 'GET', body: given } = {}) => {
      sent.push([method, String(url), given].filter((part) => part !== undefined && part !== null).join(' '));
      return Response.json(body, { status });
    },
  });
  return { client, sent };
}

const sku = { itemCode: 'S1', salePrice: 8, listPrice: 11, salePricePerBottle: 7, numberOfBottles: 3 };
const least = { itemCode: 'P1', name: 'Old Vine', productType: 'wine', skus: [sku] };

/** Fetches a product from a minimal response with these fields added. */
async function productWith(fields: object) {
  const response = { ...least, ...fields };
  const { client, sent } = answering({ statusCode: 0, response });
  const product = await client.call(getProduct, { params: { itemcode: 'P1' } });
  expect(sent).toEqual(['GET /api/product/item/P1']);
  return product;
}

const malformed = { kind: 'malformed', operationId: 'getProduct' };

/** Values that are as valid as the given one, but that a shop seldom sends. */
function oddValues(usual: unknown): readonly unknown[] {
  if (typeof usual === 'string') return ['', '007', ' a, “b” '];
  if (typeof usual === 'number') return [0, 0.5, 1, 20_000];
  if (typeof usual === 'boolean') return [true, false];
  return [[]];
}

describe('the product call', () => {
  test('reads `statusCode`, `response` and `errorResponse.message` [PROD-006]', async () => {
    const ask = (body: object, status?: number) =>
      answering(body, status).client.call(getProduct, { params: { itemcode: 'P1' } });
    await expect(ask({ statusCode: 0, response: least })).resolves.toEqual(least);
    const errorResponse = { message: 'Sold elsewhere' };
    for (const statusCode of [7, 1, -1, 200])
      await expect(ask({ statusCode, response: least, errorResponse }), `${statusCode}`).rejects.toMatchObject({
        kind: 'status',
        status: statusCode,
        serverMessage: 'Sold elsewhere',
      });
    await expect(ask({ statusCode: 404, errorResponse }, 404)).rejects.toMatchObject({
      kind: 'http',
      status: 404,
      serverMessage: 'Sold elsewhere',
    });
    await expect(ask({ statusCode: 0, ...least })).rejects.toMatchObject(malformed);
  });

  /** Per rule, a field with a valid and an invalid value. */
  const fields = {
    'PROD-007': ['itemCode', 'P9', 9],
    'PROD-008': ['name', 'Young Vine', 9],
    'PROD-009': ['vintage', '2019', 9],
    'PROD-010': ['webHeadline', 'A headline', 9],
    'PROD-011': ['description', 'A description', 9],
    'PROD-012': ['longDescription', 'A long description', 9],
    'PROD-013': ['thumbnailImage', '/thumbnail.jpg', 9],
    'PROD-014': ['smallImage', '/small.jpg', 9],
    'PROD-015': ['largeImage', '/large.jpg', 9],
    'PROD-016': ['productType', 'spirit', 9],
    'PROD-017': ['subProductType', 'gin', 9],
    'PROD-018': ['salesActivity', 'core', 9],
    'PROD-020': ['enPrimeurFlag', true, 'yes'],
    'PROD-021': ['colourId', 'red', 9],
    'PROD-022': ['colourName', 'Red', 9],
    'PROD-023': ['grapeName', 'Merlot', 9],
    'PROD-024': ['countryName', 'France', 9],
    'PROD-025': ['styleName', 'Smooth', 9],
    'PROD-026': ['appellationName', 'Fronsac', 9],
    'PROD-027': ['alcoholPercent', 13.5, '13.5'],
    'PROD-028': ['alcoholUnits', 10.1, '10.1'],
    'PROD-029': ['bottleSize', 750, '750'],
    'PROD-030': ['drinkByDateAsString', '31/12/2031', 2031],
    'PROD-031': ['allergens', ['Sulphites', 'Egg'], ['Sulphites', 9]],
    'PROD-034': ['vppQualifier', 'when you mix 12', 12],
    'PROD-038': ['favourited', true, 'yes'],
  } as const;

  const expectFields = async (...rows: (keyof typeof fields)[]) => {
    const expected = Object.fromEntries(rows.map((row) => [fields[row][0], fields[row][1]]));
    expect(await productWith(expected)).toEqual({ ...least, ...expected });
    for (const row of rows) {
      const [name, right, wrong] = fields[row];
      for (const value of [right, ...oddValues(right)])
        expect(await productWith({ [name]: value }), row).toEqual({ ...least, [name]: value });
      await expect(productWith({ [name]: wrong }), row).rejects.toMatchObject(malformed);
    }
  };

  test('has its code, name and vintage, and its headline and descriptions [PROD-007, PROD-008, PROD-009, PROD-010, PROD-011, PROD-012]', () =>
    expectFields('PROD-007', 'PROD-008', 'PROD-009', 'PROD-010', 'PROD-011', 'PROD-012'));

  test('has pictures in three sizes [PROD-013, PROD-014, PROD-015]', () =>
    expectFields('PROD-013', 'PROD-014', 'PROD-015'));

  test('gives its kind, and whether it is a favourite [PROD-016, PROD-017, PROD-018, PROD-020, PROD-021, PROD-038]', () =>
    expectFields('PROD-016', 'PROD-017', 'PROD-018', 'PROD-020', 'PROD-021', 'PROD-038'));

  test('says what is in the bottle, and where it is from [PROD-022, PROD-023, PROD-024, PROD-025, PROD-026]', () =>
    expectFields('PROD-022', 'PROD-023', 'PROD-024', 'PROD-025', 'PROD-026'));

  test('gives its strength, size, date, allergens and volume condition [PROD-027, PROD-028, PROD-029, PROD-030, PROD-031, PROD-034]', () =>
    expectFields('PROD-027', 'PROD-028', 'PROD-029', 'PROD-030', 'PROD-031', 'PROD-034'));

  test('says whom it suits [PROD-035, PROD-036, PROD-037]', async () => {
    const drinkCharacteristics = { vegan: true, organic: false, vegetarian: true };
    expect(await productWith({ drinkCharacteristics })).toEqual({ ...least, drinkCharacteristics });
    for (const name of Object.keys(drinkCharacteristics)) {
      for (const suits of [true, false]) {
        const alone = { drinkCharacteristics: { [name]: suits } };
        expect(await productWith(alone), name).toEqual({ ...least, ...alone });
      }
      await expect(productWith({ drinkCharacteristics: { [name]: 'yes' } }), name).rejects.toMatchObject(malformed);
    }
  });

  test('has the average, the number and the rounded average of its ratings [PROD-044, PROD-045, PROD-046]', async () => {
    const productRating = { avgRating: 3.6, numberOfReviews: 41, roundAvgRating: 4 };
    expect(await productWith({ ratingDetails: { productRating } })).toEqual({
      ...least,
      ratingDetails: { productRating },
    });
    const rated = (differs: object) => ({ ratingDetails: { productRating: { ...productRating, ...differs } } });
    for (const name of Object.keys(productRating)) {
      for (const value of oddValues(4)) {
        const odd = rated({ [name]: value });
        expect(await productWith(odd), name).toEqual({ ...least, ...odd });
      }
      await expect(productWith(rated({ [name]: '4' })), name).rejects.toMatchObject(malformed);
      await expect(productWith(rated({ [name]: undefined })), name).rejects.toMatchObject(malformed);
    }
  });

  test('has every part of each accolade [PROD-047, PROD-048, PROD-049, PROD-050, PROD-051]', async () => {
    const medal = {
      accoladeNameText: 'Silver medal',
      accoladeCategoryText: 'The Blind Table',
      accoladeDescription: 'Silver medal at the Blind Table',
      levelTypeDesc: 'Silver',
      accoladePerson: 'Ada Merrow',
    };
    const accolades = [{ accoladeNameText: '94 points' }, medal];
    expect(await productWith({ accolades })).toEqual({ ...least, accolades });
    for (const name of Object.keys(medal)) {
      const second = (value: unknown) => ({ accolades: [medal, { ...medal, [name]: value }] });
      for (const value of oddValues('Silver'))
        expect(await productWith(second(value)), name).toEqual({ ...least, ...second(value) });
      await expect(productWith(second(9)), name).rejects.toMatchObject(malformed);
    }
  });

  test.each([
    [{ mixed: true }, true],
    [{ isMixed: true }, true],
    [{ mixed: false }, false],
    [{ isMixed: false }, false],
    [{}, false],
  ])('%o is a mixed case: %s [PROD-019]', async (spelling, expected) => {
    const product = await productWith(spelling);
    expect(product).toEqual({ ...least, ...spelling });
    expect(isMixed(product)).toBe(expected);
    expect(recentAdd(product, 2).mixed).toBe(expected);
    // One mixed case, or six bottles of anything else.
    expect(caseQuantity(product)).toBe(expected ? 1 : 2);
    expect(isCase({ ...product, skus: [{ ...sku, numberOfBottles: 1 }] })).toBe(expected);
  });

  test('gives the stock status and quantity [PROD-032, PROD-033]', async () => {
    const inventoryInfo = { summaryAvailabilityStatus: 'low_stock', stockQty: 5 };
    expect(await productWith({ inventoryInfo })).toEqual({ ...least, inventoryInfo });
    for (const odd of [
      ...oddValues('low_stock').map((summaryAvailabilityStatus) => ({ ...inventoryInfo, summaryAvailabilityStatus })),
      ...oddValues(5).map((stockQty) => ({ ...inventoryInfo, stockQty })),
    ])
      expect(await productWith({ inventoryInfo: odd })).toEqual({ ...least, inventoryInfo: odd });
    for (const wrong of [{ summaryAvailabilityStatus: 5 }, { stockQty: '5' }])
      await expect(productWith({ inventoryInfo: { ...inventoryInfo, ...wrong } })).rejects.toMatchObject(malformed);
  });

  test.each([
    ['low_stock', 5, [false, false, true]],
    ['low_stock', 4, [false, true, true]],
    ['low_stock', 0, [false, true, true]],
    ['in_stock', 0, [false, false, false]],
    ['coming_soon', 0, [false, false, false]],
    ['', 0, [false, false, false]],
    ['out_of_stock', 4, [true, false, false]],
  ])(
    'with the status %s and %i in stock, says what can be bought [PROD-032, PROD-033]',
    async (status, stockQty, expected) => {
      const product = await productWith({ inventoryInfo: { summaryAvailabilityStatus: status, stockQty } });
      const exceeds = (quantity: number) => exceedsLowStock({ product, quantity, inCart: 0 });
      expect([isSoldOut(product), exceeds(5), exceeds(6)]).toEqual(expected);
    },
  );

  test.each([
    [{ productType: 'wine' }, 'bottle', true, 3],
    [{ productType: 'spirit', bottleSize: 700 }, 'bottle', false, 0],
    [{ productType: 'gift' }, 'item', false, 0],
    [{ productType: 'membership', subProductType: 'unlimited' }, 'membership', false, 0],
    [{ productType: 'membership', subProductType: 'wine reward' }, 'payment', false, 0],
  ])('of the kind %o is sold by the %s [PROD-016, PROD-017]', async (kind, unit, wine, bottles) => {
    const product = await productWith({ ...kind, skus: [{ ...sku, numberOfBottles: 1 }] });
    expect(soldAs(product, product.skus[0]!)).toBe(unit);
    expect(isWine(product)).toBe(wine);
    expect(bottlesOfOneEach([product, product, product])).toBe(bottles);
  });

  test('has the tasting note in words and pictures [PROD-039, PROD-040, PROD-041, PROD-042, PROD-043]', async () => {
    const tastingNotes = {
      shortTastingNotesTaste: 'Plum.',
      shortTastingNotesAroma: 'Vanilla.',
      shortTastingNotesColor: 'Garnet.',
      mapImageFile: '/map.jpg',
      otherImageFile: '/other.jpg',
    };
    expect(await productWith({ tastingNotes })).toEqual({ ...least, tastingNotes });
    for (const name of Object.keys(tastingNotes)) {
      for (const value of oddValues('Plum.')) {
        const alone = { tastingNotes: { [name]: value } };
        expect(await productWith(alone), name).toEqual({ ...least, ...alone });
      }
      await expect(productWith({ tastingNotes: { [name]: 9 } }), name).rejects.toMatchObject(malformed);
    }
  });

  test('has prices per bottle, per case and at volume [PROD-052, PROD-053, PROD-054, PROD-055, PROD-056, PROD-057, PROD-058, PROD-059]', async () => {
    const full = { ...sku, vppPrice: 6, vppApplier: true, schemeDetails: [{ schemeId: 'WP1' }, { schemeId: 'WP2' }] };
    expect(await productWith({ skus: [full] })).toEqual({ ...least, skus: [full] });
    for (const [name, usual] of Object.entries(full)) {
      for (const value of oddValues(usual)) {
        // The first one is the default, whatever the others cost.
        const skus = [full, { ...full, [name]: value }, sku];
        expect(await productWith({ skus }), name).toEqual({ ...least, skus });
      }
      const wrong = { ...full, [name]: { no: 1 } };
      await expect(productWith({ skus: [full, wrong] }), name).rejects.toMatchObject(malformed);
    }
    for (const name of Object.keys(sku)) {
      const { [name as keyof typeof sku]: _, ...without } = sku;
      await expect(productWith({ skus: [sku, without] }), name).rejects.toMatchObject(malformed);
    }
  });

  test.each([
    [{ vppPrice: 6, vppApplier: true }, 6],
    [{ vppPrice: 7.5, vppApplier: true }, 7.5],
    [{ vppPrice: 0, vppApplier: true }, 0],
    [{ vppPrice: 6, vppApplier: false }, 7],
    [{ vppPrice: 6 }, 7],
    [{ vppApplier: true }, 7],
  ])('with the volume price %o, costs %d a bottle [PROD-055, PROD-057, PROD-058]', async (volume, price) => {
    const product = await productWith({ skus: [{ ...sku, ...volume }] });
    expect(bottlePrice(product.skus[0]!)).toBe(price);
  });
});

test('a bulk promotion has an id, the qualifying items and the promoted items [PROD-078, PROD-082, PROD-083]', async () => {
  const promotion = {
    promoId: 'B2',
    description: '£151.88 (£75.94 per case) SAVE £8.00',
    bulkUIRules: {
      qualifyingItems: [
        { itemCode: 'C1', quantity: 2 },
        { itemCode: 'C7', quantity: 1 },
      ],
    },
    promotionItems: ['C1', 'C7'],
  };
  const ask = (response: object[]) => {
    const { client, sent } = answering({ statusCode: 0, response });
    return { answer: client.call(getBulkPromotions, { params: { itemcode: 'C1' } }), sent };
  };
  const { answer, sent } = ask([promotion]);
  const read = await answer;
  expect(read).toEqual([promotion]);
  expect(read.map(casesOf)).toEqual([3]);
  expect(sent).toEqual(['GET /api/promotions/bulk-promotions/C1']);
  const qualifying = (last: object) => ({
    bulkUIRules: { qualifyingItems: [{ itemCode: 'C1', quantity: 2 }, last] },
  });
  // The promoted items need not be the qualifying ones, and an item may qualify by one.
  for (const odd of [
    { promoId: '007' },
    qualifying({ itemCode: '0000012', quantity: 1 }),
    { bulkUIRules: { qualifyingItems: [] } },
    { promotionItems: ['0000012', 'C9', 'C1'] },
    { promotionItems: [] },
  ])
    expect(await ask([promotion, { ...promotion, ...odd }]).answer).toEqual([promotion, { ...promotion, ...odd }]);
  for (const wrong of [
    { promoId: 2 },
    { bulkUIRules: {} },
    qualifying({ itemCode: 7, quantity: 1 }),
    qualifying({ itemCode: 'C7', quantity: '1' }),
    { promoId: undefined },
    { promotionItems: undefined },
    { promotionItems: 'C1' },
    { promotionItems: ['C1', 7] },
  ])
    await expect(ask([promotion, { ...promotion, ...wrong }]).answer).rejects.toMatchObject({ kind: 'malformed' });
});

describe('favourites', () => {
  const item = (itemCode: string, whereUsed?: object) => ({
    product: { ...least, itemCode },
    ...(whereUsed && { whereUsed }),
  });

  test('are the `userItems` whose `whereUsed.inFavourites` is not false [PROD-101]', async () => {
    const userItems = [
      item('F1', { inFavourites: true }),
      item('F2', { inFavourites: false }),
      item('F30'),
      item('F4', {}),
      item('0000012', { inFavourites: true }),
    ];
    const { client, sent } = answering({ statusCode: 0, response: { userItems } });
    const list = await client.call(listFavourites);
    expect(sent).toEqual(['GET /api/user/favourites/list']);
    expect(list).toEqual({ userItems });
    const asked = ['F', 'F1', 'F2', 'F3', 'F30', 'F4', '12', '0000012'];
    expect(asked.filter((code) => isFavourite(list.userItems, code))).toEqual(['F1', 'F30', 'F4', '0000012']);
  });

  test('are added and removed by item code [PROD-103]', async () => {
    const { client, sent } = answering({ statusCode: 0 });
    await client.call(addFavourite, { params: { itemCode: 'F1' }, body: undefined });
    await client.call(deleteFavourite, { params: { itemCode: 'F2' } });
    await client.call(addFavourite, { params: { itemCode: '0000012' }, body: undefined });
    await client.call(deleteFavourite, { params: { itemCode: '0000012' } });
    expect(sent).toEqual([
      'PUT /api/user/favourites/F1',
      'PUT /api/user/favourites/delete/F2',
      'PUT /api/user/favourites/0000012',
      'PUT /api/user/favourites/delete/0000012',
    ]);
  });

  test('can be marked as disliked when added [PROD-102]', async () => {
    const { client, sent } = answering({ statusCode: 0 });
    await client.call(addFavourite, { params: { itemCode: 'F1' }, body: { AntiFavourite: true } });
    await client.call(addFavourite, { params: { itemCode: 'F1' }, body: { AntiFavourite: false } });
    await client.call(addFavourite, { params: { itemCode: 'F1' }, body: {} });
    await client.call(addFavourite, { params: { itemCode: 'F1' }, body: undefined });
    expect(sent).toEqual([
      'PUT /api/user/favourites/F1 {"AntiFavourite":true}',
      'PUT /api/user/favourites/F1 {"AntiFavourite":false}',
      'PUT /api/user/favourites/F1 {}',
      'PUT /api/user/favourites/F1',
    ]);
  });
});

describe('the sign-up for alerts', () => {
  async function failureOf(status: number, message: string): Promise<unknown> {
    const { client, sent } = answering({ statusCode: status, errorResponse: { message } }, status);
    const failure = await client
      .call(createUserInterest, { params: { itemCode: 'A1' } })
      .catch((error: unknown) => error);
    expect(sent).toEqual(['POST /api/user/interests/A1']);
    return failure;
  }

  test.each([400, 401, 404, 409, 422, 499, 500, 503, 599])('fails with HTTP status %i [PROD-096]', async (status) => {
    const failure = await failureOf(status, 'No alerts tonight');
    expect(failure).toMatchObject({ kind: 'http', status, serverMessage: 'No alerts tonight' });
    expect(isSignedUpAlready(failure)).toBe(false);
  });

  test('fails with an error status in the body or in the response alone, with or without a body [PROD-096]', async () => {
    const signUp = (client: ReturnType<typeof answering>['client']) =>
      client.call(createUserInterest, { params: { itemCode: 'A1' } });
    for (const status of [400, 404, 503, 599]) {
      await expect(signUp(answering({ statusCode: status }).client)).rejects.toMatchObject({ kind: 'status', status });
      await expect(signUp(answering({ statusCode: 0 }, status).client)).rejects.toMatchObject({ kind: 'http', status });
      const fetch = async () => new Response('<h1>Sorry</h1>', { status });
      await expect(signUp(createClient({ onError: () => {}, fetch }))).rejects.toMatchObject({ kind: 'http', status });
    }
  });

  test('succeeds with HTTP status 399 or below [PROD-096]', async () => {
    for (const status of [200, 399]) {
      const { client } = answering({ statusCode: 0 }, status);
      await expect(client.call(createUserInterest, { params: { itemCode: 'A1' } })).resolves.toBeUndefined();
    }
  });

  test.each([
    ['already exists in user interests', true],
    ['Item A1 already exists in user interests.', true],
    ['Item A1 exists in user interests', false],
    ['Item A1 already exists', false],
  ])(
    'refused with “%s” counts as a repeated sign-up, whatever the status: %s [PROD-097]',
    async (message, expected) => {
      for (const status of [400, 409, 422, 500])
        expect(isSignedUpAlready(await failureOf(status, message)), `${status}`).toBe(expected);
      const { client } = answering({ statusCode: 7, errorResponse: { message } });
      const refused = client.call(createUserInterest, { params: { itemCode: 'A1' } });
      expect(isSignedUpAlready(await refused.catch((error: unknown) => error))).toBe(expected);
      const { client: other } = answering({ statusCode: 7, statusMessage: message });
      const said = other.call(createUserInterest, { params: { itemCode: 'A1' } });
      expect(isSignedUpAlready(await said.catch((error: unknown) => error))).toBe(expected);
    },
  );
});
