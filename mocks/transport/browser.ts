import { setupWorker } from 'msw/browser';
import { isContentHost } from '../../src/api/contentHosts.js';
import type { Mock } from '../engine/mock.js';
import { answering, loadPictures, type Visits } from './answering.js';
import { browserSession, joinSession } from './pageSession.js';
import { sessionInCookies } from './sessionCookie.js';
import { isShopPath } from './shopCall.js';
import { ShopHandler } from './shopHandler.js';

/** Continues the session in the cookie, or starts a new one if the shop does not know it. */
export async function resumeSession(mock: Mock): Promise<void> {
  const { id, isNew } = await mock.visit(sessionInCookies(document.cookie));
  if (isNew) joinSession(id);
}

/** All requests belong to the session in the page's cookie. */
const visitsOfPage: Visits = {
  of: () => ({ id: browserSession(), isNew: false }),
  rename(from, to) {
    // Another call may have changed the session's id in the meantime.
    if (browserSession() === from) joinSession(to);
    return {};
  },
};

/** As `visitsOfPage`, where the first request resumes the session. */
export function visitsOfResumedPage(mock: Mock): Visits {
  let resumed: Promise<void> | undefined;
  return {
    ...visitsOfPage,
    async of(request, world) {
      resumed ??= resumeSession(mock);
      await resumed;
      return visitsOfPage.of(request, world);
    },
  };
}

/** Whether only the mock can answer a request. A page that makes such a request without a handler is at fault. */
function isShopCall(request: Request): boolean {
  const { hostname, pathname } = new URL(request.url);
  return isContentHost(hostname) || isShopPath(pathname);
}

export interface BrowserMock {
  readonly worker: ReturnType<typeof setupWorker>;
  /** API calls that no handler matched since the list was last cleared. */
  readonly unhandled: string[];
}

/**
 * MSW checks for a newer worker at each start and does not wait for the result. The check fails where the browser is
 * busy or the page is being left; the worker that is running goes on, so nobody needs to hear of it.
 */
function ignoreFailedUpdateCheck(event: PromiseRejectionEvent): void {
  if (/^Failed to update a ServiceWorker/.test((event.reason as Error | undefined)?.message ?? ''))
    event.preventDefault();
}

/** Starts the mock behind a service worker; `workerUrl` is the address of the worker's script. */
export async function startBrowserMock(mock: Mock, workerUrl: string): Promise<BrowserMock> {
  const unhandled: string[] = [];
  window.addEventListener('unhandledrejection', ignoreFailedUpdateCheck);
  await resumeSession(mock);
  const worker = setupWorker(new ShopHandler(answering(mock, visitsOfPage)));
  const start = worker.start({
    quiet: true,
    serviceWorker: { url: workerUrl },
    onUnhandledFrame: ({ frame, defaults }) => {
      const request = (frame as { data?: { request?: Request } }).data?.request;
      if (!request || !isShopCall(request)) return;
      unhandled.push(`${request.method} ${request.url}`);
      defaults.error();
    },
  });
  // Once it has started, a shop in the page needs no network.
  await Promise.all([start, loadPictures()]);
  return { worker, unhandled };
}
