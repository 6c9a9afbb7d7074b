import type { Site } from '../../../src/model/site.js';
import { dayOf, daysAfter, weeksAfter } from '../../../src/rules/common/days.js';
import { isWorkingDay, nextWorkingDay } from '../../fixtures/days.js';
import { casesAhead } from './holdings.js';
import type { Delivery, Plan } from './planState.js';

/** Days a delivery takes, by delivery method. */
const daysToBring: Readonly<Record<string, number>> = { STD: 5, EXP: 2 };

/** Number of days a case can be moved in either direction. */
const daysToMove = 21;

const firstCaseAfter = 14;

/** Returns the delivery date of the first case of a plan that is taken out today in the account. */
export const dayOfFirstCase = (today: string, { country }: Site): string =>
  nextWorkingDay(daysAfter(today, firstCaseAfter), country);

/** Weeks between the cases of a plan that is bought with its first case. */
export const usualFrequency = 8;

/** Returns the delivery date of the second case of a plan that is bought today with its first case. */
export const dayOfSecondCase = (today: string, { country }: Site): string =>
  nextWorkingDay(weeksAfter(today, usualFrequency), country);

/** Returns the delivery date of a case ordered today. */
export const dayBrought = (today: string, method: string, { country }: Site): string =>
  nextWorkingDay(daysAfter(today, daysToBring[method] ?? 0), country);

const byDay = (a: Delivery, b: Delivery): number => (a.deliveryDate < b.deliveryDate ? -1 : 1);

/** Returns the skipped cases whose day has not passed, which can be put back. */
export const skippedToCome = ({ skipped }: Plan, today: string): Delivery[] =>
  skipped.filter(({ deliveryDate }) => deliveryDate > today);

/** Plans cases until the full number is planned ahead. The days of skipped cases stay free. */
export function planAhead(plan: Plan, today: string, site: Site, firstDay = dayOfFirstCase(today, site)): void {
  while (plan.upcoming.length < casesAhead) {
    const last = [...plan.upcoming, ...skippedToCome(plan, today)].sort(byDay).at(-1);
    const deliveryDate = last ? weeksAfter(last.deliveryDate, plan.frequency) : firstDay;
    plan.lastOrder += 1;
    plan.upcoming.push({
      orderId: `${plan.subscriptionId}-${plan.lastOrder}`,
      deliveryDate,
      schemeCode: plan.schemeCode,
      ...(plan.wines && { plannedWines: [...plan.wines] }),
    });
  }
}

/** Moves an upcoming case to the skipped ones, and plans another at the end. */
export function skip(plan: Plan, delivery: Delivery, today: string, site: Site): void {
  plan.upcoming = plan.upcoming.filter(({ orderId }) => orderId !== delivery.orderId);
  plan.skipped.push(delivery);
  planAhead(plan, today, site);
}

/** Puts back the skipped cases whose day has not passed. */
export function bringBack(plan: Plan, today: string): void {
  const back = skippedToCome(plan, today);
  plan.upcoming = [...plan.upcoming, ...back].sort(byDay);
  plan.skipped = plan.skipped.filter((delivery) => !back.includes(delivery));
}

/** Reschedules the cases after a given one by the plan's frequency. The gap in weeks before the first of them may be
 * different. */
export function respace(plan: Plan, orderId: string, firstGap = plan.frequency): void {
  const skipped = new Set(plan.skipped.map(({ deliveryDate }) => deliveryDate));
  const from = plan.upcoming.findIndex((delivery) => delivery.orderId === orderId);
  let day = plan.upcoming[from]?.deliveryDate ?? '';
  for (const [index, delivery] of plan.upcoming.slice(from + 1).entries()) {
    day = weeksAfter(day, index === 0 ? firstGap : plan.frequency);
    while (skipped.has(day)) day = weeksAfter(day, plan.frequency);
    delivery.deliveryDate = day;
  }
}

/** Returns the working days the next case can be delivered on: near its planned day, and before the following case. */
export function daysFor({ upcoming, skipped }: Plan, method: string, now: Date, { country }: Site): string[] {
  const [next, following] = upcoming;
  if (!next) return [];
  const earliest = daysAfter(dayOf(now), daysToBring[method] ?? 0);
  return Array.from({ length: 2 * daysToMove + 1 }, (_, index) => daysAfter(next.deliveryDate, index - daysToMove))
    .filter((day) => isWorkingDay(day, country) && day >= earliest && (!following || day < following.deliveryDate))
    .filter((day) => skipped.every(({ deliveryDate }) => deliveryDate !== day));
}
