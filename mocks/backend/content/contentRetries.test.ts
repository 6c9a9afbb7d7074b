import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ContentSettings, createContentClient } from '../../../src/content/client.js';
import { createMock, startOf } from '../../engine/mock.js';
import { contentSpaceId } from '../../fixtures/content/space/parts.js';
import { memoryStore } from '../../stores/store.js';
import { startNodeMock } from '../../transport/node.js';

// Tests the service's own client in Node with its default limits. Its waits are recorded and take no time.

const mock = createMock({ store: memoryStore(), start: { ...startOf('law'), latency: 0 } });
const node = startNodeMock(mock);
const limit = 30_000;

let waits: number[] = [];
/** Whether a request runs into its timeout as soon as it waits for the response. */
let runsOut = false;

beforeEach(() => {
  waits = [];
  runsOut = false;
  mock.calls.clear();
  const wait = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, milliseconds = 0, ...rest: unknown[]) => {
    if (milliseconds > 0) waits.push(milliseconds);
    const takesTime = milliseconds === limit && !runsOut;
    return wait(work, takesTime ? milliseconds : 0, ...rest);
  }) as typeof setTimeout);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await mock.configure({ fault: '' }, 'node');
});
afterAll(() => node.close());

const clientWith = (more: Partial<ContentSettings> = {}) =>
  createContentClient({ sdk: () => import('contentful'), space: contentSpaceId, accessToken: 'any', ...more });
const plan = (kind: string) => mock.configure({ fault: `queryBrandContent:${kind}` }, 'node');
const calls = () => mock.calls.get().length;
const pauses = () => waits.filter((milliseconds) => milliseconds !== limit);

test.each([
  ['500*2', 3],
  ['501*1', 2],
  ['599*1', 2],
  ['429*3', 4],
  ['offline*2', 3],
  ['503*5', 6],
])('%s is retried until it succeeds [CONT-045, CONT-046, CONT-047]', async (fault, expectedCalls) => {
  await plan(fault);
  expect(await clientWith().brand('law')).toMatchObject({ brandIdentifier: 'law' });
  expect(calls()).toBe(expectedCalls);
});

test.each(['500*3', '429*3', 'offline*3'])(
  'a preview is retried after %s too [CONT-045, CONT-046, CONT-047]',
  async (fault) => {
    await mock.configure({ fault: `getPreviewContent:${fault}` }, 'node');
    const { previewHomePage } = clientWith({ preview: { accessToken: 'any' } });
    expect(await previewHomePage('law-home-draft')).toMatchObject({ id: 'law-home-draft' });
    expect(calls()).toBe(4);
  },
);

test.each(['500', '429', 'offline'])(
  '%s is retried five times, with a longer wait each time [CONT-044, CONT-049]',
  async (fault) => {
    await plan(fault);
    await expect(clientWith().brand('law')).rejects.toMatchObject({ name: 'ApiError' });
    expect(calls()).toBe(6);
    expect(pauses()).toHaveLength(5);
    expect(pauses()).toEqual([...new Set(pauses())].sort((a, b) => a - b));
  },
);

test.each(['400', '401', '403', '404', '408', '409', '410', '422', '499'])(
  '%s is not retried [CONT-048]',
  async (fault) => {
    await plan(`${fault}*1`);
    await expect(clientWith().brand('law')).rejects.toMatchObject({ kind: 'http', status: Number(fault) });
    expect(calls()).toBe(1);
    expect(pauses()).toEqual([]);
  },
);

test('a request times out after 30 seconds, and so does each retry [CONT-043]', async () => {
  await plan('timeout');
  runsOut = true;
  await expect(clientWith().brand('law')).rejects.toMatchObject({ kind: 'timeout' });
  expect(waits.filter((milliseconds) => milliseconds === limit).length).toBe(6);
  expect(calls()).toBe(6);
});

test('requests are only held back when a throttle is set, and then only above its limit [CONT-050]', async () => {
  const ask = (client: ReturnType<typeof clientWith>) =>
    Promise.all(['law', 'vir', 'stw', 'tcm'].map((brand) => client.brand(brand)));
  await ask(clientWith());
  expect(pauses()).toEqual([]);
  await ask(clientWith({ throttle: 1 }));
  expect(pauses().map((milliseconds) => Math.round(milliseconds / 1000))).toEqual([1, 2, 3]);
  waits = [];
  await ask(clientWith({ throttle: 30 }));
  expect(pauses()).toEqual([]);
});

test.each([0, 0.99, 30.01, 31, -1, Number.NaN, Number.POSITIVE_INFINITY])(
  'a throttle of %d is refused [CONT-050]',
  (throttle) => {
    expect(() => clientWith({ throttle })).toThrow(
      `The throttle of the content client is 1 to 30 requests a second, or not set; it was ${throttle}.`,
    );
  },
);
