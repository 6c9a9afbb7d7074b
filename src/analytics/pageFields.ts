import type { Country, Site } from '../model/site.js';
import { classifyPage } from './classifyPage.js';
import type { PageType } from './pageTypes.js';

/** What analytics knows of a page (ANLY-031 to ANLY-035). */
export interface PageFields {
  readonly pageName: string;
  readonly pageType: PageType;
  /** Brand, country, type and name, from the wide to the narrow (OPEN-091). */
  readonly pageHier: string;
  readonly country: Country;
  readonly brand: string;
}

/** The fields of the page at an address below the site's base path. */
export function pageFields(address: string, { country, brandId }: Pick<Site, 'country' | 'brandId'>): PageFields {
  const { pageType, pageName } = classifyPage(address, country);
  return { pageName, pageType, pageHier: [brandId, country, pageType, pageName].join('|'), country, brand: brandId };
}
