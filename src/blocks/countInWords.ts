import type { basketWords } from '../brands/words/basket.js';
import type { KeyOf, Text } from '../brands/words.js';
import type { LineItem } from '../model/basket.js';
import { type BasketCount, basketCount } from '../rules/basket/basketCount.js';

type BasketText = Text<KeyOf<typeof basketWords>>;

/** Writes a count in words, such as `20 bottles and a gift`. An empty count gives zero items. */
export function countInWords({ bottles, items, gifts }: BasketCount, text: BasketText): string {
  const parts = [
    bottles > 0 ? text.counted('basket.bottles', bottles) : '',
    items > 0 ? text.counted('basket.items', items) : '',
    gifts > 0 ? text.counted('basket.giftsToo', gifts) : '',
  ].filter(Boolean);
  const last = parts.at(-1) ?? text.counted('basket.items', 0);
  return parts.length > 1 ? text('basket.and', { before: parts.slice(0, -1).join(', '), last }) : last;
}

/** Writes the contents of basket lines in words. */
export const linesInWords = (lines: readonly LineItem[], text: BasketText): string =>
  countInWords(basketCount(lines), text);
