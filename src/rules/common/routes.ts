/** Every page of the storefront by name, with the path the specification gives it. */
export const routes = {
  home: '/',
  homeLegacy: '/jsp/homepage.jsp',
  searchResults: '/wines',
  product: '/product/{itemCode}',
  /** The product page with its tasting note open (PROD-003). */
  tastingNote: '/product/tasting-notes/{itemCode}',
  /** A tasting note to print, of the item in `itemcode` (PROD-117). */
  tastingNotePrint: '/jsp/templates/page_templates/uk/common/print_template.jsp',
  cart: '/jsp/checkout/common/shoppingcart.jsp',
  login: '/jsp/registration/common/account_login.jsp',
  forgottenPassword: '/jsp/registration/common/account_password.jsp',
  /** Any path with its last part in it leads there; the rest is the kit's own choice (IDENT-051). */
  setPassword: '/authentication/set-password',
  /** The specification names the page, and no path. */
  temporaryPassword: '/jsp/registration/common/account_temporary_password.jsp',
  contactUs: '/jsp/customerservice/common/contactus.jsp',
  customerServices: '/customer-services',
  faq: '/customer-services/faq',
  referFriend: '/jsp/account/common/account_refer_friend.jsp',
  /** The path is the kit's own choice. */
  recentlyViewed: '/jsp/account/common/account_recently_viewed.jsp',
  /** The paths of these two are the kit's own choice as well. */
  favourites: '/jsp/account/common/account_favourites.jsp',
  ratings: '/jsp/account/common/account_ratings.jsp',
  /** A placed order that can still be changed, by its `orderId`; the path is the kit's own choice. */
  orderAmend: '/jsp/account/common/account_order_amend.jsp',
  /** The account's own pages; analytics reads their kind from these paths (ANLY-012 to ANLY-014). */
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
  /** The kit's own choice, as are the gift vouchers below. */
  purchaseVoucher: '/account/purchase-voucher',
  addressBook: '/account/addresses',
  cards: '/account/cards',
  contactPreferences: '/account/preferences',
  permissions: '/account/permissions',
  yourData: '/account/your-data',
  gifts: '/gifts',
  giftVouchers: '/gifts/vouchers',
  /** A page of the shop's editors, by its name in `pg`. */
  contentPage: '/jsp/content.jsp',
  /** An offer, by its `name`. */
  offerPage: '/jsp/offer/cm/common/offer.jsp',
  checkout: '/jsp/checkout/common/checkout_guest_registered.jsp',
  /** The steps of a checkout, which each country has its own variant of (BRAND-065). */
  checkoutSteps: '/jsp/checkout/{country}/common/checkout.jsp',
  confirmation: '/jsp/checkout/common/confirmation.jsp',
} as const;
/** One of the names in `routes`. */
export type RouteName = keyof typeof routes;

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type RouteParams<Name extends RouteName> = Record<Names<(typeof routes)[Name]>, string>;

/** What `href` fills a route's path with and appends to it. */
export interface HrefOptions<Name extends RouteName> {
  /** The path's parameters by name; they are encoded. */
  readonly params?: RouteParams<Name>;
  /** The query's values by name; none unless given. */
  readonly query?: Readonly<Record<string, string>>;
  /** The fragment, without the `#`. */
  readonly hash?: string;
  /** Path prefix of the site, without a trailing slash; empty unless set. */
  readonly basePath?: string;
}

/** The address of a page, with its parameters encoded. */
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

/** A path's regular expression: its parameters as groups; letters of either case and a final slash make no difference. */
function shapeOf(path: string): RegExp {
  const known = shapes.get(path);
  if (known) return known;
  const source = path
    .replace(/\/$/, '')
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const shape = new RegExp(`^${source}/?$`, 'i');
  shapes.set(path, shape);
  return shape;
}

/** The decoded parameters of `path` if it matches `route`, a path with parameters in braces; undefined if it does not,
 * or cannot be decoded. */
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
