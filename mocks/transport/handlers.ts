import { delay, type RequestHandler } from 'msw';
import { HttpResponse } from 'msw/http';
import { routeAt } from '../backend/backend.js';
import { failedEnvelope } from '../backend/failedBody.js';
import { keyOf } from '../backend/keyedCalls.js';
import type { Mock } from '../engine/mock.js';
import type { Outcome } from '../engine/outcome.js';
import { isContentHost, pathOf } from './contentHosts.js';
import { parseBody, RequestError } from './parseBody.js';
import { isPicture, noPicture, pictureAt } from './pictures.js';
import { serialiseAnswer } from './serialiseAnswer.js';
import { isShopPath } from './shopCall.js';
import { ShopHandler } from './shopHandler.js';

const errorResponse = ({ status, message }: RequestError) =>
  HttpResponse.json(failedEnvelope(status, message), { status });

async function responseOf(outcome: Outcome, visitHeaders: Readonly<Record<string, string>>) {
  switch (outcome.type) {
    case 'answer':
    case 'text': {
      const { status, contentType, text } = serialiseAnswer(outcome);
      return new HttpResponse(text, { status, headers: { 'content-type': contentType, ...visitHeaders } });
    }
    case 'offline':
      return HttpResponse.error();
    case 'silence':
      await delay('infinite');
      return undefined;
  }
}

/** Checks whether a request is a page load, which the worker also receives. The storefront serves the page. */
const isPageLoad = (request: Request): boolean =>
  request.headers.get('accept')?.includes('application/xhtml+xml') ?? false;

/** Returns the API call that a request makes, if any. */
function calledBy(request: Request) {
  const url = new URL(request.url);
  const path = pathOf(url);
  const route = routeAt(request.method, path, url.searchParams);
  return route && !isPageLoad(request) ? { address: path + url.search, route } : undefined;
}

function pictureOf({ method, url }: Request): string | undefined {
  const { pathname } = new URL(url);
  return method === 'GET' && isPicture(pathname) ? pathname : undefined;
}

interface Visit {
  readonly id: string;
  readonly isNew: boolean;
}

/** How callers are identified. */
export interface Visits {
  of(request: Request): Visit | Promise<Visit>;
  /** Changes the caller's session id, and returns the response headers that announce it. */
  rename(from: string, to: string, request: Request): Readonly<Record<string, string>>;
}

/** Returns the whole mock as MSW handlers: one for the API, which finds the row itself, and one for pictures. */
export const handlersOf = (mock: Mock, visits: Visits): RequestHandler[] => [
  new ShopHandler('calls of the shop', calledBy, async (request, { address, route }) => {
    try {
      const body =
        request.body === null ? undefined : parseBody(await request.text(), request.headers.get('content-type'));
      const { method } = request;
      const { id, isNew } = await visits.of(request);
      const outcome = await mock.serve(
        { method, address, body, sessionId: id, ...keyOf(request.headers.get('idempotency-key')) },
        route,
      );
      const next = (outcome?.type === 'answer' && outcome.sessionId) || id;
      return outcome && responseOf(outcome, isNew || next !== id ? visits.rename(id, next, request) : {});
    } catch (error) {
      if (error instanceof RequestError) return errorResponse(error);
      throw error;
    }
  }),
  new ShopHandler('pictures of the shop', pictureOf, async (_request, pathname) => {
    const picture = pictureAt(pathname, await mock.shop());
    return picture === undefined
      ? errorResponse(noPicture(pathname))
      : new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } });
  }),
];

/** Whether only the mock can answer a request. A page that makes such a request without a handler is at fault. */
export function isShopCall(request: Request): boolean {
  const { hostname, pathname } = new URL(request.url);
  return isContentHost(hostname) || isShopPath(pathname);
}
