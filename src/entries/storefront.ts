// The connected storefront: its services, its pages, and the hooks and containers a host builds on.

export { lazyScreen, type Screen } from '../storefront/base/lazyScreen.js';
export { ChunkLoadError } from '../storefront/base/loadChunk.js';
export type { Observable } from '../storefront/base/observable.js';
export type { DialogName, DialogProps, OpenDialog } from '../storefront/base/openDialog.js';
export { queryKey } from '../storefront/base/queryKey.js';
export {
  StorefrontProvider,
  type StorefrontProviderProps,
  useServices,
} from '../storefront/base/StorefrontProvider.js';
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
} from '../storefront/base/services.js';
export { useOpenDialog } from '../storefront/base/useOpenDialog.js';
export { DialogHost } from '../storefront/pages/DialogHost.js';
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
} from '../storefront/pages/page.js';
export { type PageName, pages } from '../storefront/pages/pages.js';
export { ShellContainer, type ShellContainerProps } from '../storefront/pages/ShellContainer.js';
export { Storefront } from '../storefront/pages/Storefront.js';
export { StorefrontPage, type StorefrontPageProps } from '../storefront/pages/StorefrontPage.js';
export { type TakeLinksOptions, takeLinks } from '../storefront/pages/takeLinks.js';
export { usePageView } from '../storefront/pages/usePageView.js';
export { useUserEvent } from '../storefront/pages/useUserEvent.js';
export { LiveShoppingContainer, type LiveShoppingContainerProps } from '../storefront/product/LiveShoppingContainer.js';
export { HeaderBasketContainer } from '../storefront/shell/HeaderBasketContainer.js';
export { HeaderContainer, type HeaderContainerProps } from '../storefront/shell/HeaderContainer.js';
export { AddToBasketContainer, type AddToBasketContainerProps } from '../storefront/shop/AddToBasketContainer.js';
export { type AddOutcome, type Basket, useBasket } from '../storefront/shop/useBasket.js';
export { useProducts } from '../storefront/shop/useProducts.js';
export { useProfile, type Visitor } from '../storefront/shop/useProfile.js';
