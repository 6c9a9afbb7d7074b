import type { CustomerProfile } from '../../model/customer.js';
import type { MoneyUnit } from '../../model/site.js';
import { decimalOf, minorUnits } from '../common/money.js';
import { isUnlimitedMember } from '../common/unlimitedMember.js';

/** In pence or cents; the number of points is the same. */
const usualFee = 2999;
const refundFee = 999;
const usualDelivery = 799;

/** Months an Unlimited membership lasts (UPSL-092). */
export const unlimitedMonths = 12;

const inUnit = (units: number, money: MoneyUnit): number => (money === 'points' ? units : decimalOf(units));

/** Price of an Unlimited membership for a shopper who has just paid for a delivery. Amounts are in the site's unit. */
export interface UnlimitedPrice {
  /** Usual price of a year (UPSL-089). */
  readonly usual: number;
  /** Amount taken off for the delivery of the order, at most the fee. While the actual charge is unknown, it is the
   * usual delivery charge (UPSL-091). */
  readonly delivery: number;
  /** Amount left to pay: the fee less `delivery`, never negative (OPEN-031). */
  readonly net: number;
  /** Whether nothing is left to pay (UPSL-094). */
  readonly isFree: boolean;
  /** Whether the fee is the amount described as a refund (UPSL-090). */
  readonly isRefund: boolean;
}

/**
 * Calculates the price of an Unlimited membership (UPSL-089 to UPSL-091, UPSL-094, OPEN-031).
 * @param fee of the membership: a decimal in the site's currency, or whole points
 * @param deliveryPaid in the same unit; undefined if unknown
 */
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

/** Item code of the membership the shop sells. */
export const unlimitedItem = '00067SV';

/** Items that hide the promotion of Unlimited (BSKT-072 to BSKT-075). */
const unpromotedBeside: ReadonlySet<string> = new Set(['MEM01UTD', '00067SV', '00071SV', '00068SV']);

/**
 * Checks whether Unlimited is promoted. It is not promoted to members, or together with any of the items that hide it
 * (BSKT-072 to BSKT-075, OPEN-033).
 * @param itemCodes on the page and in the basket
 */
export const isUnlimitedPromoted = (itemCodes: readonly string[], profile: CustomerProfile | undefined): boolean =>
  !isUnlimitedMember(profile) && !itemCodes.some((code) => unpromotedBeside.has(code));
