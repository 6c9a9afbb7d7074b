import { giftCards, giftVouchers } from '../../fixtures/vouchers.js';
import type { ShopState } from '../state.js';

/** What is left of a gift card or voucher, in units; undefined when there is none. */
export function giftBalance({ giftUnitsUsed = {}, eVouchers = {} }: ShopState, code: string): number | undefined {
  const units = (giftCards.get(code) ?? giftVouchers.get(code) ?? eVouchers[code])?.units;
  return units === undefined ? undefined : units - (giftUnitsUsed[code] ?? 0);
}

/** Takes a voucher out of every basket it was to take something off. */
export function forgetVoucher({ sessions, accounts }: ShopState, code: string): void {
  for (const basket of [...Object.values(sessions), ...Object.values(accounts)])
    if (basket.voucher === code) delete basket.voucher;
}
