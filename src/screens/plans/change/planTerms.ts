import type { PaymentCard } from '../../../model/account.js';
import type { PostalAddress } from '../../../model/address.js';
import type { Load } from '../../../model/load.js';

/** The card and the address with which a new plan starts. */
export interface PlanTerms {
  /** The card that is charged; unset if the customer has none. */
  readonly card?: PaymentCard | undefined;
  /** Whether that card has expired. */
  readonly isExpired?: boolean;
  /** The address cases are sent to; unset if the customer has none. */
  readonly address?: PostalAddress | undefined;
}

/** Returns what keeps a plan from being started: `unknown` while the card and the address are not known. */
export function termsProblem(
  terms: Load<PlanTerms>,
): 'unknown' | 'cardMissing' | 'cardExpired' | 'addressMissing' | undefined {
  if (terms.status !== 'ready') return 'unknown';
  const { card, isExpired, address } = terms.data;
  if (!card) return 'cardMissing';
  if (isExpired) return 'cardExpired';
  return address ? undefined : 'addressMissing';
}
