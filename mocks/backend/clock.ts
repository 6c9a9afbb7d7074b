import { create } from 'mutative';
import { dayOf, daysAfter } from '../../src/rules/common/days.js';
import type { Shop } from '../world/world.js';
import { refundMonthly } from './account/savings.js';
import { moveMemberships } from './plans/memberships.js';
import { sendCasesDue } from './plans/sendCases.js';
import { payInWineReward } from './plans/wineRewardPayments.js';
import type { Account, ShopState } from './state.js';

/** Returns the shop's current time: the start time of its world until the clock is moved. */
export const presentOf = ({ now }: Pick<ShopState, 'now'>, { world }: Pick<Shop, 'world'>): Date =>
  new Date(now ?? world.clock);

/** Applies the daily events to an account, from the day after `from` up to `to`: memberships end or renew, payments
 * come in and are refunded, cases are sent. Days are processed one by one, so the number of clock moves makes no
 * difference. */
export function passDays(account: Account, from: string, to: string, shop: Shop): void {
  for (let day = daysAfter(from, 1); day <= to; day = daysAfter(day, 1)) {
    moveMemberships(account, day, shop);
    // Refunds run first, so that money paid in on this day remains for a month.
    refundMonthly(account, day);
    payInWineReward(account, day);
    sendCasesDue(account, day, shop);
  }
}

/** Returns the state with its clock moved to a later time in ISO format. The range on sale does not change. */
export const withClockAt = (state: ShopState, to: string, shop: Shop): ShopState =>
  create(state, (draft) => {
    const from = dayOf(presentOf(draft, shop));
    draft.now = to;
    for (const account of Object.values(draft.accounts)) passDays(account, from, dayOf(new Date(to)), shop);
  });
