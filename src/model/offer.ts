import * as z from 'zod/mini';
import { type Product, ratingDetails } from './product.js';

/** One item offered with a basket, a product or an order (UPSL-001 to UPSL-008). Types and rules are open sets. */
export const upsellOffer = z.object({
  /** Type of offer, such as `SUBSCRIPTION`. */
  type: z.string(),
  /** How the offer is shown, such as `FreeShip` or `upsellonly`. */
  rule: z.string(),
  /** Item code of the offered product. */
  itemCode: z.string(),
});
/** One item offered with a basket, a product or an order. */
export type UpsellOffer = z.infer<typeof upsellOffer>;

/** An offer and its product. */
export interface OfferedItem {
  /** The offer itself. */
  readonly offer: UpsellOffer;
  /** The offered product. */
  readonly product: Product;
}

/** Offers, and the number of bottles the last case still has space for (UPSL-009, UPSL-010). */
export const upsellOffers = z.object({
  /** The offers. */
  UpsellOffers: z.object({
    /** Offered items, in display order. */
    offerItems: z.array(upsellOffer),
    /** Number of bottles the last case still has space for; 0 when it is full. */
    availableSpaces: z.number(),
  }),
});
/** Response of an upsell call. */
export type UpsellOffers = z.infer<typeof upsellOffers>;

/** A wine plan as an offer to subscribe (UPSL-011 to UPSL-013). */
export const winePlanScheme = z.object({
  /** Id of the scheme, as used by `getWinePlanScheme`. */
  schemeId: z.string(),
  /** Name of the plan. */
  displayName: z.string(),
  /** One-line sales text. */
  webHeadline: z.string(),
  /** Item code of the case or membership it starts with. */
  itemCode: z.string(),
});
/** A wine plan or membership scheme, with the item it starts with. */
export type WinePlanScheme = z.infer<typeof winePlanScheme>;

/** An offer with its own code, and the items it adds to the basket. */
export const codedOffer = z.object({
  /** Code of the offer. */
  offerCode: z.string(),
  /** Name of the offer. */
  displayName: z.string(),
  /** Weeks between cases, if the offer starts a plan. */
  frequency: z.optional(z.number()),
  /** Items the offer adds to the basket. */
  items: z.array(
    z.object({
      /** Item code of the product. */
      itemCode: z.string(),
      /** Number of units: bottles or cases. */
      quantity: z.number(),
    }),
  ),
});
/** An offer that is claimed with a code. */
export type CodedOffer = z.infer<typeof codedOffer>;

/** A lower price for buying several of the same case (PROD-078 to PROD-085). */
export const bulkPromotion = z.object({
  /** Id of the promotion. */
  promoId: z.string(),
  /** One sentence giving the price of all the cases together, the price of one case and the total saving, such as
   * `£151.88 (£75.94 per case) SAVE £8.00`. */
  description: z.string(),
  /** Purchase that qualifies for the promotion. */
  bulkUIRules: z.object({
    /** Items to buy, and the quantity of each. */
    qualifyingItems: z.array(
      z.object({
        /** Item code of the case. */
        itemCode: z.string(),
        /** Number of cases. */
        quantity: z.number(),
      }),
    ),
  }),
  /** Item codes of the discounted products. */
  promotionItems: z.array(z.string()),
});
/** A lower price for buying several of the same case. */
export type BulkPromotion = z.infer<typeof bulkPromotion>;

/** A case with its contents (PROD-119 to PROD-124). */
export const caseDetails = z.object({
  /** The case itself. */
  parentProduct: z.object({
    /** Item code of the case. */
    itemCode: z.string(),
    /** Name of the case. */
    name: z.string(),
    /** One-line sales text. */
    webHeadline: z.optional(z.string()),
  }),
  /** The wines in the case. */
  contentProducts: z.array(
    z.object({
      /** Number of bottles of the wine in one case. */
      quantity: z.number(),
      /** The wine. */
      referencedProduct: z.object({
        /** Item code of the wine. */
        itemCode: z.string(),
        /** `wine`, or any other kind. */
        productType: z.string(),
        /** Name of the wine. */
        name: z.string(),
        /** Vintage, if the wine has one. */
        vintage: z.optional(z.string()),
        /** Path of a picture. */
        smallImage: z.optional(z.string()),
        /** Grape or grapes, in words. */
        grapeName: z.optional(z.string()),
        /** Country of origin. */
        countryName: z.optional(z.string()),
        /** One-line sales text. */
        webHeadline: z.optional(z.string()),
        ratingDetails: z.optional(ratingDetails),
      }),
    }),
  ),
});
/** A case and the wines in it. */
export type CaseDetails = z.infer<typeof caseDetails>;

/** A later payment for a continuing purchase, such as a wine plan (BSKT-083, CHKT-083, PLAN-097). */
export const futurePayment = z.object({
  /** Item code of the product that causes the payment. */
  itemCode: z.string(),
  /** Name of the product that causes the payment. */
  name: z.string(),
  /** Day it falls due, ISO date. */
  date: z.string(),
  /** Decimal in the site's currency, or whole points. */
  amount: z.number(),
});
/** A payment that falls due later; `amount` is a decimal in the site's currency, or whole points. */
export type FuturePayment = z.infer<typeof futurePayment>;
