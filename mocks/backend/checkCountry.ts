import type { PostalAddress } from '../../src/model/address.js';
import { isPostcodeIn } from '../../src/rules/common/address.js';
import { shippingCountries } from '../fixtures/addresses.js';
import type { Tools } from './resolver.js';

/** Refuses an address in a country the site does not deliver to, or with a postcode of another country; `field` is the
 * path of the country in the body. */
export function checkCountry(
  { country, postcode }: Pick<PostalAddress, 'country' | 'postcode'>,
  field: string,
  { shop, refuse }: Tools,
): void {
  if (!shippingCountries[shop.site.country].some(({ code }) => code === country))
    refuse.invalid(`${field}: we do not deliver to ${country}`);
  if (!isPostcodeIn(country, postcode))
    refuse.invalid(`${field.replace(/country$/, 'postcode')}: ${postcode} is not in ${country}`);
}
