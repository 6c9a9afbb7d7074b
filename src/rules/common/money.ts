import type { Currency, MoneyUnit } from '../../model/site.js';

/** Unit of a site's prices. */
export interface PriceUnit {
  readonly money: MoneyUnit;
  readonly currency: Currency;
}

const locales: Record<Currency, string> = { GBP: 'en-GB', USD: 'en-US', AUD: 'en-AU', NZD: 'en-NZ' };

/** Returns the locale of a site's numbers and dates. */
export const localeOf = ({ currency }: Pick<PriceUnit, 'currency'>): string => locales[currency];

/** Converts a decimal from the API to minor units (pence, cents): 8.99 becomes 899. */
export const minorUnits = (decimal: number): number => Math.round(Number(`${decimal}e2`)) || 0;

/** Converts minor units to a decimal: 899 becomes 8.99. */
export const decimalOf = (minor: number): number => minor / 100;

const formats: Partial<Record<Currency, Intl.NumberFormat>> = {};

/** Making a format takes longer than everything else about a price, and a page has a hundred prices. */
function formatOf(currency: Currency): Intl.NumberFormat {
  formats[currency] ??= new Intl.NumberFormat(locales[currency], { style: 'currency', currency });
  return formats[currency];
}

/** Formats an amount as `£8.99` in the site's currency with 2 decimals, or as `1,600` points without the unit
 * (BRAND-045, BRAND-046). */
export function formatFigure(amount: number, { money, currency }: PriceUnit): string {
  return money === 'points'
    ? (Math.round(amount) || 0).toLocaleString('en-GB')
    : formatOf(currency).format(decimalOf(minorUnits(amount)));
}

/** Formats a price as `£8.99`, or as `1,600 pts` on a points site (OPEN-064). */
export function formatPrice(amount: number, unit: PriceUnit): string {
  const figure = formatFigure(amount, unit);
  return unit.money === 'points' ? `${figure} pts` : figure;
}
