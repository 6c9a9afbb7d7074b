import { expect, test } from 'vitest';
import { createMock, startOf } from '../engine/mock.js';
import { memoryStore } from '../stores/store.js';
import { shopAnswers } from '../transport/shopAnswers.js';
import { controlPaths } from './controls.js';
import { noNotes } from './notes.js';
import { schemaWriter } from './schemas.js';

interface Operation {
  readonly description: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

const operations = Object.entries(
  controlPaths(schemaWriter(noNotes).schemaOf) as Record<string, Record<string, Operation>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
);

const answer = shopAnswers(createMock({ store: memoryStore(), start: { ...startOf('law'), latency: 0 } }), {
  isHosted: true,
});
const ask = (signature: string, body?: unknown, world = 'documented') => {
  const [method = '', path = ''] = signature.split(' ');
  const headers = { 'content-type': 'application/json', 'x-wsk-world': world };
  return answer(
    new Request(`http://localhost${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
};

/** Returns the body to send: the document's example, or what the mock itself gave. */
async function bodyFor(signature: string, { requestBody }: Operation): Promise<unknown> {
  const example = requestBody?.content['application/json']?.example;
  if (!requestBody || example !== undefined) return example;
  return (await ask(signature.replace('POST', 'GET')))?.json();
}

test('the document has every address of the mock', async () => {
  expect(operations.map(([signature]) => signature).sort()).toEqual([
    'DELETE /__mock/calls',
    'DELETE /__mock/world',
    'GET /__mock/calls',
    'GET /__mock/capsule',
    'GET /__mock/clock',
    'GET /__mock/faults',
    'GET /__mock/recording',
    'GET /__mock/settings',
    'GET /__mock/state',
    'GET /__mock/world',
    'POST /__mock/capsule',
    'POST /__mock/clock',
    'POST /__mock/faults',
    'POST /__mock/persona',
    'POST /__mock/recording',
    'POST /__mock/settings',
    'POST /__mock/world',
  ]);
  for (const [, { description }] of operations) expect(description).toMatch(/\.$/);
});

test.each(operations)(
  '%s answers as documented: its example is taken, and an empty body refused',
  async (signature, operation) => {
    const body = await bodyFor(signature, operation);
    expect((await ask(signature, body))?.status).toBe(200);
    expect((await ask(signature, body, 'a b'))?.status).toBe(signature === 'DELETE /__mock/world' ? 200 : 400);
    if (operation.requestBody) expect((await ask(signature, {}))?.status).toBe(422);
  },
);

test('the account that enters is that of the caller’s visit', async () => {
  const entered = await ask('POST /__mock/persona', { persona: 'heavy' });
  const [cookie = ''] = entered?.headers.get('set-cookie')?.split(';') ?? [];
  const profile = await answer(
    new Request('http://localhost/api/user/details', { headers: { cookie, 'x-wsk-world': 'documented' } }),
  );
  expect(await profile?.json()).toMatchObject({ response: { summaryDetails: { firstName: 'Maximilian' } } });
});
