/** Loaders of the account's containers, by page. */
const loaders = {
  accountHome: async () => (await import('./AccountHomePageContainer.js')).AccountHomePageContainer,
  orderHistory: async () => (await import('./OrderHistoryPageContainer.js')).OrderHistoryPageContainer,
  orderDetails: async () => (await import('./OrderDetailsPageContainer.js')).OrderDetailsPageContainer,
  purchases: async () => (await import('./PurchasesPageContainer.js')).PurchasesPageContainer,
  accountDetails: async () => (await import('./AccountDetailsPageContainer.js')).AccountDetailsPageContainer,
  contactPreferences: async () =>
    (await import('./ContactPreferencesPageContainer.js')).ContactPreferencesPageContainer,
  permissions: async () => (await import('./PermissionsPageContainer.js')).PermissionsPageContainer,
  addressBook: async () => (await import('./AddressBookPageContainer.js')).AddressBookPageContainer,
  cards: async () => (await import('./CardsPageContainer.js')).CardsPageContainer,
  savingsAccount: async () => (await import('./SavingsAccountPageContainer.js')).SavingsAccountPageContainer,
  vouchers: async () => (await import('./VouchersPageContainer.js')).VouchersPageContainer,
  subscriptions: async () => (await import('./SubscriptionsPageContainer.js')).SubscriptionsPageContainer,
  subscription: async () => (await import('./SubscriptionPageContainer.js')).SubscriptionPageContainer,
  wineReward: async () => (await import('./WineRewardPageContainer.js')).WineRewardPageContainer,
  yourData: async () => (await import('./YourDataPageContainer.js')).YourDataPageContainer,
  storage: async () => (await import('./StoragePageContainer.js')).StoragePageContainer,
  wallet: async () => (await import('./WalletPageContainer.js')).WalletPageContainer,
} as const;
/** Name of a page of the account. */
export type AccountPageName = keyof typeof loaders;
/** The containers by page. */
export type AccountPages = { readonly [Name in AccountPageName]: Awaited<ReturnType<(typeof loaders)[Name]>> };

/** Loads the container of a page. */
export const loadAccountPage = <Name extends AccountPageName>(name: Name): Promise<AccountPages[Name]> =>
  // The type does not follow from the table by itself.
  loaders[name]() as Promise<AccountPages[Name]>;
