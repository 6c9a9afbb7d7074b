import * as z from 'zod/mini';
import type { BillingAddress } from '../../model/account.js';
import type { FoundAddress, PostalAddress } from '../../model/address.js';
import type { Country } from '../../model/site.js';
import { countryTable } from '../../model/site.js';
import { statesOf } from './states.js';
import { typedCode, typedLine } from './typedText.js';

/** A postcode without blanks and dashes, in capital letters. */
const bare = (typed: string): string =>
  typedCode(typed)
    .replace(/[\s.-]/g, '')
    .toUpperCase();

/** How a country writes its postcodes: what one looks like, its usual form, and which words a wrong one gets. */
const postcodes = {
  uk: {
    pattern: /^([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|GIR 0AA)$/,
    usual: (typed: string) => bare(typed).replace(/^(.{2,4})(.{3})$/, '$1 $2'),
    problem: 'address.postcodeInvalid',
  },
  us: {
    pattern: /^\d{5}(-\d{4})?$/,
    usual: (typed: string) => bare(typed).replace(/^(\d{5})(?=\d{4}$)/, '$1-'),
    problem: 'address.zipInvalid',
  },
  au: { pattern: /^\d{4}$/, usual: bare, problem: 'address.postcodeFourFigures' },
  nz: { pattern: /^\d{4}$/, usual: bare, problem: 'address.postcodeFourFigures' },
} as const;

/** What a country calls its postcodes. */
export const postcodeLabelOf = {
  uk: 'address.postcode',
  us: 'address.zip',
  au: 'address.postcode',
  nz: 'address.postcode',
} as const satisfies Record<Country, string>;

/** How long a line of an address may be. */
export const addressLineCharacters = 100;

const typed = z.overwrite(typedLine);
const line = (missing: string) =>
  z.string().check(typed, z.minLength(1, missing), z.maxLength(addressLineCharacters, 'address.tooLong'));
const optionalLine = z.string().check(typed, z.maxLength(addressLineCharacters, 'address.tooLong'));

/** A postcode of a country, in the form it is usually written in. */
export const postcodeOf = (country: Country) =>
  z
    .string()
    .check(
      z.overwrite(postcodes[country].usual),
      z.minLength(1, 'address.postcodeMissing'),
      z.regex(postcodes[country].pattern, postcodes[country].problem),
    );

/** A telephone number as people write it, with an extension where it has one. */
const phone = z.string().check(
  z.overwrite((given) => typedCode(given).replace(/^tel:\s*/i, '')),
  z.minLength(1, 'address.phoneMissing'),
  z.maxLength(addressLineCharacters, 'address.phoneInvalid'),
  z.regex(/^\+?[\d ()./-]+((x|ext\.?|#) ?\d{1,6})?$/i, 'address.phoneInvalid'),
  z.refine((given) => /^\d{7,15}$/.test(given.replace(/(x|e|#).*$/i, '').replace(/\D/g, '')), 'address.phoneInvalid'),
);

/** Who collects an order or is written to: a name and a telephone number. */
export const personFields = z.object({
  firstName: line('address.firstNameMissing'),
  lastName: line('address.lastNameMissing'),
  phone,
});
/** The values of a form that asks for a person. */
export type PersonFields = z.infer<typeof personFields>;

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
    state: countryTable[country].code in statesOf ? line('address.stateMissing') : optionalLine,
    postcode: postcodeOf(country),
    country: line('address.countryMissing'),
    phone,
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
  country: countryTable[country].code,
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

/** An address as the call for the billing address takes it: the place, the telephone and the person apart (CHKT-016 to
 * CHKT-018). */
export function billingAddressOf({
  salutation,
  firstName,
  lastName,
  company,
  phone,
  ...address
}: PostalAddress): BillingAddress {
  return {
    personalInfo: { ...(salutation && { salutation }), firstName, lastName, ...(company && { company }) },
    contactInfo: { phone },
    address,
  };
}

/** A billing address in one piece, as it is read and written on a form. */
export const postalAddressOf = ({ address, contactInfo, personalInfo }: BillingAddress): PostalAddress => ({
  ...personalInfo,
  ...address,
  ...contactInfo,
});

/** Whether two addresses read the same on a parcel. */
export const isSameAddress = (one: PostalAddress, other: PostalAddress): boolean =>
  addressLines(one).join('\n') === addressLines(other).join('\n');
