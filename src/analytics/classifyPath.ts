import { type Country, countries, countryTable } from '../model/site.js';
import type { PageKind } from './pageKind.js';
import type { PageType } from './pageTypes.js';

type Types = PageType | ((country: Country) => PageType);
type Kind = readonly [words: RegExp, type: Types];

const checkout: Types = (country) => countryTable[country].checkoutType;
const ordersByCountry: Readonly<Record<Country, PageType>> = {
  uk: 'account',
  us: 'account',
  au: 'order-history',
  nz: 'order-history',
};
const orders: Types = (country) => ordersByCountry[country];

/** Page kinds by a word anywhere in the path. No documented path contains two of these words. */
const byWord: readonly Kind[] = [
  [/purchase[-_]?voucher|\/gift-e-vouchers\b/, 'purchase-voucher'],
  [/refer[-_](a[-_])?friend/, 'refer-a-friend'],
  [/(account|gift).*voucher/, 'gift-vouchers'],
  [/unlimited|free[-_]?ship/, 'unlimited'],
  [/wine[-_]?(fund|reward)/, 'wine-fund'],
  [/thank[-_]?you|\/confirmation\b/, 'confirmation'],
  [/recruit/, 'recruit-offer'],
  [/\/gift-cards\b/, 'gifts'],
];

/** Page kinds by the start of the path. The first match counts, so the parts of an area come before the area itself. */
const byArea: readonly Kind[] = [
  [/^\/jsp\/registration\/.*password/, 'forgotten-password'],
  [/^\/wines\b/, 'search-results'],
  [/^\/product\/./, 'product'],
  [/^\/jsp\/customerservice\/|^\/(faq|help|customer-?services?|contact-?us)\b/, 'customer-services'],
  [/^\/(basket|cart)\b/, 'shopping-cart'],
  ...countries.map((country): Kind => [new RegExp(`^/jsp/checkout/${country}/`), countryTable[country].checkoutType]),
  [/^\/(jsp\/)?checkout\b/, checkout],
  [/^\/(jsp\/)?account\b.*storage/, 'account-storage'],
  [/^\/(jsp\/)?account\b.*wallet/, 'account-wallet'],
  [/^\/(jsp\/)?account\b.*order/, orders],
  [/^\/(jsp\/)?account\b/, 'account'],
  [/^\/gifts\b/, 'gifts'],
  [/^\/(jsp\/)?offers?\b/, 'offer'],
  [/landing|^\/jsp\/content\.jsp/, 'landing-page'],
];

/** Returns the page type and name of a path without a page of its own in the kit; `address` is the path and query below
 * the base path (ANLY-001 to ANLY-031). If the documents name no path for a type, a word of the type's name in the
 * path decides. A path without such a word counts as the error page. */
export function classifyPath(address: string, country: Country): PageKind {
  const [, path = '', query] = /^([^?#]*)(?:\?([^#]*))?/.exec(address) ?? [];
  const parameters = new URLSearchParams(query);
  // Pages of these two templates are distinguished by a name in the query.
  const pageName = /\/(content|offer)\.jsp$/.test(path) ? (parameters.get('pg') ?? parameters.get('name')) : undefined;
  const segments = [...path.split('/'), pageName ?? ''].filter(Boolean);
  const place = `/${segments.join('/').toLowerCase()}`;
  const [, type = 'error-404'] = [...byWord, ...byArea].find(([words]) => words.test(place)) ?? [];
  const pageType = typeof type === 'string' ? type : type(country);
  return { pageType, pageName: pageNameOf(pageType, segments) };
}

function pageNameOf(pageType: PageType, segments: readonly string[]): string {
  if (pageType === 'error-404') return 'not_found';
  const words = pageType === 'product' ? segments : segments.filter((segment) => !/\d/.test(segment));
  return words.at(-1)?.replace(/\.jsp$/, '') || pageType;
}
