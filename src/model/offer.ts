import * as z from 'zod/mini';
import { type Product, ratingDetails } from './product.js';

/** One thing offered beside a basket, a product or an order (UPSL-001 to UPSL-008). Types and rules are open sets. */
export const upsellOffer = z.object({
  /** What kind of offer it is, such as `SUBSCRIPTION`. */
  type: z.string(),
  /** How it is shown, such as `FreeShip` or `upsellonly`. */
  rule: z.string(),
  /** Item code of what is offered. */
  itemCode: z.string(),
});
/** One item offered beside a basket, a product or an order. */
export type UpsellOffer = z.infer<typeof upsellOffer>;

/** An offer, and what is offered. */
export interface OfferedItem {
  /** The offer it is taken from. */
  readonly offer: UpsellOffer;
  /** What is offered. */
  readonly product: Product;
}

/** What is offered, and how many bottles the last case still has room for (UPSL-009, UPSL-010). */
export const upsellOffers = z.object({
  /** The offers. */
  UpsellOffers: z.object({
    /** What is offered, in the order it is shown. */
    offerItems: z.array(upsellOffer),
    /** Bottles the last case still has room for; 0 when it is full. */
    availableSpaces: z.number(),
  }),
});
/** The answer of an upsell call. */
export type UpsellOffers = z.infer<typeof upsellOffers>;

/** A wine plan as it is sold (UPSL-011 to UPSL-013). */
export const winePlanScheme = z.object({
  /** Id of the scheme, as `getWinePlanScheme` takes it. */
  schemeId: z.string(),
  /** Name of the plan. */
  displayName: z.string(),
  /** One line that sells it. */
  webHeadline: z.string(),
  /** Item code of the case or membership it starts with. */
  itemCode: z.string(),
});
/** A wine plan or membership scheme, with the item it starts with. */
export type WinePlanScheme = z.infer<typeof winePlanScheme>;

/** An offer with a code of its own: what it puts into the basket. */
export const codedOffer = z.object({
  /** Code of the offer. */
  offerCode: z.string(),
  /** Name of the offer. */
  displayName: z.string(),
  /** Weeks between cases, where it starts a plan. */
  frequency: z.optional(z.number()),
  /** What it puts into the basket. */
  items: z.array(
    z.object({
      /** Item code of the product. */
      itemCode: z.string(),
      /** Number of units: bottles or cases. */
      quantity: z.number(),
    }),
  ),
});
/** An offer behind a code. */
export type CodedOffer = z.infer<typeof codedOffer>;

/** Several of one case for less (PROD-078 to PROD-085). */
export const bulkPromotion = z.object({
  /** Id of the promotion. */
  promoId: z.string(),
  /** Its prices in a sentence: of all cases together, of one case, and what is saved on all of them, such as
   * `£151.88 (£75.94 per case) SAVE £8.00`. */
  description: z.string(),
  /** What has to be bought for it. */
  bulkUIRules: z.object({
    /** Items to buy, with how many of each. */
    qualifyingItems: z.array(
      z.object({
        /** Item code of the case. */
        itemCode: z.string(),
        /** Number of cases. */
        quantity: z.number(),
      }),
    ),
  }),
  /** Item codes of what is cheaper. */
  promotionItems: z.array(z.string()),
});
/** A lower price for several of one case. */
export type BulkPromotion = z.infer<typeof bulkPromotion>;

/** A case with what is in it (PROD-119 to PROD-124). */
export const caseDetails = z.object({
  /** The case itself. */
  parentProduct: z.object({
    /** Item code of the case. */
    itemCode: z.string(),
    /** Name of the case. */
    name: z.string(),
    /** One line that sells it. */
    webHeadline: z.optional(z.string()),
  }),
  /** The wines in it. */
  contentProducts: z.array(
    z.object({
      /** Bottles of the wine in one case. */
      quantity: z.number(),
      /** The wine. */
      referencedProduct: z.object({
        /** Item code of the wine. */
        itemCode: z.string(),
        /** `wine`, or any other kind. */
        productType: z.string(),
        /** Name of the wine. */
        name: z.string(),
        /** Year of the harvest, where it has one. */
        vintage: z.optional(z.string()),
        /** Path of a picture. */
        smallImage: z.optional(z.string()),
        /** Grape or grapes, in words. */
        grapeName: z.optional(z.string()),
        /** Country the wine is from. */
        countryName: z.optional(z.string()),
        /** One line that sells it. */
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
  /** Item code of what leads to the payment. */
  itemCode: z.string(),
  /** Name of what leads to the payment. */
  name: z.string(),
  /** Day it falls due, ISO date. */
  date: z.string(),
  /** Decimal in the site's currency, or whole points. */
  amount: z.number(),
});
/** A payment that falls due later; `amount` is a decimal in the site's currency, or whole points. */
export type FuturePayment = z.infer<typeof futurePayment>;
