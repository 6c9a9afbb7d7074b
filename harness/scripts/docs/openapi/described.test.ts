import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { routeOf } from '../../../../mocks/backend/backend.js';
import type { Endpoint } from '../../../../src/api/endpoint.js';
import { endpoints } from '../../../../src/api/endpoints.js';
import { root } from '../../tools.mjs';
import { callsIn, type Document } from './client/document.js';
import { examplesIn, shapesOf } from './client/shapes.js';
import { describedOpenApi } from './described.js';
import { readDocstrings } from './docstrings.js';

const document = JSON.parse(JSON.stringify(describedOpenApi(root, '1.2.3'))) as Document;
const { calls: said } = readDocstrings(root);
const calls = callsIn(document);

const rows = Object.values<Endpoint>(endpoints);

test('the document passes the linter', async () => {
  // The requirements write six paths with a slash at their end, and a client of the document must find them.
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-path-trailing-slash': 'off' } });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(
    problems
      .filter(({ severity }) => severity === 'error')
      .map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`),
  ).toEqual([]);
});

test('every row occurs once, at its own path and method', () => {
  const found = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, 'x-calls': apart = [] }]) =>
      [operationId, ...apart.map(({ id }) => id)].map((id) => `${id} ${method.toUpperCase()} ${path}`),
    ),
  );
  const listed = rows.map(({ id, method, path }) => `${id} ${method} ${path}`);
  const alike = (line: string) => line.replace(/\{\w+\}/g, '{}');
  expect(found.map(alike).sort()).toEqual(listed.map(alike).sort());
});

test('path and query parameters are complete', () => {
  const add = document.paths['/api/cart/itemcode/{itemcode}/{quantity}']?.put;
  expect(add?.parameters?.map(({ name, in: place }) => `${place} ${name}`)).toEqual([
    'path itemcode',
    'path quantity',
    'query method',
  ]);
});

test('a call without the query that makes it another call is described, and accepted', () => {
  const { parameters = [] } = document.paths['/api/cart/itemcode/{itemcode}/{quantity}']?.put ?? {};
  expect(parameters.find(({ name }) => name === 'method')).toMatchObject({
    required: false,
    description: '`set` for this call. Without it, the address is another call’s.',
  });
  expect(routeOf('PUT', '/api/cart/itemcode/0651883/2')?.row.id).toBe('addCartItem');
});

test('every call may refuse a query parameter that is given twice', () => {
  expect(calls.filter(({ operation }) => !operation.responses[422]).map(({ path }) => path)).toEqual([]);
});

test('the patterns compile in clients that know no Unicode properties, and match the examples there too', () => {
  const texts = JSON.stringify(document).match(/"pattern":"(?:[^"\\]|\\.)*"/g) ?? [];
  const patterns = [...new Set(texts)].map((text) => (JSON.parse(`{${text}}`) as { pattern: string }).pattern);
  expect(patterns.length).toBeGreaterThan(20);
  for (const pattern of patterns) {
    expect(pattern).not.toMatch(/\\[pP]\{/);
    expect(() => [new RegExp(pattern), new RegExp(pattern, 'u')]).not.toThrow();
  }
  const [oneLine = ''] = patterns.filter((pattern) => pattern.startsWith('^[^') && !new RegExp(pattern).test('\n'));
  for (const flags of ['', 'u'])
    expect(
      ['Margaret', 'Zoë O’Neill 🍷', 'a\u0000b', 'a\nb', 'a\u0085b'].map((text) =>
        new RegExp(oneLine, flags).test(text),
      ),
    ).toEqual([true, true, false, false, false]);
});

test('the shop accepts a path with and without a trailing slash', () => {
  for (const row of rows.filter(({ path }) => path.endsWith('/')))
    for (const path of [row.path, row.path.slice(0, -1)]) expect(routeOf(row.method, path)?.row.id).toBe(row.id);
});

const answerOf = (path: string, method = 'get') => document.paths[path]?.[method]?.responses[200]?.content;

test('markup is described as markup, and a file as having no envelope', () => {
  expect(answerOf('/html/templates/banner.html')).toMatchObject({
    'text/html': { schema: { $ref: '#/components/schemas/Markup' } },
  });
  expect(answerOf('/assets/components/checkout')).toMatchObject({
    'application/json': { schema: { $ref: '#/components/schemas/ComponentAssets' } },
  });
});

test('a call whose screen reads a success message promises one', () => {
  expect(answerOf('/api/priceToPoints/card/validateBinRange', 'put')).toMatchObject({
    'application/json': { schema: { required: ['statusCode', 'statusMessage'] } },
  });
});

test('every call with input can refuse it', () => {
  const taking = rows.filter(({ params, query, body }) => params ?? query ?? body);
  expect(taking.filter(({ failures }) => !failures.includes(422)).map(({ id }) => id)).toEqual([]);
});

/** Returns the fields of every object in a part of the document that have no description. */
function undescribed(value: unknown, at: string): string[] {
  if (value === null || typeof value !== 'object') return [];
  const { properties } = value as { readonly properties?: Readonly<Record<string, { readonly description?: string }>> };
  const missing = Object.entries(properties ?? {}).filter(([, { description = '' }]) => description === '');
  return [
    ...missing.map(([name]) => `${at} ${name}`),
    ...Object.entries(value)
      .filter(([name]) => !/^examples?$/.test(name))
      .flatMap(([name, inner]) => undescribed(inner, properties ? `${at}.${name}` : at)),
  ];
}

test('every domain, call, parameter and field is described', () => {
  const { tags, paths, components } = document;
  const missing = [
    ...tags.filter(({ description }) => !description).map(({ name }) => `the domain ${name}`),
    ...calls
      .flatMap(({ operation }) => [operation.operationId, ...(operation['x-calls'] ?? []).map(({ id }) => id)])
      .filter((id) => !said[id]),
    ...calls.flatMap(({ operation: { operationId, parameters = [] } }) =>
      parameters.filter(({ description }) => !description).map(({ name }) => `${operationId} ${name}`),
    ),
    ...Object.entries(components.schemas).flatMap(([name, schema]) => [
      ...('description' in schema ? [] : [name]),
      ...undescribed(schema, name),
    ]),
    ...undescribed(paths, 'a call'),
  ];
  expect(missing).toEqual([]);
});

test('every call has a matching example of a request and a response', () => {
  const { wrongWith } = shapesOf(document);
  const problems = calls.flatMap(({ operation }) => {
    const { operationId, parameters = [], requestBody, responses } = operation;
    const sent = parameters.flatMap(({ name, example, required, schema }) => {
      if (example === undefined) return required ? [`${operationId} ${name} has no example`] : [];
      return wrongWith(schema, example) === undefined ? [] : [`${operationId} ${name} is not ${example}`];
    });
    const bodies = [...Object.values(requestBody?.content ?? {}), ...Object.values(responses[200]?.content ?? {})];
    return [
      ...sent,
      ...bodies.flatMap((media) => {
        const examples = examplesIn(media);
        if (examples.length === 0) return [`${operationId} has no example`];
        return examples
          .flatMap((example) => wrongWith(media.schema, example) ?? [])
          .map((problem) => operationId + problem);
      }),
    ];
  });
  expect(problems).toEqual([]);
});
