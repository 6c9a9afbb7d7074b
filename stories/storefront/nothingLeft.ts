import { changeAnswer } from '../storyShop.js';

/** Makes every product low in stock with nothing left, so that no quantity of it can be added. */
export const nothingLeft = (): void =>
  changeAnswer('getProduct', (product) => ({
    ...product,
    inventoryInfo: { summaryAvailabilityStatus: 'low_stock', stockQty: 0 },
  }));
