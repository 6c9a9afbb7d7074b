import type { CustomerProfile } from '../../model/customer.js';
import { loginState } from './loginState.js';

/** Who typed a draft: a signed-in customer has an id and a name, a recognised one a name alone, a guest neither. */
export interface DraftOwner {
  /** Id of the customer's profile. */
  readonly id?: string | undefined;
  /** First and last name. */
  readonly name?: string | undefined;
}

/** Nobody the shop knows. */
export const guest: DraftOwner = {};

/** The owner of what the person with this profile types. */
export function draftOwnerOf(profile: CustomerProfile | undefined): DraftOwner {
  if (loginState(profile) === 'visitor') return guest;
  const { profileId: id, firstName, lastName } = profile?.summaryDetails ?? {};
  return { id, name: [firstName, lastName].join(' ') };
}

/** Whether nobody the shop knows typed it. */
export const isGuest = ({ id, name }: DraftOwner): boolean => id === undefined && name === undefined;

/** Whether two owners are one person: by id where both have one, otherwise by name. */
export const isSameOwner = (one: DraftOwner, other: DraftOwner): boolean =>
  one.id !== undefined && other.id !== undefined ? one.id === other.id : one.name === other.name;
