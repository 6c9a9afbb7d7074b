import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Country, countries } from '../../model/site.js';
import {
  type AddressFields,
  addressFieldsOf,
  addressLines,
  addressOfFields,
  emptyAddressFields,
  fieldsOfAddress,
  fieldsOfFoundAddress,
} from './address.js';
import { statesOf } from './states.js';

const usable: Record<Country, Partial<AddressFields>> = {
  uk: { postcode: 'RG1 4AA' },
  us: { postcode: '06851', state: 'CT' },
  au: { postcode: '2010', state: 'NSW' },
  nz: { postcode: '7010' },
};
const filled = (country: Country, other: Partial<AddressFields> = {}): AddressFields => ({
  ...emptyAddressFields(country),
  firstName: 'Tom',
  lastName: 'Ashby',
  addressLine1: '1 Mill Road',
  town: 'Lewes',
  phone: '01632 960123',
  ...usable[country],
  ...other,
});
const problems = (country: Country, other: Partial<AddressFields>) =>
  addressFieldsOf(country)
    .safeParse(filled(country, other))
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test.each(countries)('an address in %s needs only that country’s fields', (country) => {
  expect(problems(country, {})).toBeUndefined();
});

describe('missing and invalid fields are reported', () => {
  test.each([
    ['uk', { firstName: '  ' }, 'firstName: address.firstNameMissing'],
    ['uk', { lastName: '' }, 'lastName: address.lastNameMissing'],
    ['uk', { addressLine1: '' }, 'addressLine1: address.lineMissing'],
    ['uk', { town: '' }, 'town: address.townMissing'],
    ['uk', { country: '' }, 'country: address.countryMissing'],
    ['uk', { company: 'x'.repeat(101) }, 'company: address.tooLong'],
    ['uk', { postcode: 'RG1' }, 'postcode: address.postcodeInvalid'],
    ['uk', { postcode: '' }, 'postcode: address.postcodeMissing'],
    ['us', { postcode: '685' }, 'postcode: address.zipInvalid'],
    ['us', { state: '' }, 'state: address.stateMissing'],
    ['au', { postcode: '20100' }, 'postcode: address.postcodeFourFigures'],
    ['au', { state: '' }, 'state: address.stateMissing'],
    ['nz', { postcode: 'RG1 4AA' }, 'postcode: address.postcodeFourFigures'],
    ['uk', { phone: '' }, 'phone: address.phoneMissing'],
    ['uk', { phone: '12345' }, 'phone: address.phoneInvalid'],
    ['uk', { phone: 'call me on 01632 960123' }, 'phone: address.phoneInvalid'],
  ] as const)('%s %j', (country, other, problem) => {
    expect(problems(country, other)?.[0]).toBe(problem);
  });
});

test.each([
  ['uk', ['rg14aa', 'SW1A 1AA', ' M1 1AE ']],
  ['us', ['06851', '06851-1234']],
] as const)('postcodes in %s are accepted in any common notation: %j', (country, postcodes) => {
  for (const postcode of postcodes) expect(problems(country, { postcode })).toBeUndefined();
});

test('telephone numbers are accepted in any common notation', () => {
  for (const phone of ['+44 (0)1632 960123', '01632.960.123', '(555) 010-0123'])
    expect(problems('uk', { phone })).toBeUndefined();
});

const anyText = fc.string({ minLength: 1, maxLength: 20 }).filter((value) => value.trim() === value && value !== '');

test('an address is unchanged after a round trip through the form', () => {
  const address = fc.record(
    {
      salutation: anyText,
      firstName: anyText,
      lastName: anyText,
      company: anyText,
      addressLine1: anyText,
      addressLine2: anyText,
      town: anyText,
      county: anyText,
      state: anyText,
      postcode: anyText,
      country: anyText,
      phone: anyText,
    },
    { requiredKeys: ['firstName', 'lastName', 'addressLine1', 'town', 'postcode', 'country', 'phone'] },
  );
  fc.assert(
    fc.property(address, fc.constantFrom(...countries), (original, country) => {
      expect(addressOfFields(fieldsOfAddress(original, country))).toEqual(original);
    }),
  );
});

test('a found address clears the fields it lacks', () => {
  expect(fieldsOfFoundAddress({ addressLine1: '3 Mill Road', town: 'Lewes', postcode: 'BN7 1AA' })).toEqual({
    addressLine1: '3 Mill Road',
    addressLine2: '',
    town: 'Lewes',
    county: '',
    state: '',
    postcode: 'BN7 1AA',
  });
});

test('on a parcel the country is the last line, unless it is the shop’s own', () => {
  const address = { firstName: 'Tom', lastName: 'Ashby', addressLine1: '1 Mill Road', town: 'St Helier', phone: '1' };
  const jersey = { ...address, postcode: 'JE2 3AB', country: 'JE' };
  expect(addressLines(jersey, { country: 'uk' })).toEqual([
    'Tom Ashby',
    '1 Mill Road',
    'St Helier',
    'JE2 3AB',
    'Jersey',
  ]);
  expect(addressLines({ ...jersey, country: 'GB' }, { country: 'uk' }).at(-1)).toBe('JE2 3AB');
  expect(addressLines({ ...jersey, country: 'GB' }, { country: 'us' }).at(-1)).toBe('United Kingdom');
});

test.each([
  ['GB', 'SY8 1AA', true],
  ['GB', 'je2 3ab', false],
  ['GB', 'GY1 1AA', false],
  ['GB', 'IM1 1AA', false],
  ['JE', 'JE2 3AB', true],
  ['JE', 'SY8 1AA', false],
  ['JE', 'GY1 1AA', false],
  ['GG', 'GY9 0AA', true],
  ['IM', 'IM1 1AA', true],
  ['US', '06851', true],
])('in %s the postcode %s is accepted: %s', (country, postcode, isAccepted) => {
  const fields = { ...emptyAddressFields('uk'), firstName: 'Tom', lastName: 'Ashby', addressLine1: '1', town: 'X' };
  const site = country === 'US' ? 'us' : 'uk';
  const read = addressFieldsOf(site).safeParse({ ...fields, state: 'CT', phone: '01632 960123', country, postcode });
  expect(read.error?.issues.map(({ path, message }) => [path, message])).toEqual(
    isAccepted ? undefined : [[['postcode'], 'address.postcodeElsewhere']],
  );
});

test('on a parcel the state is on the same line as the town, and a county on the next', () => {
  const base = { firstName: 'Tom', lastName: 'Ashby', addressLine1: '1 Mill Road', phone: '1', country: 'GB' };
  expect(
    addressLines({ ...base, town: 'Lewes', county: 'East Sussex', postcode: 'BN7 1AA' }, { country: 'uk' }),
  ).toEqual(['Tom Ashby', '1 Mill Road', 'Lewes', 'East Sussex', 'BN7 1AA']);
  expect(
    addressLines(
      { ...base, salutation: 'Mr', town: 'Norwalk', state: 'CT', postcode: '06851', country: 'US' },
      { country: 'us' },
    ),
  ).toEqual(['Mr Tom Ashby', '1 Mill Road', 'Norwalk CT 06851']);
});

test('the US has 50 states, the capital’s district, 5 territories and 3 military codes; Australia has 8 states', () => {
  expect(Object.keys(statesOf.US ?? {})).toHaveLength(59);
  expect(Object.keys(statesOf.AU ?? {})).toHaveLength(8);
});
