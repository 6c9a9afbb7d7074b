import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redact, redactAddress } from './redact.js';

const row = { sensitive: ['password', 'cvv'] };

test('blots out sensitive fields at any depth and leaves the rest', () => {
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

test('leaves no trace of a secret in any shape of body', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (rest) => {
      const copy = JSON.stringify(redact(row, { rest, list: [{ password: 'SECRET-SECRET' }] }));
      return !copy.includes('SECRET-SECRET');
    }),
  );
});

test('takes a field for secret however it is written, in a body and in an address', () => {
  expect(redact(row, { Password: 'x', CVV: 1 })).toEqual({ Password: '[redacted]', CVV: '[redacted]' });
  expect(redactAddress(row, '/a?cvv=123&b=2&PASSWORD=x')).toBe('/a?cvv=[redacted]&b=2&PASSWORD=[redacted]');
  expect(redactAddress({}, '/a?cvv=123')).toBe('/a?cvv=123');
});

test('a row without secrets keeps its values as they are', () => {
  const value = { password: 'not a secret here' };
  expect(redact({}, value)).toBe(value);
});
