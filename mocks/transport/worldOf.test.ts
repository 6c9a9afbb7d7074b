import { http, type RequestHandler } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMock, type Mock, startOf } from '../engine/mock.js';
import { handlers } from '../entries/node.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { memoryStore } from '../stores/store.js';
import { messageOf } from '../testing/testServer.js';
import { startNodeMock } from './node.js';
import { createMockServer } from './server.js';
import { shopAnswers } from './shopAnswers.js';

const host = 'http://localhost:3000';
const line = `/api/cart/itemcode/${notable.wine}/2`;
type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Opens a transport over a mock. */
type Open = (mock: Mock) => Promise<{ readonly ask: Ask; readonly close: () => void }>;

const openServer: Open = async (mock) => {
  const server = createMockServer(mock);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const base = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  return {
    ask: (path, init) => fetch(base + path, init),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
const openAnswer: Open = async (mock) => {
  const answer = shopAnswers(mock, { isHosted: true });
  const ask: Ask = async (path, init) => (await answer(new Request(host + path, init))) ?? Response.error();
  return { ask, close: () => {} };
};
const openProcess: Open = async (mock) => {
  const { close } = startNodeMock(mock);
  return { ask: (path, init) => fetch(host + path, init), close };
};
/** Asks handlers of MSW one after the other, as MSW does. */
const openHandlers: Open = async (mock) => {
  const all = handlers(mock, http as never) as RequestHandler[];
  const ask: Ask = async (path, init) => {
    for (const handler of all) {
      const ran = await handler.run({ request: new Request(host + path, init), requestId: '1' });
      if (ran?.response) return ran.response as Response;
    }
    return Response.error();
  };
  return { ask, close: () => {} };
};

let time: number;
let mock: Mock;
let open: Awaited<ReturnType<Open>> | undefined;
beforeEach(() => {
  time = 0;
  mock = createMock({ store: memoryStore(), start: { ...startOf('law'), latency: 0 }, now: () => time });
});
afterEach(() => open?.close());

async function bottles(ask: Ask, headers: Record<string, string>): Promise<number> {
  const answer = await ask('/api/cart/list?validate=true', { headers });
  return ((await answer.json()) as { response: { numBottles: number } }).response.numBottles;
}

describe.each([
  ['the HTTP server', openServer],
  ['a server of the host', openAnswer],
  ['the process', openProcess],
  ['handlers of the host', openHandlers],
] as const)('a request to %s', (_, start) => {
  test('is for the world named by its header or cookie, and otherwise for the shop without a name', async () => {
    open = await start(mock);
    const { ask } = open;
    /** Adds two bottles, and returns the headers of the same customer. */
    async function added(headers: Record<string, string>, cookie = ''): Promise<Record<string, string>> {
      const answer = await ask(line, { method: 'PUT', headers: { ...headers, ...(cookie && { cookie }) } });
      expect(answer.status).toBe(200);
      const session = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
      return { ...headers, cookie: [cookie, session].filter(Boolean).join('; ') };
    }
    const byHeader = await added({ 'x-wsk-world': 'one' }, 'theme=dark');
    const byCookie = await added({}, 'theme=dark; x-wsk-world=two');
    const nameless = await added({}, 'theme=dark');
    for (const headers of [byHeader, byCookie, nameless]) expect(await bottles(ask, headers)).toBe(2);
    // The same session in another world is nobody's.
    expect(await bottles(ask, { ...byHeader, 'x-wsk-world': 'three' })).toBe(0);
    expect(await bottles(ask, { cookie: `${byHeader.cookie}; x-wsk-world=one` })).toBe(2);
    // The header comes first.
    expect(await bottles(ask, { ...byCookie, 'x-wsk-world': 'one' })).toBe(0);
    const count = async (world: Mock) => Object.keys((await world.saved()).state.sessions).length > 0;
    expect(await Promise.all([mock, mock.world('one'), mock.world('two'), mock.world('four')].map(count))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test('with a malformed name is refused, and so is one world too many', async () => {
    open = await start(mock);
    const { ask } = open;
    const picture = `/images/law/${notable.wine}/small.svg`;
    for (const path of ['/api/cart/list', picture]) {
      const malformed = await ask(path, { headers: { 'x-wsk-world': 'a b' } });
      expect(malformed.status).toBe(400);
      expect(await messageOf(malformed)).toMatch(/^Unknown world “a b”\./);
    }
    for (let index = 0; index < 1000; index++) mock.world(`w${index}`);
    const more = await ask('/api/cart/list', { headers: { 'x-wsk-world': 'more' } });
    expect(more.status).toBe(429);
    expect(await messageOf(more)).toMatch(/^There are 1000 worlds already\./);
    expect((await ask('/api/cart/list')).status).toBe(200);
    expect((await ask('/api/cart/list', { headers: { 'x-wsk-world': 'w7' } })).status).toBe(200);
    time += 30 * 60_000;
    expect((await ask('/api/cart/list', { headers: { 'x-wsk-world': 'more' } })).status).toBe(200);
  });
});

test('callers without a cookie are one customer in each world of the process', async () => {
  open = await openProcess(mock);
  const { ask } = open;
  const [one, two] = [{ 'x-wsk-world': 'one' }, { 'x-wsk-world': 'two' }];
  await ask(line, { method: 'PUT', headers: one });
  await ask(line, { method: 'PUT', headers: one });
  await ask(line, { method: 'PUT', headers: two });
  expect(await Promise.all([bottles(ask, one), bottles(ask, two), bottles(ask, {})])).toEqual([4, 2, 0]);
});

describe('the mock’s own addresses', () => {
  const post = (ask: Ask, path: string, body: object, world?: string) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(world && { 'x-wsk-world': world }) },
      body: JSON.stringify(body),
    });
  const settingsIn = async (ask: Ask, world?: string) =>
    (await ask('/__mock/world', { headers: world ? { 'x-wsk-world': world } : {} })).json();

  test('are those of one world, which can begin with them', async () => {
    open = await openAnswer(mock);
    const { ask } = open;
    await post(ask, '/__mock/world', { brand: 'hsb', persona: 'heavy', login: 'hard', seed: '9' }, 'one');
    await post(ask, '/__mock/faults', { fault: 'getCart:503' }, 'two');
    await post(ask, '/__mock/clock', { to: '2026-12-24' }, 'two');
    const [one, two, nameless] = await Promise.all([settingsIn(ask, 'one'), settingsIn(ask, 'two'), settingsIn(ask)]);
    expect(one).toMatchObject({ brand: 'hsb', persona: 'heavy', seed: '9', fault: '' });
    expect(two).toMatchObject({ brand: 'law', persona: 'standard', fault: 'getCart:503' });
    expect(nameless).toMatchObject({ brand: 'law', persona: 'standard', fault: '' });
    const nowIn = async (world: Mock) => (await world.saved()).state.now;
    expect([await nowIn(mock.world('two')), await nowIn(mock)]).toEqual(['2026-12-24T00:00:00.000Z', undefined]);
  });

  test('end a world, but not the shop without a name', async () => {
    open = await openAnswer(mock);
    const { ask } = open;
    const one = { 'x-wsk-world': 'one' };
    await post(ask, '/__mock/world', { brand: 'hsb' }, 'one');
    expect((await ask('/__mock/world', { method: 'DELETE', headers: one })).status).toBe(200);
    expect(await settingsIn(ask, 'one')).toMatchObject({ brand: 'law' });
    const refused = await ask('/__mock/world', { method: 'DELETE' });
    expect(refused.status).toBe(409);
    expect(await messageOf(refused)).toMatch(/^The shop without a name stays\./);
  });
});
