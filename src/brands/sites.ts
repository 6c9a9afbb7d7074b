import type { Brand, Country, Site } from '../model/site.js';
import { brandById, brands } from './registry.js';
import { type SiteChoice, siteOfBrand } from './siteOfBrand.js';

/**
 * Returns the site of a brand by its id, in its own country by default; the country sets the currency (BRAND-006,
 * OPEN-002).
 * @throws BrandNotFoundError when no brand has this id
 */
export const siteOf = ({ brand, ...choice }: SiteChoice): Site => siteOfBrand(brandById(brand), choice);

const countriesOf = ({ country, alsoIn }: Brand): Country[] => [country, ...(Object.keys(alsoIn) as Country[])];

/** Every site: one for each country of each brand. */
export const sites: readonly Site[] = brands.flatMap((brand) =>
  countriesOf(brand).map((country) => siteOfBrand(brand, { country })),
);
