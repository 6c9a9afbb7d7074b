import { expect, test, vi } from 'vitest';
import type { Track } from '../../analytics/events.js';
import { createStorefront } from '../base/services.js';
import { basketCalls } from './calls.js';

const json = (status: number, body: object) => async () => new Response(JSON.stringify(body), { status });
const envelope = { statusCode: 409, errorResponse: { message: 'No.' } };
const answers: readonly [kind: string, status: number | undefined, message: string, fetch: typeof fetch][] = [
  ['status', 409, 'No.', json(200, envelope)],
  ['status', 1, 'No.', json(200, { ...envelope, statusCode: 1 })],
  ['status', -1, 'No.', json(200, { ...envelope, statusCode: -1 })],
  ['http', 409, 'No.', json(500, envelope)],
  ['http', 404, 'getCart failed (http 404)', json(404, {})],
  ['malformed', 200, 'getCart failed (malformed 200)', json(200, { statusCode: 0, response: 7 })],
  ['network', undefined, 'getCart failed (network)', () => Promise.reject(new TypeError('Offline'))],
  ['timeout', undefined, 'getCart failed (timeout)', () => new Promise(() => {})],
];

test.each(answers)(
  'a call that fails (%s, %s) is logged and tracked, once [ANLY-046, MISC-009, MISC-010]',
  async (...given) => {
    const [kind, status, message, fetch] = given;
    const log = vi.fn<(error: Error) => void>();
    const track = vi.fn<Track>();
    const { client } = createStorefront({ fetch, log, track, ...(kind === 'timeout' && { timeoutMs: 20 }) });
    const failure = await client.call(basketCalls.getCart).catch((error: unknown) => error);
    expect(failure).toMatchObject({ operationId: 'getCart', kind });
    expect(log.mock.calls).toEqual([[failure]]);
    expect(track.mock.calls).toEqual([[{ event: 'Errors', operationId: 'getCart', kind, status, message }]]);
  },
);

test('without a log of the host, the console is the log [MISC-009]', async () => {
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
  const { client } = createStorefront({ fetch: json(500, envelope) });
  const failure = await client.call(basketCalls.getCart).catch((error: unknown) => error);
  expect(console.mock.calls).toEqual([[failure]]);
});
