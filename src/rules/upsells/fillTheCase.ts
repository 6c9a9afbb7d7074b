import type { UpsellOffer } from '../../model/offer.js';
import type { Product } from '../../model/product.js';
import { decimalOf, minorUnits } from '../common/money.js';
import { bottlePrice, volumeSaving } from '../common/price.js';

/** Maximum number of wines offered to fill a case (UPSL-067). */
const winesAtMost = 3;

/** Returns the wines that can fill a case, without repetition (UPSL-070). */
export function winesThatFill(offers: readonly UpsellOffer[]): readonly UpsellOffer[] {
  const wines = offers.filter(({ type }) => type === 'FILL_THE_CASE');
  return wines.filter(({ itemCode }, place) => wines.findIndex((wine) => wine.itemCode === itemCode) === place);
}

/**
 * Returns the wines to offer to fill a case: at most three, and at most the number of spaces (UPSL-067 to UPSL-070).
 * @param spaces bottles the case still has space for
 */
export const winesToFill = (offers: readonly UpsellOffer[], spaces: number): readonly UpsellOffer[] =>
  winesThatFill(offers).slice(0, Math.max(0, Math.min(winesAtMost, spaces)));

/** Returns the wines offered first; the others can replace them. */
export const winesOffered = <Wine extends { readonly offer: UpsellOffer }>(wines: readonly Wine[], spaces: number) => {
  const first = winesToFill(
    wines.map(({ offer }) => offer),
    spaces,
  );
  return wines.filter(({ offer }) => first.includes(offer));
};

/** Returns what an offered bottle costs, and how much less that is than on its own: wines that fill a case cost the
 * price for twelve or more. Decimals in the site's currency, or whole points. */
export function fillerPrice({ skus: [sku] }: Pick<Product, 'skus'>) {
  return sku ? { price: bottlePrice(sku), saving: volumeSaving(sku) } : { price: 0, saving: 0 };
}

/** A wine with its chosen number of bottles. */
export interface ChosenWine {
  readonly itemCode: string;
  /** Number of bottles; 0 for none. */
  readonly quantity: number;
}

/** Counts the bottles of all chosen wines. */
export const bottlesChosen = (wines: readonly ChosenWine[]): number =>
  wines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns the wines with at least one bottle (UPSL-080). */
export const winesThatCount = <Wine extends ChosenWine>(wines: readonly Wine[]): readonly Wine[] =>
  wines.filter(({ quantity }) => quantity > 0);

/** Cleans a typed number of bottles: digits only, at most two (UPSL-077). */
export const bottlesTyped = (typed: string): string => typed.replace(/\D/g, '').slice(0, 2);

/** Returns why a number of bottles cannot be added to a case: `one` when there is space for one and exactly one must be
 * chosen, `some` when there is space for more and at least one must be chosen (UPSL-081, UPSL-082). */
export function topUpProblem(bottles: number, spaces: number): 'one' | 'some' | undefined {
  if (bottles >= 1 && bottles <= spaces) return undefined;
  return spaces === 1 ? 'one' : 'some';
}

/**
 * Calculates the price of the chosen wines together, and what they save.
 * @param wines with price and saving per bottle: decimals in the site's currency, or whole points
 * @returns both in the same unit
 */
export function extraToPay(
  wines: readonly { readonly price: number; readonly saving: number; readonly quantity: number }[],
) {
  const sumOf = (part: 'price' | 'saving') =>
    decimalOf(wines.reduce((sum, wine) => sum + minorUnits(wine[part]) * wine.quantity, 0));
  return { extra: sumOf('price'), saving: sumOf('saving') };
}
