import * as z from 'zod/mini';
import { ratingDetails } from './product.js';

/** One thing offered beside a basket, a product or an order (UPSL-001 to UPSL-008). Types and rules are open sets. */
export const upsellOffer = z.object({
  type: z.string(),
  rule: z.string(),
  itemCode: z.string(),
});
/** One item offered beside a basket, a product or an order. */
export type UpsellOffer = z.infer<typeof upsellOffer>;

/** What is offered, and how many bottles the last case still has room for (UPSL-009, UPSL-010). */
export const upsellOffers = z.object({
  UpsellOffers: z.object({
    offerItems: z.array(upsellOffer),
    availableSpaces: z.number(),
  }),
});
/** The answer of an upsell call. */
export type UpsellOffers = z.infer<typeof upsellOffers>;

/** A wine plan as it is sold (UPSL-011 to UPSL-013). */
export const winePlanScheme = z.object({
  schemeId: z.string(),
  displayName: z.string(),
  webHeadline: z.string(),
  /** The case or membership it starts with. */
  itemCode: z.string(),
});
/** A wine plan or membership scheme, with the item it starts with. */
export type WinePlanScheme = z.infer<typeof winePlanScheme>;

/** An offer with a code of its own: what it puts into the basket. */
export const codedOffer = z.object({
  offerCode: z.string(),
  displayName: z.string(),
  /** Weeks between cases, where it starts a plan. */
  frequency: z.optional(z.number()),
  items: z.array(z.object({ itemCode: z.string(), quantity: z.number() })),
});
/** An offer behind a code. */
export type CodedOffer = z.infer<typeof codedOffer>;

/** Several of one case for less (PROD-078 to PROD-085). Prices are decimals in the site's currency, or whole points. */
export const bulkPromotion = z.object({
  promoId: z.string(),
  description: z.object({
    /** Of all cases together. */
    price: z.number(),
    pricePerCase: z.number(),
    save: z.number(),
  }),
  bulkUIRules: z.object({ qualifyingItems: z.array(z.object({ itemCode: z.string(), quantity: z.number() })) }),
  promotionItems: z.array(z.string()),
});
/** A lower price for several of one case. */
export type BulkPromotion = z.infer<typeof bulkPromotion>;

/** A case with what is in it (PROD-119 to PROD-124). */
export const caseDetails = z.object({
  parentProduct: z.object({ itemCode: z.string(), name: z.string(), webHeadline: z.optional(z.string()) }),
  contentProducts: z.array(
    z.object({
      quantity: z.number(),
      referencedProduct: z.object({
        itemCode: z.string(),
        productType: z.string(),
        name: z.string(),
        vintage: z.optional(z.string()),
        smallImage: z.optional(z.string()),
        grapeName: z.optional(z.string()),
        countryName: z.optional(z.string()),
        webHeadline: z.optional(z.string()),
        ratingDetails: z.optional(ratingDetails),
      }),
    }),
  ),
});
/** A case and the wines in it. */
export type CaseDetails = z.infer<typeof caseDetails>;

/** A later payment for something that continues, such as a wine plan (BSKT-083, CHKT-083, PLAN-097). */
export const futurePayment = z.object({
  itemCode: z.string(),
  name: z.string(),
  /** ISO date. */
  date: z.string(),
  /** Decimal in the site's currency, or whole points. */
  amount: z.number(),
});
/** A payment that falls due later; `amount` is a decimal in the site's currency, or whole points. */
export type FuturePayment = z.infer<typeof futurePayment>;
