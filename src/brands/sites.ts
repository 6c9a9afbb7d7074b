import type { Brand, Country, Currency, HostClass, MoneyUnit, Site } from '../model/site.js';
import { BrandNotFoundError, brandById, brands, defaultBrandIdentifier } from './registry.js';

const currencies: Record<Country, Currency> = { uk: 'GBP', us: 'USD', au: 'AUD', nz: 'NZD' };

/** What one delivery costs, in every currency and in points. */
const deliveryCharges: Record<MoneyUnit, number> = { currency: 7.99, points: 799 };

const eVoucherItemCodes: Record<HostClass, string> = { dev: 'EVTEST1', test: 'EVTEST1', live: 'EV00001' };

export interface SiteChoice {
  readonly brand: string;
  readonly country?: Country;
  readonly hostClass?: HostClass;
  readonly newCart?: boolean;
}

/** The site of a brand, in its own country unless another is asked for; the country gives the currency (BRAND-006, OPEN-002).
 * @throws BrandNotFoundError when no brand has this id. */
export const siteOf = ({ brand, ...choice }: SiteChoice): Site => siteOfBrand(brandById(brand), choice);

/** The site of a brand at hand. */
export function siteOfBrand(
  brand: Brand,
  { country = brand.country, hostClass = 'dev', newCart = false }: Omit<SiteChoice, 'brand'> = {},
): Site {
  const { words = {}, ...contact } = brand.alsoIn[country] ?? {};
  return {
    id: `${brand.id}-${country}`,
    parentId: brand.id,
    brandId: brand.id,
    country,
    language: 'en',
    currency: currencies[country],
    hostClass,
    money: brand.money,
    deliveryCharge: deliveryCharges[brand.money],
    eVoucherItemCode: eVoucherItemCodes[hostClass],
    newCart,
    suggestionSource: 'index',
    searchSuggestFile: brand.searchSuggestFile,
    hasQuickFilters: true,
    words,
    contact,
  };
}

const countriesOf = ({ country, alsoIn }: Brand): Country[] => [country, ...(Object.keys(alsoIn) as Country[])];

/** Every site there is: one for each country of each brand. */
export const sites: readonly Site[] = brands.flatMap((brand) =>
  countriesOf(brand).map((country) => siteOfBrand(brand, { country })),
);

const isPlainHost = (hostname: string): boolean => hostname === 'localhost' || /^[\d.:[\]]+$/.test(hostname);

/** Development on this machine, tests on `test.…`, live elsewhere (BRAND-061). */
function hostClassOf(hostname: string): HostClass {
  if (isPlainHost(hostname) || hostname.endsWith('.localhost')) return 'dev';
  return hostname.startsWith('test.') ? 'test' : 'live';
}

/** Which brand, country and host class a host stands for: `law.localhost`, `test.hsb.example`, `www.wpe-nz.example` (BRAND-005).
 * A plain `localhost` or address is the default brand.
 * @throws BrandNotFoundError when the host names a brand that is not configured. */
export function siteChoiceOfHost(hostname: string): SiteChoice {
  const hostClass = hostClassOf(hostname);
  if (isPlainHost(hostname)) return { brand: defaultBrandIdentifier, hostClass };
  const [label = ''] = hostname.replace(/^(www|test)\./, '').split('.');
  const [, brand = label, country] = /^(.+)-(uk|us|au|nz)$/.exec(label) ?? [];
  if (!brands.some((candidate) => candidate.id === brand)) throw new BrandNotFoundError(brand);
  return { brand, hostClass, ...(country && { country: country as Country }) };
}
