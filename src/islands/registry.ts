'use client';

import type { ComponentType } from 'react';
import * as z from 'zod/mini';
import { ownValue } from '../rules/common/ownValue.js';

/** A container that can be mounted on its own: the schema of its props, and the function that loads it. */
export interface Island {
  readonly props: z.ZodMiniType<object>;
  readonly load: () => Promise<ComponentType<object>>;
}

const island = <Props extends object>(
  props: z.ZodMiniType<Props>,
  load: () => Promise<ComponentType<Props>>,
): Island => ({ props, load: load as () => Promise<ComponentType<object>> });

const nothing = z.object({});
const text = z.string().check(z.minLength(1));
const ofProduct = z.object({ itemCode: text });

/** Every part of a page that is an island of its own, by name. A new one needs its container and a line here. */
export const islands: Readonly<Record<string, Island>> = {
  header: island(
    z.object({ isCartPage: z.optional(z.boolean()), address: z.optional(z.string()) }),
    async () => (await import('../storefront/shell/HeaderContainer.js')).HeaderContainer,
  ),
  'delivery-promise': island(
    nothing,
    async () => (await import('../storefront/shell/DeliveryPromiseStripContainer.js')).DeliveryPromiseStripContainer,
  ),
  footer: island(nothing, async () => (await import('../storefront/shell/FooterContainer.js')).FooterContainer),
  'header-basket': island(
    nothing,
    async () => (await import('../storefront/shell/HeaderBasketContainer.js')).HeaderBasketContainer,
  ),
  search: island(nothing, async () => (await import('../storefront/shell/SearchContainer.js')).SearchContainer),
  'banner-sign-in': island(
    nothing,
    async () => (await import('../storefront/identity/BannerSignInContainer.js')).BannerSignInContainer,
  ),
  'add-to-basket': island(
    z.object({
      itemCode: text,
      quantity: z.optional(z.int().check(z.gte(1))),
    }),
    async () => (await import('../storefront/shop/AddToBasketContainer.js')).AddToBasketContainer,
  ),
  'product-upsell': island(
    ofProduct,
    async () => (await import('../storefront/shop/ProductUpsellContainer.js')).ProductUpsellContainer,
  ),
  'cart-upsell': island(
    nothing,
    async () => (await import('../storefront/shop/CartUpsellContainer.js')).CartUpsellContainer,
  ),
  'live-shopping': island(
    z.object({ showId: text }),
    async () => (await import('../storefront/product/LiveShoppingContainer.js')).LiveShoppingContainer,
  ),
  'favourite-toggle': island(
    z.object({ itemCode: text, name: text, labelled: z.optional(z.boolean()) }),
    async () => (await import('./FavouriteIsland.js')).FavouriteIsland,
  ),
  'alert-sign-up': island(
    ofProduct,
    async () => (await import('../storefront/product/AlertSignUpContainer.js')).AlertSignUpContainer,
  ),
  'notify-button': island(
    ofProduct,
    async () => (await import('../storefront/product/NotifyButtonContainer.js')).NotifyButtonContainer,
  ),
  'bulk-deals': island(
    ofProduct,
    async () => (await import('../storefront/product/BulkDealsContainer.js')).BulkDealsContainer,
  ),
  'case-contents': island(
    ofProduct,
    async () => (await import('../storefront/product/CaseContentsContainer.js')).CaseContentsContainer,
  ),
  'offer-grid': island(
    ofProduct,
    async () => (await import('../storefront/product/OfferGridContainer.js')).OfferGridContainer,
  ),
  'unlimited-promotion': island(
    ofProduct,
    async () => (await import('../storefront/product/UnlimitedPromotionContainer.js')).UnlimitedPromotionContainer,
  ),
  'savings-balance': island(
    nothing,
    async () => (await import('../storefront/shop/SavingsBalanceContainer.js')).SavingsBalanceContainer,
  ),
  'recommended-wines': island(
    nothing,
    async () => (await import('../storefront/home/RecommendedWinesContainer.js')).RecommendedWinesContainer,
  ),
  'recently-viewed': island(
    nothing,
    async () => (await import('../storefront/home/RecentlyViewedContainer.js')).RecentlyViewedContainer,
  ),
  'delivery-panel': island(
    nothing,
    async () =>
      (await import('../storefront/home/DeliveryCollectionPanelContainer.js')).DeliveryCollectionPanelContainer,
  ),
  guarantee: island(nothing, async () => (await import('../storefront/home/GuaranteeContainer.js')).GuaranteeContainer),
  'email-opt-in-reminder': island(
    nothing,
    async () => (await import('../storefront/home/EmailOptInReminderContainer.js')).EmailOptInReminderContainer,
  ),
  'newsletter-prompt': island(
    nothing,
    async () => (await import('../storefront/home/NewsletterPromptContainer.js')).NewsletterPromptContainer,
  ),
};

const pageProps = z.object({ address: z.optional(z.string().check(z.startsWith('/'))) });

/** Returns the island of this name: a part, or a page of the shop as `search-results-page`. Whether there is such a page
 * is known when it loads, because a page of parts does not load the table of pages. */
export function islandOf(name: string): Island | undefined {
  const [, words] = /^([a-z]+(?:-[a-z]+)*)-page$/.exec(name) ?? [];
  if (words === undefined) return ownValue(islands, name);
  const page = words.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return island(pageProps, async () => (await import('./PageIsland.js')).pageIslandOf(page));
}
