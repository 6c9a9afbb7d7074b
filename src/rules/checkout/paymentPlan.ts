import * as z from 'zod/mini';
import type { Order, OrderPayment } from '../../model/order.js';
import type { MoneyUnit } from '../../model/site.js';
import { cartFigures } from '../common/basket.js';
import { decimalOf, minorUnits } from '../common/money.js';

/** The ways to pay outside the shop, as `listPaymentOptions` names them (CHKT-051 to CHKT-054). */
export const paymentModes = ['creditCard', 'paypal', 'googlePay', 'applePay'] as const;
/** One of `paymentModes`. */
export type PaymentMode = (typeof paymentModes)[number];

/** Gift payment types, as they are shown and sent (CHKT-067 to CHKT-069). */
export const giftPaymentTypes = ['Gift Card', 'Gift Vouchers', 'Card Payment'] as const;
/** One of `giftPaymentTypes`. */
export type GiftPaymentType = (typeof giftPaymentTypes)[number];

const balance = z.number().check(z.positive());
const giftVoucherPart = z.object({ type: z.literal('Gift Vouchers'), voucherCode: z.string(), balance });
const accountPart = z.object({ type: z.enum(['savings', 'points']), balance });

/** A balance an order is paid from, in part or whole; `balance` is a decimal in the site's currency, or whole points. */
export type BalancePart =
  | { readonly type: 'Gift Card'; readonly serialId: string; readonly pin: string; readonly balance: number }
  | Readonly<z.infer<typeof giftVoucherPart>>
  | Readonly<z.infer<typeof accountPart>>;

/** How the shopper wants to pay for an order. */
export interface PaymentPlan {
  readonly orderId: string;
  /** Balances, in the order they were added; each takes what it can of what is left. */
  readonly parts: readonly BalancePart[];
  /** What pays the rest. */
  readonly mode: PaymentMode;
  /** Last four digits of gift cards whose number and PIN were lost with a reload, as they are never stored. */
  readonly lostCards: readonly string[];
  /** What the shopper came back with from the provider's page. */
  readonly redirectToken?: string | undefined;
}

/** A payment as it is sent, with the card's details for a receipt. */
export type PlannedPayment = OrderPayment & { readonly pin?: string };

/** The plan nobody has changed: one card for all. */
export const emptyPlan = (orderId: string): PaymentPlan => ({ orderId, parts: [], mode: 'creditCard', lostCards: [] });

/** What of a plan may be stored: no gift card's number or PIN. */
const keptPlan = z.object({
  orderId: z.string(),
  parts: z.array(z.union([giftVoucherPart, accountPart])),
  mode: z.enum(paymentModes),
  lostCards: z.array(z.string()),
});
/** A plan as it outlives a reload. */
export type KeptPlan = z.infer<typeof keptPlan>;

/** The plan as it may be stored. */
export const planToKeep = ({ orderId, parts, mode, lostCards }: PaymentPlan): KeptPlan => ({
  orderId,
  mode,
  parts: parts.filter((part) => part.type !== 'Gift Card'),
  lostCards: [...lostCards, ...parts.flatMap((part) => (part.type === 'Gift Card' ? [part.serialId.slice(-4)] : []))],
});

/** The plan that was stored for an order; the empty one when there is none, or it is of another order. */
export function planOfKept(kept: unknown, orderId: string): PaymentPlan {
  const { success, data } = keptPlan.safeParse(kept);
  return success && data.orderId === orderId ? data : emptyPlan(orderId);
}

/** What tells two balances apart. */
export const nameOfPart = (part: BalancePart): string =>
  part.type === 'Gift Card' ? part.serialId : part.type === 'Gift Vouchers' ? part.voucherCode : part.type;

/** A plan with one more balance, which replaces an earlier entry of the same one. A lost gift card is no longer lost. */
export const withPart = (plan: PaymentPlan, part: BalancePart): PaymentPlan => ({
  ...plan,
  parts: [...plan.parts.filter((one) => nameOfPart(one) !== nameOfPart(part)), part],
  lostCards:
    part.type === 'Gift Card' ? plan.lostCards.filter((card) => card !== part.serialId.slice(-4)) : plan.lostCards,
});

/** What the balances of a plan pay, and what is left to pay: decimals in the site's currency, or whole points. */
export interface Split {
  readonly payments: readonly PlannedPayment[];
  readonly left: number;
}

/** Splits an order's total over the balances of a plan; one that comes too late to pay anything pays nothing. */
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

/** How an order will be paid, each part in turn; undefined while something is still to be chosen or entered. */
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

/** The payments as `payAndCommit` takes them: a card by its id alone (CHKT-073). */
export const paymentsToSend = (payments: readonly PlannedPayment[]) =>
  payments.map(({ cardType: _type, lastFour: _digits, ...sent }) => sent);
