import type { CustomerProfile, Subscription } from '../../model/customer.js';

/** Item codes of the Unlimited membership, which a member cannot add (BSKT-067 to BSKT-069). */
export const unlimitedMembershipItems: ReadonlySet<string> = new Set(['00067SV', '00071SV', '00068SV']);

/** Checks for a free-shipping scheme, named in either spelling by the subscription's type or in its lists of types
 * (IDENT-099, IDENT-115, IDENT-116). */
export function isFreeShipping(subscription: Subscription): boolean {
  return [subscription.type, ...(subscription.schemeTypes ?? []), ...(subscription.types ?? [])].some(
    (name) => name === 'FREESHIP' || name === 'FreeShip',
  );
}

/** Returns the memberships and plans of a customer; empty without a profile. */
export const subscriptionsOf = (profile: CustomerProfile | undefined): readonly Subscription[] =>
  profile?.trustedDetails?.subscriptions ?? [];

/** Checks for a free-shipping scheme that is `ACTIVE`; no other status counts (IDENT-121). */
export function isUnlimitedMember(profile: CustomerProfile | undefined): boolean {
  return subscriptionsOf(profile).some(
    (subscription) => isFreeShipping(subscription) && subscription.status === 'ACTIVE',
  );
}
