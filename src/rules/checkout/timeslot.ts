import type { Timeslot } from '../../model/order.js';
import type { Site } from '../../model/site.js';
import { localeOf } from '../common/money.js';

type Words = Pick<Site, 'currency'>;

/** Writes a day in words, such as "Tuesday 1 December". */
export const dayInWords = (date: string, site: Words): string =>
  new Intl.DateTimeFormat(localeOf(site), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );

/** Writes the start or end of a slot in the country's time format. */
const hourInWords = (hour: string, site: Words): string =>
  new Intl.DateTimeFormat(localeOf(site), { timeStyle: 'short', timeZone: 'UTC' })
    .format(new Date(`2000-01-01T${hour}:00Z`))
    // Some browsers use a narrow space where some servers use a plain one.
    .replace(/\s/g, ' ');

/** Returns the start and end of a slot, for the placeholders of a sentence. */
export const hoursOfSlot = ({ from, to }: Pick<Timeslot, 'from' | 'to'>, site: Words) => ({
  from: hourInWords(from, site),
  to: hourInWords(to, site),
});
