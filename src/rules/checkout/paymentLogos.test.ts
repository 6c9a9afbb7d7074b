import { describe, expect, test } from 'vitest';
import { logoOfCard, paymentLogos, usualPaymentOptions } from './paymentLogos.js';

const all = { isWebView: false, canApplePay: true };

describe('payment logos', () => {
  const everything = ['creditCard', 'paypal', 'googlePay', 'applePay'].map((paymentMode) => ({ paymentMode }));

  test('show the brand’s cards first, then the others', () => {
    const cards = ['visa', 'mastercard'] as const;
    expect(paymentLogos(cards, everything, all)).toEqual(['visa', 'mastercard', 'paypal', 'googlePay', 'applePay']);
    expect(paymentLogos(['mastercard'], everything, all)[0]).toBe('mastercard');
  });
  test('leave out Google Pay in an app and Apple Pay on a device without it', () => {
    expect(paymentLogos([], everything, { ...all, isWebView: true })).toEqual(['paypal', 'applePay']);
    expect(paymentLogos([], everything, { ...all, canApplePay: false })).toEqual(['paypal', 'googlePay']);
  });
  test('show only the options on offer, or all of them while the options are unknown', () => {
    expect(paymentLogos(['visa'], [{ paymentMode: 'paypal' }], all)).toEqual(['paypal']);
    expect(paymentLogos(['visa'], undefined, all)).toEqual(['visa', 'paypal', 'googlePay', 'applePay']);
  });
});

test.each([
  ['VISA', 'visa'],
  ['MASTERCARD', 'mastercard'],
  ['AMEX', 'americanExpress'],
  ['DINERS', undefined],
  ['constructor', undefined],
])('a card of type %s has the logo %s', (type, logo) => {
  expect(logoOfCard(type)).toBe(logo);
});

test('a points site takes cards but no wallets, even before the options are fetched', () => {
  expect(paymentLogos(['mastercard'], usualPaymentOptions({ money: 'points' }), all)).toEqual(['mastercard']);
  expect(paymentLogos(['visa'], usualPaymentOptions({ money: 'currency' }), all)).toEqual([
    'visa',
    'paypal',
    'googlePay',
    'applePay',
  ]);
});
