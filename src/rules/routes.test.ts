import fc from 'fast-check';
import { expect, test } from 'vitest';
import { href } from './routes.js';

test('pages stand at the paths of the specification', () => {
  expect(href('home')).toBe('/');
  expect(href('product', { params: { itemCode: '0524718' } })).toBe('/product/0524718');
  expect(href('cart')).toBe('/jsp/checkout/common/shoppingcart.jsp');
  expect(href('searchResults', { query: { Ntt: 'rosé & fizz' } })).toBe('/wines?Ntt=ros%C3%A9+%26+fizz');
  expect(href('product', { params: { itemCode: 'A1' }, hash: 'ReviewsApp', basePath: '/shop' })).toBe(
    '/shop/product/A1#ReviewsApp',
  );
});

test('any item code comes back from the address', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }).filter((code) => code !== '.' && code !== '..'),
      (itemCode) => {
        const { pathname } = new URL(href('product', { params: { itemCode } }), 'http://shop');
        return decodeURIComponent(pathname.slice('/product/'.length)) === itemCode;
      },
    ),
  );
});
