import type { Site } from '../../model/site.js';
import { decimalOf, minorUnits } from '../common/money.js';

/** Calculates the charge for a case of a wine plan: its wines and its delivery. All amounts are decimals in the site's
 * currency, or whole points. */
export const caseTotal = (items: number, delivery: number, { money }: Pick<Site, 'money'>): number =>
  money === 'points' ? items + delivery : decimalOf(minorUnits(items) + minorUnits(delivery));
