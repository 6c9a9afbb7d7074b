import { dateAsString } from '../../fixtures/dates.js';
import type { Account } from '../state.js';

const payments: ReadonlySet<string> = new Set(['First payment', 'Monthly payment']);

/** Pays the monthly amount into the savings on its day, the same amount as the last time, unless payments are on
 * holiday. */
export function payInWineReward({ memberships, savings }: Account, day: string): void {
  const isDue = Object.values(memberships).some(
    ({ type, status, dayOfMonth, paymentHoliday }) =>
      type === 'WINEREWARD' && status === 'ACTIVE' && !paymentHoliday && dayOfMonth === Number(day.slice(8)),
  );
  const { amount } = savings?.entries.findLast(({ description }) => payments.has(description)) ?? {};
  if (isDue && savings && amount !== undefined)
    savings.entries.push({ dateAsString: dateAsString(new Date(day)), description: 'Monthly payment', amount });
}
