import type { WinePlan } from '../../model/plan.js';
import type { Site } from '../../model/site.js';
import { dayInWords, dayMs, daysAfter } from '../common/days.js';
import { localeOf } from '../common/money.js';

/** Weeks from one ISO date to a later one, to the nearest. */
export const weeksBetween = (day: string, later: string): number =>
  Math.round((Date.parse(later) - Date.parse(day)) / (7 * dayMs));

/** An ISO date with its day of the week: Friday 11 December 2026. Put together here: engines do not agree on the comma, and
 * a server's page would not be the browser's. */
export function fullDay(day: string, site: Pick<Site, 'currency'>): string {
  const weekday = new Intl.DateTimeFormat(localeOf(site), { weekday: 'long', timeZone: 'UTC' }).format(new Date(day));
  return `${weekday}${site.currency === 'USD' ? ',' : ''} ${dayInWords(day, site)}`;
}

/** Monday is 0. */
const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** A calendar of days: a row for each week that has any, a column for each day of the week. What is not among the days is
 * left open. There are five columns unless some day is at a weekend. */
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

/** A plan that sends cases: its next one is known. */
export type SendingPlan = WinePlan & Readonly<Record<'nextDeliveryDate' | 'subscriptionOrderId', string>>;

/** The plan, if it sends cases; undefined for one that is on hold or in a state the shop does not know. */
export const sendingPlan = (plan: WinePlan): SendingPlan | undefined =>
  plan.status === 'ACTIVE' && plan.nextDeliveryDate !== undefined && plan.subscriptionOrderId !== undefined
    ? (plan as SendingPlan)
    : undefined;
