/** Every page of the storefront by name, with its path in the specification. */
export const routes = {
  home: '/',
  homeLegacy: '/jsp/homepage.jsp',
  searchResults: '/wines',
  product: '/product/{itemCode}',
  /** The product page with its tasting note open (PROD-003). */
  tastingNote: '/product/tasting-notes/{itemCode}',
  /** Printable tasting note of the item in `itemcode` (PROD-117). */
  tastingNotePrint: '/jsp/templates/page_templates/uk/common/print_template.jsp',
  cart: '/jsp/checkout/common/shoppingcart.jsp',
  login: '/jsp/registration/common/account_login.jsp',
  forgottenPassword: '/jsp/registration/common/account_password.jsp',
  /** Any path ending in the same last segment would do; the rest is the kit's own choice (IDENT-051). */
  setPassword: '/authentication/set-password',
  /** The specification names this page but gives no path. */
  temporaryPassword: '/jsp/registration/common/account_temporary_password.jsp',
  contactUs: '/jsp/customerservice/common/contactus.jsp',
  customerServices: '/customer-services',
  faq: '/customer-services/faq',
  referFriend: '/jsp/account/common/account_refer_friend.jsp',
  /** The path is the kit's own choice. */
  recentlyViewed: '/jsp/account/common/account_recently_viewed.jsp',
  /** The paths of this page and the next are also the kit's own choice. */
  favourites: '/jsp/account/common/account_favourites.jsp',
  ratings: '/jsp/account/common/account_ratings.jsp',
  /** A placed order that can still be changed, by `orderId`; the path is the kit's own choice. */
  orderAmend: '/jsp/account/common/account_order_amend.jsp',
  /** Pages of the account; analytics derives their kind from these paths (ANLY-012 to ANLY-014). */
  account: '/account',
  orderHistory: '/account/orders',
  orderDetails: '/account/orders/{orderId}',
  purchases: '/account/purchases',
  accountDetails: '/account/details',
  subscriptions: '/account/subscriptions',
  subscription: '/account/subscriptions/{subscriptionId}',
  wineReward: '/account/wine-reward',
  winePlans: '/account/wine-plans',
  winePlanSubscribe: '/account/new-wine-plan',
  winePlan: '/account/wine-plans/{subscriptionId}',
  winePlanNextCase: '/account/wine-plans/{subscriptionId}/next-case',
  winePlanDelivery: '/account/wine-plans/{subscriptionId}/delivery',
  winePlanAddress: '/account/wine-plans/{subscriptionId}/address',
  winePlanPayment: '/account/wine-plans/{subscriptionId}/payment',
  winePlanChange: '/account/wine-plans/{subscriptionId}/change',
  winePlanCancel: '/account/wine-plans/{subscriptionId}/cancel',
  winePlanHistory: '/account/wine-plans/{subscriptionId}/history',
  unlimited: '/account/unlimited',
  storage: '/account/storage',
  wallet: '/account/wallet',
  savingsAccount: '/account/savings',
  vouchers: '/account/vouchers',
  /** This path is the kit's own choice, as are those of the gift vouchers below. */
  purchaseVoucher: '/account/purchase-voucher',
  addressBook: '/account/addresses',
  cards: '/account/cards',
  contactPreferences: '/account/preferences',
  permissions: '/account/permissions',
  yourData: '/account/your-data',
  gifts: '/gifts',
  giftVouchers: '/gifts/vouchers',
  /** A page written by the shop's editors, by its name in `pg`. */
  contentPage: '/jsp/content.jsp',
  /** An offer, by `name`. */
  offerPage: '/jsp/offer/cm/common/offer.jsp',
  checkout: '/jsp/checkout/common/checkout_guest_registered.jsp',
  /** Steps of a checkout, with a variant for each country (BRAND-065). */
  checkoutSteps: '/jsp/checkout/{country}/common/checkout.jsp',
  confirmation: '/jsp/checkout/common/confirmation.jsp',
} as const;
/** One of the names in `routes`. */
export type RouteName = keyof typeof routes;

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type RouteParams<Name extends RouteName> = Record<Names<(typeof routes)[Name]>, string>;

/** Values that `href` puts into a route's path or appends to it. */
export interface HrefOptions<Name extends RouteName> {
  /** Path parameters by name; they are encoded. */
  readonly params?: RouteParams<Name>;
  /** Query parameters by name; none by default. */
  readonly query?: Readonly<Record<string, string>>;
  /** Fragment, without the `#`. */
  readonly hash?: string;
  /** Path prefix of the site, without a trailing slash; empty by default. */
  readonly basePath?: string;
}

/** Builds the address of a page, with its parameters encoded. */
export function href<Name extends RouteName>(
  route: Name,
  ...[options]: [Names<(typeof routes)[Name]>] extends [never]
    ? [options?: HrefOptions<Name>]
    : [options: HrefOptions<Name> & { readonly params: RouteParams<Name> }]
): string {
  const params: Record<string, string> = options?.params ?? {};
  const path = routes[route].replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = new URLSearchParams(options?.query).toString();
  return `${options?.basePath ?? ''}${path}${query ? `?${query}` : ''}${options?.hash ? `#${options.hash}` : ''}`;
}

const shapes = new Map<string, RegExp>();

/** Builds the regular expression of a path, with its parameters as groups. It ignores case and a trailing slash. */
function shapeOf(path: string): RegExp {
  const cached = shapes.get(path);
  if (cached) return cached;
  const source = path
    .replace(/\/$/, '')
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const shape = new RegExp(`^${source}/?$`, 'i');
  shapes.set(path, shape);
  return shape;
}

/** Returns the decoded parameters of `path` if it matches `route`, a path with parameters in braces; undefined if it
 * does not match or cannot be decoded. */
export function matchPath(route: string, path: string): Readonly<Record<string, string>> | undefined {
  const found = shapeOf(route).exec(path);
  if (!found) return undefined;
  try {
    return Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    return undefined;
  }
}
