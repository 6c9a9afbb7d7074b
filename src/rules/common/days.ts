import type { Site } from '../../model/site.js';
import { localeOf } from './money.js';

export const dayMs = 86_400_000;

/** A moment's day in UTC, as an ISO date. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export const daysAfter = (day: string, count: number): string => dayOf(new Date(Date.parse(day) + count * dayMs));

export const weeksAfter = (day: string, count: number): string => daysAfter(day, 7 * count);

/** A day the API writes as dd/mm/yyyy, as an ISO date; undefined for anything else. */
export function dayOfText(written: string | undefined): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(written ?? '') ?? [];
  const iso = `${year}-${month}-${day}`;
  return day && !Number.isNaN(Date.parse(iso)) ? iso : undefined;
}

/** An ISO date in words, as the site's country writes it: 24 November 2026. */
export const dayInWords = (day: string, site: Pick<Site, 'currency'>): string =>
  new Intl.DateTimeFormat(localeOf(site), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** A day of the API, dd/mm/yyyy, in words; as the API gives it where it is no such day. */
export function writtenDay(written: string, site: Pick<Site, 'currency'>): string {
  const day = dayOfText(written);
  return day === undefined ? written : dayInWords(day, site);
}
