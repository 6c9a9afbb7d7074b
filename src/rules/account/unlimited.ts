import type { CustomerProfile } from '../../model/customer.js';
import type { MoneyUnit } from '../../model/site.js';
import { decimalOf, minorUnits } from '../common/money.js';
import { isUnlimitedMember } from '../common/unlimitedMember.js';

/** Pence or cents, and points, which are as many. */
const usualFee = 2999;
const refundFee = 999;
const usualDelivery = 799;

/** Months an Unlimited membership lasts (UPSL-092). */
export const unlimitedMonths = 12;

const inUnit = (units: number, money: MoneyUnit): number => (money === 'points' ? units : decimalOf(units));

/** What an Unlimited membership costs a shopper who has just paid for a delivery. Amounts are in the site's unit. */
export interface UnlimitedPrice {
  /** What a year usually costs (UPSL-089). */
  readonly usual: number;
  /** What is taken off for the delivery of the order, at most the fee; the usual price of one while it is not known
   * (UPSL-091). */
  readonly delivery: number;
  /** What is left to pay: the fee without that delivery, never below nothing (OPEN-031). */
  readonly net: number;
  /** Nothing is left to pay (UPSL-094). */
  readonly isFree: boolean;
  /** The fee is the one that is spoken of as a refund (UPSL-090). */
  readonly isRefund: boolean;
}

/** The price of an Unlimited membership (UPSL-089 to UPSL-091, UPSL-094, OPEN-031).
 * @param fee of the membership: a decimal in the site's currency, or whole points
 * @param deliveryPaid in the same unit; undefined while it is not known */
export function unlimitedPrice(fee: number, deliveryPaid: number | undefined, money: MoneyUnit): UnlimitedPrice {
  const units = (amount: number) => (money === 'points' ? Math.round(amount) : minorUnits(amount));
  const delivery = Math.min(units(fee), deliveryPaid === undefined ? usualDelivery : units(deliveryPaid));
  const net = units(fee) - delivery;
  return {
    usual: inUnit(usualFee, money),
    delivery: inUnit(delivery, money),
    net: inUnit(net, money),
    isFree: net === 0,
    isRefund: units(fee) === refundFee,
  };
}

/** The membership the shop sells. */
export const unlimitedItem = '00067SV';

/** Items beside which Unlimited is not promoted (BSKT-072 to BSKT-075). */
const unpromotedBeside: ReadonlySet<string> = new Set(['MEM01UTD', '00067SV', '00071SV', '00068SV']);

/** Whether Unlimited is promoted: to nobody who is a member, and beside none of the items that stand for it (BSKT-072 to
 * BSKT-075, OPEN-033).
 * @param itemCodes of the page's item and of the basket's */
export const isUnlimitedPromoted = (itemCodes: readonly string[], profile: CustomerProfile | undefined): boolean =>
  !isUnlimitedMember(profile) && !itemCodes.some((code) => unpromotedBeside.has(code));
