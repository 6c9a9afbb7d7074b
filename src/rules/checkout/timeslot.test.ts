import { expect, test } from 'vitest';
import { dayInWords, daysOnOffer, hoursOfSlot } from './timeslot.js';

const slot = { from: '08:00', to: '16:30' };

test('days and hours are formatted for the country', () => {
  expect(dayInWords('2026-12-01', { currency: 'GBP' })).toBe('Tuesday 1 December');
  expect(dayInWords('2026-12-01', { currency: 'USD' })).toBe('Tuesday, December 1');
  expect(hoursOfSlot(slot, { currency: 'GBP' })).toEqual({ from: '08:00', to: '16:30' });
  expect(hoursOfSlot(slot, { currency: 'USD' })).toEqual({ from: '8:00 AM', to: '4:30 PM' });
});

test('the days on offer are four weeks from tomorrow', () => {
  const days = daysOnOffer('2026-12-10');
  expect(days).toHaveLength(28);
  expect([days[0], days[21], days[27]]).toEqual(['2026-12-11', '2027-01-01', '2027-01-07']);
});
