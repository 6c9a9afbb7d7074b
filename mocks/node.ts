import { setupServer } from 'msw/node';
import { handlersOf } from './handlers.js';
import type { Mock } from './mock.js';
import { sessionInCookies } from './sessionCookie.js';

/** The mock behind `fetch` in Node until it is closed; a request nothing answers fails. The visit is the one the cookie names, or the process's own. */
export function startNodeMock(mock: Mock) {
  const server = setupServer(
    ...handlersOf(mock, (request) => sessionInCookies(request.headers.get('cookie') ?? '') ?? 'node'),
  );
  server.listen({ onUnhandledFrame: 'error' });
  return server;
}
