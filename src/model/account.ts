import * as z from 'zod/mini';
import { postalAddress } from './address.js';
import { product } from './product.js';

/** A marketing permission of a customer (IDENT-080 to IDENT-084). Categories, codes and states are open sets
 * (OPEN-079). */
export const permission = z.object({
  category: z.string(),
  code: z.string(),
  state: z.string(),
});
/** One marketing permission of a customer. */
export type Permission = z.infer<typeof permission>;

/** Marketing permissions of a customer. */
export const permissions = z.object({ permissions: z.array(permission) });

/** An entry of one of a customer's lists: favourites, recently browsed, recommended (PROD-101). */
export const userItem = z.object({
  product,
  whereUsed: z.optional(z.object({ inFavourites: z.optional(z.boolean()) })),
});
/** A product in one of a customer's lists. */
export type UserItem = z.infer<typeof userItem>;

/** A customer's list of products, as the calls for favourites, recently browsed and recommended wines return it. */
export const userItems = z.object({ userItems: z.array(userItem) });

/** A product with its buyer's rating; ratings are read-only (OPEN-073). */
export const ratedItem = z.object({
  product,
  /** 1 to 5. */
  rating: z.number(),
  /** dd/mm/yyyy */
  ratedOnAsString: z.optional(z.string()),
});
/** A product with the customer's rating of it, 1 to 5. */
export type RatedItem = z.infer<typeof ratedItem>;

/** An order a customer has placed, in short (ACCT-044, ACCT-045). */
export const purchase = z.object({
  orderId: z.string(),
  /** dd/mm/yyyy */
  orderDateAsString: z.string(),
  numBottles: z.number(),
  /** Decimal in the site's currency, or whole points. */
  total: z.number(),
  items: z.array(z.object({ itemCode: z.string(), name: z.string(), quantity: z.number() })),
});
/** A past order in the customer's history. */
export type Purchase = z.infer<typeof purchase>;

/** A customer's billing address (ACCT-026). */
export const billingAddress = z.object({
  personalInfo: z.pick(postalAddress, { salutation: true, firstName: true, lastName: true, company: true }),
  contactInfo: z.pick(postalAddress, { phone: true }),
  address: z.omit(postalAddress, { salutation: true, firstName: true, lastName: true, company: true, phone: true }),
});
/** A customer's billing address, in the three parts the API has it in. */
export type BillingAddress = z.infer<typeof billingAddress>;

/** A saved card (ACCT-029 to ACCT-036). It has no CVV, which must not be stored. */
export const paymentCard = z.object({
  cardId: z.string(),
  cardType: z.string(),
  /** Masked but for the last four figures (ACCT-037). */
  cardNumber: z.string(),
  expirationMonth: z.string(),
  expirationYear: z.string(),
  /** What kind of card it is, such as `creditCard`. */
  type: z.string(),
  /** What it is used for: `default` is preselected. An open set. */
  options: z.optional(z.string()),
});
/** A saved card; its number is masked. */
export type PaymentCard = z.infer<typeof paymentCard>;

/** A savings account of a wine-reward member (ACCT-053, ACCT-054). */
export const savingsAccount = z.object({
  accountId: z.string(),
  /** Decimal in the site's currency, or whole points. */
  balance: z.number(),
  /** Whether the balance is refunded automatically. */
  autoRefund: z.optional(z.boolean()),
});
/** A wine-reward savings account; `balance` is a decimal in the site's currency, or whole points. */
export type SavingsAccount = z.infer<typeof savingsAccount>;

/** The movements of a savings account (ACCT-056, ACCT-059). Amounts are decimals in the site's currency, or whole
 * points. */
export const savingsStatement = z.object({
  accountId: z.string(),
  /** Latest first; together they make the balance (ACCT-059). */
  entries: z.array(
    z.object({
      /** dd/mm/yyyy */
      dateAsString: z.string(),
      description: z.string(),
      /** Below zero when it was taken out. */
      amount: z.number(),
    }),
  ),
});
/** The movements of a savings account, latest first. */
export type SavingsStatement = z.infer<typeof savingsStatement>;
