import type { AccountSubscription } from '../../../src/model/plan.js';
import type { Country } from '../../../src/model/site.js';
import { dayOf, daysAfter, weeksAfter } from '../../../src/rules/common/days.js';
import { addressIdOf, cardIdOf } from '../../fixtures/customers.js';
import { nextWorkingDay } from '../../fixtures/days.js';
import { enrolment } from '../../fixtures/enrolment.js';
import { planSchemes } from '../../fixtures/plans.js';
import { seeded } from '../../fixtures/seeded.js';
import { accounts, type Persona, personas } from '../../world/personas.js';
import type { Shop } from '../../world/world.js';
import type { Delivery, Holdings, Plan } from './planState.js';

/** Number of cases of a plan that are planned ahead. */
export const casesAhead = 4;

/** Returns the first plan or membership number of an account, so that no two accounts share one. */
const idsFrom = (persona: Persona): number => 1001 + 100 * personas.indexOf(persona);

/** Days until a plan's next case, by the plan's position in the account. The second of several plans is too close to
 * its next case to skip it. */
const daysToNext = [18, 3, 32, 60, 11];

const membershipNames: Readonly<Record<string, string>> = {
  FREESHIP: 'Unlimited delivery',
  PREMIERE: 'Premiere',
  WINEREWARD: 'Wine reward',
  STORAGE: 'Storage',
  CONFRERE: 'Confrère',
};

/** Returns an account's initial holdings, which are always the same for the same world. */
export function openingHoldings(persona: Persona, { world: { seed, clock }, site: { country } }: Shop): Holdings {
  const today = dayOf(new Date(clock));
  const { subscriptions, plans: count } = accounts[persona];
  const statuses = subscriptions.filter(({ type }) => type === 'WINEPLAN').map(({ status }) => status);
  const plans = Array.from({ length: count }, (_, place) =>
    openingPlan(persona, place, today, seed, country, statuses[place] ?? (place % 5 === 4 ? 'SUSPENDED' : 'ACTIVE')),
  );
  const memberships = subscriptions
    .filter(({ type }) => type !== 'WINEPLAN')
    .map(
      (subscription, place): AccountSubscription => ({
        ...subscription,
        ...enrolment(subscription.type, clock),
        subscriptionId: `MS${idsFrom(persona) + place}`,
        name: membershipNames[subscription.type] ?? subscription.type,
        autoRenew: true,
        paymentId: cardIdOf(persona, 1),
        ...(subscription.type === 'WINEREWARD' && { dayOfMonth: 1, paymentHoliday: false }),
        ...(subscription.type === 'CONFRERE' && { caseType: 'MIXED' }),
      }),
    );
  return {
    plans: Object.fromEntries(plans.map((plan) => [plan.subscriptionId, plan])),
    memberships: Object.fromEntries(memberships.map((membership) => [membership.subscriptionId, membership])),
    wineRewardEvents: [],
  };
}

function openingPlan(
  persona: Persona,
  place: number,
  today: string,
  seed: string,
  country: Country,
  status: string,
): Plan {
  const subscriptionId = `WP${idsFrom(persona) + place}`;
  const faker = seeded(`${seed}/plan/${subscriptionId}`);
  const scheme = planSchemes[place % planSchemes.length];
  if (!scheme) throw new Error('There is no wine plan on sale');
  const { schemeCode } = scheme;
  const frequency = place === 0 ? 12 : faker.helpers.arrayElement(scheme.frequencies);
  const untilNext = Math.min(daysToNext[place % daysToNext.length] ?? 0, 7 * frequency - 3);
  const next = nextWorkingDay(daysAfter(today, untilNext), country);
  const sent = faker.number.int({ min: 2, max: 5 });
  const deliveryOn = (deliveryDate: string, number: number): Delivery => ({
    orderId: `${subscriptionId}-${number}`,
    deliveryDate,
    schemeCode,
  });
  const isSending = status === 'ACTIVE';
  return {
    subscriptionId,
    schemeCode,
    frequency,
    status: isSending ? 'ACTIVE' : 'SUSPENDED',
    autoRenew: true,
    startedOn: weeksAfter(next, -sent * frequency),
    deliveryMethod: 'STD',
    deliveryTypeCode: 'HOME',
    deliveryAddressId: addressIdOf(persona, 1),
    billingAddressId: addressIdOf(persona, 1),
    paymentId: cardIdOf(persona, 1),
    upcoming: isSending
      ? Array.from({ length: casesAhead }, (_, index) =>
          deliveryOn(weeksAfter(next, index * frequency), sent + 1 + index),
        )
      : [],
    skipped: [],
    delivered: Array.from({ length: sent }, (_, index) =>
      deliveryOn(weeksAfter(next, (index - sent) * frequency), index + 1),
    ),
    lastOrder: sent + (isSending ? casesAhead : 0),
    offersTaken: [],
  };
}
