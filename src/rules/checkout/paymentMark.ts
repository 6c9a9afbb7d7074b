import type { Order } from '../../model/order.js';

/** The browser's record of paying for one order, or for a change to it, so that it is paid only once. It survives
 * reloads, is shared by all tabs and contains no secrets. */
export interface PaymentMark {
  /** Number of the attempt to pay, from 1. */
  readonly attempt: number;
  /** `pending` while the outcome of a sent payment is unknown; no other payment may be sent until it is known. `placed`
   * permanently once the order is placed: a page that has missed this checks the order before it pays. */
  readonly state: 'open' | 'pending' | 'placed';
  /** Digest of the order before a pending payment that changes it, from `digestOfOrder`. */
  readonly before?: string;
}

/** Outcome of an attempt to pay: the order is placed or changed; the server refused the payment; the payment continues
 * on the provider's page; or, however often it was asked, the server does not seem to have taken the payment. */
export type PaymentOutcome = 'placed' | 'changed' | 'refused' | 'redirected' | 'notTaken';

const firstMark: PaymentMark = { attempt: 1, state: 'open' };

const isState = (value: unknown): value is PaymentMark['state'] =>
  value === 'open' || value === 'pending' || value === 'placed';

/** Reads the stored mark; an invalid mark counts as none. */
export function readPaymentMark(stored: string | null): PaymentMark {
  try {
    const { attempt, state, before } = JSON.parse(stored ?? '{}');
    if (!Number.isSafeInteger(attempt) || attempt < 1 || !isState(state)) return firstMark;
    return { attempt, state, ...(typeof before === 'string' && { before }) };
  } catch {
    return firstMark;
  }
}

/**
 * Returns the mark of an attempt about to be sent; undefined while another is pending.
 * @param before the digest of the order, when the payment changes a placed one
 */
export const startPayment = ({ attempt, state }: PaymentMark, before?: string): PaymentMark | undefined =>
  state === 'pending' ? undefined : { attempt, state: 'pending', ...(before !== undefined && { before }) };

/** Returns the mark after a known outcome. A payment that does not seem to have been taken is sent again as the same
 * attempt, so that the server can recognise the repeat if the first request arrives after all. */
export function endPayment({ attempt }: PaymentMark, outcome: PaymentOutcome): PaymentMark {
  const isOver = outcome === 'changed' || outcome === 'refused' || outcome === 'redirected';
  return { attempt: isOver ? attempt + 1 : attempt, state: outcome === 'placed' ? 'placed' : 'open' };
}

/** Returns the `Idempotency-Key` of an attempt, the same in every tab. */
export const idempotencyKey = (id: string, { attempt }: PaymentMark): string => `${id}-${attempt}`;

/** Returns the id under which the mark of changes to a placed order is stored, separate from the order's own mark. */
export const changeIdOf = (orderId: string): string => `${orderId}-change`;

const separator = ' | ';

/** Summarises the items and payment of an order in one line without secrets. Two summaries differ if either was
 * changed. */
export function digestOfOrder({ lineItems, paymentDetails }: Order): string {
  const items = lineItems.map(({ product, quantity }) => `${product.itemCode} ${quantity}`);
  const payments = paymentDetails.map(({ type, amount, lastFour, serialId, voucherCode }) =>
    [type, amount, lastFour ?? (serialId ?? voucherCode)?.slice(-4)].filter(Boolean).join(' '),
  );
  return [items, payments].map((parts) => parts.toSorted().join(', ')).join(separator);
}

/** Detects how an order has changed since the digest `before`: an item was added, the payment changed, or neither. */
export function changeSince(before: string, order: Order): 'accepted' | 'paid' | undefined {
  const now = digestOfOrder(order);
  if (now === before) return undefined;
  return now.split(separator)[0] === before.split(separator)[0] ? 'paid' : 'accepted';
}

const shares = [1, 2, 4, 8, 16];

/** Returns the waiting times in ms before each check of whether the order was placed. The first check is immediate; the
 * others are at growing intervals that add up to twice the timeout of a call. */
export const askingGaps = (timeoutMs: number): readonly number[] => [
  0,
  ...shares.map((share) => Math.round((2 * timeoutMs * share) / 31)),
];
