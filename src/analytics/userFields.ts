import type { CustomerProfile, LoginState, Subscription } from '../model/customer.js';
import { type MembershipFlag, membershipFlags, renewalDay } from '../rules/account/membership.js';
import { type Preferences, preferencesOfProfile } from '../rules/account/preferences.js';
import { loginState } from '../rules/common/loginState.js';

/** Data about a customer that the host has and no call returns (ANLY-055, ANLY-057 to ANLY-061, ANLY-064, ANLY-065).
 * Every field is optional. */
export interface HostUserFields {
  /** Segments of the customer, by the host's names (ANLY-055). */
  readonly customerSegments?: readonly string[];
  /** Age range, such as `45-54` (ANLY-057). */
  readonly ageGroup?: string;
  /** Drink preferences of the customer, by the host's names (ANLY-058). */
  readonly winePrefs?: readonly string[];
  /** Item codes of wines recommended to the customer (ANLY-059). */
  readonly wineRec?: readonly string[];
  /** Credit on the account, a decimal in the site's currency (ANLY-060). */
  readonly credits?: number;
  /** Likelihood of a purchase, on the host's scale (ANLY-061). */
  readonly propensityScore?: number;
  /** Number of purchases the customer has not reviewed yet (ANLY-064). */
  readonly outstandingReviews?: number;
  /** Item codes of wines the customer does not want to see (ANLY-065). */
  readonly notForMe?: readonly string[];
}

/** A membership or plan in analytics (ANLY-053). */
export interface UserSubscription extends Pick<Subscription, 'schemeId' | 'type' | 'status'> {
  /** ISO date on which a free-shipping membership renews, the day after it ends (ANLY-068); absent if it will not
   * renew. */
  readonly renewalDate?: string;
}

/** Analytics fields of the current user (ANLY-050 to ANLY-067). A visitor has only the login fields. For a recognised
 * customer, fields missing from the profile are absent. */
export interface UserFields extends HostUserFields {
  /** Profile id, shared by all brands (ANLY-050). */
  readonly eProfileId?: string;
  /** Account number at this brand (ANLY-051). */
  readonly customerId?: string;
  /** The customer's memberships (ANLY-052). */
  readonly memberships?: readonly MembershipFlag[];
  /** All memberships and plans, in any state (ANLY-053). */
  readonly subscriptions?: readonly UserSubscription[];
  /** The customer's marketing permissions (ANLY-054). */
  readonly marketingPermissions?: Preferences;
  /** State code, in the US and Australia (ANLY-056). */
  readonly state?: string;
  /** First and last name (ANLY-062). */
  readonly name?: string;
  /** Title, such as `Mrs` (ANLY-063). */
  readonly salutation?: string;
  /** Whether the customer is signed in. A customer who is only recognised is not (ANLY-066). */
  readonly loginStatus: 'signed-in' | 'signed-out';
  /** Visitor, recognised (`soft`) or signed in (`hard`) (ANLY-067). */
  readonly loginType: LoginState;
}

/** Builds the fields of the current user. The shop's own data overrides the host's. */
export function userFields(profile: CustomerProfile, hostFields: HostUserFields = {}): UserFields {
  const loginType = loginState(profile);
  const login = { loginStatus: loginType === 'hard' ? 'signed-in' : 'signed-out', loginType } as const;
  if (loginType === 'visitor') return login;
  const { profileId, brandAccountNumber, firstName, lastName, salutation } = profile.summaryDetails ?? {};
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const preferences = profile.userDetails?.userPreferences;
  const state = profile.shoppingLocationContext?.stateCode;
  return {
    ...hostFields,
    ...(profileId && { eProfileId: profileId }),
    ...(brandAccountNumber && { customerId: brandAccountNumber }),
    memberships: [...membershipFlags(profile)],
    subscriptions: (profile.trustedDetails?.subscriptions ?? []).map(userSubscription),
    ...(preferences && { marketingPermissions: preferencesOfProfile(preferences) }),
    ...(state && { state }),
    ...(name && { name }),
    ...(salutation && { salutation }),
    ...login,
  };
}

function userSubscription(subscription: Subscription): UserSubscription {
  const { schemeId, type, status } = subscription;
  const renewalDate = renewalDay(subscription);
  return { ...(schemeId && { schemeId }), type, status, ...(renewalDate && { renewalDate }) };
}
