import { abortOf } from '../../src/api/abortOf.js';
import type { Mock } from '../engine/mock.js';
import { answering, type Visits } from './answering.js';
import { cookieOf, sessionInCookies } from './sessionCookie.js';

/** A request with cookies belongs to their session, or gets a new cookie if its world does not know it; all others
 * belong to the process's own session in their world. */
export function visitsOfProcess(): Visits {
  const own = new WeakMap<Mock, Promise<string>>();
  const cookiesOf = (request: Request) => request.headers.get('cookie');
  return {
    async of(request, world) {
      const cookies = cookiesOf(request);
      if (cookies !== null) return world.visit(sessionInCookies(cookies));
      const id = own.get(world) ?? world.visit(undefined).then((visit) => visit.id);
      own.set(world, id);
      return { id: await id, isNew: false };
    },
    rename(_, id, request, world) {
      if (cookiesOf(request) !== null) return { 'set-cookie': cookieOf(id) };
      own.set(world, Promise.resolve(id));
      return {};
    },
  };
}

/** Resolves a relative address as a page does, where there is one. */
function addressOf(address: string | URL): string | URL | undefined {
  const base = (globalThis as { location?: Location }).location?.href;
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}

/**
 * Starts the mock behind `fetch` in Node until it is closed. It passes on every request that is not the shop's to the
 * `fetch` it found, which may be that of another mock.
 *
 * `fetch` itself is replaced, not what is below it: two copies of a library that intercepts sockets break each other,
 * and a host has its own.
 */
export function startNodeMock(mock: Mock): { close(): void } {
  const find = answering(mock, visitsOfProcess());
  const before = globalThis.fetch;
  let isOpen = true;

  async function answeredFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const isRequest = input instanceof Request;
    const address = isRequest ? input.url : addressOf(input);
    if (!isOpen || address === undefined) return before(input, init);
    // A test environment such as jsdom has signals of its own, which Node's requests may refuse.
    const { body, signal = isRequest ? input.signal : undefined, ...rest } = init;
    const about = new Request(address, isRequest ? { method: input.method, headers: input.headers, ...rest } : rest);
    const respond = find(about);
    if (!respond) return before(input, init);
    const request = new Request(isRequest ? input : about, body == null ? {} : { body });
    const answer = respond(request, signal ?? request.signal);
    const response = await (signal ? Promise.race([answer, abortOf(signal)]) : answer);
    // As a browser reports a call without a connection.
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  }

  globalThis.fetch = answeredFetch;
  return {
    close() {
      isOpen = false;
      // Another mock may have replaced it in the meantime, and restores what it found.
      if (globalThis.fetch === answeredFetch) globalThis.fetch = before;
    },
  };
}
