import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { routeOf } from '../../../../mocks/backend/backend.js';
import { readFaultPlan } from '../../../../mocks/world/faults.js';
import manifest from '../../../../package.json' with { type: 'json' };
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

/** What the linter says about the document that stays so, and why. */
const remaining: Readonly<Record<string, { readonly times: number; readonly because: string }>> = {
  'no-path-trailing-slash': { times: 6, because: 'the requirements write six paths with a slash at their end' },
  'no-ambiguous-paths': {
    times: 8,
    because: 'the requirements have eight pairs, between which the first word decides',
  },
  'no-server-example.com': { times: 1, because: 'the mock is served from the reader’s own machine' },
};

test('the linter only reports what the requirements and the mock’s own address cause', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  const counted = Object.groupBy(problems, ({ ruleId }) => ruleId);
  expect(Object.fromEntries(Object.entries(counted).map(([rule, found = []]) => [rule, found.length]))).toEqual(
    Object.fromEntries(Object.entries(remaining).map(([rule, { times }]) => [rule, times])),
  );
});

test('of two paths that match an address, the one with the earlier word is the call, as the document says', () => {
  expect(document.info.description).toContain('whose first different segment is no parameter');
  const plan = '/api/user/subscriptions/wineplan';
  const ids = [
    ['GET', `${plan}/addresses/list`],
    ['GET', `${plan}/WP1/list`],
    ['PUT', `${plan}/payment/nextcase/paypal`],
    ['PUT', `${plan}/WP1/nextcase/O1`],
    ['PUT', '/api/user/subscriptions/subscription/payment/current'],
    ['PUT', '/api/user/subscriptions/subscription/MS1/current'],
  ].map(([method = '', path = '']) => routeOf(method, path)?.row.id);
  expect(ids).toEqual([
    'listWinePlanAddresses',
    'getWinePlanList',
    'switchWinePlanPayment',
    'saveWinePlanNextCase',
    'updateSubscriptionPayment',
    'updateCurrentSubscription',
  ]);
});

test('every call has an answer for any other failure', () => {
  for (const { operation, path } of calls) {
    const failure = operation.responses.default;
    const name = path.startsWith('/content/') ? 'ContentAnyFailure' : 'AnyFailure';
    expect([path, failure]).toEqual([path, { $ref: `#/components/responses/${name}` }]);
  }
  const { wrongWith } = shapesOf(document);
  for (const row of rows) {
    const [fault] = readFaultPlan(`${row.id}:503`);
    const outcome = fault?.outcome?.(row);
    const schema = { $ref: `#/components/schemas/${row.format === 'content' ? 'ContentFailure' : 'Failure'}` };
    expect([row.id, wrongWith(schema, outcome?.type === 'answer' && outcome.body)]).toEqual([row.id, undefined]);
  }
});

test('tags are in order, and whoever reads the document can find the project and its licence', () => {
  const names = document.tags.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(document.info).toMatchObject({
    contact: { url: manifest.bugs },
    license: { name: manifest.license, url: 'https://spdx.org/licenses/MIT.html' },
  });
});

test('a parameter of several segments is described as one, and may be sent in both ways', () => {
  const [parameter] = document.paths['/api/search/product/flexiwines/{navigationPath}']?.get?.parameters ?? [];
  expect(parameter).toMatchObject({
    description: expect.stringMatching(/as they are or as `%2F`\.$/),
    example: 'red/rioja',
    'x-many-segments': true,
  });
  for (const path of ['red/rioja', 'red%2Frioja'])
    expect(routeOf('GET', `/api/search/product/flexiwines/${path}`)?.params).toEqual({ navigationPath: 'red/rioja' });
});

test('every row occurs once, at its own path and method', () => {
  const found = calls.flatMap(({ method, path, operation: { operationId, 'x-calls': apart = [] } }) =>
    [operationId, ...apart.map(({ id }) => id)].map((id) => `${id} ${method} ${path}`),
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
