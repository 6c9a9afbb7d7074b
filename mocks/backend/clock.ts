import { create } from 'mutative';
import { dayOf, daysAfter } from '../../src/rules/common/days.js';
import type { Shop } from '../world/world.js';
import { refundMonthly } from './account/savings.js';
import { moveMemberships } from './plans/memberships.js';
import { sendCasesDue } from './plans/sendCases.js';
import { payInWineReward } from './plans/wineRewardPayments.js';
import type { Account, ShopState } from './state.js';

/** The present moment of a shop: the one its world begins at, until its clock was moved. */
export const presentOf = ({ now }: Pick<ShopState, 'now'>, { world }: Pick<Shop, 'world'>): Date =>
  new Date(now ?? world.clock);

/** Does with an account what each day brings, after one day and up to another: memberships end or go on, money comes in
 * and goes back, cases go out. Days are taken one by one, so it comes to the same in however many moves. */
export function passDays(account: Account, from: string, to: string, shop: Shop): void {
  for (let day = daysAfter(from, 1); day <= to; day = daysAfter(day, 1)) {
    moveMemberships(account, day, shop);
    // First: what is paid in on that day stays a month.
    refundMonthly(account, day);
    payInWineReward(account, day);
    sendCasesDue(account, day, shop);
  }
}

/** The state at a later moment, in ISO form. What is on sale stays as it is. */
export const withClockAt = (state: ShopState, to: string, shop: Shop): ShopState =>
  create(state, (draft) => {
    const from = dayOf(presentOf(draft, shop));
    draft.now = to;
    for (const account of Object.values(draft.accounts)) passDays(account, from, dayOf(new Date(to)), shop);
  });
