// The connected storefront: its services, its pages, and the hooks and containers a host builds on.
export { AddToBasketContainer, type AddToBasketContainerProps } from '../storefront/basket/AddToBasketContainer.js';
export { DialogHost } from '../storefront/dialogs.js';
export { lazyScreen, type Screen } from '../storefront/lazyScreen.js';
export { ChunkLoadError } from '../storefront/loadChunk.js';
export type { Observable } from '../storefront/observable.js';
export type { DialogName, DialogProps, OpenDialog } from '../storefront/openDialog.js';
export {
  type Chrome,
  definePage,
  type FoundPage,
  findPage,
  type Page,
  type PageAccess,
  type PageAddress,
  type PageDefinition,
  type PagePlace,
  type Pages,
} from '../storefront/page.js';
export { type PageName, pages } from '../storefront/pages.js';
export { LiveShoppingContainer, type LiveShoppingContainerProps } from '../storefront/product/LiveShoppingContainer.js';
export { queryKey } from '../storefront/queryKey.js';
export { Storefront } from '../storefront/Storefront.js';
export { StorefrontPage, type StorefrontPageProps } from '../storefront/StorefrontPage.js';
export { StorefrontProvider, type StorefrontProviderProps, useServices } from '../storefront/StorefrontProvider.js';
export {
  type CardFieldsProps,
  type Confirmation,
  createStorefront,
  type HostServices,
  type Navigate,
  type OpenWallet,
  type PayerChallengeProps,
  type StorefrontOptions,
  type StorefrontServices,
  type Tokenise,
  type WalletRequest,
  type Wallets,
} from '../storefront/services.js';
export { HeaderBasketContainer } from '../storefront/shell/HeaderBasketContainer.js';
export { HeaderContainer, type HeaderContainerProps } from '../storefront/shell/HeaderContainer.js';
export { ShellContainer, type ShellContainerProps } from '../storefront/shell/ShellContainer.js';
export { type AddOutcome, type Basket, useBasket } from '../storefront/useBasket.js';
export { useOpenDialog } from '../storefront/useOpenDialog.js';
export { usePageView } from '../storefront/usePageView.js';
export { useProducts } from '../storefront/useProducts.js';
export { useProfile, type Visitor } from '../storefront/useProfile.js';
export { useUserEvent } from '../storefront/useUserEvent.js';
