import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeFileUrl, safePageUrl, safePictureUrl, safeUrl, shopPath } from './url.js';

test.each([
  '/wines?Ntt=red',
  'wines',
  '#top',
  '?page=2',
  'https://shop.example/a b',
  'HTTP://shop.example',
  'mailto:hello@shop.example',
  'tel:+441234567890',
  '',
])('%s is safe to link to', (url) => {
  expect(safeUrl(url)).toBe(url);
});

test('whitespace around an address is removed', () => {
  expect(safeUrl(' /wines\n')).toBe('/wines');
  expect(safeUrl('\u00a0/wines\u3000')).toBe('/wines');
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://shop.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://shop.example/1',
  'file:///etc/passwd',
  'https://',
  'http://[',
  '\u00a0javascript:alert(1)',
  '\ufeffjavascript:alert(1)',
  '\u2028javascript:alert(1)',
  '\u3000data:text/html,<script>alert(1)</script>',
  '//evil.example',
  ' //evil.example/x',
  '///evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https:\\\\evil.example',
  'https://shop.example\\@evil.example',
  '/wines\u0000',
  '/a\u009fb',
])('%j is not safe to link to', (url) => {
  expect(safeUrl(url)).toBeUndefined();
});

test('every returned address is safe', () => {
  const blank = fc.constantFrom('', ' ', '\u0001', '\t', '\u00a0', '\ufeff', '\u2003', '\u2028', '\u2029', '\u3000');
  const scheme = fc.constantFrom('javascript:', 'data:', 'file:', 'https:', 'mailto:', '');
  fc.assert(
    fc.property(fc.array(blank), scheme, fc.string(), (blanks, start, rest) => {
      const url = safeUrl(blanks.join('') + start + rest);
      return url === undefined || /^(https?|mailto|tel):$/.test(new URL(url, 'https://page.example').protocol);
    }),
  );
});

test.each(['/pay?token=1', 'pay', 'https://bank.example/pay', ' HTTP://bank.example '])(
  '%j is safe to open as a page',
  (url) => {
    expect(safePageUrl(url)).toBe(url.trim());
  },
);

test.each([
  'mailto:hello@shop.example',
  'tel:+441234567890',
  'javascript:alert(1)',
  'data:text/html,1',
  'blob:1',
  'https://',
  '//bank.example/pay',
  '/\\bank.example/pay',
  '/\t/bank.example/pay',
])('%j is not safe to open as a page', (url) => {
  expect(safePageUrl(url)).toBeUndefined();
});

test.each([
  '/images/a.svg',
  'https://images.example/a.png',
  'data:image/png;base64,iVBORw0KGgo=',
  'data:image/svg+xml,%3Csvg/%3E',
])('%j is safe to draw', (url) => {
  expect(safePictureUrl(url)).toBe(url);
});

test.each([
  'javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<p>',
  'data:,image/png',
  'data:image',
  'mailto:a@b.example',
])('%j is not safe to draw', (url) => {
  expect(safePictureUrl(url)).toBeUndefined();
});

describe('a path of the shop', () => {
  test.each(['/', '/product/A1?from=list#reviews', '/wines?Ntt=ros%C3%A9'])('%s is accepted', (path) => {
    expect(shopPath(path)).toBe(path);
  });

  test.each([
    '',
    'wines',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
  ])('%j is rejected', (address) => {
    expect(shopPath(address)).toBeUndefined();
  });

  test('never leads to another host', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('/', '\\', '.', 'a', '\t', '@', ':', '%', '?', '#') }),
        (address) => {
          const path = shopPath(address);
          return path === undefined || new URL(path, 'https://here.example').host === 'here.example';
        },
      ),
    );
  });
});

test('the path of a picture belongs to the origin that serves pictures', () => {
  const base = 'https://api.example';
  expect(safePictureUrl('/images/a.svg', base)).toBe('https://api.example/images/a.svg');
  for (const other of ['//cdn.example/a.svg', 'https://cdn.example/a.svg', 'data:image/png;base64,AA=='])
    expect(safePictureUrl(other, base)).toBe(other);
  expect(safePictureUrl('/images/a.svg')).toBe('/images/a.svg');
});

test.each(['', ' '])('%j is no picture', (url) => {
  expect(safePictureUrl(url, 'https://api.example')).toBeUndefined();
});

test('a link that starts like a path stays in the shop', () => {
  const start = fc.constantFrom('/', '//', '/\\', '\\', '\\/', '/\t/', '\n//', '/./', '/ /');
  fc.assert(
    fc.property(start, fc.string(), (first, rest) => {
      const url = safeUrl(first + rest);
      return url === undefined || new URL(url, 'https://here.example').host === 'here.example';
    }),
  );
});

test('the address of a file may leave out its scheme', () => {
  expect(safeFileUrl(' //files.example/a.png')).toBe('//files.example/a.png');
  expect(safeFileUrl('/\\files.example/a.png')).toBeUndefined();
  expect(safeFileUrl('data:image/png;base64,AA==')).toBeUndefined();
});
