'use client';

import type { PageKind } from '../../analytics/pageKind.js';
import type { Country } from '../../model/site.js';
import { matchPath, type RouteName, routes } from '../../rules/common/routes.js';
import type { Scope } from '../../ui/scope.js';
import type { Screen } from '../base/lazyScreen.js';
import type { StorefrontServices } from '../base/services.js';

/** An address as passed to its page. */
export interface PageAddress {
  /** Below the site's base path. */
  readonly path: string;
  /** The path's parameters by their names in the route, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The site's country, which may decide the page type. */
  readonly country: Country;
}

/** The address of a page: a route, a path chosen by the brand or site, or any path that matches a pattern. A pattern
 * takes precedence over a route; otherwise no two pages share an address. */
export type PagePlace = RouteName | ((scope: Pick<Scope, 'site' | 'brand'>) => string) | RegExp;

/** The frame around a page: `shop` is the complete frame; `cart` leaves out the basket (NAV-009) and the delivery
 * promise (OPEN-107); `checkout` is reduced and has no links to other pages; `gifts` hides parts of the footer while
 * the menu of a small screen is open (NAV-018); `print` is no frame at all (MISC-030). */
export type Chrome = 'shop' | 'cart' | 'checkout' | 'gifts' | 'print';

/** Who may see a page: anyone, a recognised or signed-in customer, or only a signed-in customer. */
export type PageAccess = 'anyone' | 'soft' | 'hard';

/** One entry of the page table. */
export interface PageDefinition<Props extends object> {
  readonly at: readonly PagePlace[];
  /** The page type and name for analytics (ANLY-001 to ANLY-032); derived from the address unless set. */
  readonly kind?: PageKind | ((address: PageAddress) => PageKind);
  /** Loads the page's container; called the first time the page is shown. */
  readonly load: (services: StorefrontServices) => Promise<Screen<Props>>;
  /** Returns the props of the container; undefined if a required host service is missing, in which case the page counts
   * as not found. */
  readonly props: (address: PageAddress, services: StorefrontServices) => Props | undefined;
  /** Query parameters that are secrets, such as a token from a link in an email; `all` if only the host knows which
   * are. They are removed from the browser's address once the page is shown. */
  readonly secrets?: readonly string[] | 'all';
  /** The frame around the page: `shop` unless set; may depend on the query. */
  readonly chrome?: Chrome | ((query: URLSearchParams) => Chrome);
  /** Who may see the page: `anyone` unless set. For `hard`, a recognised customer is asked for the password. Visitors
   * are redirected to the login page, which leads back. */
  readonly access?: PageAccess;
}

/** An entry of a page table, with the type of its props erased. */
export type Page = PageDefinition<object>;
/** A page table: each page under its name. */
export type Pages = Readonly<Record<string, Page>>;

/** Defines an entry of a page table, type-checking the props of its container. */
export const definePage = <Props extends object>(definition: PageDefinition<Props>): Page =>
  definition as unknown as Page;

/** The page at an address, with its name in the table. */
export interface FoundPage {
  readonly name: string;
  readonly page: Page;
  readonly address: PageAddress;
}

/** Returns the path and query of an address without the site's base path. */
export function belowBase(address: string, basePath: string): string {
  const below = address.slice(basePath.length);
  // `/shop` is not the base of `/shopping`.
  const isBelow = address.startsWith(basePath) && /^([/?#]|$)/.test(below);
  if (!isBelow) return address;
  return below.startsWith('/') ? below : `/${below}`;
}

/** Finds the page in `pages` for an address: its path and query below the base path. Undefined if the table has no such
 * page. */
export function findPage(
  pages: Pages,
  address: string,
  { site, brand }: Pick<Scope, 'site' | 'brand'>,
): FoundPage | undefined {
  const [, path = '', query] = /^([^?#]*)(?:\?([^#]*))?/.exec(address) ?? [];
  const paramsAt = (place: PagePlace) => {
    if (place instanceof RegExp) return place.test(path) ? {} : undefined;
    return matchPath(typeof place === 'function' ? place({ site, brand }) : routes[place], path);
  };
  const places = Object.entries(pages).flatMap(([name, page]) => page.at.map((place) => ({ name, page, place })));
  const byPattern = places.filter(({ place }) => place instanceof RegExp);
  for (const { name, page, place } of [...byPattern, ...places]) {
    const params = paramsAt(place);
    if (params)
      return { name, page, address: { path, params, query: new URLSearchParams(query), country: site.country } };
  }
  return undefined;
}

/** Checks whether a query parameter of a page is a secret. */
export const isSecret = ({ secrets = [] }: Page, name: string): boolean => secrets === 'all' || secrets.includes(name);
