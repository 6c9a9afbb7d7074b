import type { Text } from '../../brands/words.js';
import type { LineItem } from '../../model/basket.js';
import { isCaseLine } from '../../rules/basket/basketCount.js';

/** Name and vintage. */
export const lineName = ({ product }: LineItem): string => [product.name, product.vintage].filter(Boolean).join(' ');

/** Bottles, cases with their bottles, or pieces of anything else, in words. */
export function lineCount(line: LineItem, text: Text): string {
  const bottles = text.counted('basket.bottles', line.bottleCount);
  if (isCaseLine(line)) return text.counted('basket.cases', line.quantity, { bottles });
  return line.product.productType === 'wine' ? bottles : text.counted('basket.items', line.quantity);
}
