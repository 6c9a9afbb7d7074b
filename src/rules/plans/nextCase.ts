import type { CaseWine, NextCase, SaveOffer } from '../../model/plan.js';
import type { Site } from '../../model/site.js';
import { maximumQuantity } from '../common/basket.js';
import { decimalOf, minorUnits } from '../common/money.js';
import { caseTotal } from './caseTotal.js';

/** How many of a wine there are to be; 0 for none of it. */
export interface CaseTarget {
  readonly itemCode: string;
  readonly quantity: number;
}

/** A call that changes a case: so many more of a wine, so many in all, or none. */
export type CaseChange =
  | { readonly kind: 'add' | 'set'; readonly itemCode: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly itemCode: string };

/** Something a customer did to a case, and what undoes it. */
export interface CaseStep {
  readonly kind: 'added' | 'removed' | 'swapped' | 'amount' | 'reset';
  /** Name of the wine it was done to. */
  readonly name: string;
  /** Of a swap: name of the wine that came in. */
  readonly by?: string;
  /** How many there were of each wine it touched. */
  readonly undo: readonly CaseTarget[];
}

/** A wine there is not the same number of before and after. */
export interface WineDifference {
  readonly wine: CaseWine;
  readonly before: number;
  readonly after: number;
}

/** What a case is before and after. */
export interface CaseDifference {
  readonly bottles: { readonly before: number; readonly after: number };
  /** What the wines cost. */
  readonly items: { readonly before: number; readonly after: number };
  /** What is charged: the wines and the delivery. */
  readonly total: { readonly before: number; readonly after: number };
  readonly wines: readonly WineDifference[];
}

/** Which cases a change is saved for. */
export type SaveChoice = 'thisCase' | 'everyCase';

type Wines = readonly CaseWine[];
type Money = Pick<Site, 'money'>;

/** What the customer chose, or the plan did: gifts of an offer come on top, and are nobody's to change. */
export const chosenWines = (wines: Wines): Wines => wines.filter(({ isGift }) => !isGift);

export const quantityOf = (wines: Wines, itemCode: string): number =>
  chosenWines(wines).find((wine) => wine.itemCode === itemCode)?.quantity ?? 0;

export const bottlesOf = (wines: Wines): number => wines.reduce((sum, { quantity }) => sum + quantity, 0);

/** What wines cost together: pence are added up, not pounds. */
export function totalOf(wines: Wines, { money }: Money): number {
  const units = (amount: number) => (money === 'points' ? amount : minorUnits(amount));
  const sum = wines.reduce((all, { price, quantity }) => all + units(price) * quantity, 0);
  return money === 'points' ? sum : decimalOf(sum);
}

/** What an offer is worth: what its wines would cost (PLAN-031). */
export const worthOf = ({ wines = [] }: Pick<SaveOffer, 'wines'>, site: Money): number => totalOf(wines, site);

/** What makes one list of wines of another. */
export function differencesBetween(before: Wines, after: Wines): readonly WineDifference[] {
  const was = chosenWines(before);
  const is = chosenWines(after);
  const gone = was.filter(({ itemCode }) => quantityOf(is, itemCode) === 0);
  return [...is, ...gone]
    .map((wine) => ({ wine, before: quantityOf(was, wine.itemCode), after: quantityOf(is, wine.itemCode) }))
    .filter((one) => one.before !== one.after);
}

/** How a case differs from what the plan itself would send. */
export function caseDifference(
  { plannedWines, wines, deliveryPrice }: Pick<NextCase, 'plannedWines' | 'wines' | 'deliveryPrice'>,
  site: Money,
): CaseDifference {
  const now = chosenWines(wines);
  const items = { before: totalOf(plannedWines, site), after: totalOf(now, site) };
  return {
    bottles: { before: bottlesOf(plannedWines), after: bottlesOf(now) },
    items,
    total: {
      before: caseTotal(items.before, deliveryPrice, site),
      after: caseTotal(items.after, deliveryPrice, site),
    },
    wines: differencesBetween(plannedWines, wines),
  };
}

/** How many bottles a case needs before it can be saved. */
export const bottlesMissing = ({ minimumBottleCount, wines }: Pick<NextCase, 'minimumBottleCount' | 'wines'>): number =>
  Math.max(0, minimumBottleCount - bottlesOf(chosenWines(wines)));

/** The calls that make a case as it is to be, and none for what is so already: asked again after half of them failed,
 * they finish the rest. A wine comes in before another goes, so that one that is sold out takes nothing away. */
