import * as z from 'zod/mini';

/** A code that takes an amount off an order (GIFT-047). */
export const voucher = z.object({
  /** The code itself. */
  voucherCode: z.string(),
  /** What it is for, in words. */
  description: z.optional(z.string()),
  /** Decimal in the site's currency, or whole points. */
  amount: z.optional(z.number()),
  /** Minimum total of the order: a decimal in the site's currency, or whole points. */
  minimumSpend: z.optional(z.number()),
  /** Last day it can be used, dd/mm/yyyy. */
  expiryDateAsString: z.optional(z.string()),
  /** Whether it can still be used: `REDEEMED` can, `SPENT` and `EXPIRED` cannot. An open set. */
  status: z.optional(z.string()),
});
/** A voucher a customer holds; amounts are decimals in the site's currency, or whole points. */
export type Voucher = z.infer<typeof voucher>;

/** Balance of a gift card. */
export const giftCardBalance = z.object({
  /** Decimal in the site's currency, or whole points. */
  balance: z.number(),
});
/** What is left on a gift card; a decimal in the site's currency, or whole points. */
export type GiftCardBalance = z.infer<typeof giftCardBalance>;
