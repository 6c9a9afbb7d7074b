import type { PastCase, UpcomingCase } from '../../model/plan.js';
import type { Site } from '../../model/site.js';
import { writtenParts } from '../common/days.js';

/** A future case, as shown in a list. */
export type PlannedCase = Omit<UpcomingCase, 'isChangeable'> & {
  /** `changeable` until it is packed; `skipped` while it can still be restored. */
  readonly state: 'changeable' | 'packed' | 'skipped';
};

/** Lists the future cases of a plan by date, including the skipped ones, which come from its history. */
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

/** Returns the cases that will be sent, the next one first. */
export const dueCases = (cases: readonly PlannedCase[]): readonly PlannedCase[] =>
  cases.filter(({ state }) => state !== 'skipped');

/** Returns the skipped cases that can still be restored. */
export const skippedCases = (cases: readonly PlannedCase[]): readonly PlannedCase[] =>
  cases.filter(({ state }) => state === 'skipped');

/** Returns the day of the first case that will be sent if the given case is skipped; undefined when no other case is
 * planned. */
export const nextDayWithout = (cases: readonly PlannedCase[], orderId: string): string | undefined =>
  dueCases(cases).find((due) => due.orderId !== orderId)?.deliveryDate;

/** Splits an ISO date into the parts a calendar shows: the day's number, and the month and year. */
export function calendarDay(
  day: string,
  site: Pick<Site, 'currency'>,
): { readonly day: string; readonly month: string } {
  return {
    day: writtenParts(day, site, { day: 'numeric' }),
    month: writtenParts(day, site, { month: 'short', year: 'numeric' }),
  };
}
