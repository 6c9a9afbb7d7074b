import type { CustomerProfile, Subscription } from '../../model/customer.js';
import { dayMs, dayOf, dayOfText } from '../common/days.js';
import { loginState } from '../common/loginState.js';
import { ownValue } from '../common/ownValue.js';
import { isFreeShipping, subscriptionsOf } from '../common/unlimitedMember.js';

/** Memberships a customer can have (IDENT-085 to IDENT-090). */
export type MembershipKind = 'unlimited' | 'premiere' | 'winePlan' | 'wineReward' | 'storage' | 'confrere';

const kindOfType: Readonly<Record<string, MembershipKind>> = {
  FREESHIP: 'unlimited',
  PREMIERE: 'premiere',
  WINEPLAN: 'winePlan',
  WINEREWARD: 'wineReward',
  STORAGE: 'storage',
  CONFRERE: 'confrere',
};

/** Schemes that identify a membership; `LWGO` and `CP` do not (OPEN-080). */
const kindOfScheme: Readonly<Record<string, MembershipKind>> = {
  UNLT: 'unlimited',
  PREM: 'premiere',
  CONF: 'confrere',
  CNF6: 'confrere',
  CNFM: 'confrere',
};

/** Returns the kind of membership a subscription represents; undefined for an unknown kind (IDENT-085 to IDENT-090). */
export const membershipKind = (subscription: Subscription): MembershipKind | undefined =>
  isFreeShipping(subscription)
    ? 'unlimited'
    : (ownValue(kindOfType, subscription.type) ?? ownValue(kindOfScheme, subscription.schemeId ?? ''));

/** Checks whether wine rewards are active, which takes both features: an active subscription and an open account
 * (IDENT-123, IDENT-124). */
export function hasWineRewards(profile: CustomerProfile | undefined): boolean {
  const features = profile?.userDetails?.profileClassifications?.features ?? [];
  return features.includes('WINE_REWARD_SUBSCRIPTION_ACTIVE') && features.includes('WINE_REWARD_ACCOUNT_OPEN');
}

/** Checks whether the wine reward balance is shown: only to a signed-in member, at security level 4 or 5 (ACCT-062 to
 * ACCT-064, OPEN-017). */
export const showsBalance = (profile: CustomerProfile | undefined): boolean =>
  loginState(profile) === 'hard' && hasWineRewards(profile);

/** A flag that marks a membership; the confrere membership has no flag (OPEN-020). */
export type MembershipFlag = Exclude<MembershipKind, 'confrere'>;

/** Checks whether a customer has a subscription, also while it is suspended. */
export const isHeld = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'ACTIVE' || status === 'SUSPENDED';

/** Checks whether a membership is in force: active, or a suspended wine plan (IDENT-117 to IDENT-121). */
export const isInForce = (subscription: Subscription): boolean =>
  subscription.status === 'ACTIVE' || (membershipKind(subscription) === 'winePlan' && isHeld(subscription));

/** Collects the flags of a customer (IDENT-091 to IDENT-095). A wine plan counts while suspended too (IDENT-119,
 * IDENT-120); wine rewards need both features (IDENT-123). */
export function membershipFlags(profile: CustomerProfile | undefined): ReadonlySet<MembershipFlag> {
  const flags = new Set<MembershipFlag>();
  for (const subscription of subscriptionsOf(profile)) {
    const kind = membershipKind(subscription);
    if (isInForce(subscription) && kind && kind !== 'confrere' && kind !== 'wineReward') flags.add(kind);
  }
  if (hasWineRewards(profile)) flags.add('wineReward');
  return flags;
}

/** Returns what happens to a subscription after its last day. Without automatic renewal it ends; with automatic renewal
 * but no last day it continues until it is cancelled. */
export function afterLastDay({
  autoRenew,
  enrollmentToDate,
  enrollmentToDateAsString,
}: Subscription): 'renews' | 'ends' | 'goesOn' {
  if (!autoRenew) return 'ends';
  return enrollmentToDate === undefined && enrollmentToDateAsString === undefined ? 'goesOn' : 'renews';
}

/** Returns the renewal day of a free-shipping membership, ISO date: the day after it ends, in every country (IDENT-122,
 * BRAND-064, OPEN-006). Undefined for other kinds, and when it does not renew. */
export function renewalDay(subscription: Subscription): string | undefined {
  const { enrollmentToDate, enrollmentToDateAsString, autoRenew } = subscription;
  if (!isFreeShipping(subscription) || autoRenew === false) return undefined;
  const lastDay = dayOfText(enrollmentToDateAsString);
  const end = enrollmentToDate ?? (lastDay === undefined ? undefined : Date.parse(lastDay));
  return end === undefined ? undefined : dayOf(new Date(end + dayMs));
}
