import { dayOf, daysAfter, monthsAfter } from '../../../src/rules/common/days.js';
import type { MembershipFact } from '../../fixtures/catalogue/memberships.js';
import { dateAsString } from '../../fixtures/dates.js';
import { enrolledUntil } from '../../fixtures/enrolment.js';
import type { Shop } from '../../world/world.js';
import type { Account } from '../state.js';
import { chargeRenewal } from './renewals.js';

/** The last day that every month has. */
const daysOfEveryMonth = 28;

const termsOf = ({ starts, months }: MembershipFact, now: Date) =>
  starts === 'FREESHIP'
    ? {
        schemeId: 'UNLT',
        type: starts,
        schemeTypes: ['FreeShip'],
        name: 'Unlimited delivery',
        ...enrolledUntil(new Date(daysAfter(monthsAfter(dayOf(now), months), -1))),
      }
    : {
        schemeId: 'CP',
        type: starts,
        name: 'Wine reward',
        dayOfMonth: Math.min(now.getUTCDate(), daysOfEveryMonth),
        paymentHoliday: false,
      };

/** Starts a membership, unless the account already has an active one. */
export function startMembership(account: Account, membership: MembershipFact, number: number, now: Date): void {
  const { memberships, cards } = account;
  const { starts } = membership;
  if (Object.values(memberships).some(({ type, status }) => type === starts && status === 'ACTIVE')) return;
  const subscriptionId = `MS${5000 + number}`;
  memberships[subscriptionId] = {
    ...termsOf(membership, now),
    subscriptionId,
    status: 'ACTIVE',
    enrollmentFromDateAsString: dateAsString(now),
    autoRenew: true,
    ...(cards[0] && { paymentId: cards[0].cardId }),
  };
}

const monthOf = (day: string): number => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));

/** Renews the memberships whose last day was before this one for the same number of months, or ends them if renewal is
 * off or no payment method works. */
export function moveMemberships(account: Account, day: string, shop: Shop): void {
  for (const membership of Object.values(account.memberships)) {
    const { status, enrollmentFromDateAsString: from, enrollmentToDate: last } = membership;
    if (status !== 'ACTIVE' || from === undefined || last === undefined || dayOf(new Date(last)) >= day) continue;
    const next = daysAfter(dayOf(new Date(last)), 1);
    const months = monthOf(next) - monthOf(from.split('/').reverse().join('-'));
    if (!membership.autoRenew || !chargeRenewal(account, membership, { day: next, months }, shop)) {
      membership.status = 'EXPIRED';
      continue;
    }
    membership.enrollmentFromDateAsString = dateAsString(new Date(next));
    Object.assign(membership, enrolledUntil(new Date(daysAfter(monthsAfter(next, months), -1))));
  }
}

/** Adds a first payment to the savings, in pence, cents or points. */
export function paySavings(account: Account, amount: number, number: number, now: Date): void {
  account.savings ??= { accountId: `WR${200_000 + number}`, entries: [], autoRefund: false };
  account.savings.entries.push({ dateAsString: dateAsString(now), description: 'First payment', amount });
}
