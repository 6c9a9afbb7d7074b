import { type ComponentType, createElement } from 'react';
import * as z from 'zod/mini';
import { type PageName, pages } from '../storefront/pages.js';

/** A container that can be mounted on its own: the schema of its props, and how it is loaded. */
export interface Island {
  readonly props: z.ZodMiniType<object>;
  readonly load: () => Promise<ComponentType<object>>;
}

const island = <Props extends object>(
  props: z.ZodMiniType<Props>,
  load: () => Promise<ComponentType<Props>>,
): Island => ({ props, load: load as () => Promise<ComponentType<object>> });

const pageIsland = (name: PageName): Island =>
  island(z.object({ address: z.optional(z.string().check(z.startsWith('/'))) }), async () => {
    const { PageIsland } = await import('./PageIsland.js');
    return (props) => createElement(PageIsland, { name, ...props });
  });

const pageNames = Object.keys(pages) as PageName[];

/** `searchResults` as `search-results-page`. */
const islandName = (page: string): string => `${page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page`;

/** Every island by name: these parts, and every page of the shop as `<name>-page`. A new part is its container and its
 * line here. */
export const islands: Readonly<Record<string, Island>> = {
  header: island(
    z.object({ isCartPage: z.optional(z.boolean()), address: z.optional(z.string()) }),
    async () => (await import('../storefront/shell/HeaderContainer.js')).HeaderContainer,
  ),
  'delivery-promise': island(
    z.object({}),
    async () => (await import('../storefront/shell/DeliveryPromiseStripContainer.js')).DeliveryPromiseStripContainer,
  ),
  footer: island(z.object({}), async () => (await import('../storefront/shell/FooterContainer.js')).FooterContainer),
  'header-basket': island(
    z.object({}),
    async () => (await import('../storefront/shell/HeaderBasketContainer.js')).HeaderBasketContainer,
  ),
  search: island(z.object({}), async () => (await import('../storefront/shell/SearchContainer.js')).SearchContainer),
  'banner-sign-in': island(
    z.object({}),
    async () => (await import('../storefront/identity/BannerSignInContainer.js')).BannerSignInContainer,
  ),
  'add-to-basket': island(
    z.object({
      itemCode: z.string().check(z.minLength(1)),
      quantity: z.optional(z.int().check(z.gte(1))),
    }),
    async () => (await import('../storefront/basket/AddToBasketContainer.js')).AddToBasketContainer,
  ),
  'product-upsell': island(
    z.object({ itemCode: z.string().check(z.minLength(1)) }),
    async () => (await import('../storefront/ProductUpsellContainer.js')).ProductUpsellContainer,
  ),
  'cart-upsell': island(
    z.object({}),
    async () => (await import('../storefront/CartUpsellContainer.js')).CartUpsellContainer,
  ),
  'live-shopping': island(
    z.object({ showId: z.string().check(z.minLength(1)) }),
    async () => (await import('../storefront/product/LiveShoppingContainer.js')).LiveShoppingContainer,
  ),
  ...Object.fromEntries(pageNames.map((name) => [islandName(name), pageIsland(name)])),
};
