import type { Permission, Purchase, RatedItem, SavingsAccount, UserItem } from '../../model/account.js';
import type { CustomerProfile } from '../../model/customer.js';
import type { AccountSubscription, WinePlan } from '../../model/plan.js';
import type { Voucher } from '../../model/voucher.js';
import type { AccountPageName } from './accountMenu.js';

/** Everything the shop stores about a customer, as returned by its calls. */
export interface CustomerData {
  readonly profile: CustomerProfile;
  readonly purchases: readonly Purchase[];
  readonly winePlans: readonly WinePlan[];
  readonly subscriptions: readonly AccountSubscription[];
  readonly savingsAccounts: readonly SavingsAccount[];
  readonly vouchers: readonly Voucher[];
  readonly favourites: readonly UserItem[];
  readonly ratings: readonly RatedItem[];
  readonly recentlyViewed: readonly UserItem[];
  readonly permissions: readonly Permission[];
}

/** One kind of data: the account page that shows it, and the number of entries. */
export interface CustomerDataPart {
  readonly page: AccountPageName;
  readonly count: number;
}

/** Lists the stored data by kind, in the order of the account menu. */
export const customerDataParts = (data: CustomerData): readonly CustomerDataPart[] => [
  { page: 'orderHistory', count: data.purchases.length },
  { page: 'winePlans', count: data.winePlans.length },
  { page: 'subscriptions', count: data.subscriptions.length },
  { page: 'savingsAccount', count: data.savingsAccounts.length },
  { page: 'vouchers', count: data.vouchers.length },
  { page: 'addressBook', count: data.profile.userDetails?.shippingAddresses?.length ?? 0 },
  { page: 'cards', count: data.profile.userDetails?.paymentCards?.length ?? 0 },
  { page: 'permissions', count: data.permissions.length },
  { page: 'favourites', count: data.favourites.length },
  { page: 'ratings', count: data.ratings.length },
  { page: 'recentlyViewed', count: data.recentlyViewed.length },
];

const itemOf = ({ product: { itemCode, name } }: Pick<UserItem, 'product'>) => ({ itemCode, name });

/** Writes the data as a JSON file. Wines are reduced to code and name, because the rest is the shop's own data. */
export function customerDataJson(
  { favourites, recentlyViewed, ratings, ...data }: CustomerData,
  about: { readonly shop: string; readonly takenOn: string },
): string {
  const file = {
    ...about,
    ...data,
    favourites: favourites.map(itemOf),
    recentlyViewed: recentlyViewed.map(itemOf),
    ratings: ratings.map(({ rating, ratedOnAsString, ...rated }) => ({ ...itemOf(rated), rating, ratedOnAsString })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
