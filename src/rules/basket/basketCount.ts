import type { LineItem } from '../../model/basket.js';
import { isFreeLine } from '../common/basket.js';
import { ownValue } from '../common/ownValue.js';

/** What a basket or an order holds, counted the same way wherever it is said. */
export interface BasketCount {
  /** Bottles that are bought: of single wines and in cases. */
  readonly bottles: number;
  /** Other things that are bought: spirits, hampers, memberships. */
  readonly items: number;
  /** What comes free, whatever it is. */
  readonly gifts: number;
}

/** What of a line decides whether it is a case. */
type CaseFacts = Pick<LineItem, 'product' | 'caseBottleCount'>;

/** Whether a line is of cases: of several bottles each, the same wine or a mixture. */
export const isCaseLine = ({ product, caseBottleCount = 1 }: CaseFacts): boolean =>
  product.mixed === true || caseBottleCount > 1 || product.productType === 'case';

/** Whether a line is counted in bottles. */
export const isInBottles = (line: CaseFacts): boolean => isCaseLine(line) || line.product.productType === 'wine';

/** Counts a basket's or an order's lines: a gift or a membership is not a bottle. */
export function basketCount(lines: readonly LineItem[]): BasketCount {
  const count = { bottles: 0, items: 0, gifts: 0 };
  for (const line of lines) {
    if (isFreeLine(line)) count.gifts += line.quantity;
    else if (line.bottleCount > 0 && isInBottles(line)) count.bottles += line.bottleCount;
    else count.items += line.quantity;
  }
  return count;
}

/** What the badge of a basket counts: all that is bought. */
export const boughtCount = ({ bottles, items }: BasketCount): number => bottles + items;

/** The lines with the quantities that are on their way, by `commerceItemId` or item code; 0 is a removal. Prices stay what
 * they are: only the shop knows the new ones. */
export function linesWith(lines: readonly LineItem[], wanted: Readonly<Record<string, number>>): readonly LineItem[] {
  return lines.flatMap((line) => {
    const quantity = ownValue(wanted, lineKey(line));
    if (quantity === undefined || quantity === line.quantity) return line;
    if (quantity === 0) return [];
    return { ...line, quantity, bottleCount: (line.bottleCount / line.quantity) * quantity };
  });
}

/** Key of a line among the lines of its basket. */
export const lineKey = (line: LineItem): string => line.commerceItemId ?? line.product.itemCode;

/** Bottles in the case a basket fills. */
export const bottlesOfCase = 12;

/** How far the case a basket is filling has come. */
export interface CaseFill {
  /** Which case it is, from 1. */
  readonly nth: number;
  /** Bottles in it. */
  readonly filled: number;
  /** Bottles it still takes; 0 when it is full. */
  readonly missing: number;
}

/** The case of twelve that so many bottles are filling; none without a bottle. */
export function caseFill(bottles: number): CaseFill | undefined {
  if (bottles <= 0) return undefined;
  const nth = Math.ceil(bottles / bottlesOfCase);
  const filled = bottles - (nth - 1) * bottlesOfCase;
  return { nth, filled, missing: bottlesOfCase - filled };
}
