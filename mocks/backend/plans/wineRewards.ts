import type * as wineRewardRows from '../../../src/api/endpoints/wineRewards.js';
import type { AccountSubscription } from '../../../src/model/plan.js';
import { dateAsString } from '../../fixtures/dates.js';
import { amountOf } from '../../fixtures/units.js';
import type { Resolvers, Tools } from '../resolver.js';

/** Returns the account's savings plan, cancelled or not. */
function everyWineRewardOf(subscriptionId: string, tools: Tools): AccountSubscription {
  const { memberships } = tools.account();
  const reward = Object.hasOwn(memberships, subscriptionId) ? memberships[subscriptionId] : undefined;
  return reward?.type === 'WINEREWARD' ? reward : tools.refuse.notFound(`There is no wine reward ${subscriptionId}.`);
}

function wineRewardOf(subscriptionId: string, tools: Tools): AccountSubscription {
  const reward = everyWineRewardOf(subscriptionId, tools);
  if (reward.status === 'EXPIRED') tools.refuse.conflict('This wine reward has ended.');
  return reward.status === 'CANCELLED' ? tools.refuse.conflict('This wine reward has been cancelled.') : reward;
}

function addEvent(type: string, description: string, tools: Tools): void {
  tools.account().wineRewardEvents.push({ dateAsString: dateAsString(tools.now), type, description });
}

const mediaNames = { EMAIL: 'email', POST: 'post' } as const;

export const wineRewardResolvers: Resolvers<typeof wineRewardRows> = {
  updateWineRewardOptions: (_, { params: { subscriptionId }, body: { dayOfMonth, paymentHoliday } }, tools) => {
    const reward = wineRewardOf(subscriptionId, tools);
    if (dayOfMonth === undefined && paymentHoliday === undefined)
      tools.refuse.invalid('dayOfMonth: either this or paymentHoliday is required');
    if (dayOfMonth !== undefined && reward.dayOfMonth !== dayOfMonth)
      addEvent('DAY_CHANGED', `Payments move to day ${dayOfMonth} of the month`, tools);
    if (paymentHoliday !== undefined && reward.paymentHoliday !== paymentHoliday)
      addEvent(
        paymentHoliday ? 'HOLIDAY_STARTED' : 'HOLIDAY_ENDED',
        paymentHoliday ? 'Payments stop for a holiday' : 'Payments go on',
        tools,
      );
    if (dayOfMonth !== undefined) reward.dayOfMonth = dayOfMonth;
    if (paymentHoliday !== undefined) reward.paymentHoliday = paymentHoliday;
    return undefined;
  },

  listWineRewardEvents: (_, { params: { subscriptionId } }, tools) => {
    everyWineRewardOf(subscriptionId, tools);
    const { savings, wineRewardEvents } = tools.account();
    const payments = (savings?.entries ?? []).map(({ dateAsString, description, amount }) => ({
      dateAsString,
      type: amount < 0 ? 'PAID_OUT' : 'PAID_IN',
      description,
      amount: amountOf(amount, tools.shop.site),
    }));
    return [...payments, ...wineRewardEvents].reverse();
  },

  requestWineRewardStatement: (_, { params: { subscriptionId }, body: { media } }, tools) => {
    wineRewardOf(subscriptionId, tools);
    addEvent('STATEMENT_REQUESTED', `A statement was asked for by ${mediaNames[media]}`, tools);
    return undefined;
  },
};
