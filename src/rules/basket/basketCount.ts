import type { LineItem } from '../../model/basket.js';
import { isFreeLine } from '../common/basket.js';
import { ownValue } from '../common/ownValue.js';

/** Contents of a basket or an order, counted the same way everywhere. */
export interface BasketCount {
  /** Number of bottles bought, as single wines and in cases. */
  readonly bottles: number;
  /** Number of other items bought: spirits, hampers, memberships. */
  readonly items: number;
  /** Number of free items of any kind. */
  readonly gifts: number;
}

/** Fields of a line that decide whether it is a case. */
type CaseFacts = Pick<LineItem, 'product' | 'caseBottleCount'>;

/** Checks whether a line is a case: several bottles per unit, of the same wine or mixed. */
export const isCaseLine = ({ product, caseBottleCount = 1 }: CaseFacts): boolean =>
  product.mixed === true || caseBottleCount > 1 || product.productType === 'case';

/** Checks whether a line is counted in bottles. */
export const isInBottles = (line: CaseFacts): boolean => isCaseLine(line) || line.product.productType === 'wine';

/** Counts the lines of a basket or an order. Gifts and memberships do not count as bottles. */
export function basketCount(lines: readonly LineItem[]): BasketCount {
  const count = { bottles: 0, items: 0, gifts: 0 };
  for (const line of lines) {
    if (isFreeLine(line)) count.gifts += line.quantity;
    else if (line.bottleCount > 0 && isInBottles(line)) count.bottles += line.bottleCount;
    else count.items += line.quantity;
  }
  return count;
}

/** Returns the number on the basket's badge: everything that is bought. */
export const boughtCount = ({ bottles, items }: BasketCount): number => bottles + items;

/** Applies pending quantities to the lines, by `commerceItemId` or item code; 0 removes a line. Prices are left
 * unchanged, because only the shop knows the new ones. */
export function linesWith(
  lines: readonly LineItem[],
  quantities: Readonly<Record<string, number>>,
): readonly LineItem[] {
  return lines.flatMap((line) => {
    const quantity = ownValue(quantities, lineKey(line));
    if (quantity === undefined || quantity === line.quantity) return line;
    if (quantity === 0) return [];
    return { ...line, quantity, bottleCount: (line.bottleCount / line.quantity) * quantity };
  });
}

/** Returns the key of a line, unique in its basket. */
export const lineKey = (line: LineItem): string => line.commerceItemId ?? line.product.itemCode;

/** Number of bottles in a full case. */
export const bottlesOfCase = 12;

/** Progress of the case that a basket is filling. */
export interface CaseFill {
  /** Number of the case, from 1. */
  readonly nth: number;
  /** Number of bottles in it. */
  readonly filled: number;
  /** Number of bottles it still takes; 0 when it is full. */
  readonly missing: number;
}

/** Describes the case of twelve that a number of bottles is filling; undefined without a bottle. */
export function caseFill(bottles: number): CaseFill | undefined {
  if (bottles <= 0) return undefined;
  const nth = Math.ceil(bottles / bottlesOfCase);
  const filled = bottles - (nth - 1) * bottlesOfCase;
  return { nth, filled, missing: bottlesOfCase - filled };
}
