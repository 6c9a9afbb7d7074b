import * as z from 'zod/mini';

/** A voucher for an amount off an order (GIFT-047). */
export const voucher = z.object({
  /** Code of the voucher. */
  voucherCode: z.string(),
  /** Description of the voucher. */
  description: z.optional(z.string()),
  /** Decimal in the site's currency, or whole points. */
  amount: z.optional(z.number()),
  /** Minimum total of the order: a decimal in the site's currency, or whole points. */
  minimumSpend: z.optional(z.number()),
  /** Last day it can be used, dd/mm/yyyy. */
  expiryDateAsString: z.optional(z.string()),
  /** State of the voucher: `REDEEMED` can still be used, `SPENT` and `EXPIRED` cannot. An open set. */
  status: z.optional(z.string()),
});
/** A voucher a customer holds; amounts are decimals in the site's currency, or whole points. */
export type Voucher = z.infer<typeof voucher>;

/** Balance of a gift card. */
export const giftCardBalance = z.object({
  /** Decimal in the site's currency, or whole points. */
  balance: z.number(),
});
/** Balance of a gift card: a decimal in the site's currency, or whole points. */
export type GiftCardBalance = z.infer<typeof giftCardBalance>;
