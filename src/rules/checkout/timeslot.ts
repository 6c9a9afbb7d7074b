import type { Timeslot } from '../../model/order.js';
import type { Site } from '../../model/site.js';
import { localeOf } from '../common/money.js';

type Words = Pick<Site, 'currency'>;

/** A day in words, such as "Tuesday 1 December". */
export const dayInWords = (date: string, site: Words): string =>
  new Intl.DateTimeFormat(localeOf(site), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );

/** The beginning or end of a slot as the country writes times. */
const hourInWords = (hour: string, site: Words): string =>
  new Intl.DateTimeFormat(localeOf(site), { timeStyle: 'short', timeZone: 'UTC' })
    .format(new Date(`2000-01-01T${hour}:00Z`))
    // Some browsers write a narrow blank, and some servers do not.
    .replace(/\s/g, ' ');

/** The hours of a slot, as values of a sentence. */
export const hoursOfSlot = ({ from, to }: Pick<Timeslot, 'from' | 'to'>, site: Words) => ({
  from: hourInWords(from, site),
  to: hourInWords(to, site),
});
