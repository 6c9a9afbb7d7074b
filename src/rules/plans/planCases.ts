import type { PastCase, UpcomingCase } from '../../model/plan.js';
import type { Site } from '../../model/site.js';
import { localeOf } from '../common/money.js';

/** A case still to come, as a list of them shows it. */
export type PlannedCase = Omit<UpcomingCase, 'isChangeable'> & {
  /** `changeable` until it is packed; `skipped` while it can still be brought back. */
  readonly state: 'changeable' | 'packed' | 'skipped';
};

/** The cases of a plan still to come by their days, with the skipped ones in their places: those are in its history. */
export const plannedCases = (
  upcoming: readonly UpcomingCase[],
  past: readonly PastCase[],
  today: string,
): readonly PlannedCase[] =>
  [
    ...upcoming.map(
      ({ isChangeable, ...due }): PlannedCase => ({ ...due, state: isChangeable ? 'changeable' : 'packed' }),
    ),
    ...past
      .filter(({ status, deliveryDate }) => status === 'SKIPPED' && deliveryDate > today)
      .map(({ status: _, ...skipped }): PlannedCase => ({ ...skipped, state: 'skipped' })),
  ].sort((one, other) => (one.deliveryDate < other.deliveryDate ? -1 : 1));

/** The cases that are sent, the next one first. */
export const dueCases = (cases: readonly PlannedCase[]): readonly PlannedCase[] =>
  cases.filter(({ state }) => state !== 'skipped');

/** The cases that were skipped and can be brought back. */
export const skippedCases = (cases: readonly PlannedCase[]): readonly PlannedCase[] =>
  cases.filter(({ state }) => state === 'skipped');

/** Day of the first case that is sent once one of them is skipped; undefined where none is planned. */
export const nextDayWithout = (cases: readonly PlannedCase[], orderId: string): string | undefined =>
  dueCases(cases).find((due) => due.orderId !== orderId)?.deliveryDate;

/** An ISO date in parts, as a calendar shows it: the day's number, and its month and year. */
export function calendarDay(
  day: string,
  site: Pick<Site, 'currency'>,
): { readonly day: string; readonly month: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(site), { ...options, timeZone: 'UTC' }).format(new Date(day));
  return { day: part({ day: 'numeric' }), month: part({ month: 'short', year: 'numeric' }) };
}
