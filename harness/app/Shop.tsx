import { useLocation, useSearch } from 'wouter';
import { Storefront } from '../../src/entries/storefront.js';

/** The storefront at the browser's address. */
export function Shop() {
  const [path] = useLocation();
  const search = useSearch();
  return <Storefront address={search ? `${path}?${search}` : path} />;
}
