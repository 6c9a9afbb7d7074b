import { giftCards, giftVouchers } from '../../fixtures/vouchers.js';
import type { ShopState } from '../state.js';

/** Returns the balance of a gift card or voucher in units; undefined if there is none. */
export function giftBalance({ giftUnitsUsed = {}, eVouchers = {} }: ShopState, code: string): number | undefined {
  const units = (giftCards.get(code) ?? giftVouchers.get(code) ?? eVouchers[code])?.units;
  return units === undefined ? undefined : units - (giftUnitsUsed[code] ?? 0);
}
