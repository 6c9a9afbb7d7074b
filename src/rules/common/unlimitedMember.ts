import type { CustomerProfile, Subscription } from '../../model/customer.js';

/** Item codes of the Unlimited membership; a member cannot add them (BSKT-067 to BSKT-069). */
export const unlimitedMembershipItems: ReadonlySet<string> = new Set(['00067SV', '00071SV', '00068SV']);

/** Either spelling of the list, and the type itself, name a free-shipping scheme (IDENT-099, IDENT-115, IDENT-116). */
export function isFreeShipping(subscription: Subscription): boolean {
  return [subscription.type, ...(subscription.schemeTypes ?? []), ...(subscription.types ?? [])].some(
    (name) => name === 'FREESHIP' || name === 'FreeShip',
  );
}

/** The memberships and plans of a customer; none without a profile. */
export const subscriptionsOf = (profile: CustomerProfile | undefined): readonly Subscription[] =>
  profile?.trustedDetails?.subscriptions ?? [];

/** Holds a free-shipping scheme that is `ACTIVE`; no other status counts (IDENT-121). */
export function isUnlimitedMember(profile: CustomerProfile | undefined): boolean {
  return subscriptionsOf(profile).some(
    (subscription) => isFreeShipping(subscription) && subscription.status === 'ACTIVE',
  );
}
