import type { VoucherFact } from '../../fixtures/vouchers.js';
import { accountIdOfEmail } from '../account/account.js';
import type { Session, ShopState } from '../state.js';

/** Returns who shops in a session: the account, or the guest's email; undefined for a visitor before the checkout. */
function shopperOf(state: ShopState, { accountId, checkout }: Session): string | undefined {
  if (accountId !== undefined || !checkout?.emailId) return accountId;
  return accountIdOfEmail(state, checkout.emailId) ?? checkout.emailId.toLowerCase();
}

/** Checks whether a voucher belongs to one person. Any other voucher can be used once by each shopper. */
export const isPersonal = ({ eVouchers = {} }: ShopState, { voucherCode, owner }: VoucherFact): boolean =>
  owner !== undefined || Object.hasOwn(eVouchers, voucherCode);

/** Checks whether a voucher was used for a discount or a payment: by anyone if it is personal, otherwise by the shopper
 * of the session. */
export function isSpent(state: ShopState, session: Session, voucher: VoucherFact): boolean {
  const { spentVouchers = {}, giftUnitsUsed = {} } = state;
  const shoppers = spentVouchers[voucher.voucherCode] ?? [];
  const isUsed = isPersonal(state, voucher) ? shoppers.length > 0 : shoppers.includes(shopperOf(state, session) ?? '');
  return isUsed || (giftUnitsUsed[voucher.voucherCode] ?? 0) > 0;
}

/** Marks a voucher as used by the shopper of a session. */
export function markSpent(state: ShopState, session: Session, { voucherCode }: VoucherFact): void {
  const shoppers = state.spentVouchers?.[voucherCode] ?? [];
  state.spentVouchers = { ...state.spentVouchers, [voucherCode]: [...shoppers, shopperOf(state, session) ?? ''] };
}
