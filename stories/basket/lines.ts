import type { LineItem } from '../../src/model/basket.js';
import type { ItemClassification } from '../../src/model/itemClassification.js';

/** Returns a line with a classification that explains why the line is in the basket. */
export const classified = (line: LineItem, classification: ItemClassification): LineItem => ({
  ...line,
  commerceItemId: `${line.commerceItemId}-${classification}`,
  lineItemIdentification: { itemClassifications: { contextClassificationDetails: [classification] } },
});
