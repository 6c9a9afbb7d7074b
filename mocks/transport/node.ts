import { setupServer } from 'msw/node';
import type { Mock } from '../engine/mock.js';
import { handlersOf } from './handlers.js';
import { cookieOf, sessionInCookies } from './sessionCookie.js';

/** Starts the mock behind `fetch` in Node until it is closed. An unknown request fails. A request with a session cookie
 * belongs to that session, or gets a new cookie if the shop does not know it; all others belong to the process's own
 * session. */
export function startNodeMock(mock: Mock) {
  let own: Promise<string> | undefined;
  const cookiesOf = (request: Request) => request.headers.get('cookie');
  const server = setupServer(
    ...handlersOf(mock, {
      async of(request) {
        const cookies = cookiesOf(request);
        if (cookies !== null) return mock.visit(sessionInCookies(cookies));
        own ??= mock.visit(undefined).then(({ id }) => id);
        return { id: await own, isNew: false };
      },
      rename(_, id, request) {
        if (cookiesOf(request) !== null) return { 'set-cookie': cookieOf(id) };
        own = Promise.resolve(id);
        return {};
      },
    }),
  );
  server.listen({ onUnhandledFrame: 'error' });
  return server;
}
