/** What a browser remembers of paying for one order, so that it is paid once: kept through reloads, read by every tab, without
 * a secret in it. */
export interface PaymentMark {
  /** Which attempt to pay for the order this is, from 1. */
  readonly attempt: number;
  /** `pending` while the outcome of a payment that was sent is not known: no other may be sent. `placed` for good once the
   * order is: a page that has not heard of it looks at the order before it pays. */
  readonly state: 'open' | 'pending' | 'placed';
}

/** How an attempt to pay ended: the order is placed, the server refused it, it goes on at the provider's page, or the server
 * has been asked often enough and has no such order. */
export type PaymentOutcome = 'placed' | 'refused' | 'redirected' | 'notPlaced';

const firstMark: PaymentMark = { attempt: 1, state: 'open' };

const isState = (value: unknown): value is PaymentMark['state'] =>
  value === 'open' || value === 'pending' || value === 'placed';

/** Reads what was kept; anything else counts as nothing. */
export function readPaymentMark(kept: string | null): PaymentMark {
  try {
    const { attempt, state } = JSON.parse(kept ?? '{}');
    return Number.isSafeInteger(attempt) && attempt > 0 && isState(state) ? { attempt, state } : firstMark;
  } catch {
    return firstMark;
  }
}

/** The mark of an attempt that is about to be sent; undefined while another is pending. */
export const startPayment = ({ attempt, state }: PaymentMark): PaymentMark | undefined =>
  state === 'pending' ? undefined : { attempt, state: 'pending' };

/** The mark once the outcome is known. An order that seems not to be placed is paid in the same attempt: should the first
 * payment arrive after all, the server can tell that the second is the same. */
export function endPayment({ attempt }: PaymentMark, outcome: PaymentOutcome): PaymentMark {
  const isOver = outcome === 'refused' || outcome === 'redirected';
  return { attempt: isOver ? attempt + 1 : attempt, state: outcome === 'placed' ? 'placed' : 'open' };
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
