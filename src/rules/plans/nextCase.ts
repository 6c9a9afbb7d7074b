import type { CaseWine, NextCase, SaveOffer } from '../../model/plan.js';
import type { Site } from '../../model/site.js';
import { maximumQuantity } from '../common/basket.js';
import { decimalOf, minorUnits } from '../common/money.js';
import { caseTotal } from './caseTotal.js';

/** Target quantity of a wine; 0 for none. */
export interface CaseTarget {
  readonly itemCode: string;
  readonly quantity: number;
}

/** A call that changes a case: it adds a quantity of a wine, sets its quantity, or removes it. */
export type CaseChange =
  | { readonly kind: 'add' | 'set'; readonly itemCode: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly itemCode: string };

/** A change a customer made to a case, with the quantities that undo it. */
export interface CaseStep {
  readonly kind: 'added' | 'removed' | 'swapped' | 'amount' | 'reset';
  /** Name of the changed wine. */
  readonly name: string;
  /** For a swap, the name of the new wine. */
  readonly by?: string;
  /** Previous quantity of each wine it affected. */
  readonly undo: readonly CaseTarget[];
}

/** A wine whose quantity differs between two versions of a case. */
export interface WineDifference {
  readonly wine: CaseWine;
  readonly before: number;
  readonly after: number;
}

/** Comparison of a case before and after its changes. */
export interface CaseDifference {
  readonly bottles: { readonly before: number; readonly after: number };
  /** Price of the wines. */
  readonly items: { readonly before: number; readonly after: number };
  /** Amount charged: the wines and the delivery. */
  readonly total: { readonly before: number; readonly after: number };
  readonly wines: readonly WineDifference[];
}

/** The cases that a change is saved for. */
export type SaveChoice = 'thisCase' | 'everyCase';

type Wines = readonly CaseWine[];
type Money = Pick<Site, 'money'>;

/** Returns the wines chosen by the customer or the plan. Gifts from an offer are added to these and cannot be changed. */
export const chosenWines = (wines: Wines): Wines => wines.filter(({ isGift }) => !isGift);

export const quantityOf = (wines: Wines, itemCode: string): number =>
  chosenWines(wines).find((wine) => wine.itemCode === itemCode)?.quantity ?? 0;

export const bottlesOf = (wines: Wines): number => wines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Calculates the total price of wines. It adds up pence, not pounds. */
export function totalOf(wines: Wines, { money }: Money): number {
  const units = (amount: number) => (money === 'points' ? amount : minorUnits(amount));
  const sum = wines.reduce((all, { price, quantity }) => all + units(price) * quantity, 0);
  return money === 'points' ? sum : decimalOf(sum);
}

/** Calculates the value of an offer: the usual price of its wines (PLAN-031). */
export const worthOf = ({ wines = [] }: Pick<SaveOffer, 'wines'>, site: Money): number => totalOf(wines, site);

/** Lists the wines whose quantities differ between two lists. */
export function differencesBetween(before: Wines, after: Wines): readonly WineDifference[] {
  const was = chosenWines(before);
  const is = chosenWines(after);
  const gone = was.filter(({ itemCode }) => quantityOf(is, itemCode) === 0);
  return [...is, ...gone]
    .map((wine) => ({ wine, before: quantityOf(was, wine.itemCode), after: quantityOf(is, wine.itemCode) }))
    .filter((one) => one.before !== one.after);
}

/** Compares a case with the plan's own wines. */
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

/** Returns the number of bottles a case still needs before it can be saved. */
export const bottlesMissing = ({ minimumBottleCount, wines }: Pick<NextCase, 'minimumBottleCount' | 'wines'>): number =>
  Math.max(0, minimumBottleCount - bottlesOf(chosenWines(wines)));

/** Lists the calls that bring a case to its targets, skipping targets that are already met, so that repeating it after
 * a partial failure lists only the remaining calls. Wines are added before others are removed, so that a sold-out wine
 * costs the customer nothing. */
