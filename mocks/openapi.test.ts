import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import type { Endpoint } from '../src/api/endpoint.js';
import { endpoints } from '../src/api/endpoints.js';
import { routeOf } from './backend/backend.js';
import { openApi } from './openapi.js';

const document = openApi('1.2.3') as {
  paths: Record<
    string,
    Record<string, { operationId: string; 'x-calls'?: { id: string }[]; parameters?: { name: string; in: string }[] }>
  >;
};

test('the document passes the linter', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(
    problems
      .filter(({ severity }) => severity === 'error')
      .map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`),
  ).toEqual([]);
});

test('every row is in it once, at its own path and method', () => {
  const found = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, 'x-calls': apart = [] }]) =>
      [operationId, ...apart.map(({ id }) => id)].map((id) => `${id} ${method.toUpperCase()} ${path}`),
    ),
  );
  const rows = Object.values<Endpoint>(endpoints).map(({ id, method, path }) => `${id} ${method} ${path}`);
  const alike = (line: string) => line.replace(/\{\w+\}/g, '{}').replace(/\/$/, '');
  expect(found.map(alike).sort()).toEqual(rows.map(alike).sort());
});

test('path and query parameters are all there', () => {
  const add = document.paths['/api/cart/itemcode/{itemcode}/{quantity}']?.put;
  expect(add?.parameters?.map(({ name, in: place }) => `${place} ${name}`)).toEqual([
    'path itemcode',
    'path quantity',
    'query method',
  ]);
});

test('the shop takes a path with and without the slash at its end', () => {
  for (const row of Object.values<Endpoint>(endpoints).filter(({ path }) => path.endsWith('/')))
    for (const path of [row.path, row.path.slice(0, -1)]) expect(routeOf(row.method, path)?.row.id).toBe(row.id);
});

test('markup is said to be markup, and a file to have no envelope', () => {
  const answers = document.paths as unknown as Record<
    string,
    { get: { responses: { 200: { content: Record<string, unknown> } } } }
  >;
  const answerOf = (path: string) => answers[path]?.get.responses[200].content;
  expect(answerOf('/html/templates/banner.html')).toEqual({ 'text/html': { schema: { type: 'string' } } });
  expect(answerOf('/assets/components/checkout')).toMatchObject({
    'application/json': { schema: { properties: { files: { type: 'array' } } } },
  });
});

test('a call whose screen reads the message of a success promises one', () => {
  const gate = document.paths['/api/priceToPoints/card/validateBinRange']?.put as unknown as {
    responses: { 200: { content: { 'application/json': { schema: { allOf: { required: string[] }[] } } } } };
  };
  const { allOf } = gate.responses[200].content['application/json'].schema;
  expect(allOf.flatMap(({ required }) => required)).toEqual(['statusCode', 'statusMessage']);
});
