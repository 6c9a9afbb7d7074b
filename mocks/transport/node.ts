import { setupServer } from 'msw/node';
import type { Mock } from '../engine/mock.js';
import { handlersOf } from './handlers.js';
import { cookieOf, sessionInCookies } from './sessionCookie.js';

/** The mock behind `fetch` in Node until it is closed; a request nothing answers fails. A request with the session cookie is
 * of that visit, and answered with a new cookie where the shop knows none; all others are of the process's own visit. */
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
