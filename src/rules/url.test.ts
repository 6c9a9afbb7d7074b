import { expect, test } from 'vitest';
import { safeUrl } from './url.js';

test.each([
  '/wines?Ntt=red',
  'wines',
  '#top',
  '?page=2',
  '//images.example/a.jpg',
  'https://shop.example/a b',
  'HTTP://shop.example',
  'mailto:hello@shop.example',
  'tel:+441234567890',
  '',
])('%s may be led to', (url) => {
  expect(safeUrl(url)).toBe(url);
});

test('blanks around an address are not part of it', () => {
  expect(safeUrl(' /wines\n')).toBe('/wines');
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
])('%j may not', (url) => {
  expect(safeUrl(url)).toBeUndefined();
});
