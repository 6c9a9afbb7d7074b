import * as z from 'zod/mini';
import { billingAddress, paymentCard } from './account.js';
import { address } from './address.js';

/** A membership or plan of a customer (IDENT-096 to IDENT-104). Types and statuses are open sets. */
export const subscription = z.object({
  schemeId: z.optional(z.string()),
  type: z.string(),
  status: z.string(),
  schemeTypes: z.optional(z.array(z.string())),
  types: z.optional(z.array(z.string())),
  /** dd/mm/yyyy */
  enrollmentFromDateAsString: z.optional(z.string()),
  /** dd/mm/yyyy */
  enrollmentToDateAsString: z.optional(z.string()),
  /** Milliseconds since 1970. */
  enrollmentToDate: z.optional(z.number()),
  /** dd/mm/yyyy */
  cancellationDateAsString: z.optional(z.string()),
  /** Weeks between cases. */
  frequency: z.optional(z.number()),
});
/** A membership or plan, as the profile call gives it. */
export type Subscription = z.infer<typeof subscription>;

/** How a customer may be contacted, as the profile call gives it. */
export const userPreferences = z.object({
  noEmail: z.optional(z.boolean()),
  mail: z.optional(z.boolean()),
  noOutBoundCall: z.optional(z.boolean()),
  shareData: z.optional(z.boolean()),
  shareEmail: z.optional(z.boolean()),
  sms: z.optional(z.boolean()),
});

/** The customer's profile (IDENT-066 to IDENT-078). A visitor's has `securityStatus` alone. */
export const customerProfile = z.object({
  securityStatus: z.optional(z.number()),
  summaryDetails: z.optional(
    z.object({
      salutation: z.optional(z.string()),
      emailAddress: z.optional(z.string()),
      firstName: z.optional(z.string()),
      lastName: z.optional(z.string()),
      brandAccountNumber: z.optional(z.string()),
      profileId: z.optional(z.string()),
    }),
  ),
  userDetails: z.optional(
    z.object({
      freeShipProfile: z.optional(z.boolean()),
      freeItemProfile: z.optional(z.boolean()),
      userPreferences: z.optional(userPreferences),
      /** The documents name no list call for these three: they are assumed to come with the user details (OPEN-073). */
      shippingAddresses: z.optional(z.array(address)),
      billingAddress: z.optional(billingAddress),
      paymentCards: z.optional(z.array(paymentCard)),
      /** Assumed to be read where it is written to (ACCT-008). */
      payForWineplansWithWinereward: z.optional(z.boolean()),
      profileClassifications: z.optional(z.object({ features: z.optional(z.array(z.string())) })),
    }),
  ),
  trustedDetails: z.optional(z.object({ subscriptions: z.optional(z.array(subscription)) })),
  shoppingLocationContext: z.optional(z.object({ stateCode: z.optional(z.string()) })),
});
/** The customer, or the visitor, as the profile call gives it. */
export type CustomerProfile = z.infer<typeof customerProfile>;

/** Login state: unknown visitor, recognised only, or signed in (IDENT-009). */
export type LoginState = 'visitor' | 'soft' | 'hard';
