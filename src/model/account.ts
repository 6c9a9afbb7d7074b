import * as z from 'zod/mini';
import { postalAddress } from './address.js';
import { product } from './product.js';

/** A marketing permission of a customer (IDENT-080 to IDENT-084). Categories, codes and states are open sets
 * (OPEN-079). */
export const permission = z.object({
  /** Code of the category, such as `MARKETING`. */
  category: z.string(),
  /** Code of the permission within the category, such as `EMAIL`. */
  code: z.string(),
  /** `GRANTED`, or another state. */
  state: z.string(),
});
/** One marketing permission of a customer. */
export type Permission = z.infer<typeof permission>;

/** Marketing permissions of a customer. */
export const permissions = z.object({
  /** The permissions, one for each category and code. */
  permissions: z.array(permission),
});

/** An entry in one of a customer's lists: favourites, recently browsed or recommended (PROD-101). */
export const userItem = z.object({
  /** The product. */
  product,
  /** The customer's lists that contain the product. */
  whereUsed: z.optional(
    z.object({
      /** Whether it is a favourite. */
      inFavourites: z.optional(z.boolean()),
    }),
  ),
});
/** A product in one of a customer's lists. */
export type UserItem = z.infer<typeof userItem>;

/** A customer's list of products, as returned by the calls for favourites, recently browsed and recommended wines. */
export const userItems = z.object({
  /** The products, in display order. */
  userItems: z.array(userItem),
});

/** A product with the buyer's own rating; ratings are read-only (OPEN-073). */
export const ratedItem = z.object({
  /** The rated product. */
  product,
  /** Rating from 1 to 5. */
  rating: z.number(),
  /** Day of the rating, dd/mm/yyyy. */
  ratedOnAsString: z.optional(z.string()),
});
/** A product with the customer's rating of it, 1 to 5. */
export type RatedItem = z.infer<typeof ratedItem>;

/** Summary of an order the customer has placed (ACCT-044, ACCT-045). */
export const purchase = z.object({
  /** Id of the order, as used by `getOrderHistoryDetails`. */
  orderId: z.string(),
  /** Day of the order, dd/mm/yyyy. */
  orderDateAsString: z.string(),
  /** Number of bottles in the whole order. */
  numBottles: z.number(),
  /** Amount: a decimal in the site's currency, or whole points. */
  total: z.number(),
  /** Items bought. */
  items: z.array(
    z.object({
      /** Item code of the product. */
      itemCode: z.string(),
      /** Name of the product. */
      name: z.string(),
      /** Number of units: bottles or cases. */
      quantity: z.number(),
    }),
  ),
});
/** A past order in the customer's history. */
export type Purchase = z.infer<typeof purchase>;

/** A customer's billing address (ACCT-026). */
export const billingAddress = z.object({
  /** Person the bills are addressed to. */
  personalInfo: z.pick(postalAddress, { salutation: true, firstName: true, lastName: true, company: true }),
  /** Contact details of the person billed. */
  contactInfo: z.pick(postalAddress, { phone: true }),
  /** Postal address that bills are sent to. */
  address: z.omit(postalAddress, { salutation: true, firstName: true, lastName: true, company: true, phone: true }),
});
/** A customer's billing address, in the three parts the API uses. */
export type BillingAddress = z.infer<typeof billingAddress>;

/** A saved card (ACCT-029 to ACCT-036). It has no CVV, which must not be stored. */
export const paymentCard = z.object({
  /** Id of the card, as used by other calls. */
  cardId: z.string(),
  /** Brand of the card, in capital letters, such as `VISA`. */
  cardType: z.string(),
  /** Masked except for the last four digits (ACCT-037). */
  cardNumber: z.string(),
  /** Expiry month, two digits. */
  expirationMonth: z.string(),
  /** Expiry year, four digits. */
  expirationYear: z.string(),
  /** Kind of card, such as `creditCard`. */
  type: z.string(),
  /** Use of the card: `default` is preselected. An open set. */
  options: z.optional(z.string()),
});
/** A saved card; its number is masked. */
export type PaymentCard = z.infer<typeof paymentCard>;

/** A savings account of a wine reward member (ACCT-053, ACCT-054). */
export const savingsAccount = z.object({
  /** Id of the account, as used by other calls. */
  accountId: z.string(),
  /** Amount: a decimal in the site's currency, or whole points. */
  balance: z.number(),
  /** Whether the balance is refunded automatically. */
  autoRefund: z.optional(z.boolean()),
});
/** A wine reward savings account; `balance` is a decimal in the site's currency, or whole points. */
export type SavingsAccount = z.infer<typeof savingsAccount>;

/** The transactions of a savings account (ACCT-056, ACCT-059). Amounts are decimals in the site's currency, or whole
 * points. */
export const savingsStatement = z.object({
  /** Id of the account. */
  accountId: z.string(),
  /** Transactions, latest first; they add up to the balance (ACCT-059). */
  entries: z.array(
    z.object({
      /** Day of the transaction, dd/mm/yyyy. */
      dateAsString: z.string(),
      /** Purpose of the transaction, in words. */
      description: z.string(),
      /** Decimal in the site's currency, or whole points; negative for a withdrawal. */
      amount: z.number(),
    }),
  ),
});
/** The transactions of a savings account, latest first. */
export type SavingsStatement = z.infer<typeof savingsStatement>;
