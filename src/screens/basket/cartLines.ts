import type { basketWords } from '../../brands/words/basket.js';
import type { KeyOf, Text } from '../../brands/words.js';
import type { LineItem } from '../../model/basket.js';
import { isCaseLine } from '../../rules/basket/basketCount.js';

/** Returns the name and vintage. */
export const lineName = ({ product }: LineItem): string => [product.name, product.vintage].filter(Boolean).join(' ');

/** Writes the quantity of a line in words: bottles, cases with their bottles, or units of anything else. */
export function lineCount(line: LineItem, text: Text<KeyOf<typeof basketWords>>): string {
  const bottles = text.counted('basket.bottles', line.bottleCount);
  if (isCaseLine(line)) return text.counted('basket.cases', line.quantity, { bottles });
  return line.product.productType === 'wine' ? bottles : text.counted('basket.items', line.quantity);
}
