import * as z from 'zod/mini';
import type { FoundAddress, PostalAddress } from '../model/address.js';
import type { Country } from '../model/site.js';
import { statesOf } from './states.js';

/** The country code of an address in a site's own country, ISO 3166. */
export const countryCodeOf: Readonly<Record<Country, string>> = { uk: 'GB', us: 'US', au: 'AU', nz: 'NZ' };

/** What a postcode looks like, and which words a wrong one gets. */
const postcodes = {
  uk: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, problem: 'address.postcodeInvalid' },
  us: { pattern: /^\d{5}(-\d{4})?$/, problem: 'address.zipInvalid' },
  au: { pattern: /^\d{4}$/, problem: 'address.postcodeFourFigures' },
  nz: { pattern: /^\d{4}$/, problem: 'address.postcodeFourFigures' },
} as const;

/** How long a line of an address may be. */
export const addressLineCharacters = 100;

const line = (missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(addressLineCharacters, 'address.tooLong'));
const optionalLine = z.string().check(z.trim(), z.maxLength(addressLineCharacters, 'address.tooLong'));

export const postcodeOf = (country: Country) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'address.postcodeMissing'),
      z.regex(postcodes[country].pattern, postcodes[country].problem),
    );

/** What a site's address form asks for; a state where the country has states (CHKT-015, OPEN-074). Everything is text,
 * empty where it was left out. */
export const addressFieldsOf = (country: Country) =>
  z.object({
    salutation: optionalLine,
    firstName: line('address.firstNameMissing'),
    lastName: line('address.lastNameMissing'),
    company: optionalLine,
    addressLine1: line('address.lineMissing'),
    addressLine2: optionalLine,
    town: line('address.townMissing'),
    county: optionalLine,
    state: countryCodeOf[country] in statesOf ? line('address.stateMissing') : optionalLine,
    postcode: postcodeOf(country),
    country: line('address.countryMissing'),
    phone: z.string().check(
      z.trim(),
      z.minLength(1, 'address.phoneMissing'),
      z.regex(/^\+?[\d ()./-]+$/, 'address.phoneInvalid'),
      z.refine((phone) => /^\d{7,15}$/.test(phone.replace(/\D/g, '')), 'address.phoneInvalid'),
    ),
    createBillingAddrflag: z.boolean(),
  });
/** The values of an address form; every text is a string, empty where nothing was typed. */
export type AddressFields = z.infer<ReturnType<typeof addressFieldsOf>>;

/** The values of an empty address form, in the site's country. */
export const emptyAddressFields = (country: Country): AddressFields => ({
  salutation: '',
  firstName: '',
  lastName: '',
  company: '',
  addressLine1: '',
  addressLine2: '',
  town: '',
  county: '',
  state: '',
  postcode: '',
  country: countryCodeOf[country],
  phone: '',
  createBillingAddrflag: true,
});

/** The form values of an existing address. */
export function fieldsOfAddress(address: PostalAddress, country: Country): AddressFields {
  const given = Object.entries(address).filter(([, value]) => value !== undefined);
  return { ...emptyAddressFields(country), ...Object.fromEntries(given) };
}

/** The address in a form's values; empty fields are left out. */
export function addressOfFields({ createBillingAddrflag, ...fields }: AddressFields): PostalAddress {
  const given = Object.entries(fields).filter(([, value]) => value !== '');
  return Object.fromEntries(given) as PostalAddress;
}

/** What choosing a found address puts into the form; a part it lacks is emptied, since it belongs to another place. */
export const fieldsOfFoundAddress = (found: FoundAddress) => ({
  addressLine1: found.addressLine1,
  addressLine2: found.addressLine2 ?? '',
  town: found.town,
  county: found.county ?? '',
  state: found.state ?? '',
  postcode: found.postcode,
});

/** A found address in one line, for a list. */
export const addressInOneLine = ({ addressLine1, addressLine2, town, postcode }: FoundAddress): string =>
  [addressLine1, addressLine2, town, postcode].filter(Boolean).join(', ');

/** The lines of an address as printed on a parcel. */
export function addressLines(address: PostalAddress): string[] {
  const { salutation, firstName, lastName, company, addressLine1, addressLine2, town, county, state, postcode } =
    address;
  const person = [salutation, firstName, lastName].filter(Boolean).join(' ');
  const place = state ? `${town} ${state} ${postcode}` : undefined;
  return [person, company, addressLine1, addressLine2, ...(place ? [place] : [town, county, postcode])].filter(
    (written): written is string => Boolean(written),
  );
}
