import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { authenticationPage, returnPath } from './authentication.js';

test.each([
  ['/authentication/set-password', 'setPassword'],
  ['/my/set-password/x7', 'setPassword'],
  ['/authentication/forgot-password', 'forgottenPassword'],
  ['/jsp/registration/common/account_login.jsp', 'login'],
  ['/login', 'login'],
])('%s is the page %s', (path, page) => {
  expect(authenticationPage(path)).toBe(page);
});

describe('where the shopper wanted to go', () => {
  test.each(['/', '/product/A1?from=list#reviews', '/wines?Ntt=ros%C3%A9'])('%s is in the shop', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  test.each([
    null,
    '',
    'wines',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
  ])('%j is not', (asked) => {
    expect(returnPath(asked)).toBeUndefined();
  });

  test('is never on another host, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('/', '\\', '.', 'a', '\t', '@', ':', '%', '?', '#') }), (asked) => {
        const path = returnPath(asked);
        return path === undefined || new URL(path, 'https://here.example').host === 'here.example';
      }),
    );
  });
});
