import type { WinePlan } from '../../model/plan.js';
import type { Site } from '../../model/site.js';
import { dayInWords, dayMs, daysAfter, writtenParts } from '../common/days.js';

/** Returns the weeks from one ISO date to a later one, rounded. */
export const weeksBetween = (day: string, later: string): number =>
  Math.round((Date.parse(later) - Date.parse(day)) / (7 * dayMs));

/** Writes an ISO date with its day of the week: Friday 11 December 2026. The parts are joined here, because engines
 * disagree on the comma and the server's page would then differ from the browser's. */
export function fullDay(day: string, site: Pick<Site, 'currency'>): string {
  const weekday = writtenParts(day, site, { weekday: 'long' });
  return `${weekday}${site.currency === 'USD' ? ',' : ''} ${dayInWords(day, site)}`;
}

/** Returns the day of the week, with Monday as 0. */
const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** Arranges days in a calendar: a row for each week that has any, a column for each day of the week, and gaps for the
 * rest. There are five columns unless a day is at the weekend. */
export function calendarOf(days: readonly string[]): readonly (readonly (string | undefined)[])[] {
  const columns = days.some((day) => weekdayOf(day) > 4) ? 7 : 5;
  const weeks = new Map<string, (string | undefined)[]>();
  for (const day of [...days].sort()) {
    const monday = daysAfter(day, -weekdayOf(day));
    const week = weeks.get(monday) ?? Array.from({ length: columns }, () => undefined);
    week[weekdayOf(day)] = day;
    weeks.set(monday, week);
  }
  return [...weeks.values()];
}

/** A plan that sends cases, so its next one is known. */
export type SendingPlan = WinePlan & Readonly<Record<'nextDeliveryDate' | 'subscriptionOrderId', string>>;

/** Returns the plan if it sends cases; undefined for one on hold or in an unknown state. */
export const sendingPlan = (plan: WinePlan): SendingPlan | undefined =>
  plan.status === 'ACTIVE' && plan.nextDeliveryDate !== undefined && plan.subscriptionOrderId !== undefined
    ? (plan as SendingPlan)
    : undefined;
