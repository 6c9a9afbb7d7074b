import { pathOf } from '../../src/api/contentHosts.js';
import { routeAt } from '../backend/backend.js';
import { failedEnvelope } from '../backend/failedBody.js';
import { keyOf } from '../backend/keyedCalls.js';
import type { Mock } from '../engine/mock.js';
import type { Outcome } from '../engine/outcome.js';
import { bodyOf, RequestError } from './parseBody.js';
import { isPicture } from './picturePath.js';
import { serialiseAnswer } from './serialiseAnswer.js';
import { worldOf } from './worldOf.js';

export interface Visit {
  readonly id: string;
  readonly isNew: boolean;
}

/** How callers are identified in the world of their request. */
export interface Visits {
  of(request: Request, world: Mock): Visit | Promise<Visit>;
  /** Changes the caller's session id, and returns the response headers that announce it. */
  rename(from: string, to: string, request: Request, world: Mock): Readonly<Record<string, string>>;
}

/** Responds to a request, or returns undefined if the caller gave up, which its signal says. */
export type Respond = (request: Request, signal?: AbortSignal) => Promise<Response | undefined>;

/** Returns how the shop responds to a request, or undefined if the request is not the shop's. The request's body stays
 * unread. */
export type FindResponder = (request: Request) => Respond | undefined;

export const errorResponse = ({ status, message }: RequestError): Response =>
  Response.json(failedEnvelope(status, message), { status });

/** The longest time for which a timer can be set. */
const longest = 2 ** 31 - 1;

/** Waits until the caller gives up. The timer keeps a process alive that has nothing to do but wait for the response. */
function silence(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longest);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function responseOf(outcome: Outcome, visitHeaders: Readonly<Record<string, string>>, signal: AbortSignal) {
  switch (outcome.type) {
    case 'answer':
    case 'text': {
      const { status, contentType, text } = serialiseAnswer(outcome);
      return new Response(text, { status, headers: { 'content-type': contentType, ...visitHeaders } });
    }
    case 'offline':
      return Response.error();
    case 'silence':
      await silence(signal);
      return undefined;
  }
}

/** Checks whether a request is a page load, which a service worker or a host's server also receives. The host serves the
 * page. */
export const isPageLoad = (request: Request): boolean =>
  request.headers.get('accept')?.includes('application/xhtml+xml') ?? false;

/** Returns the API call that a request makes, if any. */
function calledBy(request: Request) {
  const url = new URL(request.url);
  const path = pathOf(url);
  const route = routeAt(request.method, path, url.searchParams);
  return route && { address: path + url.search, route };
}

function pictureOf({ method, url }: Request): string | undefined {
  const { pathname } = new URL(url);
  return method === 'GET' && isPicture(pathname) ? pathname : undefined;
}

type Called = NonNullable<ReturnType<typeof calledBy>>;

const respondToCall =
  (mock: Mock, visits: Visits, { address, route }: Called): Respond =>
  async (request, signal = request.signal) => {
    const world = worldOf(mock, request);
    const body = await bodyOf(request);
    const { method } = request;
    const { id, isNew } = await visits.of(request, world);
    const outcome = await world.serve(
      { method, address, body, sessionId: id, ...keyOf(request.headers.get('idempotency-key')) },
      route,
    );
    const next = (outcome?.type === 'answer' && outcome.sessionId) || id;
    const headers = isNew || next !== id ? visits.rename(id, next, request, world) : {};
    return outcome && responseOf(outcome, headers, signal);
  };

/** Loads what draws pictures: a third of the mock, which most processes never need. */
export const loadPictures = () => import('./pictures.js');

const respondWithPicture =
  (mock: Mock, pathname: string): Respond =>
  async (request) => {
    const shop = await worldOf(mock, request).shop();
    const { pictureAt } = await loadPictures();
    const picture = pictureAt(pathname, shop);
    if (picture === undefined) throw new RequestError(404, `There is no picture ${pathname}.`);
    return new Response(picture, { headers: { 'content-type': 'image/svg+xml' } });
  };

/** Responds with the error of a request that is refused before it reaches the shop. */
export const refusing =
  (respond: Respond): Respond =>
  async (request, signal) => {
    try {
      return await respond(request, signal);
    } catch (error) {
      if (error instanceof RequestError) return errorResponse(error);
      throw error;
    }
  };

/** Answers every request of the shop: calls of its API and its content, and pictures. Page loads at the address of a
 * call are left to the host, if there is one. */
export const answering =
  (mock: Mock, visits: Visits, { isHosted = true } = {}): FindResponder =>
  (request) => {
    // A CONNECT request names a host and a port instead of an address.
    if (request.method === 'CONNECT') return undefined;
    const called = isHosted && isPageLoad(request) ? undefined : calledBy(request);
    if (called) return refusing(respondToCall(mock, visits, called));
    const pathname = pictureOf(request);
    return pathname === undefined ? undefined : refusing(respondWithPicture(mock, pathname));
  };