export function changesTo(targets: readonly CaseTarget[], wines: Wines): readonly CaseChange[] {
  const pending = targets.filter(({ itemCode, quantity }) => quantity !== quantityOf(wines, itemCode));
  return [
    ...pending
      .filter(({ quantity }) => quantity > 0)
      .map((target) => ({
        kind: quantityOf(wines, target.itemCode) > 0 ? ('set' as const) : ('add' as const),
        ...target,
      })),
    ...pending.filter(({ quantity }) => quantity === 0).map(({ itemCode }) => ({ kind: 'remove' as const, itemCode })),
  ];
}

/** Returns the targets that undo a step. They cover only the step's wines, because another tab may have changed other
 * wines in the meantime. */
export const undoOf = (targets: readonly CaseTarget[], wines: Wines): readonly CaseTarget[] =>
  targets.map(({ itemCode }) => ({ itemCode, quantity: quantityOf(wines, itemCode) }));

/** Adds a step to the list. Consecutive quantity changes to one wine are undone together. */
export function withStep(steps: readonly CaseStep[], step: CaseStep): readonly CaseStep[] {
  const last = steps.at(-1);
  const goesOn = last?.kind === 'amount' && step.kind === 'amount' && last.undo[0]?.itemCode === step.undo[0]?.itemCode;
  return goesOn ? steps : [...steps, step];
}

/** Returns the targets of a swap: all bottles of one wine become bottles of another. */
export const swapTargets = (wines: Wines, outCode: string, inCode: string): readonly CaseTarget[] => [
  {
    itemCode: inCode,
    quantity: Math.min(quantityOf(wines, inCode) + quantityOf(wines, outCode), maximumQuantity),
  },
  { itemCode: outCode, quantity: 0 },
];

/** Returns the targets of a reset. */
export const resetTargets = ({ plannedWines, wines }: Pick<NextCase, 'plannedWines' | 'wines'>) =>
  differencesBetween(wines, plannedWines).map(
    ({ wine, after }): CaseTarget => ({ itemCode: wine.itemCode, quantity: after }),
  );

/** Returns the quantities of the wines once the targets are met. */
export const quantitiesAfter = (targets: readonly CaseTarget[], wines: Wines): ReadonlyMap<string, number> =>
  new Map([
    ...chosenWines(wines).map(({ itemCode, quantity }) => [itemCode, quantity] as const),
    ...targets.map(({ itemCode, quantity }) => [itemCode, quantity] as const),
  ]);

/** An unexpected change to a case. An amount is a number of bottles; a price is per bottle, a decimal in the site's
 * currency or whole points; a day is an ISO date. */
export type CaseNews =
  | ({ readonly what: 'amount' | 'price' } & WineDifference)
  | { readonly what: 'day'; readonly before: string; readonly after: string };

type ComparedCase = Pick<NextCase, 'wines' | 'deliveryDate'>;

/** Lists unexpected quantities and an unexpected day, which must have been changed by someone else or in another tab. */
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

/** Lists the wines whose price has changed. */
export const repricedWines = (before: Wines, now: Wines): readonly CaseNews[] =>
  chosenWines(now).flatMap((wine) => {
    const price = chosenWines(before).find(({ itemCode }) => itemCode === wine.itemCode)?.price ?? wine.price;
    return price === wine.price ? [] : [{ what: 'price', wine, before: price, after: wine.price }];
  });

/** Checks whether there is anything to save. Changes saved for one case can still be saved for the plan. */
export const needsSaving = ({ isSaved, isAsPlanned }: NextCase, choice: SaveChoice): boolean =>
  !isSaved || (choice === 'everyCase' && !isAsPlanned);

/** Returns the save option, named as in the documents of `updateWinePlan`, because the documents of the save call do
 * not define it (PLAN-054). */
export const saveOptionOf = (choice: SaveChoice): Readonly<Record<string, true>> =>
  choice === 'everyCase' ? { changePlan: true } : { nextDeliveryOnly: true };
