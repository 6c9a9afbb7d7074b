import * as z from 'zod/mini';

/** One line of the basket (BSKT-040 to BSKT-052). */
export const lineItem = z.object({
  commerceItemId: z.optional(z.string()),
  product: z.object({
    itemCode: z.string(),
    name: z.string(),
    vintage: z.optional(z.string()),
    thumbnailImage: z.optional(z.string()),
    productType: z.string(),
    mixed: z.optional(z.boolean()),
    appellationName: z.optional(z.string()),
    countryName: z.optional(z.string()),
    bottleSize: z.optional(z.number()),
  }),
  sku: z.object({ itemCode: z.string() }),
  quantity: z.number(),
  /** Bottles in the whole line. */
  bottleCount: z.number(),
  /** Bottles in one case, when the line is a case. */
  caseBottleCount: z.optional(z.number()),
  /** Price of the whole line, a decimal in the site's currency. */
  itemPriceInfo: z.object({ amount: z.number() }),
  /** Price of the whole line in whole points, on a points site. */
  itemPointsInfo: z.optional(z.object({ amount: z.number() })),
  lineItemIdentification: z.optional(
    z.object({ itemClassifications: z.object({ contextClassificationDetails: z.array(z.string()) }) }),
  ),
});
/** One line of the basket or of an order. */
export type LineItem = z.infer<typeof lineItem>;

/** What an order or a basket comes to. Amounts are decimals in the site's currency. */
export const orderPriceInfo = z.object({
  rawSubtotal: z.number(),
  savings: z.number(),
  total: z.number(),
  shipping: z.number(),
  /** What the savings are made of. */
  pricingBreakdown: z.optional(z.array(z.object({ description: z.string(), amount: z.number() }))),
});

/** What an order or a basket comes to on a points site, in whole points. The documents name `total` alone; the rest is
 * assumed. */
export const orderPointsInfo = z.object({
  total: z.number(),
  rawSubtotal: z.optional(z.number()),
  savings: z.optional(z.number()),
  shipping: z.optional(z.number()),
});

/** The basket (BSKT-031 to BSKT-039). Amounts are decimals in the site's currency, points are whole. */
export const cart = z.object({
  lineItems: z.array(lineItem),
  numBottles: z.number(),
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
