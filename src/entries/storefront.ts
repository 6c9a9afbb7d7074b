// The storefront at work: its services, and the shell, pages and dialogs that use them.
export * from '../storefront/dialogs.js';
export * from '../storefront/lazyScreen.js';
export { ChunkLoadError } from '../storefront/loadChunk.js';
export * from '../storefront/pages.js';
export * from '../storefront/StorefrontProvider.js';
export * from '../storefront/services.js';
export * from '../storefront/shell/HeaderContainer.js';
export * from '../storefront/shell/ShellContainer.js';
export * from '../storefront/usePageView.js';
