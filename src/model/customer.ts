import * as z from 'zod/mini';
import { billingAddress, paymentCard } from './account.js';
import { address } from './address.js';

/** A membership or plan of a customer (IDENT-096 to IDENT-104). Types and statuses are open sets. */
export const subscription = z.object({
  /** Id of its scheme, such as `UNLT`. */
  schemeId: z.optional(z.string()),
  /** Kind of subscription, such as `FREESHIP` or `WINEPLAN`. */
  type: z.string(),
  /** State of the subscription, such as `ACTIVE`. */
  status: z.string(),
  /** Kinds of its scheme, such as `FreeShip`. */
  schemeTypes: z.optional(z.array(z.string())),
  /** Further kinds it counts as. */
  types: z.optional(z.array(z.string())),
  /** First day, dd/mm/yyyy. */
  enrollmentFromDateAsString: z.optional(z.string()),
  /** Last day, dd/mm/yyyy. */
  enrollmentToDateAsString: z.optional(z.string()),
  /** Last day, in milliseconds since 1970. */
  enrollmentToDate: z.optional(z.number()),
  /** Day it was cancelled, dd/mm/yyyy. */
  cancellationDateAsString: z.optional(z.string()),
  /** Weeks between cases. */
  frequency: z.optional(z.number()),
  /** Whether it renews automatically after its last day; unknown when absent. */
  autoRenew: z.optional(z.boolean()),
});
/** A membership or plan, as returned by the profile call. */
export type Subscription = z.infer<typeof subscription>;

/** The customer's contact preferences, as returned by the profile call. */
export const userPreferences = z.object({
  /** Whether the customer wants no email. */
  noEmail: z.optional(z.boolean()),
  /** Whether the customer accepts post. */
  mail: z.optional(z.boolean()),
  /** Whether the customer wants no telephone calls. */
  noOutBoundCall: z.optional(z.boolean()),
  /** Whether the customer's data may be shared with third parties. */
  shareData: z.optional(z.boolean()),
  /** Whether the customer's email address may be shared with third parties. */
  shareEmail: z.optional(z.boolean()),
  /** Whether the customer accepts text messages. */
  sms: z.optional(z.boolean()),
});

/** The customer's contact preferences. */
export type UserPreferences = z.infer<typeof userPreferences>;

/** The customer's profile (IDENT-066 to IDENT-078). A visitor's has only `securityStatus`. */
export const customerProfile = z.object({
  /** Login level of the session: 0 for a visitor, up to 5. */
  securityStatus: z.optional(z.number()),
  /** Identity of the customer. */
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
      /** Id of the profile, the same at every brand. */
      profileId: z.optional(z.string()),
    }),
  ),
  /** Account data, available to a recognised customer. */
  userDetails: z.optional(
    z.object({
      /** Whether deliveries are free. */
      freeShipProfile: z.optional(z.boolean()),
      /** Whether the account is due a free item. */
      freeItemProfile: z.optional(z.boolean()),
      userPreferences: z.optional(userPreferences),
      /** The address book. The documents mention no call that lists it. */
      shippingAddresses: z.optional(z.array(address)),
      /** Billing address. The documents mention no call that reads it. */
      billingAddress: z.optional(billingAddress),
      /** The saved cards. The documents mention no call that lists them. */
      paymentCards: z.optional(z.array(paymentCard)),
      /** Whether wine plans are paid for from the wine reward. */
      payForWineplansWithWinereward: z.optional(z.boolean()),
      /** Whole points to spend, on a points site. The documents show no call for them. */
      points: z.optional(z.number()),
      /** Further classifications of the account. */
      profileClassifications: z.optional(
        z.object({
          /** Codes of the account's features; an open set. */
          features: z.optional(z.array(z.string())),
        }),
      ),
    }),
  ),
  /** Account data available only to a signed-in customer. */
  trustedDetails: z.optional(
    z.object({
      /** Memberships and plans. */
      subscriptions: z.optional(z.array(subscription)),
    }),
  ),
  /** Location the customer shops from. */
  shoppingLocationContext: z.optional(
    z.object({
      /** Code of the state, in the US and Australia. */
      stateCode: z.optional(z.string()),
    }),
  ),
});
/** The profile of a customer or visitor, as returned by the profile call. */
export type CustomerProfile = z.infer<typeof customerProfile>;

/** Login states, from least to most trusted: unknown visitor, recognised only, signed in (IDENT-009). */
export const loginStates = ['visitor', 'soft', 'hard'] as const;
/** One of `loginStates`. */
export type LoginState = (typeof loginStates)[number];
