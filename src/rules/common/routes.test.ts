import fc from 'fast-check';
import { expect, test } from 'vitest';
import { href, matchPath, routes } from './routes.js';

test('pages have the paths of the specification', () => {
  expect(href('home')).toBe('/');
  expect(href('product', { params: { itemCode: '0524718' } })).toBe('/product/0524718');
  expect(href('cart')).toBe('/jsp/checkout/common/shoppingcart.jsp');
  expect(href('searchResults', { query: { Ntt: 'rosé & fizz' } })).toBe('/wines?Ntt=ros%C3%A9+%26+fizz');
  expect(href('product', { params: { itemCode: 'A1' }, hash: 'ReviewsApp', basePath: '/shop' })).toBe(
    '/shop/product/A1#ReviewsApp',
  );
});

test('any item code survives the round trip through an address', () => {
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

test('a path matches only as a whole, regardless of case and a trailing slash, and its parameters are decoded', () => {
  expect(matchPath('/wines', '/Wines/')).toEqual({});
  expect(matchPath('/wines', '/wines/red')).toBeUndefined();
  expect(matchPath('/', '/')).toEqual({});
  expect(matchPath('/a.jsp', '/aXjsp')).toBeUndefined();
  expect(matchPath('/product/{itemCode}', '/product/a%20b')).toEqual({ itemCode: 'a b' });
  expect(matchPath('/product/{itemCode}', '/product/')).toBeUndefined();
  expect(matchPath('/product/{itemCode}', '/product/1/reviews')).toBeUndefined();
  expect(matchPath('/product/{itemCode}', '/product/%E0%A4%A')).toBeUndefined();
});

test('matchPath reads what href writes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (itemCode) => {
      expect(matchPath(routes.product, href('product', { params: { itemCode } }))).toEqual({ itemCode });
    }),
  );
});
