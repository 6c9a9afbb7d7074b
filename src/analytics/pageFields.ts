import type { Country, Site } from '../model/site.js';
import type { PageKind } from './pageKind.js';

/** What analytics knows of a page (ANLY-031 to ANLY-035). */
export interface PageFields extends PageKind {
  /** Brand, country, type and name, from the wide to the narrow (OPEN-091). */
  readonly pageHier: string;
  readonly country: Country;
  readonly brand: string;
}

/** The fields of a page of a site. A name keeps clear of the bar that the hierarchy is divided by. */
export function pageFields(page: PageKind, { country, brandId }: Pick<Site, 'country' | 'brandId'>): PageFields {
  const { pageType } = page;
  const pageName = page.pageName.replaceAll('|', '-');
  return { pageName, pageType, pageHier: [brandId, country, pageType, pageName].join('|'), country, brand: brandId };
}
