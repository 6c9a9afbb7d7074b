import { dayMs, dayOf } from '../../../src/rules/common/days.js';
import { oneYearAfter } from '../../../src/rules/gifts/eVoucher.js';
import { type VoucherFact, voucherFacts } from '../../fixtures/vouchers.js';
import { accountIdOfEmail, beginAccount } from '../account/account.js';
import type { Tools } from '../resolver.js';
import type { BasketLine, ShopState } from '../state.js';

/** Returns a voucher by its code, whether issued by the shop or bought here. */
export const voucherAt = ({ eVouchers = {} }: ShopState, code: string): VoucherFact | undefined =>
  voucherFacts.get(code) ?? (Object.hasOwn(eVouchers, code) ? eVouchers[code] : undefined);

/** Returns the last day of an e-voucher, one year from now (GIFT-030), counted from the world's start day as for all
 * vouchers. */
const lastDayOfWorld = ({ shop, now }: Tools): number =>
  (Date.parse(oneYearAfter(dayOf(now))) - Date.parse(dayOf(new Date(shop.world.clock)))) / dayMs;

/** Issues a code for every paid e-voucher. It is sent by email, and added to the account with that email if there is
 * one. */
export function issueEVouchers(state: ShopState, bought: readonly BasketLine[], tools: Tools): void {
  for (const { eVoucher, quantity } of bought)
    for (let copy = 0; eVoucher && copy < quantity; copy += 1) {
      const voucherCode = `EV-${++state.sequence}-${Math.floor(tools.random() * 90_000 + 10_000)}`;
      const units = eVoucher.amount * 100;
      const { recipientEmail } = eVoucher;
      const daysLeft = lastDayOfWorld(tools);
      state.eVouchers = {
        ...state.eVouchers,
        [voucherCode]: { voucherCode, amount: units, minimumSpend: 0, daysLeft, units, recipientEmail },
      };
      const accountId = accountIdOfEmail(state, recipientEmail);
      if (accountId !== undefined) beginAccount(state, accountId, tools.shop).vouchers.unshift(voucherCode);
    }
}
