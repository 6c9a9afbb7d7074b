import { setupWorker } from 'msw/browser';
import type { Mock } from '../engine/mock.js';
import { handlersOf, isShopCall } from './handlers.js';
import { cookieOf, newSessionId, sessionInCookies } from './sessionCookie.js';

/** Goes on as the visit with this id, as far as a cookie can name it. */
export function joinSession(id: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser the harness runs in.
  if (/^[\w-]+$/.test(id)) document.cookie = cookieOf(id);
}

/** The id of this browser's visit, which is set on the first look. */
export function browserSession(): string {
  const known = sessionInCookies(document.cookie);
  if (known) return known;
  const id = newSessionId();
  joinSession(id);
  return id;
}

/** Goes on with the visit the cookie names, or with a new one where the shop knows none of it. */
export async function resumeSession(mock: Mock): Promise<void> {
  const { id, isNew } = await mock.visit(sessionInCookies(document.cookie));
  if (isNew) joinSession(id);
}

export interface BrowserMock {
  readonly worker: ReturnType<typeof setupWorker>;
  /** Calls of the API that no handler took, since the list was last emptied. */
  readonly unhandled: string[];
}

/** The mock behind a service worker; `workerUrl` is where the worker's script stands. */
export async function startBrowserMock(mock: Mock, workerUrl: string): Promise<BrowserMock> {
  const unhandled: string[] = [];
  await resumeSession(mock);
  const worker = setupWorker(
    ...handlersOf(mock, {
      of: () => ({ id: browserSession(), isNew: false }),
      rename(from, to) {
        // Another call may have given the visit a new id meanwhile.
        if (browserSession() === from) joinSession(to);
        return {};
      },
    }),
  );
  await worker.start({
    quiet: true,
    serviceWorker: { url: workerUrl },
    onUnhandledFrame: ({ frame, defaults }) => {
      const request = (frame as { data?: { request?: Request } }).data?.request;
      if (!request || !isShopCall(request)) return;
      unhandled.push(`${request.method} ${request.url}`);
      defaults.error();
    },
  });
  return { worker, unhandled };
}
