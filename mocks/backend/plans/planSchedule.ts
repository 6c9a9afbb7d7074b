import { dayOf, daysAfter, weeksAfter } from '../../../src/rules/common/days.js';
import { isWorkingDay, nextWorkingDay } from '../../fixtures/days.js';
import { casesAhead } from './holdings.js';
import type { Delivery, Plan } from './planState.js';

/** Days it takes to bring a case, by delivery method. */
const daysToBring: Readonly<Record<string, number>> = { STD: 5, EXP: 2 };

/** A case can be moved by so many days either way. */
const daysToMove = 21;

const firstCaseAfter = 14;

/** Weeks between the cases of a plan that is bought with its first case. */
export const usualFrequency = 12;

/** When the second case of such a plan comes, for one that is bought today. */
export const dayOfSecondCase = (today: string): string => nextWorkingDay(weeksAfter(today, usualFrequency));

/** When a case that is ordered today is there. */
export const dayBrought = (today: string, method: string): string =>
  nextWorkingDay(daysAfter(today, daysToBring[method] ?? 0));

const byDay = (a: Delivery, b: Delivery): number => (a.deliveryDate < b.deliveryDate ? -1 : 1);

/** The cases that were skipped and are still to come: they can be put back. */
export const skippedToCome = ({ skipped }: Plan, today: string): Delivery[] =>
  skipped.filter(({ deliveryDate }) => deliveryDate > today);

/** Plans cases ahead until there are as many as there should be; a day that was skipped stays free. */
export function planAhead(
  plan: Plan,
  today: string,
  firstDay = nextWorkingDay(daysAfter(today, firstCaseAfter)),
): void {
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

/** Takes a case out of what is due, and plans one more at the end. */
export function skip(plan: Plan, delivery: Delivery, today: string): void {
  plan.upcoming = plan.upcoming.filter(({ orderId }) => orderId !== delivery.orderId);
  plan.skipped.push(delivery);
  planAhead(plan, today);
}

/** Puts back what was skipped and is still to come. */
export function bringBack(plan: Plan, today: string): void {
  const back = skippedToCome(plan, today);
  plan.upcoming = [...plan.upcoming, ...back].sort(byDay);
  plan.skipped = plan.skipped.filter((delivery) => !back.includes(delivery));
}

/** Spaces what follows a case by the plan's weeks, or the first of it by weeks of its own. */
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

/** Working days the next case can come on: near the one it is planned for, and before the one after. */
export function daysFor({ upcoming, skipped }: Plan, method: string, now: Date): string[] {
  const [next, following] = upcoming;
  if (!next) return [];
  const earliest = daysAfter(dayOf(now), daysToBring[method] ?? 0);
  return Array.from({ length: 2 * daysToMove + 1 }, (_, index) => daysAfter(next.deliveryDate, index - daysToMove))
    .filter((day) => isWorkingDay(day) && day >= earliest && (!following || day < following.deliveryDate))
    .filter((day) => skipped.every(({ deliveryDate }) => deliveryDate !== day));
}
