import * as z from 'zod/mini';
import type { Order, OrderPayment } from '../../model/order.js';
import type { MoneyUnit } from '../../model/site.js';
import { cartFigures } from '../common/basket.js';
import { decimalOf, minorUnits } from '../common/money.js';

/** Modes of payment outside the shop, as named by `listPaymentOptions` (CHKT-051 to CHKT-054). */
export const paymentModes = ['creditCard', 'paypal', 'googlePay', 'applePay'] as const;
/** One of `paymentModes`. */
export type PaymentMode = (typeof paymentModes)[number];

/** Types of the gift payment form, as shown and sent (CHKT-067 to CHKT-069). */
export const giftPaymentTypes = ['Gift Card', 'Gift Vouchers', 'Card Payment'] as const;
/** One of `giftPaymentTypes`. */
export type GiftPaymentType = (typeof giftPaymentTypes)[number];

const balance = z.number().check(z.positive());
const giftVoucherPart = z.object({ type: z.literal('Gift Vouchers'), voucherCode: z.string(), balance });
const accountPart = z.object({ type: z.enum(['savings', 'points']), balance });

/** A balance that pays for an order in part or in full; `balance` is a decimal in the site's currency, or whole points. */
export type BalancePart =
  | { readonly type: 'Gift Card'; readonly serialId: string; readonly voucherPin: string; readonly balance: number }
  | Readonly<z.infer<typeof giftVoucherPart>>
  | Readonly<z.infer<typeof accountPart>>;

/** The shopper's chosen payment for an order. */
export interface PaymentPlan {
  readonly orderId: string;
  /** Balances, in the order they were added. Each covers as much of the remainder as it can. */
  readonly parts: readonly BalancePart[];
  /** Mode of payment for the remainder. */
  readonly mode: PaymentMode;
  /** Last four digits of gift cards whose number and PIN were lost in a reload, because they are never stored. */
  readonly lostCards: readonly string[];
  /** Token the shopper returned with from the provider's page. */
  readonly redirectToken?: string | undefined;
}

/** A payment as sent, plus the card's details for a receipt. */
export type PlannedPayment = OrderPayment & { readonly voucherPin?: string };

/** Returns the initial plan: one card for the whole amount. */
export const emptyPlan = (orderId: string): PaymentPlan => ({ orderId, parts: [], mode: 'creditCard', lostCards: [] });

/** The part of a plan that may be stored, without gift card numbers or PINs. */
const keptPlan = z.object({
  orderId: z.string(),
  parts: z.array(z.union([giftVoucherPart, accountPart])),
  mode: z.enum(paymentModes),
  lostCards: z.array(z.string()),
});
/** The part of a plan that survives a reload. */
export type KeptPlan = z.infer<typeof keptPlan>;

/** Reduces a plan to the part that may be stored. */
export const planToKeep = ({ orderId, parts, mode, lostCards }: PaymentPlan): KeptPlan => ({
  orderId,
  mode,
  parts: parts.filter((part) => part.type !== 'Gift Card'),
  lostCards: [...lostCards, ...parts.flatMap((part) => (part.type === 'Gift Card' ? [part.serialId.slice(-4)] : []))],
});

/** Restores the stored plan of an order; returns the initial plan when nothing is stored, or when the stored plan
 * belongs to another order. */
export function planOfKept(stored: unknown, orderId: string): PaymentPlan {
  const { success, data } = keptPlan.safeParse(stored);
  return success && data.orderId === orderId ? data : emptyPlan(orderId);
}

/** Returns what identifies a balance: a gift card's number, a voucher's code, or the type of any other balance. */
export const nameOfPart = (part: BalancePart): string =>
  part.type === 'Gift Card' ? part.serialId : part.type === 'Gift Vouchers' ? part.voucherCode : part.type;

/** Removes a gift card from the lost ones; of two that end alike, one. */
export function withoutCard(plan: PaymentPlan, lastFour: string): PaymentPlan {
  const place = plan.lostCards.indexOf(lastFour);
  return place < 0 ? plan : { ...plan, lostCards: plan.lostCards.toSpliced(place, 1) };
}

/** Adds a balance to a plan, replacing an earlier entry of the same balance. A lost gift card entered again is no
 * longer listed as lost. */
export const withPart = (plan: PaymentPlan, part: BalancePart): PaymentPlan => ({
  ...(part.type === 'Gift Card' ? withoutCard(plan, part.serialId.slice(-4)) : plan),
  parts: [...plan.parts.filter((one) => nameOfPart(one) !== nameOfPart(part)), part],
});

/** Payments from a plan's balances, and the amount left to pay: decimals in the site's currency, or whole points. */
export interface Split {
  readonly payments: readonly PlannedPayment[];
  readonly left: number;
}

/** Splits an order's total over the balances of a plan, in order. A balance with nothing left to cover pays nothing. */
export function splitOf({ parts }: PaymentPlan, order: Order, money: MoneyUnit): Split {
  let left = minorUnits(cartFigures(order, money).total);
  const payments: PlannedPayment[] = [];
  for (const { balance: worth, ...part } of parts) {
    const units = Math.min(minorUnits(worth), left);
    left -= units;
    if (units > 0) payments.push({ ...part, amount: decimalOf(units) });
  }
  return { payments, left: decimalOf(left) };
}

/** Lists the payments of an order, part by part; undefined while something has yet to be chosen or entered. */
export function plannedPayments(
  plan: PaymentPlan,
  order: Order,
  money: MoneyUnit,
): readonly PlannedPayment[] | undefined {
  const { payments, left } = splitOf(plan, order, money);
  if (plan.lostCards.length > 0) return undefined;
  if (left === 0) return payments;
  if (plan.mode === 'paypal') return [...payments, { type: 'paypal', amount: left }];
  const card = order.paymentDetails.find(({ cardId }) => cardId !== undefined);
  return card && [...payments, { ...card, type: plan.mode, amount: left }];
}

/** Converts the payments to the format `payAndCommit` expects: a card is identified only by its id (CHKT-073). */
export const paymentsToSend = (payments: readonly PlannedPayment[]) =>
  payments.map(({ cardType: _type, lastFour: _digits, ...sent }) => sent);
