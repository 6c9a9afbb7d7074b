import { type Brand, type Country, countries, type HostClass, type Site } from '../model/site.js';
import { BrandNotFoundError, brandById, brands, defaultBrandIdentifier } from './registry.js';
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

const isPlainHost = (hostname: string): boolean => hostname === 'localhost' || /^[\d.:[\]]+$/.test(hostname);

/** Classifies a host: development on this machine, test on `test.…`, live on any other host (BRAND-061). */
function hostClassOf(hostname: string): HostClass {
  if (isPlainHost(hostname) || hostname.endsWith('.localhost')) return 'dev';
  return hostname.startsWith('test.') ? 'test' : 'live';
}

const hostOfCountry = new RegExp(`^(.+)-(${countries.join('|')})$`);

/**
 * Reads the brand, country and host class from a host name: `law.localhost`, `test.hsb.example`, `www.wpe-nz.example`
 * (BRAND-005). A plain `localhost` or IP address gives the default brand.
 * @throws BrandNotFoundError when the host names an unknown brand
 */
export function siteChoiceOfHost(hostname: string): SiteChoice {
  const hostClass = hostClassOf(hostname);
  if (isPlainHost(hostname)) return { brand: defaultBrandIdentifier, hostClass };
  const [label = ''] = hostname.replace(/^(www|test)\./, '').split('.');
  const [, brand = label, country] = hostOfCountry.exec(label) ?? [];
  if (!brands.some((candidate) => candidate.id === brand)) throw new BrandNotFoundError(brand);
  return { brand, hostClass, ...(country && { country: country as Country }) };
}
