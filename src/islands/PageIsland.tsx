import { belowBase, findPage } from '../storefront/page.js';
import { type PageName, pages } from '../storefront/pages.js';
import { StorefrontPage } from '../storefront/StorefrontPage.js';
import { useScope } from '../ui/scope.js';

export interface PageIslandProps {
  readonly name: PageName;
  /** Path and query; those of the page it stands in unless it is given. */
  readonly address?: string | undefined;
}

/** One page of the shop's table, without the frame around it, in a page a server made.
 * @throws Error when the address is not one of that page: what the server made stays. */
export function PageIsland({ name, address = window.location.pathname + window.location.search }: PageIslandProps) {
  const scope = useScope();
  const only = { [name]: pages[name] };
  if (!findPage(only, belowBase(address, scope.basePath), scope))
    throw new Error(`${address} is no address of the page "${name}": give it one by the prop "address".`);
  return <StorefrontPage address={address} pages={only} />;
}
