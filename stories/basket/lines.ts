import type { LineItem } from '../../src/model/basket.js';
import type { ItemClassification } from '../../src/model/itemClassification.js';

/** The line with a reason to be in the basket beyond an ordinary purchase. */
export const classified = (line: LineItem, classification: ItemClassification): LineItem => ({
  ...line,
  commerceItemId: `${line.commerceItemId}-${classification}`,
  lineItemIdentification: { itemClassifications: { contextClassificationDetails: [classification] } },
});
