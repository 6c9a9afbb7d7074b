'use client';

import type { PageKind } from '../../analytics/pageKind.js';
import type { Country } from '../../model/site.js';
import { matchPath, type RouteName, routes } from '../../rules/common/routes.js';
import type { Scope } from '../../ui/scope.js';
import type { Screen } from '../base/lazyScreen.js';
import type { StorefrontServices } from '../base/services.js';

/** An address as its page reads it. */
export interface PageAddress {
  /** Below the site's base path. */
  readonly path: string;
  /** The path's parameters by the names the route gives them, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The site's country: a page may be of another kind in each. */
  readonly country: Country;
}

/** Where a page is: at a route, at a path the brand or site chooses, or at any path that matches a pattern. A pattern
 * wins over a route; otherwise no two pages share an address. */
export type PagePlace = RouteName | ((scope: Pick<Scope, 'site' | 'brand'>) => string) | RegExp;

/** The frame around a page: the whole shop; the shop without its basket (NAV-009) and delivery promise (OPEN-107); a
 * quiet one for the checkout, which leads nowhere else; the shop whose footer makes room for the open menu of a small
 * screen (NAV-018); nothing but the page, to print (MISC-030). */
export type Chrome = 'shop' | 'cart' | 'checkout' | 'gifts' | 'print';

/** Who may see a page: anyone, a recognised or signed-in customer, or a signed-in customer alone. */
export type PageAccess = 'anyone' | 'soft' | 'hard';

/** One entry of the page table. */
export interface PageDefinition<Props extends object> {
  readonly at: readonly PagePlace[];
  /** Its page type and name for analytics (ANLY-001 to ANLY-032); as its address says unless set. */
  readonly kind?: PageKind | ((address: PageAddress) => PageKind);
  /** Its container, loaded when the page is first shown. */
  readonly load: (services: StorefrontServices) => Promise<Screen<Props>>;
  /** Props of the container; undefined where a service of the host is missing: the page is then not found. */
  readonly props: (address: PageAddress, services: StorefrontServices) => Props | undefined;
  /** Parameters of the query that are secrets, such as a token that a link of an email brings; `all` where only the host
   * knows them. They leave the browser's address once the page is shown. */
  readonly secrets?: readonly string[] | 'all';
  /** `shop` unless set; the query may say which. */
  readonly chrome?: Chrome | ((query: URLSearchParams) => Chrome);
  /** `anyone` unless set. A recognised customer is asked for the password where `hard` is needed; visitors are redirected to
   * the login page, which leads back. */
  readonly access?: PageAccess;
}

/** An entry of a page table, with the type of its props erased. */
export type Page = PageDefinition<object>;
/** A page table: each page by its name. */
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

/** Path and query of an address without the site's base path. */
export function belowBase(address: string, basePath: string): string {
  const below = address.slice(basePath.length);
  // `/shop` is not the base of `/shopping`.
  const isBelow = address.startsWith(basePath) && /^([/?#]|$)/.test(below);
  if (!isBelow) return address;
  return below.startsWith('/') ? below : `/${below}`;
}

/** The page of `pages` at an address, path and query below the base path; nothing where the table has none. */
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

/** Whether a parameter of a page's query is a secret. */
export const isSecret = ({ secrets = [] }: Page, name: string): boolean => secrets === 'all' || secrets.includes(name);
