// The storefront at work: its services, its pages, and what a host builds on.

export * from '../storefront/basket/AddToBasketContainer.js';
export * from '../storefront/dialogs.js';
export * from '../storefront/lazyScreen.js';
export { ChunkLoadError } from '../storefront/loadChunk.js';
export * from '../storefront/page.js';
export * from '../storefront/pages.js';
export * from '../storefront/queryKey.js';
export * from '../storefront/Storefront.js';
export * from '../storefront/StorefrontPage.js';
export * from '../storefront/StorefrontProvider.js';
export * from '../storefront/services.js';
export * from '../storefront/shell/HeaderBasketContainer.js';
export * from '../storefront/shell/HeaderContainer.js';
export * from '../storefront/shell/ShellContainer.js';
export * from '../storefront/useBasket.js';
export * from '../storefront/usePageView.js';
export { useProducts } from '../storefront/useProducts.js';
export { useProfile, type Visitor } from '../storefront/useProfile.js';
