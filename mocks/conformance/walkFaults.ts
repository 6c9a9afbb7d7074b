import { expect } from 'vitest';
import type { Endpoint } from '../../src/api/endpoint.js';
import { ApiError } from '../../src/model/error.js';
import { createMock, startOf } from '../engine/mock.js';
import { newShop } from '../engine/simulation.js';
import { memoryStore } from '../stores/store.js';
import { sessionId } from '../testing/openingState.js';
import { clientOf, nameVisit } from '../testing/testShop.js';
import { callsOf } from './calls.js';
import { persona, visitOf } from './visits.js';

const statuses = [400, 401, 404, 409, 422, 429, 500, 503, 599];

interface Failure {
  readonly kind: ApiError['kind'];
  readonly status?: number;
}

/** Returns the client's error for each fault other than a delay. */
function failuresOf({ format }: Endpoint): Readonly<Record<string, Failure>> {
  // A response of the content service has no statusCode, so on HTTP 200 its error is a response of the wrong shape.
  const failureOf = (status: number): Failure =>
    format === 'content' ? { kind: 'malformed' } : { kind: 'status', status };
  return {
    ...Object.fromEntries(statuses.map((status) => [status, { kind: 'http', status }])),
    'status-3': failureOf(3),
    'status-422': failureOf(422),
    malformed: { kind: 'malformed' },
    empty: { kind: 'malformed' },
    offline: { kind: 'network' },
  };
}

/** Creates a mock in which the row's call succeeds apart from the fault. Returns its call, its state and its recorded
 * waits. */
async function faultyShop(row: Endpoint, fault: string) {
  const start = { ...startOf('law'), latency: 0, persona, fault: `${row.id}:${fault}*1` };
  const store = memoryStore();
  await store.change(() => ({ saved: { ...newShop(start), state: visitOf('hard') }, result: undefined }));
  const waits: number[] = [];
  const mock = createMock({
    store,
    start,
    nameVisit,
    now: () => 0,
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
  const { client } = clientOf(mock, sessionId);
  const call = (): Promise<unknown> =>
    client.call(row, callsOf(row)[0] as never).then(
      () => undefined,
      (error: unknown) => error,
    );
  return { call, waits, state: async () => JSON.stringify((await mock.saved()).state) };
}

async function expectFailure(row: Endpoint, fault: string, { kind, status }: Failure): Promise<void> {
  const { call, state } = await faultyShop(row, fault);
  const before = await state();
  const error = await call();
  expect(error, fault).toBeInstanceOf(ApiError);
  const { kind: got, status: gotStatus, operationId } = error as ApiError;
  const expected = status ?? (kind === 'malformed' ? 200 : undefined);
  expect([fault, operationId, got, gotStatus]).toEqual([fault, row.id, kind, expected]);
  expect(await state()).toBe(before);
  expect(await call(), `after ${fault}*1`).toBeUndefined();
}

/** Checks that each fault causes exactly its failure, changes nothing and ends after its count, and that a slow
 * response is complete. */
export async function walkFaults(row: Endpoint): Promise<number> {
  const failures = Object.entries(failuresOf(row));
  for (const [fault, failure] of failures) await expectFailure(row, fault, failure);
  const [slow, usual] = [await faultyShop(row, 'slow-250'), await faultyShop(row, 'slow-0')];
  expect(await slow.call()).toBeUndefined();
  expect(slow.waits).toEqual([250]);
  await usual.call();
  expect(await slow.state()).toBe(await usual.state());
  return failures.length + 1;
}

/** Checks a call that never gets a response. All rows wait for their timeouts in parallel. */
export async function walkTimeouts(rows: readonly Endpoint[]): Promise<number> {
  await Promise.all(rows.map((row) => expectFailure(row, 'timeout', { kind: 'timeout' })));
  return rows.length;
}
