import type { RouteName } from '../common/routes.js';

/** Account menu: its groups in order, each with its pages (ACCT-002). */
export const accountMenu = [
  { group: 'overview', pages: ['account'] },
  { group: 'orders', pages: ['orderHistory', 'purchases', 'winePlans', 'subscriptions', 'unlimited', 'storage'] },
  { group: 'money', pages: ['wallet', 'wineReward', 'savingsAccount', 'vouchers'] },
  {
    group: 'details',
    pages: ['accountDetails', 'addressBook', 'cards', 'contactPreferences', 'permissions', 'yourData'],
  },
  { group: 'lists', pages: ['favourites', 'ratings', 'recentlyViewed'] },
] as const satisfies readonly { readonly group: string; readonly pages: readonly RouteName[] }[];

/** Name of a page with an entry in the account menu. */
export type AccountPageName = (typeof accountMenu)[number]['pages'][number];

const names: ReadonlySet<string> = new Set(accountMenu.flatMap(({ pages }) => pages));

/** Checks whether a page has an entry in the account menu. */
export const isAccountPage = (name: string): name is AccountPageName => names.has(name);
