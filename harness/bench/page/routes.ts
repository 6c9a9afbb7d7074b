import type { Page } from 'playwright-core';
import type { ShopPage } from '../../journeys/shopPages.js';
import { bringTo } from '../../journeys/stages.js';
import { serveAt } from './serve.js';

/** A page in a shop of its own. */
export interface Opened {
  /** Address of the page. */
  readonly address: string;
  /** Takes the shopper to what the page is about: a basket, a stage of the checkout. */
  readonly before: (page: Page) => Promise<void>;
}

/** Opens a shop for a page, as the customer for whom the page has content, and closes it after the work. */
export async function inShopOf<Result>(
  brand: string,
  folder: string,
  { path, persona, stage }: ShopPage,
  work: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const shop = await serveAt(brand, folder, persona ? { login: 'hard', persona } : {});
  const at = (place: string) => new URL(place, shop.address).href;
  const before = async (page: Page) => {
    if (!stage) return;
    await page.goto(at('/api/cart/list'));
    await bringTo(page, stage, persona !== undefined, brand);
  };
  try {
    return await work({ address: at(path), before });
  } finally {
    shop.close();
  }
}
