import type { PaymentCard } from '../../model/account.js';
import type { CustomerProfile } from '../../model/customer.js';
import { monthsLeft } from '../common/cardNumber.js';

type Expiring = Pick<PaymentCard, 'expirationMonth' | 'expirationYear'>;

const monthsLeftOf = ({ expirationMonth, expirationYear }: Expiring, today: string): number =>
  monthsLeft({ month: Number(expirationMonth), year: Number(expirationYear) }, today);

/** Checks whether a card has expired by the given day, ISO date. */
export const isCardExpired = (card: Expiring, today: string): boolean => monthsLeftOf(card, today) < 0;

/** Checks whether a card expires in the month of the given day, ISO date. */
export const isCardExpiring = (card: Expiring, today: string): boolean => monthsLeftOf(card, today) === 0;

/** Something that needs the customer's attention. */
export type AccountNeed =
  | { readonly kind: 'planSuspended'; readonly count: number }
  | { readonly kind: 'cardExpired' | 'cardExpiring'; readonly card: PaymentCard };

/** Lists what needs the customer's attention on a day, ISO date: suspended plans first, then expired or expiring cards. */
export function accountNeeds(profile: CustomerProfile | undefined, today: string): readonly AccountNeed[] {
  const subscriptions = profile?.trustedDetails?.subscriptions ?? [];
  const count = subscriptions.filter(({ type, status }) => type === 'WINEPLAN' && status === 'SUSPENDED').length;
  const cards = profile?.userDetails?.paymentCards ?? [];
  return [
    ...(count > 0 ? [{ kind: 'planSuspended', count } as const] : []),
    ...cards.flatMap((card): AccountNeed[] =>
      isCardExpired(card, today)
        ? [{ kind: 'cardExpired', card }]
        : isCardExpiring(card, today)
          ? [{ kind: 'cardExpiring', card }]
          : [],
    ),
  ];
}
