import type { Country } from '../model/site.js';
import type { PageType } from './pageTypes.js';

/** The checkout's variant in each country; New Zealand's is Australia's. */
const checkoutOf: Record<Country, PageType> = {
  uk: 'checkout-uk',
  us: 'checkout-us',
  au: 'checkout-au',
  nz: 'checkout-au',
};
const ordersOf: Record<Country, PageType> = { uk: 'account', us: 'account', au: 'order-history', nz: 'order-history' };

type Kind = readonly [place: RegExp, type: PageType | Record<Country, PageType>];

/** What the path of each type of page looks like. The first that fits stands, so the narrow come before the wide. Where
 * the documents name no path for a type, a word of its name in the path decides. */
const kinds: readonly Kind[] = [
  [/^\/$|^\/jsp\/homepage\.jsp/, 'homepage'],
  [/set-password|forgot-password|\/account_login\.jsp|^\/(login|authentication)\b/, 'authentication'],
  [/^\/jsp\/registration\/.*password/, 'forgotten-password'],
  [/^\/wines\b/, 'search-results'],
  [/^\/product\/./, 'product'],
  [/purchase[-_]?voucher|\/gift-e-vouchers\b/, 'purchase-voucher'],
  [/^\/jsp\/customerservice\/|^\/(faq|help|customer-?services?|contact-?us)\b/, 'customer-services'],
  [/refer[-_](a[-_])?friend/, 'refer-a-friend'],
  [/(account|gift).*voucher/, 'gift-vouchers'],
  [/unlimited|free[-_]?ship/, 'unlimited'],
  [/wine[-_]?(fund|reward)/, 'wine-fund'],
  [/\/shoppingcart\.jsp|^\/(basket|cart)\b/, 'shopping-cart'],
  [/\/confirmation\b|thank[-_]?you/, 'confirmation'],
  [/\/checkout_guest/, 'guest-checkout'],
  [/^\/jsp\/checkout\/uk\//, 'checkout-uk'],
  [/^\/jsp\/checkout\/us\//, 'checkout-us'],
  [/^\/jsp\/checkout\/(au|nz)\//, 'checkout-au'],
  [/^\/(jsp\/)?checkout\b/, checkoutOf],
  [/^\/(jsp\/)?account\b.*storage/, 'account-storage'],
  [/^\/(jsp\/)?account\b.*wallet/, 'account-wallet'],
  [/^\/(jsp\/)?account\b.*order/, ordersOf],
  [/^\/(jsp\/)?account\b/, 'account'],
  [/^\/gifts\b|\/gift-cards\b/, 'gifts'],
  [/recruit/, 'recruit-offer'],
  [/^\/(jsp\/)?offers?\b/, 'offer'],
  [/landing|^\/jsp\/content\.jsp/, 'landing-page'],
];

/** Page type and name of an address below the base path, path and query (ANLY-001 to ANLY-032). An address the shop has no
 * page at is that of its error page. */
export function classifyPage(address: string, country: Country): { pageType: PageType; pageName: string } {
  const [, path = '', query] = /^([^?#]*)(?:\?([^#]*))?/.exec(address) ?? [];
  const asked = new URLSearchParams(query);
  // The pages of these two templates are told apart by a name in the query.
  const named = /\/(content|offer)\.jsp$/.test(path) ? (asked.get('pg') ?? asked.get('name')) : undefined;
  const segments = [...path.split('/'), named ?? ''].filter(Boolean);
  const place = `/${segments.join('/').toLowerCase()}`;
  const [, type = 'error-404'] = kinds.find(([looks]) => looks.test(place)) ?? [];
  const pageType = typeof type === 'string' ? type : type[country];
  return { pageType, pageName: pageNameOf(pageType, place, segments).replaceAll('|', '-') };
}

function pageNameOf(pageType: PageType, place: string, segments: readonly string[]): string {
  if (pageType === 'homepage') return 'homepage';
  if (pageType === 'error-404') return 'not_found';
  if (pageType === 'authentication') return authenticationName(place);
  const words = pageType === 'product' ? segments : segments.filter((segment) => !/\d/.test(segment));
  return words.at(-1)?.replace(/\.jsp$/, '') || pageType;
}

/** The same for every brand (ANLY-004 to ANLY-006, OPEN-053). */
function authenticationName(place: string): string {
  if (place.includes('set-password')) return 'reset_password';
  return place.includes('forgot-password') ? 'request_password' : 'login';
}
