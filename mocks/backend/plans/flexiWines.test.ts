import { expect, test } from 'vitest';
import { callAddress } from '../../../src/api/client.js';
import { listFlexiWines } from '../../../src/api/endpoints/search.js';
import type { Product } from '../../../src/model/product.js';
import { testVisit } from '../../testing/testVisit.js';
import { routeOf } from '../backend.js';

const all = '/api/search/product/flexiwines';
const { call } = testVisit('plan-active');
const codesAt = (path: string) => call<Product[]>('GET', `${all}/${path}`).response.map(({ itemCode }) => itemCode);

test('a path of several segments keeps its slashes, unless a server would resolve it to another path', () => {
  const flexiAddress = (navigationPath: string) => callAddress(listFlexiWines, { params: { navigationPath } });
  expect(flexiAddress('red/rioja')).toBe(`${all}/red/rioja`);
  for (const [path, encoded] of [
    ['../x', '..%2Fx'],
    ['red//x', 'red%2F%2Fx'],
    ['red/.', 'red%2F.'],
  ] as const)
    expect(flexiAddress(path)).toBe(`${all}/${encoded}`);
});

test('a path in segments gets the same response as an encoded one', () => {
  const rioja = codesAt('red/rioja');
  expect(rioja.length).toBeGreaterThan(0);
  expect(codesAt('red%2Frioja')).toEqual(rioja);
  expect(codesAt('red/spain/rioja')).toEqual(rioja);
  expect(codesAt('red/rioja?limit=3')).toEqual(rioja);
});

test('an empty segment, too many segments and an unknown name are refused', () => {
  expect(call('GET', `${all}/red/nowhere`).status).toBe(404);
  expect(call('GET', `${all}/a/b/c/d/e/f`).status).toBe(422);
  expect(call('GET', `${all}/red%2F%2Frioja`).status).toBe(422);
});

test('the row does not match the addresses of other rows', () => {
  for (const path of ['/api/search/product', all, `${all}/`]) expect(routeOf('GET', path)).toBeUndefined();
  expect(routeOf('PUT', `${all}/red/rioja`)).toBeUndefined();
});
