import * as z from 'zod/mini';

/** One line of the basket (BSKT-040 to BSKT-052). */
export const lineItem = z.object({
  /** Id of the line in its basket; absent on some order lines. */
  commerceItemId: z.optional(z.string()),
  /** Fields of the product that a basket shows. */
  product: z.object({
    /** Item code of the product. */
    itemCode: z.string(),
    /** Name of the product. */
    name: z.string(),
    /** Vintage, if the product has one. */
    vintage: z.optional(z.string()),
    /** Path of a small picture. */
    thumbnailImage: z.optional(z.string()),
    /** `wine`, or any other kind. */
    productType: z.string(),
    /** Whether it is a case of different wines. */
    mixed: z.optional(z.boolean()),
    /** Appellation of a wine. */
    appellationName: z.optional(z.string()),
    /** Country of origin. */
    countryName: z.optional(z.string()),
    /** Size of one bottle, in millilitres. */
    bottleSize: z.optional(z.number()),
  }),
  /** The chosen sku of the product. */
  sku: z.object({
    /** Item code of the sku. */
    itemCode: z.string(),
  }),
  /** Number of units: bottles or cases. */
  quantity: z.number(),
  /** Number of bottles in the whole line. */
  bottleCount: z.number(),
  /** Number of bottles in one case, when the line is a case. */
  caseBottleCount: z.optional(z.number()),
  /** Price of the whole line, a decimal in the site's currency. */
  itemPriceInfo: z.object({
    /** Decimal in the site's currency. */
    amount: z.number(),
  }),
  /** Price of the whole line in whole points, on a points site. */
  itemPointsInfo: z.optional(
    z.object({
      /** Whole points. */
      amount: z.number(),
    }),
  ),
  /** Purpose of the line, if it is not an ordinary purchase. */
  lineItemIdentification: z.optional(
    z.object({
      /** The classifications of the line. */
      itemClassifications: z.object({
        /** Codes such as `PRESELL_ITEM`; an open set. */
        contextClassificationDetails: z.array(z.string()),
      }),
    }),
  ),
});
/** One line of the basket or of an order. */
export type LineItem = z.infer<typeof lineItem>;

/** The totals of an order or a basket. Amounts are decimals in the site's currency. */
export const orderPriceInfo = z.object({
  /** Price of all lines before savings. */
  rawSubtotal: z.number(),
  /** Total savings; 0 or more. */
  savings: z.number(),
  /** Amount to pay, including delivery. */
  total: z.number(),
  /** Price of the delivery. */
  shipping: z.number(),
  /** Parts of the savings. */
  pricingBreakdown: z.optional(
    z.array(
      z.object({
        /** Description of the saving. */
        description: z.string(),
        /** Amount of the saving. */
        amount: z.number(),
      }),
    ),
  ),
});

/** The totals of an order or a basket on a points site, in whole points. The documents mention only `total`; the rest
 * is assumed. */
export const orderPointsInfo = z.object({
  /** Points to pay, including delivery. */
  total: z.number(),
  /** Points for all lines before savings. */
  rawSubtotal: z.optional(z.number()),
  /** Points saved; 0 or more. */
  savings: z.optional(z.number()),
  /** Points for the delivery. */
  shipping: z.optional(z.number()),
});

/** The basket (BSKT-031 to BSKT-039). Amounts are decimals in the site's currency, points are whole. */
export const cart = z.object({
  /** The lines, in the order they were added. */
  lineItems: z.array(lineItem),
  /** Number of bottles in all lines together. */
  numBottles: z.number(),
  /** Number of lines. */
  numLineItems: z.number(),
  orderPriceInfo,
  orderPointsInfo: z.optional(orderPointsInfo),
});
/** The basket with its lines and totals. */
export type Cart = z.infer<typeof cart>;

/** The most recent addition to the basket, for the confirmation and the upsells (BSKT-060 to BSKT-066). */
export interface RecentAdd {
  readonly itemcode: string;
  readonly quantity: number;
  readonly mixed: boolean;
  readonly bottleCount: number;
  readonly caseBottleCount?: number;
  /** Price of one unit, a bottle or a case: a decimal in the site's currency, or whole points. */
  readonly price: number;
  readonly webHeadline?: string;
}
