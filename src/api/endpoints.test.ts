import { expect, test } from 'vitest';
import { endpoints } from './endpoints.js';

const rows = Object.entries(endpoints);

test('every row is exported under its id', () => {
  for (const [name, { id }] of rows) expect(id).toBe(name);
});

test('every path is relative to the site: it begins with one slash [MISC-005]', () => {
  for (const [, { path }] of rows) expect(path).toMatch(/^\/(?!\/)/);
});

test('no two rows match the same call', () => {
  const calls = rows.map(([, row]) =>
    [row.method, row.path, JSON.stringify('when' in row ? row.when : undefined)].join(' '),
  );
  expect(new Set(calls).size).toBe(calls.length);
});

test('every parameter in a path has a schema of its own', () => {
  for (const [, row] of rows) {
    const inPath = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const shape = 'params' in row ? Object.keys(row.params.def.shape) : [];
    expect(shape.sort()).toEqual(inPath.sort());
  }
});

test('a row with a password in its body marks it as sensitive', () => {
  expect(endpoints.login.sensitive).toContain('password');
});
