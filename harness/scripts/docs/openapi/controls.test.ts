import { beforeAll, expect, test } from 'vitest';
import { visitWorld, walkLongVisit } from '../../../../mocks/conformance/longVisit.js';
import { createMock, startOf } from '../../../../mocks/engine/mock.js';
import { memoryStore } from '../../../../mocks/stores/store.js';
import { controlAnswers } from '../../../../mocks/transport/controlAnswers.js';
import { shopAnswers } from '../../../../mocks/transport/shopAnswers.js';
import { root } from '../../tools.mjs';
import type { Document } from './client/document.js';
import { shapesOf } from './client/shapes.js';
import { describedOpenApi } from './described.js';

const document = JSON.parse(JSON.stringify(describedOpenApi(root, '1.2.3'))) as Document;
const { wrongWith } = shapesOf(document);

const mock = createMock({ store: memoryStore(), start: { ...startOf('law'), latency: 0 } });
const answer = shopAnswers(mock, { isHosted: true });
let cookie = '';

/** Makes a request of one visitor in a world. */
async function send(method: string, address: string, body?: string) {
  const headers = { cookie, 'x-wsk-world': 'documented', 'content-type': 'application/json' };
  const request = new Request(`http://localhost${address}`, { method, headers, ...(body !== undefined && { body }) });
  const response = (await answer(request)) ?? Response.error();
  [cookie = ''] = response.headers.get('set-cookie')?.split(';') ?? [cookie];
  return { status: response.status, contentType: response.headers.get('content-type'), text: await response.text() };
}
const ask = async (signature: string, body?: object) => {
  const [method = '', path = ''] = signature.split(' ');
  const { status, text } = await send(method, path, body && JSON.stringify(body));
  expect([signature, status, text.slice(0, status === 200 ? 0 : 300)]).toEqual([signature, 200, '']);
  return JSON.parse(text);
};

const bodies: Readonly<Record<string, () => Promise<object>>> = {
  'POST /__mock/world': async () => ({ ...visitWorld, country: 'uk' }),
  'POST /__mock/settings': async () => ({ brand: 'wpe', country: 'nz', flags: ['newCart'] }),
  'POST /__mock/persona': async () => ({ persona: 'heavy' }),
  'POST /__mock/clock': async () => ({ days: 40 }),
  'POST /__mock/faults': async () => ({ fault: 'getCart:500' }),
  'POST /__mock/recording': () => ask('GET /__mock/recording'),
  'POST /__mock/capsule': () => ask('GET /__mock/capsule'),
};

/** What each address answers in a shop in which much has happened, by its signature. */
const answers: Record<string, unknown> = {};
beforeAll(async () => {
  await ask('POST /__mock/world', visitWorld);
  const world = mock.world('documented');
  await walkLongVisit(({ method, address, body }) => send(method, address, body));
  for (const kind of ['malformed', 'offline', 'timeout', '500*3', 'status-3']) {
    await ask('POST /__mock/faults', { fault: `getCart:${kind},readSearchResultsPage:${kind}` });
    for (const address of ['/api/cart/list', '/wines'])
      await world.serve({ method: 'GET', address, body: undefined, sessionId: 'one' });
  }
  await ask('POST /__mock/faults', { fault: 'getCart:500*3' });
  await world.serve({ method: 'GET', address: '/api/cart/list', body: undefined, sessionId: 'one' });
  await ask('POST /__mock/clock', { days: 90 });
  // Those that look come before those that change.
  for (const signature of Object.keys(controlAnswers).sort((a, b) => (isLook(b) ? 1 : 0) - (isLook(a) ? 1 : 0)))
    answers[signature] = await ask(signature, await bodies[signature]?.());
});
const isLook = (signature: string): boolean => signature.startsWith('GET ');

function answerSchema(signature: string) {
  const [method = '', path = ''] = signature.split(' ');
  const schema = document.paths[path]?.[method.toLowerCase()]?.responses[200]?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`The document has no answer of ${signature}.`);
  return schema;
}

test('the shop has something of everything that the addresses tell', () => {
  const { sessions, orders, accounts } = answers['GET /__mock/state'] as Record<string, object>;
  const { heavy } = accounts as unknown as Record<string, { plans: object; cards: unknown[] }>;
  expect([sessions, orders, heavy?.plans].map((all) => Object.keys(all ?? {}).length > 0)).toEqual([true, true, true]);
  const calls = answers['GET /__mock/calls'] as { outcome: { type: string } }[];
  expect([...new Set(calls.map(({ outcome }) => outcome.type))].sort()).toEqual([
    'answer',
    'offline',
    'silence',
    'text',
  ]);
  const { steps, end } = answers['GET /__mock/recording'] as {
    steps: { type: string; changes?: unknown }[];
    end: object;
  };
  expect([...new Set(steps.map(({ type }) => type))].sort()).toEqual(['call', 'clock', 'settings']);
  expect(steps.some(({ changes }) => changes !== undefined)).toBe(true);
  expect(end).toMatchObject({ faultUses: { 'getCart:500*3': 1 } });
});

test.each(Object.keys(controlAnswers))(
  '%s answers as its schema says, which says more than that it answers',
  (signature) => {
    const schema = answerSchema(signature);
    const given = answers[signature];
    expect(wrongWith(schema, given)).toBeUndefined();
    for (const other of [null, 'text', Array.isArray(given) ? [...given, {}] : { ...Object(given), more: 1 }])
      expect([other, wrongWith(schema, other)]).toEqual([other, expect.any(String)]);
  },
);

test('a recording and a capsule that the mock gave are what it takes', () => {
  const taken = (path: string) => document.paths[path]?.post?.requestBody?.content['application/json']?.schema ?? {};
  for (const path of ['/__mock/recording', '/__mock/capsule'])
    expect(wrongWith(taken(path), answers[`GET ${path}`])).toBeUndefined();
  expect(wrongWith(taken('/__mock/recording'), {})).toEqual(expect.any(String));
});
