import type { Site } from '../../model/site.js';
import { dayInWords, daysAfter, writtenParts } from './days.js';

/** Writes an ISO date with its day of the week: Friday 11 December 2026. The parts are joined here, because engines
 * disagree on the comma and the server's page would then differ from the browser's. */
export function fullDay(day: string, site: Pick<Site, 'currency'>): string {
  const weekday = writtenParts(day, site, { weekday: 'long' });
  return `${weekday}${site.currency === 'USD' ? ',' : ''} ${dayInWords(day, site)}`;
}

/** One month of a calendar. */
export interface CalendarMonth {
  /** Its year and number, yyyy-mm. */
  readonly month: string;
  /** A row for each week with a day on offer: the days of the month in their columns, and undefined beside them. */
  readonly weeks: readonly (readonly (string | undefined)[])[];
}

/** Arranges days in a calendar. Its columns are Monday to Friday unless a day is at the weekend; then they are the whole
 * week, from the day on which it begins in the country.
 * @returns the days of one week, for the header of the columns, and the months */
export function calendarOf(days: readonly string[], site: Pick<Site, 'currency'>) {
  const hasWeekend = days.some((day) => new Date(day).getUTCDay() % 6 === 0);
  const firstColumn = hasWeekend && site.currency === 'USD' ? 0 : 1;
  const startOf = (day: string) => daysAfter(day, -((new Date(day).getUTCDay() - firstColumn + 7) % 7));
  const weekFrom = (start: string) =>
    Array.from({ length: hasWeekend ? 7 : 5 }, (_, column) => daysAfter(start, column));
  const starts = new Map<string, Set<string>>();
  for (const day of [...days].sort()) {
    const month = day.slice(0, 7);
    starts.set(month, (starts.get(month) ?? new Set()).add(startOf(day)));
  }
  const months: CalendarMonth[] = [...starts].map(([month, weeks]) => ({
    month,
    weeks: [...weeks].map((start) => weekFrom(start).map((day) => (day.startsWith(month) ? day : undefined))),
  }));
  return { week: days[0] === undefined ? [] : weekFrom(startOf(days[0])), months };
}
