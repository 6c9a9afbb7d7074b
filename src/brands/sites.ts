import type { Brand, Country, Currency, HostClass, Site } from '../model/site.js';
import { BrandNotFoundError, brandById, brands } from './registry.js';

const currencies: Record<Country, Currency> = { uk: 'GBP', us: 'USD', au: 'AUD', nz: 'NZD' };
const brandOfPlainHosts = 'law';

export interface SiteChoice {
  readonly brand: string;
  readonly country?: Country;
  readonly hostClass?: HostClass;
  readonly newCart?: boolean;
}

/** The site of a brand; a country other than its own gives that country's currency (BRAND-006, OPEN-002).
 * @throws BrandNotFoundError when no brand has this id. */
export function siteOf({ brand: brandId, country = 'uk', hostClass = 'dev', newCart = false }: SiteChoice): Site {
  const brand: Brand = brandById(brandId);
  return {
    id: `${brand.id}-${country}`,
    parentId: brand.companyName.toLowerCase().replaceAll(' ', '-'),
    brandId: brand.id,
    country,
    language: 'en',
    currency: currencies[country],
    hostClass,
    money: brand.money,
    newCart,
    words: {},
  };
}

/** Every site there is, one for each brand. */
export const sites: readonly Site[] = brands.map((brand) => siteOf({ brand: brand.id }));

/** Which brand and country a host stands for: `law.localhost`, `www.hsb.example`, `wpe-nz.localhost` (BRAND-005).
 * A plain `localhost` or address is the first brand.
 * @throws BrandNotFoundError when the host names a brand that is not configured. */
export function siteChoiceOfHost(hostname: string): SiteChoice {
  const [label = ''] = hostname.replace(/^www\./, '').split('.');
  if (hostname === 'localhost' || /^[\d.:[\]]+$/.test(hostname)) return { brand: brandOfPlainHosts };
  const [, brand = label, country] = /^(.+)-(uk|us|au|nz)$/.exec(label) ?? [];
  if (!brands.some((candidate) => candidate.id === brand)) throw new BrandNotFoundError(brand);
  return country ? { brand, country: country as Country } : { brand };
}
