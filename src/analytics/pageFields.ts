import type { Country, Site } from '../model/site.js';
import type { PageKind } from './pageKind.js';

/** Analytics fields of a page (ANLY-031 to ANLY-035). */
export interface PageFields extends PageKind {
  /** Brand, country, type and name, from general to specific (OPEN-091). */
  readonly pageHier: string;
  readonly country: Country;
  readonly brand: string;
}

/** Returns the analytics fields of a page. The bar that separates the levels of the hierarchy is removed from the
 * page's name. */
export function pageFields(page: PageKind, { country, brandId }: Pick<Site, 'country' | 'brandId'>): PageFields {
  const { pageType } = page;
  const pageName = page.pageName.replaceAll('|', '-');
  return { pageName, pageType, pageHier: [brandId, country, pageType, pageName].join('|'), country, brand: brandId };
}
