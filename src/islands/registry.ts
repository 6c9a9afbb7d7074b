'use client';

import { type ComponentType, createElement } from 'react';
import * as z from 'zod/mini';
import { type PageName, pages } from '../storefront/pages/pages.js';

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

const pageIsland = (name: PageName): Island =>
  island(z.object({ address: z.optional(z.string().check(z.startsWith('/'))) }), async () => {
    const { PageIsland } = await import('./PageIsland.js');
    return (props) => createElement(PageIsland, { name, ...props });
  });

const pageNames = Object.keys(pages) as PageName[];

/** Converts a page name, such as `searchResults` to `search-results-page`. */
const islandName = (page: string): string => `${page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page`;

/** Every island by name: the parts listed here, and every page of the shop as `<name>-page`. A new part needs its
 * container and a line here. */
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
  ...Object.fromEntries(pageNames.map((name) => [islandName(name), pageIsland(name)])),
};
