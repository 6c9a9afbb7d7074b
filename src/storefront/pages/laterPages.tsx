'use client';

import type { StorefrontServices } from '../base/services.js';
import { NotFoundPage } from './parts.js';

/** Loads the containers of pages on which visits rarely begin, by page name. */
const loaders = {
  setPassword: async () => (await import('../identity/SetPasswordPageContainer.js')).SetPasswordPageContainer,
  forgottenPassword: async () =>
    (await import('../identity/ForgottenPasswordPageContainer.js')).ForgottenPasswordPageContainer,
  temporaryPassword: async () =>
    (await import('../identity/TemporaryPasswordPageContainer.js')).TemporaryPasswordPageContainer,
  contactUs: async () => (await import('../service/ContactUsPageContainer.js')).ContactUsPageContainer,
  customerServices: async () =>
    (await import('../service/CustomerServicesPageContainer.js')).CustomerServicesPageContainer,
  referFriend: async () => (await import('../service/ReferFriendPageContainer.js')).ReferFriendPageContainer,
  article: async () => (await import('../service/ArticlePageContainer.js')).ArticlePageContainer,
  faq: async ({ host: { questions } }: StorefrontServices) => {
    if (!questions) return NotFoundPage;
    const [{ FaqPageContainer }, groups] = await Promise.all([import('../service/FaqPageContainer.js'), questions()]);
    return () => <FaqPageContainer groups={groups} />;
  },
  terms: async ({ host: { terms } }: StorefrontServices) => {
    if (!terms) return NotFoundPage;
    const [{ TermsPageContainer }, sections] = await Promise.all([import('../service/TermsPageContainer.js'), terms()]);
    return () => <TermsPageContainer sections={sections} />;
  },
  accountHome: async () => (await import('../account/AccountHomePageContainer.js')).AccountHomePageContainer,
  orderHistory: async () => (await import('../account/OrderHistoryPageContainer.js')).OrderHistoryPageContainer,
  orderDetails: async () => (await import('../account/OrderDetailsPageContainer.js')).OrderDetailsPageContainer,
  purchases: async () => (await import('../account/PurchasesPageContainer.js')).PurchasesPageContainer,
  accountDetails: async () => (await import('../account/AccountDetailsPageContainer.js')).AccountDetailsPageContainer,
  contactPreferences: async () =>
    (await import('../account/ContactPreferencesPageContainer.js')).ContactPreferencesPageContainer,
  permissions: async () => (await import('../account/PermissionsPageContainer.js')).PermissionsPageContainer,
  addressBook: async () => (await import('../account/AddressBookPageContainer.js')).AddressBookPageContainer,
  cards: async () => (await import('../account/CardsPageContainer.js')).CardsPageContainer,
  savingsAccount: async () => (await import('../account/SavingsAccountPageContainer.js')).SavingsAccountPageContainer,
  vouchers: async () => (await import('../account/VouchersPageContainer.js')).VouchersPageContainer,
  subscriptions: async () => (await import('../account/SubscriptionsPageContainer.js')).SubscriptionsPageContainer,
  subscription: async () => (await import('../account/SubscriptionPageContainer.js')).SubscriptionPageContainer,
  wineReward: async () => (await import('../account/WineRewardPageContainer.js')).WineRewardPageContainer,
  yourData: async () => (await import('../account/YourDataPageContainer.js')).YourDataPageContainer,
  unlimited: async () => (await import('../account/UnlimitedPageContainer.js')).UnlimitedPageContainer,
  storage: async () => (await import('../account/StoragePageContainer.js')).StoragePageContainer,
  wallet: async () => (await import('../account/WalletPageContainer.js')).WalletPageContainer,
  favourites: async () => (await import('../account/FavouritesPageContainer.js')).FavouritesPageContainer,
  ratings: async () => (await import('../account/RatingsPageContainer.js')).RatingsPageContainer,
  recentlyViewed: async () => {
    const { RecentlyViewedPageContainer } = await import('../account/RecentlyViewedPageContainer.js');
    return () => <RecentlyViewedPageContainer notFound={<NotFoundPage />} />;
  },
  orderAmend: async () => (await import('../checkout/OrderAmendPageContainer.js')).OrderAmendPageContainer,
  winePlans: async () => (await import('../plans/WinePlansPageContainer.js')).WinePlansPageContainer,
  winePlanSubscribe: async () => (await import('../plans/PlanSubscribePageContainer.js')).PlanSubscribePageContainer,
  winePlan: async () => (await import('../plans/WinePlanPageContainer.js')).WinePlanPageContainer,
  winePlanNextCase: async () => (await import('../plans/NextCasePageContainer.js')).NextCasePageContainer,
  winePlanDelivery: async () => (await import('../plans/PlanDeliveryPageContainer.js')).PlanDeliveryPageContainer,
  winePlanAddress: async () => (await import('../plans/PlanAddressPageContainer.js')).PlanAddressPageContainer,
  winePlanPayment: async () => (await import('../plans/PlanPaymentPageContainer.js')).PlanPaymentPageContainer,
  winePlanChange: async () => (await import('../plans/PlanChangePageContainer.js')).PlanChangePageContainer,
  winePlanCancel: async () => (await import('../plans/PlanCancelPageContainer.js')).PlanCancelPageContainer,
  winePlanHistory: async () => (await import('../plans/PlanHistoryPageContainer.js')).PlanHistoryPageContainer,
  gifts: async () => (await import('../gifts/GiftsPageContainer.js')).GiftsPageContainer,
  giftVouchers: async () => (await import('../gifts/GiftVouchersPageContainer.js')).GiftVouchersPageContainer,
  purchaseVoucher: async () => (await import('../gifts/PurchaseVoucherPageContainer.js')).PurchaseVoucherPageContainer,
  tastingNotePrint: async () =>
    (await import('../product/TastingNotePrintPageContainer.js')).TastingNotePrintPageContainer,
} as const;
/** Name of a page loaded through this table. */
export type LaterPageName = keyof typeof loaders;
/** The containers by page name. */
export type LaterPages = { readonly [Name in LaterPageName]: Awaited<ReturnType<(typeof loaders)[Name]>> };

/** Loads the container of a page. */
export const loadLaterPage = <Name extends LaterPageName>(
  name: Name,
  services: StorefrontServices,
): Promise<LaterPages[Name]> =>
  // TypeScript cannot infer this type from the table.
  loaders[name](services) as Promise<LaterPages[Name]>;
