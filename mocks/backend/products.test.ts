import { describe, expect, test } from 'vitest';
import { getBulkPromotions } from '../../src/api/endpoints/offers.js';
import { getCase, getProduct } from '../../src/api/endpoints/product.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { testShop } from '../testing/testShop.js';

const productOf = async (name: keyof typeof notable) =>
  testShop().client.call(getProduct, { params: { itemcode: notable[name] } });

describe('a product of the mock shop has', () => {
  test('its code, its name and its texts [PROD-007, PROD-008, PROD-009, PROD-010, PROD-011, PROD-012]', async () => {
    expect(await productOf('wine')).toMatchObject({
      itemCode: '0651883',
      name: 'Bodegas Quintera Rioja Reserva',
      vintage: '2018',
      webHeadline: 'Four patient years before you pull the cork',
      description: 'Plum, dried fig and vanilla from Rioja.',
      longDescription: expect.stringMatching(/^We first tasted it on a cold morning: .+ a second bottle in reach\.$/),
    });
    expect(await productOf('mixedCase')).toMatchObject({
      itemCode: '0684646',
      name: 'The House Mixed Dozen',
      webHeadline: 'The case we send to our own families',
      description: '12 bottles: Tempranillo, Merlot and Cabernet Franc, Malbec and more.',
      longDescription:
        'Six reds, four whites, a rosé and a fizz. There is something here for every supper between now and payday.',
    });
    expect(await productOf('mixedCase')).not.toHaveProperty('vintage');
    expect(await productOf('membership')).toMatchObject({ itemCode: '00067SV', name: 'Unlimited Delivery, One Year' });
  });

  test('its pictures, unless it has none [PROD-013, PROD-014, PROD-015]', async () => {
    expect(await productOf('wine')).toMatchObject({
      thumbnailImage: '/images/law/0651883/thumbnail.svg',
      smallImage: '/images/law/0651883/small.svg',
      largeImage: '/images/law/0651883/large.svg',
    });
    for (const size of ['thumbnailImage', 'smallImage', 'largeImage'])
      expect(await productOf('wineWithoutImages')).not.toHaveProperty(size);
  });

  test.each([
    ['wine', 'wine', 'red', 'core'],
    ['lowStockWine', 'wine', 'white', 'new-vintage'],
    ['enPrimeurWine', 'wine', 'red', 'en-primeur'],
    ['mixedCase', 'case', 'mixed', 'offer'],
    ['unmixedCase', 'case', 'unmixed', 'offer'],
    ['spirit', 'spirit', 'gin', 'core'],
    ['gift', 'gift', 'decanter', 'gift'],
    ['membership', 'membership', 'unlimited', 'membership'],
    ['wineReward', 'membership', 'wine reward', 'membership'],
  ] as const)('its kind: %s is a %s [PROD-016, PROD-017, PROD-018]', async (name, ...kind) => {
    const { productType, subProductType, salesActivity } = await productOf(name);
    expect([productType, subProductType, salesActivity]).toEqual(kind);
  });

  test('both spellings of a mixed case, and whether it is sold before it is shipped [PROD-019, PROD-020]', async () => {
    expect(await productOf('mixedCase')).toMatchObject({ mixed: true, isMixed: true });
    expect(await productOf('unmixedCase')).toMatchObject({ mixed: false, isMixed: false });
    expect(await productOf('wine')).toMatchObject({ mixed: false, isMixed: false, enPrimeurFlag: false });
    expect(await productOf('enPrimeurWine')).toHaveProperty('enPrimeurFlag', true);
  });

  test('what is in the bottle, and where it is from [PROD-021, PROD-022, PROD-023, PROD-024, PROD-025, PROD-026]', async () => {
    expect(await productOf('wine')).toMatchObject({
      colourId: 'red',
      colourName: 'Red',
      grapeName: 'Tempranillo',
      countryName: 'Spain',
      styleName: 'Smooth and mellow',
      appellationName: 'Rioja DOCa',
    });
    expect(await productOf('lowStockWine')).toMatchObject({
      colourId: 'white',
      colourName: 'White',
      grapeName: 'Albariño',
      countryName: 'Spain',
      styleName: 'Crisp and fresh',
      appellationName: 'Rías Baixas DO',
    });
  });

  test('strength, size, date, allergens and volume condition [PROD-027, PROD-028, PROD-029, PROD-030, PROD-031, PROD-034]', async () => {
    expect(await productOf('wine')).toMatchObject({
      alcoholPercent: 14,
      alcoholUnits: 10.5,
      bottleSize: 750,
      drinkByDateAsString: 'December 2030',
      allergens: ['Sulphites'],
      vppQualifier: 'mix 12 or more',
    });
    expect(await productOf('spirit')).toMatchObject({
      alcoholPercent: 41,
      alcoholUnits: 28.7,
      bottleSize: 700,
      allergens: [],
    });
    expect((await productOf('enPrimeurWine')).allergens).toEqual(['Sulphites', 'Milk', 'Egg']);
    expect(await productOf('wineWithoutVolumePrice')).not.toHaveProperty('vppQualifier');
  });

  test('its stock, and whom it suits [PROD-032, PROD-033, PROD-035, PROD-036, PROD-037]', async () => {
    expect((await productOf('lowStockWine')).inventoryInfo).toEqual({
      summaryAvailabilityStatus: 'low_stock',
      stockQty: 4,
    });
    expect((await productOf('outOfStockWine')).inventoryInfo).toEqual({
      summaryAvailabilityStatus: 'out_of_stock',
      stockQty: 0,
    });
    expect((await productOf('wine')).inventoryInfo?.summaryAvailabilityStatus).toBe('in_stock');
    const suited = async (name: keyof typeof notable) => (await productOf(name)).drinkCharacteristics;
    expect(await suited('wine')).toEqual({ vegan: true, organic: false, vegetarian: true });
    expect(await suited('outOfStockWine')).toEqual({ vegan: false, organic: false, vegetarian: true });
    expect(await suited('enPrimeurWine')).toEqual({ vegan: false, organic: false, vegetarian: false });
  });

  test('its tasting note and its rating [PROD-039, PROD-040, PROD-041, PROD-044, PROD-045, PROD-046]', async () => {
    const { tastingNotes, ratingDetails } = await productOf('wine');
    expect(tastingNotes).toEqual({
      shortTastingNotesTaste: 'Plum and dried fig on the palate, finishing on vanilla.',
      shortTastingNotesAroma: 'Vanilla, plum and soft leather.',
      shortTastingNotesColor: 'Garnet, with a first hint of brick at the rim.',
    });
    expect(ratingDetails).toEqual({ productRating: { avgRating: 4.6, numberOfReviews: 502, roundAvgRating: 5 } });
    expect((await productOf('unreviewedWine')).ratingDetails).toEqual({
      productRating: { avgRating: 0, numberOfReviews: 0, roundAvgRating: 0 },
    });
  });

  test('its accolades: a medal, or the points of a critic [PROD-047, PROD-048, PROD-049, PROD-050, PROD-051]', async () => {
    expect((await productOf('wine')).accolades).toEqual([
      {
        accoladeNameText: 'Silver medal',
        accoladeCategoryText: 'The Blind Table',
        accoladeDescription: 'Silver medal at the Blind Table, 2020 vintage',
        levelTypeDesc: 'Silver',
      },
    ]);
    expect((await productOf('enPrimeurWine')).accolades).toEqual([
      {
        accoladeNameText: '94 points',
        accoladeCategoryText: 'Critic’s choice',
        accoladeDescription: '“A big and bold red that over-delivers.”',
        levelTypeDesc: '94/100',
        accoladePerson: 'Imogen Farrow',
      },
    ]);
  });

  test('prices per bottle, per case and at volume [PROD-052, PROD-053, PROD-054, PROD-055, PROD-056, PROD-057, PROD-058, PROD-059]', async () => {
    const skusOf = async (name: keyof typeof notable) => (await productOf(name)).skus;
    expect(await skusOf('reducedWine')).toEqual([
      {
        itemCode: notable.reducedWine,
        salePrice: 14.99,
        listPrice: 17.99,
        salePricePerBottle: 14.99,
        numberOfBottles: 1,
        vppPrice: 11.99,
        vppApplier: true,
      },
    ]);
    expect(await skusOf('mixedCase')).toEqual([
      {
        itemCode: '0684646',
        salePrice: 113.88,
        listPrice: 148.88,
        salePricePerBottle: 9.49,
        numberOfBottles: 12,
      },
    ]);
    const [sku] = await skusOf('wineWithoutVolumePrice');
    expect(sku).not.toHaveProperty('vppPrice');
    expect(sku?.vppApplier ?? false).toBe(false);
    expect((await skusOf('planCaseOfSix'))[0]?.schemeDetails).toEqual([{ schemeId: 'WP-SIX' }]);
  });
});

