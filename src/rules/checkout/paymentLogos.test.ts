import { describe, expect, test } from 'vitest';
import { paymentLogos, usualPaymentOptions } from './paymentLogos.js';

const all = { isWebView: false, canApplePay: true };

describe('logos of the ways to pay', () => {
  const everything = ['creditCard', 'paypal', 'googlePay', 'applePay'].map((paymentMode) => ({ paymentMode }));

  test('cards as the brand has them, then the others', () => {
    const cards = ['visa', 'mastercard'] as const;
    expect(paymentLogos(cards, everything, all)).toEqual(['visa', 'mastercard', 'paypal', 'googlePay', 'applePay']);
    expect(paymentLogos(['mastercard'], everything, all)[0]).toBe('mastercard');
  });
  test('no Google Pay in an app, no Apple Pay on a device without it', () => {
    expect(paymentLogos([], everything, { ...all, isWebView: true })).toEqual(['paypal', 'applePay']);
    expect(paymentLogos([], everything, { ...all, canApplePay: false })).toEqual(['paypal', 'googlePay']);
  });
  test('only what is offered, and everything while nobody said what is', () => {
    expect(paymentLogos(['visa'], [{ paymentMode: 'paypal' }], all)).toEqual(['paypal']);
    expect(paymentLogos(['visa'], undefined, all)).toEqual(['visa', 'paypal', 'googlePay', 'applePay']);
  });
});

test('a points site takes cards and no wallet, which its footer says before anyone asks', () => {
  expect(paymentLogos(['mastercard'], usualPaymentOptions({ money: 'points' }), all)).toEqual(['mastercard']);
  expect(paymentLogos(['visa'], usualPaymentOptions({ money: 'currency' }), all)).toEqual([
    'visa',
    'paypal',
    'googlePay',
    'applePay',
  ]);
});
