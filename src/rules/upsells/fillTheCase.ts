import type { UpsellOffer } from '../../model/offer.js';
import { decimalOf, minorUnits } from '../common/money.js';

/** Wines that are offered at most to fill a case (UPSL-067). */
const winesAtMost = 3;

/** The wines that can fill a case, each once (UPSL-070). */
export function winesThatFill(offers: readonly UpsellOffer[]): readonly UpsellOffer[] {
  const wines = offers.filter(({ type }) => type === 'FILL_THE_CASE');
  return wines.filter(({ itemCode }, place) => wines.findIndex((wine) => wine.itemCode === itemCode) === place);
}

/** The wines that are offered to fill a case: three at most, and no more than it has room for (UPSL-067 to UPSL-070).
 * @param spaces bottles the case still has room for */
export const winesToFill = (offers: readonly UpsellOffer[], spaces: number): readonly UpsellOffer[] =>
  winesThatFill(offers).slice(0, Math.max(0, Math.min(winesAtMost, spaces)));

/** Those of the wines that are offered first; the others can take their places. */
export const winesOffered = <Wine extends { readonly offer: UpsellOffer }>(wines: readonly Wine[], spaces: number) => {
  const first = winesToFill(
    wines.map(({ offer }) => offer),
    spaces,
  );
  return wines.filter(({ offer }) => first.includes(offer));
};

/** A wine with the number of its bottles that is chosen. */
export interface ChosenWine {
  readonly itemCode: string;
  /** Bottles; 0 when it is not wanted. */
  readonly quantity: number;
}

/** Bottles of all chosen wines together. */
export const bottlesChosen = (wines: readonly ChosenWine[]): number =>
  wines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The wines that count: those of which there is a bottle (UPSL-080). */
export const winesThatCount = <Wine extends ChosenWine>(wines: readonly Wine[]): readonly Wine[] =>
  wines.filter(({ quantity }) => quantity > 0);

/** What was typed as a number of bottles: figures alone, two at most (UPSL-077). */
export const bottlesTyped = (typed: string): string => typed.replace(/\D/g, '').slice(0, 2);

/** Why so many bottles cannot be added to a case: `one` where it has room for one and one has to be chosen, `some` where it
 * has room for more and at least one has to be (UPSL-081, UPSL-082). */
export function topUpProblem(bottles: number, spaces: number): 'one' | 'some' | undefined {
  if (bottles >= 1 && bottles <= spaces) return undefined;
  return spaces === 1 ? 'one' : 'some';
}

/** What chosen wines cost together.
 * @param wines with the price of one bottle: a decimal in the site's currency, or whole points
 * @returns in the same unit */
export const extraToPay = (wines: readonly { readonly price: number; readonly quantity: number }[]): number =>
  decimalOf(wines.reduce((sum, { price, quantity }) => sum + minorUnits(price) * quantity, 0));
