import type { ItemClassification, LineItem } from '../../src/model/basket.js';

/** The line with a reason to be in the basket beyond an ordinary purchase. */
export const classified = (line: LineItem, classification: ItemClassification): LineItem => ({
  ...line,
  commerceItemId: `${line.commerceItemId}-${classification}`,
  lineItemIdentification: { itemClassifications: { contextClassificationDetails: [classification] } },
});
