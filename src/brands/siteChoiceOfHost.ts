import { type Country, countries, type HostClass } from '../model/site.js';
import { BrandNotFoundError, defaultBrandIdentifier, isBrandId } from './ids.js';
import type { SiteChoice } from './siteOfBrand.js';

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
  if (!isBrandId(brand)) throw new BrandNotFoundError(brand);
  return { brand, hostClass, ...(country && { country: country as Country }) };
}
