import type { PostalAddress } from '../../src/model/address.js';
import { shippingCountries } from '../fixtures/addresses.js';
import type { Tools } from './resolver.js';

/** Refuses an address in a country the site does not deliver to; `field` is the path of the country in the body. */
export function checkCountry(
  { country }: Pick<PostalAddress, 'country'>,
  field: string,
  { shop, refuse }: Tools,
): void {
  if (!shippingCountries[shop.site.country].some(({ code }) => code === country))
    refuse.invalid(`${field}: we do not deliver to ${country}`);
}
