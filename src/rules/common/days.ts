import type { Site } from '../../model/site.js';
import { localeOf } from './money.js';

export const dayMs = 86_400_000;

/** Returns the UTC day of a moment, as an ISO date. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export const daysAfter = (day: string, count: number): string => dayOf(new Date(Date.parse(day) + count * dayMs));

export const weeksAfter = (day: string, count: number): string => daysAfter(day, 7 * count);

export function monthsAfter(day: string, count: number): string {
  const date = new Date(day);
  const targetMonth = (date.getUTCMonth() + count) % 12;
  date.setUTCMonth(date.getUTCMonth() + count);
  // The 31st becomes the last day of a shorter month.
  if (date.getUTCMonth() !== targetMonth) date.setUTCDate(0);
  return dayOf(date);
}

/** Converts the API's dd/mm/yyyy to an ISO date; undefined for anything else. */
export function dayOfText(text: string | undefined): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text ?? '') ?? [];
  const iso = `${year}-${month}-${day}`;
  return day && !Number.isNaN(Date.parse(iso)) ? iso : undefined;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Writes parts of an ISO date or time in the format of the site's country, as in UTC. Formats are kept: making one takes
 * a hundred times as long as using it, and a list of delivery slots needs two for each. */
export function writtenParts(moment: string, site: Pick<Site, 'currency'>, parts: Intl.DateTimeFormatOptions): string {
  const locale = localeOf(site);
  const key = locale + JSON.stringify(parts);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(new Date(moment));
}

/** Writes an ISO date in the format of the site's country: 24 November 2026. */
export const dayInWords = (day: string, site: Pick<Site, 'currency'>): string =>
  writtenParts(day, site, { dateStyle: 'long' });

/** Writes the API's dd/mm/yyyy in words; anything else is left unchanged. */
export function writtenDay(text: string, site: Pick<Site, 'currency'>): string {
  const day = dayOfText(text);
  return day === undefined ? text : dayInWords(day, site);
}
