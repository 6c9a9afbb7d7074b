import type { OperationId } from '../../src/api/endpoints.js';
import { testCards } from '../cardProvider.js';
import { homeAddressOf } from '../fixtures/addresses.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { billingAddressOf } from '../fixtures/customers.js';

const wrongKinds = [null, 0, -1, 1.5, true, [], {}, ['x']];
const long = 'a'.repeat(1_000_000);
export const markup = '<img src=x onerror=alert(1)>';
export const sql = "'; DROP TABLE customers; --";
const wrongTexts = ['', ' ', '__proto__', 'constructor', sql, markup, long, '🍷', '-1', '1.5', '１２３４'];

/** What a field may not be. */
const not = {
  /** Written in a pattern of its own. */
  code: [...wrongKinds, ...wrongTexts],
  /** Written by a person: anything but nothing and too much. */
  text: [...wrongKinds, '', long],
  flag: [...wrongKinds.filter((value) => value !== true), ...wrongTexts, 'true'],
  object: [null, 0, true, 'text', long],
};

export const written = homeAddressOf({ salutation: 'Mr', firstName: 'Tom', lastName: 'Ashby' }, 'uk');
const texts = (prefix: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`${prefix}${name}`, not.text]));
const addressFields = (prefix: string) => ({
  ...texts(prefix, ['salutation', 'firstName', 'lastName', 'addressLine1', 'town', 'county', 'phone']),
  [`${prefix}postcode`]: not.code.filter((value) => value !== '1.5' && value !== 'constructor'),
  [`${prefix}country`]: not.code,
});

interface Write {
  readonly address: string;
  readonly method: string;
  readonly body: unknown;
  readonly fields: Readonly<Record<string, readonly unknown[]>>;
  /** Fields that may be left out. */
  readonly optional?: readonly string[];
}

/** Every write of an account: a body that is right, and what each of its fields may not be. */
export const writes: Partial<Record<OperationId, Write>> = {
  createPermission: {
    method: 'POST',
    address: '/api/user/permission',
    body: { category: 'MARKETING', code: 'SMS', state: 'GRANTED' },
    fields: { category: not.code, code: not.code, state: not.code },
  },
  updatePermissionsByCategory: {
    method: 'POST',
    address: '/api/user/permissions/MARKETING',
    body: { category: 'MARKETING', code: 'SMS', state: 'GRANTED' },
    fields: { category: not.code, code: not.code, state: not.code },
    optional: ['category'],
  },
  updateProfileOptions: {
    method: 'PUT',
    address: '/api/user/profile/options',
    body: { payForWineplansWithWinereward: true },
    fields: { payForWineplansWithWinereward: not.flag },
  },
  updateUserEmail: {
    method: 'PUT',
    address: '/api/user/email',
    body: { email: 'a@b.example', recrPage: '/account' },
    fields: { email: not.code, recrPage: [...wrongKinds, long] },
    optional: ['recrPage'],
  },
  submitAccountEmail: {
    method: 'POST',
    address: '/api/account/email',
    body: { email: 'a@b.example' },
    fields: { email: not.code },
  },
  updateContactPreferences: {
    method: 'PUT',
    address: '/api/user/preferences/contact',
    body: { optin: { emailFlag: false } },
    fields: { optin: not.object, 'optin.emailFlag': not.flag },
  },
  addFavourite: {
    method: 'PUT',
    address: `/api/user/favourites/${notable.wine}`,
    body: { AntiFavourite: true },
    fields: { AntiFavourite: not.flag },
    optional: ['AntiFavourite'],
  },
  addShippingAddress: {
    method: 'POST',
    address: '/api/user/shipping/addresses',
    body: { shippingNewAddress: { shippingAddress: written }, createBillingAddrflag: true },
    fields: {
      shippingNewAddress: not.object,
      'shippingNewAddress.shippingAddress': not.object,
      createBillingAddrflag: not.flag,
      ...addressFields('shippingNewAddress.shippingAddress.'),
    },
    optional: ['createBillingAddrflag', 'salutation', 'county'],
  },
  updateShippingAddress: {
    method: 'PUT',
    address: '/api/user/shipping/address/home',
    body: { shippingAddress: written, createBillingAddrflag: true },
    fields: { shippingAddress: not.object, createBillingAddrflag: not.flag, ...addressFields('shippingAddress.') },
    optional: ['createBillingAddrflag', 'salutation', 'county'],
  },
  updateBillingAddress: {
    method: 'PUT',
    address: '/api/user/billing/address/',
    body: billingAddressOf(written),
    fields: {
      ...texts('personalInfo.', ['salutation', 'firstName', 'lastName']),
      'contactInfo.phone': not.text,
      ...texts('address.', ['addressLine1', 'town', 'county']),
      'address.country': not.code,
      address: not.object,
      contactInfo: not.object,
      personalInfo: not.object,
    },
    optional: ['salutation', 'county'],
  },
  savePaymentCard: {
    method: 'PUT',
    address: '/api/user/payment/standard',
    body: {
      cardType: 'VISA',
      cardNumber: testCards.approved,
      expirationMonth: '12',
      expirationYear: '2030',
      cvv: '123',
      type: 'creditCard',
    },
    fields: {
      cardType: not.code,
      cardNumber: [...not.code, '1'.repeat(11), '1'.repeat(20), '4111 1111 1111 1111'],
      expirationMonth: [...not.code, '0', '13', '001'],
      expirationYear: [...not.code, '30', '20301', '1999'],
      cvv: [...not.code, '12', '12345'],
      type: not.code.filter((value) => !/^[\w.-]{1,40}$/.test(String(value)) || typeof value !== 'string'),
    },
  },
  validateCardBinRange: {
    method: 'PUT',
    address: '/api/priceToPoints/card/validateBinRange',
    body: { cardId: '411111' },
    fields: { cardId: [...not.code, '41111', '4111111'] },
  },
  addEVoucherToCart: {
    method: 'PUT',
    address: '/api/cart/eItemCode',
    body: {
      itemCode: 'EVTEST1',
      quantity: '1',
      name: 'Tom',
      recipientEmail: 'ida@b.example',
      recipientName: 'Ida',
      verifyEmail: 'ida@b.example',
      message: 'Cheers',
      amount: '25',
      salesCode: null,
    },
    fields: {
      quantity: [...not.code, '2', 1],
      name: not.text,
      recipientEmail: [...not.code, `${'a'.repeat(90)}@shopper.example`],
      recipientName: [...not.text, 'a'.repeat(101)],
      verifyEmail: not.code,
      message: [...not.text, 'a'.repeat(201)],
      amount: [...not.code, '501', '0', 25],
      salesCode: ['', 'SPRING', 0, {}],
    },
    optional: ['name', 'verifyEmail', 'salesCode'],
  },
};
