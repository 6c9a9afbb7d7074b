import type { Timeslot } from '../../model/order.js';
import type { Site } from '../../model/site.js';
import { daysAfter, writtenParts } from '../common/days.js';

type Words = Pick<Site, 'currency'>;

/** Returns the days a shopper can ask for: four weeks from tomorrow. Nothing comes on the day of the order, and an order is
 * for wine in stock now, which is not put aside for longer. Which of these days a delivery method serves only the server
 * knows, and it answers for one day at a time (CHKT-027). */
export const daysOnOffer = (today: string): readonly string[] =>
  Array.from({ length: 28 }, (_, index) => daysAfter(today, index + 1));

/** Writes a day in words, such as "Tuesday 1 December". */
export const dayInWords = (date: string, site: Words): string =>
  writtenParts(date, site, { weekday: 'long', day: 'numeric', month: 'long' });

/** Writes the start or end of a slot in the country's time format. */
const hourInWords = (hour: string, site: Words): string =>
  writtenParts(`2000-01-01T${hour}:00Z`, site, { timeStyle: 'short' })
    // Some browsers use a narrow space where some servers use a plain one.
    .replace(/\s/g, ' ');

/** Returns the start and end of a slot, for the placeholders of a sentence. */
export const hoursOfSlot = ({ from, to }: Pick<Timeslot, 'from' | 'to'>, site: Words) => ({
  from: hourInWords(from, site),
  to: hourInWords(to, site),
});
