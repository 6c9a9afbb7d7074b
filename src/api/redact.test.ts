import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redact, redactAddress } from './redact.js';

const row = { sensitive: ['password', 'cvv'] };

test('masks sensitive fields at any depth and leaves the rest', () => {
  const value = {
    email: 'a@b.example',
    password: 'x',
    cards: [{ cvv: 123, type: 'VISA' }],
    nested: { password: { a: 1 } },
  };
  expect(redact(row, value)).toEqual({
    email: 'a@b.example',
    password: '[redacted]',
    cards: [{ cvv: '[redacted]', type: 'VISA' }],
    nested: { password: '[redacted]' },
  });
  expect(value.password).toBe('x');
});

test('leaves no trace of a secret in a body of any shape', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (rest) => {
      const copy = JSON.stringify(redact(row, { rest, list: [{ password: 'SECRET-SECRET' }] }));
      return !copy.includes('SECRET-SECRET');
    }),
  );
});

test('matches a secret’s name in any letter case, in a body and in an address', () => {
  expect(redact(row, { Password: 'x', CVV: 1 })).toEqual({ Password: '[redacted]', CVV: '[redacted]' });
  expect(redactAddress(row, '/a?cvv=123&b=2&PASSWORD=x')).toBe('/a?cvv=[redacted]&b=2&PASSWORD=[redacted]');
  expect(redactAddress({}, '/a?cvv=123')).toBe('/a?cvv=123');
});

test('a row without secrets keeps its values as they are', () => {
  const value = { password: 'not a secret here' };
  expect(redact({}, value)).toBe(value);
});

describe('a secret in a path', () => {
  const balance = { path: '/api/giftcards/{cardNumber}/balance', sensitive: ['cardNumber', 'pin'] } as const;

  test.each([
    ['/api/giftcards/6335861000000018/balance?pin=4821', '/api/giftcards/[redacted]/balance?pin=[redacted]'],
    ['/api/giftcards/6335861000000018/balance/?PIN=4821&x=1', '/api/giftcards/[redacted]/balance/?PIN=[redacted]&x=1'],
    [
      '/api/giftcards/63%33%35861/balance?p%69n=4821&pin=4821',
      '/api/giftcards/[redacted]/balance?p%69n=[redacted]&pin=[redacted]',
    ],
    ['/api/./giftcards/x/../6335861/balance?pin=4821#4821', '/api/giftcards/[redacted]/balance?pin=[redacted]'],
    ['/api/giftcards/a%2Fb/balance', '/api/giftcards/[redacted]/balance'],
  ])('is masked however it is encoded: %s', (address, expected) => {
    expect(redactAddress(balance, address)).toBe(expected);
  });

  test('leaves no trace, whatever the card number and PIN', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (number, pin) => {
        const cardNumber = encodeURIComponent(`s3cret${number}`.toWellFormed());
        const query = new URLSearchParams({ pin: `s3cret${pin}` });
        return !redactAddress(balance, `/api/giftcards/${cardNumber}/balance?${query}`).includes('s3cret');
      }),
    );
  });

  test('is recognised by its name, so other parameters are not masked', () => {
    const row = { path: '/api/user/payment/{cardId}/options', sensitive: ['cardNumber'] } as const;
    expect(redactAddress(row, '/api/user/payment/card-1/options')).toBe('/api/user/payment/card-1/options');
  });
});
