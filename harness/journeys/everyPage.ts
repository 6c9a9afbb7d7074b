import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openCheckout } from './checkout.js';
import { isLong } from './longRuns.js';
import { everyPage, type ShopPage } from './shopPages.js';
import { openShop, type Shopper, type Visit } from './shopper.js';

/** One brand of each family. */
export const familyBrands = ['law', 'stw', 'hsb', 'vir', 'tcm'] as const;
export type FamilyBrand = (typeof familyBrands)[number];

/** Returns each page in each brand in long runs; otherwise the named ones, each in one brand. */
export const visitsOf = (
  sample: Readonly<Partial<Record<string, FamilyBrand>>>,
): readonly (ShopPage & { readonly brand: FamilyBrand })[] =>
  everyPage.flatMap((page) => {
    const drawn = sample[page.name];
    const brands = isLong ? familyBrands : drawn ? [drawn] : [];
    return brands.map((brand) => ({ ...page, brand }));
  });

/** Opens a page, and waits until everything on it has loaded. */
export async function openPage(
  { path, persona, stage }: ShopPage,
  { query: more, ...visit }: Omit<Visit, 'query'> & { readonly query?: Readonly<Record<string, string>> },
): Promise<Shopper> {
  const query = { ...(persona && { login: 'hard', persona }), latency: '0', ...more };
  const shopper = stage
    ? await openCheckout(stage, path, { ...visit, query })
    : await openShop({ ...visit, path, query });
  await allLoaded(shopper.page);
  return shopper;
}

/** Waits until everything on a page has loaded. */
export async function allLoaded(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() =>
      page.getByRole('main').locator('.wsk-Skeleton, [data-status="loading"]').filter({ visible: true }).count(),
    )
    .toBe(0);
}
