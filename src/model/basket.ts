import * as z from 'zod/mini';

/** One line of the basket (BSKT-040 to BSKT-052). */
export const lineItem = z.object({
  /** Id of the line in its basket; an order's lines may have none. */
  commerceItemId: z.optional(z.string()),
  /** What of the product is shown in a basket. */
  product: z.object({
    /** Item code of the product. */
    itemCode: z.string(),
    /** Name of the product. */
    name: z.string(),
    /** Year of the harvest, where it has one. */
    vintage: z.optional(z.string()),
    /** Path of a small picture. */
    thumbnailImage: z.optional(z.string()),
    /** `wine`, or any other kind. */
    productType: z.string(),
    /** Whether it is a case of different wines. */
    mixed: z.optional(z.boolean()),
    /** Appellation of a wine. */
    appellationName: z.optional(z.string()),
    /** Country the product is from. */
    countryName: z.optional(z.string()),
    /** Content of one bottle in millilitres. */
    bottleSize: z.optional(z.number()),
  }),
  /** The way of buying the product that was chosen. */
  sku: z.object({
    /** Item code of that way of buying it. */
    itemCode: z.string(),
  }),
  /** Number of units: bottles or cases. */
  quantity: z.number(),
  /** Bottles in the whole line. */
  bottleCount: z.number(),
  /** Bottles in one case, when the line is a case. */
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
  /** What the line is in the basket for, beyond an ordinary purchase. */
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

/** What an order or a basket comes to. Amounts are decimals in the site's currency. */
export const orderPriceInfo = z.object({
  /** Price of all lines before savings. */
  rawSubtotal: z.number(),
  /** What is taken off; 0 or more. */
  savings: z.number(),
  /** What is to be paid, delivery included. */
  total: z.number(),
  /** Price of the delivery. */
  shipping: z.number(),
  /** What the savings are made of. */
  pricingBreakdown: z.optional(
    z.array(
      z.object({
        /** What the saving is for, in words. */
        description: z.string(),
        /** What is taken off for it. */
        amount: z.number(),
      }),
    ),
  ),
});

/** What an order or a basket comes to on a points site, in whole points. The documents name `total` alone; the rest is
 * assumed. */
export const orderPointsInfo = z.object({
  /** What is to be paid in points, delivery included. */
  total: z.number(),
  /** Points of all lines before savings. */
  rawSubtotal: z.optional(z.number()),
  /** Points that are taken off; 0 or more. */
  savings: z.optional(z.number()),
  /** Points of the delivery. */
  shipping: z.optional(z.number()),
});

/** The basket (BSKT-031 to BSKT-039). Amounts are decimals in the site's currency, points are whole. */
export const cart = z.object({
  /** The lines, in the order they were added. */
  lineItems: z.array(lineItem),
  /** Bottles in all lines together. */
  numBottles: z.number(),
  /** Number of lines. */
  numLineItems: z.number(),
  orderPriceInfo,
  orderPointsInfo: z.optional(orderPointsInfo),
});
/** The basket with its lines and totals. */
export type Cart = z.infer<typeof cart>;

/** The last add, for the confirmation and the upsells (BSKT-060 to BSKT-066). */
export interface RecentAdd {
  readonly itemcode: string;
  readonly quantity: number;
  readonly mixed: boolean;
  readonly bottleCount: number;
  readonly caseBottleCount?: number;
  /** Price of one, as the product has it: a decimal in the site's currency, or whole points. */
  readonly price: number;
  readonly webHeadline?: string;
}
