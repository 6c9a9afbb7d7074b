import { lazyScreen } from './lazyScreen.js';

export { HomePage } from './HomePage.js';
export { NotFoundPage } from './parts.js';

/** The shop's pages at work, each loaded when it is first drawn. */
export const SearchResultsPage = lazyScreen(
  'search results',
  async () => (await import('./search/SearchResultsPageContainer.js')).SearchResultsPageContainer,
);
export const ProductPage = lazyScreen(
  'product',
  async () => (await import('./product/ProductPageContainer.js')).ProductPageContainer,
);
export const CartPage = lazyScreen(
  'cart',
  async () => (await import('./basket/CartPageContainer.js')).CartPageContainer,
);
export const GuestRegisteredPage = lazyScreen(
  'checkout',
  async () => (await import('./checkout/GuestRegisteredPageContainer.js')).GuestRegisteredPageContainer,
);
export const CheckoutPage = lazyScreen(
  'checkout steps',
  async () => (await import('./checkout/CheckoutPageContainer.js')).CheckoutPageContainer,
);
export const ConfirmationPage = lazyScreen(
  'confirmation',
  async () => (await import('./checkout/ConfirmationPageContainer.js')).ConfirmationPageContainer,
);
export const LoginPage = lazyScreen(
  'login',
  async () => (await import('./identity/LoginPageContainer.js')).LoginPageContainer,
);
export const ForgottenPasswordPage = lazyScreen(
  'forgotten password',
  async () => (await import('./identity/ForgottenPasswordPageContainer.js')).ForgottenPasswordPageContainer,
);
export const SetPasswordPage = lazyScreen(
  'set password',
  async () => (await import('./identity/SetPasswordPageContainer.js')).SetPasswordPageContainer,
);
export const TemporaryPasswordPage = lazyScreen(
  'temporary password',
  async () => (await import('./identity/TemporaryPasswordPageContainer.js')).TemporaryPasswordPageContainer,
);
export const ContactUsPage = lazyScreen(
  'contact',
  async () => (await import('./service/ContactUsPageContainer.js')).ContactUsPageContainer,
);
export const CustomerServicesPage = lazyScreen(
  'customer services',
  async () => (await import('./service/CustomerServicesPageContainer.js')).CustomerServicesPageContainer,
);
export const FaqPage = lazyScreen(
  'questions',
  async () => (await import('./service/FaqPageContainer.js')).FaqPageContainer,
);
export const TermsPage = lazyScreen(
  'terms',
  async () => (await import('./service/TermsPageContainer.js')).TermsPageContainer,
);
export const ReferFriendPage = lazyScreen(
  'refer a friend',
  async () => (await import('./service/ReferFriendPageContainer.js')).ReferFriendPageContainer,
);
export const RecentlyViewedPage = lazyScreen(
  'recently viewed',
  async () => (await import('./account/RecentlyViewedPageContainer.js')).RecentlyViewedPageContainer,
);