export function changesTo(targets: readonly CaseTarget[], wines: Wines): readonly CaseChange[] {
  const wanted = targets.filter(({ itemCode, quantity }) => quantity !== quantityOf(wines, itemCode));
  return [
    ...wanted
      .filter(({ quantity }) => quantity > 0)
      .map((target) => ({
        kind: quantityOf(wines, target.itemCode) > 0 ? ('set' as const) : ('add' as const),
        ...target,
      })),
    ...wanted.filter(({ quantity }) => quantity === 0).map(({ itemCode }) => ({ kind: 'remove' as const, itemCode })),
  ];
}

/** What puts the wines of a step back, and touches no other: another tab may have changed those meanwhile. */
export const undoOf = (targets: readonly CaseTarget[], wines: Wines): readonly CaseTarget[] =>
  targets.map(({ itemCode }) => ({ itemCode, quantity: quantityOf(wines, itemCode) }));

/** The steps with one more: numbers of one wine that follow each other are undone together. */
export function withStep(steps: readonly CaseStep[], step: CaseStep): readonly CaseStep[] {
  const last = steps.at(-1);
  const goesOn = last?.kind === 'amount' && step.kind === 'amount' && last.undo[0]?.itemCode === step.undo[0]?.itemCode;
  return goesOn ? steps : [...steps, step];
}

/** What a swap makes of a case: all bottles of one wine become bottles of another. */
export const swapTargets = (wines: Wines, outCode: string, inCode: string): readonly CaseTarget[] => [
  {
    itemCode: inCode,
    quantity: Math.min(quantityOf(wines, inCode) + quantityOf(wines, outCode), maximumQuantity),
  },
  { itemCode: outCode, quantity: 0 },
];

/** What a reset makes of a case. */
export const resetTargets = ({ plannedWines, wines }: Pick<NextCase, 'plannedWines' | 'wines'>) =>
  differencesBetween(wines, plannedWines).map(
    ({ wine, after }): CaseTarget => ({ itemCode: wine.itemCode, quantity: after }),
  );

/** Wines as they are once the targets are met, as far as their numbers go. */
export const quantitiesAfter = (targets: readonly CaseTarget[], wines: Wines): ReadonlyMap<string, number> =>
  new Map([
    ...chosenWines(wines).map(({ itemCode, quantity }) => [itemCode, quantity] as const),
    ...targets.map(({ itemCode, quantity }) => [itemCode, quantity] as const),
  ]);

/** Something about a case that is not as it was expected. An amount is of bottles; a price is of one bottle, a decimal in
 * the site's currency or whole points; a day is an ISO date. */
export type CaseNews =
  | ({ readonly what: 'amount' | 'price' } & WineDifference)
  | { readonly what: 'day'; readonly before: string; readonly after: string };

type ComparedCase = Pick<NextCase, 'wines' | 'deliveryDate'>;

/** Wines that are not there in the number that was expected, and another day: someone else changed them. */
export function changedElsewhere(
  expected: ReadonlyMap<string, number>,
  before: ComparedCase,
  now: ComparedCase,
): readonly CaseNews[] {
  const gone = chosenWines(before.wines).filter(({ itemCode }) => !quantityOf(now.wines, itemCode));
  const amounts = [...chosenWines(now.wines), ...gone]
    .map((wine) => ({
      what: 'amount' as const,
      wine,
      before: expected.get(wine.itemCode) ?? 0,
      after: quantityOf(now.wines, wine.itemCode),
    }))
    .filter((one) => one.before !== one.after);
  const isMoved = before.deliveryDate !== now.deliveryDate;
  return isMoved ? [{ what: 'day', before: before.deliveryDate, after: now.deliveryDate }, ...amounts] : amounts;
}

/** Wines that cost something else than before. */
export const repricedWines = (before: Wines, now: Wines): readonly CaseNews[] =>
  chosenWines(now).flatMap((wine) => {
    const price = chosenWines(before).find(({ itemCode }) => itemCode === wine.itemCode)?.price ?? wine.price;
    return price === wine.price ? [] : [{ what: 'price', wine, before: price, after: wine.price }];
  });

/** Whether there is anything to save: what is saved for one case can still become the plan's own. */
export const needsSaving = ({ isSaved, isAsPlanned }: NextCase, choice: SaveChoice): boolean =>
  !isSaved || (choice === 'everyCase' && !isAsPlanned);

/** How the documents of `updateWinePlan` name the two choices; those of the save do not say (PLAN-054). */
export const saveOptionOf = (choice: SaveChoice): Readonly<Record<string, true>> =>
  choice === 'everyCase' ? { changePlan: true } : { nextDeliveryOnly: true };
