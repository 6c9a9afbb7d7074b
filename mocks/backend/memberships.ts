import type { AccountSubscription } from '../../src/model/plan.js';
import { dateAsString } from '../fixtures/dates.js';
import { dayOf, daysAfter } from '../fixtures/days.js';
import type { Account } from './state.js';

const introductory = 'MEM01UTD';

/** For so many months an item makes an unlimited member. */
export const membershipMonths = (itemCode: string): number => (itemCode === introductory ? 3 : 12);

export function monthsAfter(day: string, count: number): string {
  const date = new Date(day);
  const wanted = (date.getUTCMonth() + count) % 12;
  date.setUTCMonth(date.getUTCMonth() + count);
  // The 31st of a month that has none is its last.
  if (date.getUTCMonth() !== wanted) date.setUTCDate(0);
  return dayOf(date);
}

/** Makes an unlimited member; one who is it already stays it. */
export function startMembership({ memberships, cards }: Account, itemCode: string, number: number, now: Date): void {
  const isHeld = Object.values(memberships).some(({ type, status }) => type === 'FREESHIP' && status === 'ACTIVE');
  if (isHeld) return;
  const today = dayOf(now);
  const last = daysAfter(monthsAfter(today, membershipMonths(itemCode)), -1);
  const held: AccountSubscription = {
    subscriptionId: `MS${2000 + number}`,
    schemeId: 'UNLT',
    type: 'FREESHIP',
    schemeTypes: ['FreeShip'],
    status: 'ACTIVE',
    name: 'Unlimited delivery',
    enrollmentFromDateAsString: dateAsString(now),
    enrollmentToDateAsString: dateAsString(new Date(last)),
    autoRenew: true,
    ...(cards[0] && { paymentId: cards[0].cardId }),
  };
  memberships[held.subscriptionId] = held;
}
