import { notable } from '../../mocks/fixtures/catalogue/notable.js';
import { brandById, href, type RouteName, siteOfBrand } from '../../src/entries/model.js';
import { type Page, pages } from '../../src/entries/storefront.js';

interface PageIsland {
  readonly name: string;
  readonly address: string;
  readonly access: NonNullable<Page['access']>;
}

const brand = brandById('law');
const scope = { brand, site: siteOfBrand(brand) };
const params = { itemCode: notable.wine, country: 'uk', orderId: 'W90000', subscriptionId: 'WP1501' };
/** Sample paths for pages whose path is a pattern. */
const paths = ['/authentication/set-password', '/authentication/forgot-password'];
/** Query parameters without which a page shows nothing. */
const queries: Readonly<Record<string, string>> = { searchResults: '?Ntt=rioja', checkoutSteps: '?step=delivery' };

function addressOf(name: string, { at: [place] }: Page): string {
  if (typeof place === 'string') return href(place as RouteName & 'product', { params });
  const path = typeof place === 'function' ? place(scope) : paths.find((one) => place?.test(one));
  if (path === undefined) throw new Error(`The page ${name} is not at any of these paths: ${paths.join(', ')}.`);
  return path;
}

/** Every page of the shop as an island, with an address. */
export const pageIslands: readonly PageIsland[] = Object.entries(pages).map(([name, page]: [string, Page]) => ({
  name: `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page`,
  address: addressOf(name, page) + (queries[name] ?? ''),
  access: page.access ?? 'anyone',
}));
