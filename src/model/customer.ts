import * as z from 'zod/mini';
import { billingAddress, paymentCard } from './account.js';
import { address } from './address.js';

/** A membership or plan of a customer (IDENT-096 to IDENT-104). Types and statuses are open sets. */
export const subscription = z.object({
  /** Id of its scheme, such as `UNLT`. */
  schemeId: z.optional(z.string()),
  /** What kind it is, such as `FREESHIP` or `WINEPLAN`. */
  type: z.string(),
  /** State of it, such as `ACTIVE`. */
  status: z.string(),
  /** Kinds of its scheme, such as `FreeShip`. */
  schemeTypes: z.optional(z.array(z.string())),
  /** Further kinds it counts as. */
  types: z.optional(z.array(z.string())),
  /** First day of it, dd/mm/yyyy. */
  enrollmentFromDateAsString: z.optional(z.string()),
  /** Last day of it, dd/mm/yyyy. */
  enrollmentToDateAsString: z.optional(z.string()),
  /** Last day of it, in milliseconds since 1970. */
  enrollmentToDate: z.optional(z.number()),
  /** Day it was cancelled, dd/mm/yyyy. */
  cancellationDateAsString: z.optional(z.string()),
  /** Weeks between cases. */
  frequency: z.optional(z.number()),
  /** Whether it goes on by itself after its last day; not known where it is left out. */
  autoRenew: z.optional(z.boolean()),
});
/** A membership or plan, as the profile call gives it. */
export type Subscription = z.infer<typeof subscription>;

/** How a customer may be contacted, as the profile call gives it. */
export const userPreferences = z.object({
  /** Wants no email. */
  noEmail: z.optional(z.boolean()),
  /** May be written to by post. */
  mail: z.optional(z.boolean()),
  /** Wants no telephone calls. */
  noOutBoundCall: z.optional(z.boolean()),
  /** Data may be given to others. */
  shareData: z.optional(z.boolean()),
  /** The email address may be given to others. */
  shareEmail: z.optional(z.boolean()),
  /** May be sent text messages. */
  sms: z.optional(z.boolean()),
});

/** How a customer may be contacted. */
export type UserPreferences = z.infer<typeof userPreferences>;

/** The customer's profile (IDENT-066 to IDENT-078). A visitor's has `securityStatus` alone. */
export const customerProfile = z.object({
  /** How far the visit is signed in: from 0 for a visitor to 5. */
  securityStatus: z.optional(z.number()),
  /** Who the customer is. */
  summaryDetails: z.optional(
    z.object({
      /** Title of the person, such as `Mrs`. */
      salutation: z.optional(z.string()),
      /** Email address the customer signs in with. */
      emailAddress: z.optional(z.string()),
      /** First name of the customer. */
      firstName: z.optional(z.string()),
      /** Last name of the customer. */
      lastName: z.optional(z.string()),
      /** Account number at this brand. */
      brandAccountNumber: z.optional(z.string()),
      /** Id of the profile, for all brands. */
      profileId: z.optional(z.string()),
    }),
  ),
  /** What a recognised customer has on the account. */
  userDetails: z.optional(
    z.object({
      /** Whether deliveries are free. */
      freeShipProfile: z.optional(z.boolean()),
      /** Whether the account has a free item coming. */
      freeItemProfile: z.optional(z.boolean()),
      userPreferences: z.optional(userPreferences),
      /** The address book. The documents name no call that lists it. */
      shippingAddresses: z.optional(z.array(address)),
      /** Where bills are sent. The documents name no call that reads it. */
      billingAddress: z.optional(billingAddress),
      /** The saved cards. The documents name no call that lists them. */
      paymentCards: z.optional(z.array(paymentCard)),
      /** Whether wine plans are paid for from the wine reward. */
      payForWineplansWithWinereward: z.optional(z.boolean()),
      /** What else the account is classified as. */
      profileClassifications: z.optional(
        z.object({
          /** Codes of features the account has; an open set. */
          features: z.optional(z.array(z.string())),
        }),
      ),
    }),
  ),
  /** What is told to a signed-in customer only. */
  trustedDetails: z.optional(
    z.object({
      /** Memberships and plans. */
      subscriptions: z.optional(z.array(subscription)),
    }),
  ),
  /** Where the customer shops. */
  shoppingLocationContext: z.optional(
    z.object({
      /** Code of the state, in the US and Australia. */
      stateCode: z.optional(z.string()),
    }),
  ),
});
/** The customer, or the visitor, as the profile call gives it. */
export type CustomerProfile = z.infer<typeof customerProfile>;

/** Login states, from least to most trusted: unknown visitor, recognised only, signed in (IDENT-009). */
export const loginStates = ['visitor', 'soft', 'hard'] as const;
/** One of `loginStates`. */
export type LoginState = (typeof loginStates)[number];
