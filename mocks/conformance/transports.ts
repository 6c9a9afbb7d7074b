import type { AddressInfo } from 'node:net';
import { createMock, startOf } from '../engine/mock.js';
import { memoryStore } from '../stores/store.js';
import { startNodeMock } from '../transport/node.js';
import { createMockServer } from '../transport/server.js';
import { type Asked, type Told, visitWorld, walkLongVisit, withoutVisitIds } from './longVisit.js';

/** A visit's calls and the state they led to. */
export interface Walked {
  readonly calls: readonly (Asked & Told)[];
  /** Stored state of the shop, as JSON. */
  readonly state: string;
}

/** Returns a function that sends calls as one browser does: with the last cookie it received. The first call has a
 * cookie that nobody issued. */
function senderTo(origin: string) {
  let cookie = 'wsk_session=one';
  return async ({ method, address, body }: Asked): Promise<Told> => {
    const answer = await fetch(origin + address, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { body }),
    });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return { status: answer.status, contentType: answer.headers.get('content-type'), text: await answer.text() };
  };
}

/** Makes the long visit through `fetch`, as tests and stories in Node do. */
export async function walkInNode(): Promise<Walked> {
  const mock = createMock({ store: memoryStore(), start: { ...startOf('law'), ...visitWorld, latency: 0 } });
  const server = startNodeMock(mock);
  try {
    const calls = await walkLongVisit(senderTo('http://law.localhost'));
    return { calls, state: withoutVisitIds(JSON.stringify((await mock.saved()).state)) };
  } finally {
    server.close();
  }
}

/** Makes the long visit over HTTP, in the world set by its addresses. */
export async function walkOverHttp(): Promise<Walked> {
  const start = { ...startOf('hsb'), latency: 0 };
  const server = createMockServer(createMock({ store: memoryStore(), start }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await fetch(`${origin}/__mock/world`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(visitWorld),
    });
    const calls = await walkLongVisit(senderTo(origin));
    return { calls, state: withoutVisitIds(await (await fetch(`${origin}/__mock/state`)).text()) };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
