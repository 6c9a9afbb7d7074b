import { setupWorker } from 'msw/browser';
import { handlersOf, isShopCall } from './handlers.js';
import type { Mock } from './mock.js';
import { sessionCookie, sessionInCookies } from './sessionCookie.js';

/** The visit's id from its cookie, which is set on the first look. */
export function browserSession(): string {
  const known = sessionInCookies(document.cookie);
  if (known) return known;
  // Not randomUUID: a page served over plain http from another machine has none.
  const started = [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser the harness runs in.
  document.cookie = `${sessionCookie}=${started}; path=/; SameSite=Lax`;
  return started;
}

/** Goes on as the visit with this id, as far as a cookie can name it. */
export function joinSession(id: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  if (/^[\w-]+$/.test(id)) document.cookie = `${sessionCookie}=${id}; path=/; SameSite=Lax`;
}

export interface BrowserMock {
  readonly worker: ReturnType<typeof setupWorker>;
  /** Calls of the API that no handler took, since the list was last emptied. */
  readonly unhandled: string[];
}

/** The mock behind a service worker; `workerUrl` is where the worker's script stands. */
export async function startBrowserMock(mock: Mock, workerUrl: string): Promise<BrowserMock> {
  const unhandled: string[] = [];
  const worker = setupWorker(...handlersOf(mock, browserSession));
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
