import type { CustomerProfile } from '../../model/customer.js';
import { loginState } from './loginState.js';

/** Author of a draft: a signed-in customer has an id and a name, a recognised one only a name, a guest neither. */
export interface DraftOwner {
  /** Id of the customer's profile. */
  readonly id?: string | undefined;
  /** First and last name. */
  readonly name?: string | undefined;
}

/** A visitor unknown to the shop. */
export const guest: DraftOwner = {};

/** Returns the owner of drafts typed by the person with this profile. */
export function draftOwnerOf(profile: CustomerProfile | undefined): DraftOwner {
  if (loginState(profile) === 'visitor') return guest;
  const { profileId: id, firstName, lastName } = profile?.summaryDetails ?? {};
  return { id, name: [firstName, lastName].join(' ') };
}

/** Checks whether the owner is a guest. */
export const isGuest = ({ id, name }: DraftOwner): boolean => id === undefined && name === undefined;

/** Checks whether two owners are the same person: by id if both have one, otherwise by name. */
export const isSameOwner = (one: DraftOwner, other: DraftOwner): boolean =>
  one.id !== undefined && other.id !== undefined ? one.id === other.id : one.name === other.name;
