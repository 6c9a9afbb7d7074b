import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginFields, newPasswordFields, temporaryPasswordFields } from './login.js';

const problems = (email: string, password: string) =>
  loginFields.safeParse({ email, password }).error?.issues.map(({ path, message }) => `${path}: ${message}`) ?? [];

const good = 'margaret@shopper.example';
const invalid = 'email: email.invalid';
const missing = 'password: login.passwordMissing';

test.each([good, 'm.h+wine@mail.co.uk', "o'brien@mail.ie"])('%s is a valid address', (email) => {
  expect(problems(email, 'x')).toEqual([]);
});

test.each([
  '',
  ' ',
  'margaret',
  'margaret@',
  '@shopper.example',
  'a@b',
  'a b@shopper.example',
  'a@@b.example',
  `${good},`,
])('“%s” is not a valid address', (email) => {
  expect(problems(email, 'x')).toEqual([invalid]);
});

test('an overlong address is invalid', () => {
  expect(problems(`${'a'.repeat(260)}@shopper.example`, 'x')).toEqual([invalid]);
});

describe('a password', () => {
  test('is required', () => {
    expect(problems(good, '')).toEqual([missing]);
  });

  test('may contain anything', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), (password) => problems(good, password).length === 0),
    );
  });
});

test('both problems are reported together', () => {
  expect(problems('margaret', '')).toEqual([invalid, missing]);
});

test('a temporary password needs an email address and a password', () => {
  const messages = (email: string, password: string) =>
    temporaryPasswordFields.safeParse({ email, password }).error?.issues.map(({ message }) => message) ?? [];
  expect(messages('margaret@', '')).toEqual(['email.invalid', 'temporaryPassword.missing']);
  expect(messages(good, '')).toEqual(['temporaryPassword.missing']);
  for (const email of ['', 'margaret', 'margaret@', '@shopper.example', 'a@b', 'a b@shopper.example', `${good},`])
    expect(messages(email, 'x')).toEqual(['email.invalid']);
  expect(messages(good, 'x')).toEqual([]);
});

test.each([
  ['', '', ['login.passwordMissing']],
  ['one', '', ['setPassword.different']],
  ['one', 'One', ['setPassword.different']],
  ['one', 'one', []],
])('new password “%s” repeated as “%s”', (password, confirmation, messages) => {
  const issues = newPasswordFields.safeParse({ password, confirmation }).error?.issues ?? [];
  expect(issues.map(({ message }) => message)).toEqual(messages);
});
