import { brandById } from '../src/brands/registry.js';
import { siteOf } from '../src/brands/sites.js';
import type { Cart } from '../src/model/basket.js';
import type { CustomerProfile } from '../src/model/customer.js';
import type { Product } from '../src/model/product.js';
import type { Suggestion } from '../src/model/search.js';
import type { Brand, Site } from '../src/model/site.js';

/** Everything a story may take its props from: one brand's shop as one shopper sees it. */
export interface StoryWorld {
  readonly site: Site;
  readonly brand: Brand;
  readonly profile: CustomerProfile;
  /** A wine, a mixed case, a gift and a low-stock wine. */
  readonly cart: Cart;
  readonly emptyCart: Cart;
  /** A well-known product by name. */
  readonly product: (name: ProductName) => Product;
  readonly suggestions: readonly Suggestion[];
}
export type ProductName =
  | 'wine'
  | 'mixedCase'
  | 'plainCase'
  | 'lowStockWine'
  | 'outOfStockWine'
  | 'enPrimeurWine'
  | 'pictureless'
  | 'longName'
  | 'unreviewed'
  | 'withoutSkus'
  | 'spirit'
  | 'gift';

export interface StoryGlobals {
  readonly brand: string;
  readonly login: 'visitor' | 'soft' | 'hard';
}

const standIn = (points: boolean): Product => {
  const price = (pounds: number) => (points ? pounds * 100 : pounds);
  return {
    itemCode: '0524718',
    name: 'Bodegas Quintera Rioja Reserva',
    vintage: '2018',
    webHeadline: 'Slow-aged, silky and made for roast lamb',
    description: 'Three years in old oak, one of them in bottle.',
    longDescription: 'Three years in old oak, one of them in bottle. Cherry, leather and a long, savoury finish.',
    productType: 'wine',
    subProductType: 'red',
    colourName: 'Red',
    grapeName: 'Tempranillo',
    countryName: 'Spain',
    appellationName: 'Rioja',
    styleName: 'Smooth and mellow',
    alcoholPercent: 13.5,
    alcoholUnits: 10.1,
    bottleSize: 750,
    drinkByDateAsString: '31/12/2031',
    allergens: ['Sulphites'],
    vppQualifier: 'mix 12 or more',
    inventoryInfo: { summaryAvailabilityStatus: 'in_stock', stockQty: 240 },
    drinkCharacteristics: { vegan: true, vegetarian: true, organic: false },
    tastingNotes: {
      shortTastingNotesColor: 'Brick-edged ruby.',
      shortTastingNotesAroma: 'Dried cherry, cedar and vanilla.',
      shortTastingNotesTaste: 'Ripe plum, leather and a gentle, savoury grip.',
    },
    ratingDetails: { productRating: { avgRating: 4.4, numberOfReviews: 502, roundAvgRating: 4 } },
    skus: [
      {
        itemCode: '0524718',
        salePrice: price(15.99),
        listPrice: price(15.99),
        salePricePerBottle: price(15.99),
        numberOfBottles: 1,
        vppPrice: price(12.99),
        vppApplier: true,
      },
    ],
  };
};

/** The world of a toolbar choice. */
export function worldOf({ brand: brandId, login }: StoryGlobals): StoryWorld {
  const brand = brandById(brandId);
  const site = siteOf({ brand: brandId });
  const points = site.money === 'points';
  const wine = standIn(points);
  const product = (name: ProductName): Product =>
    name === 'lowStockWine'
      ? { ...wine, itemCode: '0524719', inventoryInfo: { summaryAvailabilityStatus: 'low_stock', stockQty: 4 } }
      : name === 'mixedCase' || name === 'plainCase'
        ? {
            ...wine,
            itemCode: name === 'mixedCase' ? 'M0912' : 'C0912',
            name: name === 'mixedCase' ? 'The House Mixed Dozen' : 'Rioja Reserva Dozen',
            productType: 'case',
            mixed: name === 'mixedCase',
            skus: [{ ...wine.skus[0]!, numberOfBottles: 12, salePrice: points ? 11988 : 119.88 }],
          }
        : wine;
  const line = (name: ProductName, quantity: number) => {
    const item = product(name);
    const pounds = 12.99 * quantity;
    return {
      commerceItemId: `ci-${item.itemCode}`,
      product: {
        itemCode: item.itemCode,
        name: item.name,
        vintage: '2018',
        productType: item.productType,
        mixed: item.mixed ?? false,
      },
      sku: { itemCode: item.itemCode },
      quantity,
      bottleCount: quantity,
      itemPriceInfo: { amount: pounds },
      ...(points && { itemPointsInfo: { amount: Math.round(pounds * 100) } }),
    };
  };
  const lineItems = [line('wine', 6), line('mixedCase', 1), line('lowStockWine', 2)];
  const emptyCart: Cart = {
    lineItems: [],
    numBottles: 0,
    numLineItems: 0,
    orderPriceInfo: { rawSubtotal: 0, savings: 0, total: 0, shipping: 0 },
    ...(points && { orderPointsInfo: { total: 0, rawSubtotal: 0, savings: 0, shipping: 0 } }),
  };
  return {
    site,
    brand,
    profile:
      login === 'visitor'
        ? { securityStatus: 0 }
        : { securityStatus: login === 'hard' ? 5 : 3, summaryDetails: { firstName: 'Margaret', lastName: 'Hale' } },
    cart: {
      lineItems,
      numBottles: 20,
      numLineItems: 3,
      orderPriceInfo: { rawSubtotal: 264.8, savings: 26, shipping: 7.99, total: 246.79 },
      ...(points && { orderPointsInfo: { rawSubtotal: 26480, savings: 2600, shipping: 799, total: 24679 } }),
    },
    emptyCart,
    product,
    suggestions: Array.from({ length: 10 }, (_, index) => ({
      i: index === 3 ? '/wines?Ntt=rioja' : `05247${index}`,
      n: index === 3 ? 'Rioja' : `Rioja wine ${index}`,
    })),
  };
}
