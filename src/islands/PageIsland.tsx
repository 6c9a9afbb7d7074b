'use client';

import type { ComponentType } from 'react';
import { belowBase, findPage } from '../storefront/pages/page.js';
import { type PageName, pages } from '../storefront/pages/pages.js';
import { StorefrontPage } from '../storefront/pages/StorefrontPage.js';
import { useScope } from '../ui/scope.js';

interface PageIslandProps {
  readonly name: PageName;
  /** Path and query of the page to show; defaults to the document's own. */
  readonly address?: string | undefined;
}

/**
 * One page from the shop's page table as an island, without the shop's frame.
 * @throws Error when the address does not belong to that page; the server-rendered content then remains.
 */
function PageIsland({ name, address = window.location.pathname + window.location.search }: PageIslandProps) {
  const scope = useScope();
  const only = { [name]: pages[name] };
  if (!findPage(only, belowBase(address, scope.basePath), scope))
    throw new Error(`${address} is not an address of the page "${name}". Pass one in the prop "address".`);
  return <StorefrontPage address={address} pages={only} />;
}

const isPage = (name: string): name is PageName => Object.hasOwn(pages, name);

/**
 * Returns the component of a page's island.
 * @throws Error when the shop has no page of this name.
 */
export function pageIslandOf(name: string): ComponentType<Omit<PageIslandProps, 'name'>> {
  if (!isPage(name)) throw new Error(`The shop has no page "${name}". It has: ${Object.keys(pages).join(', ')}.`);
  return (props) => <PageIsland name={name} {...props} />;
}
