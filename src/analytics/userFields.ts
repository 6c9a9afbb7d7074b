import type { CustomerProfile, LoginState, Subscription } from '../model/customer.js';
import { type MembershipFlag, membershipFlags, renewalDay } from '../rules/account/membership.js';
import { type Preferences, preferencesOfProfile } from '../rules/account/preferences.js';
import { loginState } from '../rules/common/loginState.js';

/** What a host knows of a customer and no call tells (ANLY-055, ANLY-057 to ANLY-061, ANLY-064, ANLY-065). Every field can
 * be left out. */
export interface HostUserFields {
  /** Groups the customer belongs to, by the host's names (ANLY-055). */
  readonly customerSegments?: readonly string[];
  /** Range of ages, such as `45-54` (ANLY-057). */
  readonly ageGroup?: string;
  /** What the customer likes to drink, by the host's names (ANLY-058). */
  readonly winePrefs?: readonly string[];
  /** Item codes of wines recommended to the customer (ANLY-059). */
  readonly wineRec?: readonly string[];
  /** Credit on the account, a decimal in the site's currency (ANLY-060). */
  readonly credits?: number;
  /** How likely the customer is to buy, by the host's scale (ANLY-061). */
  readonly propensityScore?: number;
  /** How many purchases have no review of the customer's yet (ANLY-064). */
  readonly outstandingReviews?: number;
  /** Item codes of wines the customer does not want to see (ANLY-065). */
  readonly notForMe?: readonly string[];
}

/** A membership or plan as analytics knows it (ANLY-053). */
export interface UserSubscription extends Pick<Subscription, 'schemeId' | 'type' | 'status'> {
  /** Day a free-shipping membership renews, ISO date: the day after it ends (ANLY-068); none where it is not to go on. */
  readonly renewalDate?: string;
}

/** What analytics knows of whoever is here (ANLY-050 to ANLY-067). Of a visitor it is the login alone; what a customer who
 * is only recognised is not told of is absent. */
export interface UserFields extends HostUserFields {
  /** Id of the profile, for all brands (ANLY-050). */
  readonly eProfileId?: string;
  /** Account number at this brand (ANLY-051). */
  readonly customerId?: string;
  /** What the customer is a member of (ANLY-052). */
  readonly memberships?: readonly MembershipFlag[];
  /** Every membership and plan, whatever its state (ANLY-053). */
  readonly subscriptions?: readonly UserSubscription[];
  /** What the customer allows the shop (ANLY-054). */
  readonly marketingPermissions?: Preferences;
  /** Code of the state, in the US and Australia (ANLY-056). */
  readonly state?: string;
  /** First and last name (ANLY-062). */
  readonly name?: string;
  /** Title of the person, such as `Mrs` (ANLY-063). */
  readonly salutation?: string;
  /** Whether the customer is signed in; who is only recognised is not (ANLY-066). */
  readonly loginStatus: 'signed-in' | 'signed-out';
  /** Visitor, recognised (`soft`) or signed in (`hard`) (ANLY-067). */
  readonly loginType: LoginState;
}

/** The fields of whoever is here. What the shop knows itself counts before what the host knows. */
export function userFields(profile: CustomerProfile, known: HostUserFields = {}): UserFields {
  const loginType = loginState(profile);
  const login = { loginStatus: loginType === 'hard' ? 'signed-in' : 'signed-out', loginType } as const;
  if (loginType === 'visitor') return login;
  const { profileId, brandAccountNumber, firstName, lastName, salutation } = profile.summaryDetails ?? {};
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const preferences = profile.userDetails?.userPreferences;
  const state = profile.shoppingLocationContext?.stateCode;
  return {
    ...known,
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
