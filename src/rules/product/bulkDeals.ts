import type { BulkPromotion } from '../../model/offer.js';

/** Prices in a bulk promotion's sentence, as decimals or whole points; prices the sentence does not mention are left
 * out. */
export interface BulkPrices {
  /** Price of all cases together. */
  readonly price?: number;
  /** Price of each case. */
  readonly pricePerCase?: number;
  /** Saving on all cases together. */
  readonly save?: number;
}

const figure = String.raw`(\d[\d,]*(?:\.\d+)?)`;
const perCasePart = new RegExp(String.raw`${figure}[^\d]{0,12}per[ -]case`, 'i');
const savePart = new RegExp(String.raw`\bSAVE\b[^\d]{0,12}${figure}`, 'i');
const anyFigure = new RegExp(figure, 'g');

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text.replaceAll(',', ''));

/** Reads the sentence of a bulk promotion, such as `£151.88 (£75.94 per case) SAVE £8.00`: the price, the price per
 * case and the saving (PROD-079 to PROD-081). The price is the last amount before the other two. */
export function readBulkPrices(description: string): BulkPrices {
  const perCase = perCasePart.exec(description);
  const save = savePart.exec(description);
  const end = Math.min(perCase?.index ?? description.length, save?.index ?? description.length);
  const price = numberOf(description.slice(0, end).match(anyFigure)?.at(-1));
  const pricePerCase = numberOf(perCase?.[1]);
  const saved = numberOf(save?.[1]);
  return {
    ...(price !== undefined && { price }),
    ...(pricePerCase !== undefined && { pricePerCase }),
    ...(saved !== undefined && { save: saved }),
  };
}

/** Returns the number of cases that must be bought (PROD-084, PROD-085). */
export const casesOf = ({ bulkUIRules }: Pick<BulkPromotion, 'bulkUIRules'>): number =>
  bulkUIRules.qualifyingItems.reduce((sum, { quantity }) => sum + quantity, 0);
