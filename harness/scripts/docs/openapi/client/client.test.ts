import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routeOf } from '../../../../../mocks/backend/backend.js';
import { createMock } from '../../../../../mocks/engine/mock.js';
import { handleCall, newShop } from '../../../../../mocks/engine/simulation.js';
import { memoryStore, type Saved } from '../../../../../mocks/stores/store.js';
import { checkProperty, propertyTimeout } from '../../../../../mocks/testing/properties.js';
import { parseBody } from '../../../../../mocks/transport/parseBody.js';
import { serialiseAnswer } from '../../../../../mocks/transport/serialiseAnswer.js';
import { createMockServer } from '../../../../../mocks/transport/server.js';
import { defaultSettings, logins } from '../../../../../mocks/world/settings.js';
import { root } from '../../../tools.mjs';
import { describedOpenApi } from '../described.js';
import { type Answer, checkAnswer } from './answers.js';
import { callsIn, type Document } from './document.js';
import { addressOf, type Request, requestsOf } from './requests.js';

const document = JSON.parse(JSON.stringify(describedOpenApi(root, '1.2.3'))) as Document;
const { valid, validTo, wrong, shapes } = requestsOf(document);

const settings = fc
  .record({
    brand: fc.constantFrom('law', 'law', 'hsb'),
    persona: fc.constantFrom('standard', 'heavy', 'wine-reward'),
    login: fc.constantFrom(...logins, 'hard', 'hard'),
  })
  .map(({ brand, ...chosen }) => ({ ...defaultSettings(brand), ...chosen, latency: 0 }));

/** Makes a request to a shop in Node: returns the shop after it, and the response. */
function answerIn(shop: Saved, request: Request): { shop: Saved; answer: Answer } {
  const { method, body } = request;
  const address = addressOf(request);
  const route = routeOf(method, address);
  if (!route) throw new Error(`${request.operation.operationId} leads nowhere: ${method} ${address}`);
  const sent = body === undefined ? undefined : parseBody(JSON.stringify(body), 'application/json');
  const { saved, outcome } = handleCall(shop, { method, address, body: sent, sessionId: 'one' }, route);
  if (outcome.type !== 'answer') throw new Error(`${route.row.id} is ${outcome.type}`);
  return { shop: saved, answer: serialiseAnswer(outcome) };
}

test(
  'a client that only knows the document gets documented responses',
  () => {
    const coverage = { calls: new Set<string>(), statuses: new Map<number, number>() };
    checkProperty(
      fc.property(settings, fc.array(fc.oneof(valid, wrong), { minLength: 25, maxLength: 25 }), (chosen, requests) => {
        let shop = newShop(chosen);
        for (const request of requests) {
          const { shop: after, answer } = answerIn(shop, request);
          checkAnswer(document, shapes, request, answer);
          shop = after;
          coverage.calls.add(request.operation.operationId);
          coverage.statuses.set(answer.status, (coverage.statuses.get(answer.status) ?? 0) + 1);
        }
      }),
      10,
    );
    expect(coverage.calls.size).toBeGreaterThan(callsIn(document).length / 2);
    for (const status of [200, 401, 404, 409, 422]) expect(coverage.statuses.get(status)).toBeGreaterThan(0);
  },
  propertyTimeout,
);

describe('over HTTP', () => {
  const start = { ...defaultSettings('law'), login: 'hard' as const, latency: 0 };
  const server = createMockServer(createMock({ store: memoryStore(), start }));
  let origin = '';
  let cookie = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Sends a request with its body as text. */
  async function answerTo(
    request: Request,
    text: string | undefined,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const { method } = request;
    const sent = { 'content-type': 'application/json', cookie, ...headers };
    const answer = await fetch(origin + addressOf(request), {
      method,
      headers: sent,
      ...(text !== undefined && { body: text }),
    });
    cookie = answer.headers.getSetCookie()[0]?.replace(/;.*/, '') ?? cookie;
    return { status: answer.status, contentType: answer.headers.get('content-type') ?? '', text: await answer.text() };
  }

  test('the responses are documented too', async () => {
    const statuses = new Set<number>();
    for (const request of fc.sample(fc.oneof(valid, wrong), { seed: 7, numRuns: 150 })) {
      const answer = await answerTo(request, request.body === undefined ? undefined : JSON.stringify(request.body));
      checkAnswer(document, shapes, request, answer);
      statuses.add(answer.status);
    }
    for (const status of [200, 404, 409, 422]) expect(statuses).toContain(status);
  });

  const taking = callsIn(document).filter(({ operation }) => operation.requestBody);

  test.each([
    ['that is no JSON', '{"half":', 'application/json', 400],
    ['of more than 2 MiB', JSON.stringify('x'.repeat(2 * 1024 * 1024)), 'application/json', 413],
    ['of another type', '{}', 'text/plain', 415],
  ])('a body %s is refused as documented', async (_, text, contentType, status) => {
    for (const [request] of taking.map((call) => fc.sample(validTo(call), { seed: 7, numRuns: 1 }))) {
      if (!request) continue;
      const answer = await answerTo(request, text, { 'content-type': contentType });
      expect(answer.status).toBe(status);
      checkAnswer(document, shapes, request, answer);
    }
  });

  test('every call refuses requests from a page on another machine, as documented', async () => {
    for (const [request] of callsIn(document).map((call) => fc.sample(validTo(call), { seed: 7, numRuns: 1 }))) {
      if (!request) continue;
      const answer = await answerTo(request, undefined, { origin: 'https://elsewhere.example' });
      expect(answer.status).toBe(403);
      checkAnswer(document, shapes, request, answer);
    }
  });
});
