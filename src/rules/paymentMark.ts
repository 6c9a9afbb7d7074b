/** What a browser remembers of paying for one order, so that it is paid once: kept through reloads, read by every tab, without
 * a secret in it. */
export interface PaymentMark {
  /** Which attempt to pay for the order this is, from 1. */
  readonly attempt: number;
  /** A payment was sent and its outcome is not known: no other may be sent. */
  readonly isPending: boolean;
}

/** How an attempt to pay ended: the order is placed, the server refused it, it goes on at the provider's page, or the server
 * has been asked often enough and has no such order. */
export type PaymentOutcome = 'placed' | 'refused' | 'redirected' | 'notPlaced';

const firstMark: PaymentMark = { attempt: 1, isPending: false };

/** Reads what was kept; anything else counts as nothing. */
export function readPaymentMark(kept: string | null): PaymentMark {
  try {
    const { attempt, isPending } = JSON.parse(kept ?? '{}');
    const isMark = Number.isSafeInteger(attempt) && attempt > 0 && typeof isPending === 'boolean';
    return isMark ? { attempt, isPending } : firstMark;
  } catch {
    return firstMark;
  }
}

/** The mark of an attempt that is about to be sent; undefined while another is pending. */
export const startPayment = ({ attempt, isPending }: PaymentMark): PaymentMark | undefined =>
  isPending ? undefined : { attempt, isPending: true };

/** The mark once the outcome is known; undefined when there is nothing more to remember. An order that seems not to be placed
 * is paid in the same attempt: should the first payment arrive after all, the server can tell that the second is the same. */
export function endPayment({ attempt }: PaymentMark, outcome: PaymentOutcome): PaymentMark | undefined {
  if (outcome === 'placed') return undefined;
  return { attempt: outcome === 'notPlaced' ? attempt : attempt + 1, isPending: false };
}

/** The `Idempotency-Key` of an attempt: the same in every tab. */
export const idempotencyKey = (orderId: string, { attempt }: PaymentMark): string => `${orderId}-${attempt}`;

const shares = [1, 2, 4, 8, 16];

/** How long to wait before each time the server is asked for an order that may be placed, in ms: longer each time, and in all
 * twice as long as a call may take. The first time is at once. */
export const askingGaps = (timeoutMs: number): readonly number[] => [
  0,
  ...shares.map((share) => Math.round((2 * timeoutMs * share) / 31)),
];
