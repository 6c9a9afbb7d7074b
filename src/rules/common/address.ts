import * as z from 'zod/mini';
import type { BillingAddress } from '../../model/account.js';
import type { FoundAddress, PostalAddress } from '../../model/address.js';
import type { Country, Site } from '../../model/site.js';
import { countryTable } from '../../model/site.js';
import { statesOf } from './states.js';
import { typedCode, typedLine } from './typedText.js';

/** Strips a postcode of spaces and dashes and converts it to capitals. */
const bare = (typed: string): string =>
  typedCode(typed)
    .replace(/[\s.-]/g, '')
    .toUpperCase();

/** Postcode formats by country: the pattern, the usual notation, and the message for an invalid postcode. */
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

/** Areas of the postcodes of the Crown dependencies, by ISO 3166 code. The shop in the UK delivers to them as countries
 * of their own. */
const islandAreas: Readonly<Record<string, string>> = { GG: 'GY', IM: 'IM', JE: 'JE' };

/** Checks whether a postcode belongs to a country, as far as its area tells: `JE2 3AB` only to Jersey, `RG1 4AA` to
 * none of the islands. */
export function isPostcodeIn(countryCode: string, postcode: string): boolean {
  const area = /^[A-Z]+(?=\d)/.exec(bare(postcode))?.[0];
  const island = Object.keys(islandAreas).find((code) => islandAreas[code] === area);
  return area === undefined || (island ?? 'GB') === countryCode;
}

/** Key of the postcode label, by country. */
export const postcodeLabelOf = {
  uk: 'address.postcode',
  us: 'address.zip',
  au: 'address.postcode',
  nz: 'address.postcode',
} as const satisfies Record<Country, string>;

/** Maximum length of an address line. */
export const addressLineCharacters = 100;

const typed = z.overwrite(typedLine);
const line = (missing: string) =>
  z.string().check(typed, z.minLength(1, missing), z.maxLength(addressLineCharacters, 'address.tooLong'));
const optionalLine = z.string().check(typed, z.maxLength(addressLineCharacters, 'address.tooLong'));

/** Builds the schema of a country's postcodes, which converts them to their usual notation. */
export const postcodeOf = (country: Country) =>
  z
    .string()
    .check(
      z.overwrite(postcodes[country].usual),
      z.minLength(1, 'address.postcodeMissing'),
      z.regex(postcodes[country].pattern, postcodes[country].problem),
    );

/** A telephone number in any common notation, with an optional extension. */
const phone = z.string().check(
  z.overwrite((text) => typedCode(text).replace(/^tel:\s*/i, '')),
  z.minLength(1, 'address.phoneMissing'),
  z.maxLength(addressLineCharacters, 'address.phoneInvalid'),
  z.regex(/^\+?[\d ()./-]+((x|ext\.?|#) ?\d{1,6})?$/i, 'address.phoneInvalid'),
  z.refine((text) => /^\d{7,15}$/.test(text.replace(/(x|e|#).*$/i, '').replace(/\D/g, '')), 'address.phoneInvalid'),
);

/** The person who collects an order or receives a letter: a name and a telephone number. */
export const personFields = z.object({
  firstName: line('address.firstNameMissing'),
  lastName: line('address.lastNameMissing'),
  phone,
});
/** Values of the fields for a person's name and phone number. */
export type PersonFields = z.infer<typeof personFields>;

/** Builds the schema of a site's address form, with a state where the country has states (CHKT-015, OPEN-074). All
 * values are strings; optional ones may be empty. */
export const addressFieldsOf = (country: Country) =>
  z
    .object({
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
    })
    .check(
      z.refine(({ country: code, postcode }) => isPostcodeIn(code, postcode), {
        path: ['postcode'],
        error: 'address.postcodeElsewhere',
      }),
    );
/** Values of an address form. All are strings, empty when nothing was typed. */
export type AddressFields = z.infer<ReturnType<typeof addressFieldsOf>>;

/** Returns the values of an empty address form, in the site's country. */
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

/** Converts an existing address to form values. */
export function fieldsOfAddress(address: PostalAddress, country: Country): AddressFields {
  const entries = Object.entries(address).filter(([, value]) => value !== undefined);
  return { ...emptyAddressFields(country), ...Object.fromEntries(entries) };
}

/** Converts form values to an address, leaving out empty fields. */
export function addressOfFields({ createBillingAddrflag, ...fields }: AddressFields): PostalAddress {
  const entries = Object.entries(fields).filter(([, value]) => value !== '');
  return Object.fromEntries(entries) as PostalAddress;
}

/** Returns the form values for a found address. Fields the found address lacks are cleared, because their old values
 * belong to another place. */
export const fieldsOfFoundAddress = (found: FoundAddress) => ({
  addressLine1: found.addressLine1,
  addressLine2: found.addressLine2 ?? '',
  town: found.town,
  county: found.county ?? '',
  state: found.state ?? '',
  postcode: found.postcode,
});

/** Writes a found address on one line, for a list. */
export const addressInOneLine = ({ addressLine1, addressLine2, town, postcode }: FoundAddress): string =>
  [addressLine1, addressLine2, town, postcode].filter(Boolean).join(', ');

/** Returns the English name of a country, by its ISO 3166 code. */
export const countryName = (code: string): string => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;

/** Returns the lines of an address as printed on a parcel. The country is the last line unless it is the shop's own. */
export function addressLines(address: PostalAddress, { country: home }: Pick<Site, 'country'>): string[] {
  const { salutation, firstName, lastName, company, addressLine1, addressLine2, town, county, state, postcode } =
    address;
  const isAbroad = address.country !== undefined && address.country !== countryTable[home].code;
  const person = [salutation, firstName, lastName].filter(Boolean).join(' ');
  const place = state ? `${town} ${state} ${postcode}` : undefined;
  const lines = [person, company, addressLine1, addressLine2, ...(place ? [place] : [town, county, postcode])];
  return [...lines, isAbroad && countryName(address.country)].filter((part): part is string => Boolean(part));
}

/** Converts an address to the format of the billing address call, which keeps place, telephone and person separate
 * (CHKT-016 to CHKT-018). */
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

/** Joins the parts of a billing address into one address, as used in text and forms. */
export const postalAddressOf = ({ address, contactInfo, personalInfo }: BillingAddress): PostalAddress => ({
  ...personalInfo,
  ...address,
  ...contactInfo,
});

/** Checks whether two addresses read the same on a parcel. */
export const isSameAddress = (one: PostalAddress, other: PostalAddress, site: Pick<Site, 'country'>): boolean =>
  addressLines(one, site).join('\n') === addressLines(other, site).join('\n');
