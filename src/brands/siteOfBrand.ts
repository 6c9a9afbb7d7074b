import { type Brand, type Country, countryTable, type HostClass, type MoneyUnit, type Site } from '../model/site.js';

/** Charge for one delivery, in any currency and in points. */
const deliveryCharges: Record<MoneyUnit, number> = { currency: 7.99, points: 799 };

const eVoucherItemCodes: Record<HostClass, string> = { dev: 'EVTEST1', test: 'EVTEST1', live: 'EV00001' };

/** Choice of a site: the brand's id, the country (default: the brand's own), the kind of host (default `dev`) and
 * whether the site has the new basket (default false, BSKT-028). */
export interface SiteChoice {
  readonly brand: string;
  readonly country?: Country;
  readonly hostClass?: HostClass;
  readonly newCart?: boolean;
}

/** Builds the site of a brand, in its own country by default; the country sets the currency (BRAND-006, OPEN-002). */
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
    currency: countryTable[country].currency,
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
