import type { Order } from '../../model/order.js';

/** What a browser remembers of paying for one order, or for a change of it, so that it is paid once: kept through reloads, read
 * by every tab, without a secret in it. */
export interface PaymentMark {
  /** Which attempt to pay this is, from 1. */
  readonly attempt: number;
  /** `pending` while the outcome of a payment that was sent is not known: no other may be sent. `placed` for good once the
   * order is: a page that has not heard of it looks at the order before it pays. */
  readonly state: 'open' | 'pending' | 'placed';
  /** The order before a pending payment that changes it, as `digestOfOrder` gives it. */
  readonly before?: string;
}

/** How an attempt to pay ended: the order is placed, or changed; the server refused it; it continues at the provider's page;
 * or the server has been asked often enough and has not taken it. */
export type PaymentOutcome = 'placed' | 'changed' | 'refused' | 'redirected' | 'notTaken';

const firstMark: PaymentMark = { attempt: 1, state: 'open' };

const isState = (value: unknown): value is PaymentMark['state'] =>
  value === 'open' || value === 'pending' || value === 'placed';

/** Reads what was kept; anything else counts as nothing. */
export function readPaymentMark(kept: string | null): PaymentMark {
  try {
    const { attempt, state, before } = JSON.parse(kept ?? '{}');
    if (!Number.isSafeInteger(attempt) || attempt < 1 || !isState(state)) return firstMark;
    return { attempt, state, ...(typeof before === 'string' && { before }) };
  } catch {
    return firstMark;
  }
}

/** The mark of an attempt that is about to be sent; undefined while another is pending.
 * @param before the order, where the payment changes one that is placed */
export const startPayment = ({ attempt, state }: PaymentMark, before?: string): PaymentMark | undefined =>
  state === 'pending' ? undefined : { attempt, state: 'pending', ...(before !== undefined && { before }) };

/** The mark once the outcome is known. A payment that seems not to be taken is sent again in the same attempt: should the
 * first arrive after all, the server can tell that the second is the same. */
export function endPayment({ attempt }: PaymentMark, outcome: PaymentOutcome): PaymentMark {
  const isOver = outcome === 'changed' || outcome === 'refused' || outcome === 'redirected';
  return { attempt: isOver ? attempt + 1 : attempt, state: outcome === 'placed' ? 'placed' : 'open' };
}

/** The `Idempotency-Key` of an attempt: the same in every tab. */
export const idempotencyKey = (id: string, { attempt }: PaymentMark): string => `${id}-${attempt}`;

/** What the mark of changes to a placed order is kept under: the order has a mark of its own. */
export const changeIdOf = (orderId: string): string => `${orderId}-change`;

const separator = ' | ';

/** What an order contains and how it is paid, in one line without a secret: two of them differ where either was changed. */
export function digestOfOrder({ lineItems, paymentDetails }: Order): string {
  const items = lineItems.map(({ product, quantity }) => `${product.itemCode} ${quantity}`);
  const payments = paymentDetails.map(({ type, amount, lastFour, serialId, voucherCode }) =>
    [type, amount, lastFour ?? (serialId ?? voucherCode)?.slice(-4)].filter(Boolean).join(' '),
  );
  return [items, payments].map((parts) => parts.toSorted().join(', ')).join(separator);
}

/** What has become of an order since it was as `before` says: something was added, it is paid another way, or neither. */
export function changeSince(before: string, order: Order): 'accepted' | 'paid' | undefined {
  const now = digestOfOrder(order);
  if (now === before) return undefined;
  return now.split(separator)[0] === before.split(separator)[0] ? 'paid' : 'accepted';
}

const shares = [1, 2, 4, 8, 16];

/** How long to wait before each time the server is asked for an order that may be placed, in ms: longer each time, and in all
 * twice as long as a call may take. The first time is at once. */
export const askingGaps = (timeoutMs: number): readonly number[] => [
  0,
  ...shares.map((share) => Math.round((2 * timeoutMs * share) / 31)),
];
