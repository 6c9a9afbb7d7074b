import type * as wineRewardRows from '../../../src/api/endpoints/wineRewards.js';
import type { AccountSubscription } from '../../../src/model/plan.js';
import { decimalOf } from '../../../src/rules/money.js';
import { dateAsString } from '../../fixtures/dates.js';
import { accountOf } from '../account/account.js';
import type { Resolvers, Tools } from '../resolver.js';
import type { ShopState } from '../state.js';

/** The account's savings plan, cancelled or not. */
function everyWineRewardOf(state: ShopState, subscriptionId: string, tools: Tools): AccountSubscription {
  const { memberships } = accountOf(state, tools);
  const held = Object.hasOwn(memberships, subscriptionId) ? memberships[subscriptionId] : undefined;
  return held?.type === 'WINEREWARD' ? held : tools.refuse.notFound(`There is no wine reward ${subscriptionId}.`);
}

function wineRewardOf(state: ShopState, subscriptionId: string, tools: Tools): AccountSubscription {
  const held = everyWineRewardOf(state, subscriptionId, tools);
  return held.status === 'CANCELLED' ? tools.refuse.conflict('This wine reward has been cancelled.') : held;
}

function note(state: ShopState, type: string, description: string, tools: Tools): void {
  accountOf(state, tools).wineRewardEvents.push({ dateAsString: dateAsString(tools.now), type, description });
}

const mediaNames = { EMAIL: 'email', POST: 'post' } as const;

export const wineRewardResolvers: Resolvers<typeof wineRewardRows> = {
  updateWineRewardOptions: (state, { params: { subscriptionId }, body: { dayOfMonth, paymentHoliday } }, tools) => {
    const held = wineRewardOf(state, subscriptionId, tools);
    if (held.dayOfMonth !== dayOfMonth)
      note(state, 'DAY_CHANGED', `Payments move to day ${dayOfMonth} of the month`, tools);
    if (held.paymentHoliday !== paymentHoliday)
      note(
        state,
        paymentHoliday ? 'HOLIDAY_STARTED' : 'HOLIDAY_ENDED',
        paymentHoliday ? 'Payments stop for a holiday' : 'Payments go on',
        tools,
      );
    held.dayOfMonth = dayOfMonth;
    held.paymentHoliday = paymentHoliday;
    return undefined;
  },

  listWineRewardEvents: (state, { params: { subscriptionId } }, tools) => {
    everyWineRewardOf(state, subscriptionId, tools);
    const { savings, wineRewardEvents } = accountOf(state, tools);
    const isPoints = tools.shop.site.money === 'points';
    const payments = (savings?.entries ?? []).map(({ dateAsString, description, amount }) => ({
      dateAsString,
      type: amount < 0 ? 'PAID_OUT' : 'PAID_IN',
      description,
      amount: isPoints ? amount : decimalOf(amount),
    }));
    return [...payments, ...wineRewardEvents].reverse();
  },

  requestWineRewardStatement: (state, { params: { subscriptionId }, body: { media } }, tools) => {
    wineRewardOf(state, subscriptionId, tools);
    note(state, 'STATEMENT_REQUESTED', `A statement was asked for by ${mediaNames[media]}`, tools);
    return undefined;
  },
};