describe('a case of the mock shop has', () => {
  const caseOf = async (itemcode: string) => testShop().client.call(getCase, { params: { itemcode } });

  test('a code, a name and a headline [PROD-144, PROD-145, PROD-146]', async () => {
    expect((await caseOf(notable.mixedCase)).parentProduct).toEqual({
      itemCode: '0684646',
      name: 'The House Mixed Dozen',
      webHeadline: 'The case we send to our own families',
    });
  });

  test('wines, each with its quantity and fields [PROD-147, PROD-148, PROD-149, PROD-150, PROD-151, PROD-152]', async () => {
    const [content, ...others] = (await caseOf(notable.unmixedCase)).contentProducts;
    expect(others).toEqual([]);
    expect(content?.quantity).toBe(12);
    expect(content?.referencedProduct).toMatchObject({
      productType: 'wine',
      name: 'Bodegas Quintera Rioja Reserva',
      vintage: '2018',
      smallImage: '/images/law/0651883/small.svg',
      grapeName: 'Tempranillo',
    });
  });

  test('wines with country, headline and rating [PROD-153, PROD-154, PROD-155]', async () => {
    const [content] = (await caseOf(notable.unmixedCase)).contentProducts;
    expect(content?.referencedProduct).toMatchObject({
      countryName: 'Spain',
      webHeadline: 'Four patient years before you pull the cork',
      ratingDetails: { productRating: { avgRating: 4.6, numberOfReviews: 502, roundAvgRating: 5 } },
    });
  });
});

test('a bulk promotion of the mock shop names its case [PROD-078, PROD-082, PROD-083]', async () => {
  const deals = await testShop().client.call(getBulkPromotions, { params: { itemcode: notable.unmixedCase } });
  expect(deals.map(({ bulkUIRules, promotionItems }) => [bulkUIRules.qualifyingItems, promotionItems])).toEqual([
    [[{ itemCode: '0364791', quantity: 2 }], ['0364791']],
    [[{ itemCode: '0364791', quantity: 3 }], ['0364791']],
  ]);
  expect(new Set(deals.map(({ promoId }) => promoId)).size).toBe(2);
});
