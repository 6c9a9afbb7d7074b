import { closest } from 'fastest-levenshtein';
import { endpoints } from '../../src/api/endpoints.js';
import { methodsAt } from '../backend/backend.js';
import { failedEnvelope } from '../backend/failedBody.js';
import type { Mock } from '../engine/mock.js';
import { answering, errorResponse, isPageLoad, type Respond, refusing, type Visits } from './answering.js';
import type { ControlSignature } from './controlAnswers.js';
import { type Caller, controlSignatures, runControl } from './controls.js';
import { RequestError } from './parseBody.js';
import { isPicture } from './picturePath.js';
import { cookieOf, sessionInCookies } from './sessionCookie.js';

const isLoopback = (hostname: string): boolean =>
  /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/** Checks whether a host, with or without a port, names this machine. A page on another machine may point its own host
 * name here. */
export const isOwnHost = (host: string): boolean =>
  URL.canParse(`http://${host}`) && isLoopback(new URL(`http://${host}`).hostname);

/** Returns the host that a request was sent to, as its client knows it. */
const hostOf = ({ headers, url }: Request): string => headers.get('host') ?? new URL(url).host;

/** Checks whether a request comes from a page of the host it is sent to, or from no page. */
function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  return origin === null || (URL.canParse(origin) && new URL(origin).host === hostOf(request));
}

/** Checks whether the page of a request may use the mock: one of the same host, or of this machine. */
function isWelcome(request: Request): boolean {
  const origin = request.headers.get('origin') ?? '';
  return isSameOrigin(request) || (URL.canParse(origin) && isLoopback(new URL(origin).hostname));
}

export const notWelcome = 'This mock answers pages of this machine alone.';

const signatures = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);

/** Methods as listed in `Allow`. */
export const methodsOfAnyPath = 'GET, HEAD, POST, PUT, DELETE, OPTIONS';

/** Returns the methods of a path in the format of `Allow`; empty for an unknown path. */
function allowedAt(pathname: string): string {
  const own = controlSignatures.flatMap((signature) =>
    signature.endsWith(` ${pathname}`) ? signature.split(' ')[0] : [],
  );
  const methods = [...own, ...(isPicture(pathname) ? ['GET'] : []), ...methodsAt(pathname)];
  if (methods.length === 0) return '';
  return [
    ...(methods.includes('GET') ? ['GET', 'HEAD'] : []),
    ...methods.filter((one) => one !== 'GET'),
    'OPTIONS',
  ].join(', ');
}

/** Returns the response that lists a path's methods. A page of another origin may send any method, so that it can read
 * why a wrong method is refused. */
export const methodsResponse = (allowed: string, asked: string | null): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...(allowed && { allow: allowed }),
      'access-control-allow-methods': methodsOfAnyPath,
      'access-control-allow-headers': asked ?? '*',
      'access-control-max-age': '600',
    },
  });

/** Returns the response to an unknown address, or to a method that is not allowed. */
export function nothingAt(method: string, pathname: string): Response {
  const fail = (status: number, message: string, headers = {}) =>
    Response.json(failedEnvelope(status, message), { status, headers });
  const allowed = allowedAt(pathname);
  if (allowed && !allowed.split(', ').includes(method))
    return fail(405, `${pathname} does not take ${method}: it takes ${allowed}.`, { allow: allowed });
  if (pathname.startsWith('/__mock/')) return fail(404, `There are ${controlSignatures.join(', ')}.`);
  const signature = `${method} ${pathname}`;
  return fail(501, `Unknown call ${signature}. Did you mean ${closest(signature, signatures)}?`);
}

/** A cookie identifies a session; scripts of the page do not see it. */
const setCookie = (id: string) => ({ 'set-cookie': `${cookieOf(id)}; HttpOnly` });
const visitsByCookie: Visits = {
  of: (request, world) => world.visit(sessionInCookies(request.headers.get('cookie') ?? '')),
  rename: (_, id) => setCookie(id),
};

const respondToControl =
  (mock: Mock, signature: ControlSignature): Respond =>
  async (request) => {
    if (!isOwnHost(hostOf(request)) || !isSameOrigin(request))
      throw new RequestError(403, 'A page of another origin may not look into the mock or change it.');
    let joined: string | undefined;
    const caller: Caller = {
      id: sessionInCookies(request.headers.get('cookie') ?? ''),
      async visit(world) {
        const visit = await visitsByCookie.of(request, world);
        if (visit.isNew) joined = visit.id;
        return visit;
      },
      join: (id) => {
        joined = id;
      },
    };
    const body = await runControl(mock, signature, request, caller);
    return Response.json(body, { headers: joined === undefined ? {} : setCookie(joined) });
  };

/** Returns a response without its body, as HEAD gets it. */
async function headOf(response: Response): Promise<Response> {
  if (response.type === 'error') return response;
  const { status, headers } = response;
  headers.set('content-length', `${(await response.arrayBuffer()).byteLength}`);
  return new Response(null, { status, headers });
}

/** Sets the headers that every response has, and those for a page of another origin. */
function withOrigin(response: Response, request: Request): Response {
  if (response.type === 'error') return response;
  response.headers.set('x-content-type-options', 'nosniff');
  const origin = request.headers.get('origin');
  if (origin === null || !isWelcome(request)) return response;
  response.headers.set('access-control-allow-origin', origin);
  response.headers.set('access-control-allow-credentials', 'true');
  response.headers.set('vary', 'origin');
  return response;
}

/**
 * Answers a request, or resolves to undefined if it is not the shop’s. `Response.error()` stands for a connection that
 * broke: a fault `offline`, or a caller that gave up, which `signal` says if the request’s own does not.
 */
export type Answer = (request: Request, signal?: AbortSignal) => Promise<Response | undefined>;

/**
 * Answers every request of the shop over HTTP: calls of its API and its content, pictures, and the mock’s own addresses
 * below `/__mock`. Cookies identify sessions, and the header or cookie `x-wsk-world` names a world.
 * Beside a host, page loads and unknown addresses are the host’s; a server of the mock alone answers them too.
 */
export function shopAnswers(mock: Mock, { isHosted }: { readonly isHosted: boolean }): Answer {
  const find = answering(mock, visitsByCookie, { isHosted });

  /** Returns how to respond to a request, of which `method` is the method that was sent; undefined if it is the host’s. */
  function responderTo(request: Request, method: string): Respond | undefined {
    const { headers, url } = request;
    const { pathname } = new URL(url);
    if (method === 'OPTIONS') {
      const allowed = allowedAt(pathname);
      const isPreflight = headers.has('access-control-request-method');
      if (allowed || (isPreflight && !isHosted))
        return async () => methodsResponse(allowed, headers.get('access-control-request-headers'));
    }
    const signature = controlSignatures.find((one) => one === `${request.method} ${pathname}`);
    if (signature) return refusing(respondToControl(mock, signature));
    const found = find(request);
    if (found) return found;
    const isOurs = !isHosted || pathname.startsWith('/__mock/') || (allowedAt(pathname) !== '' && !isPageLoad(request));
    return isOurs ? async () => nothingAt(method, pathname) : undefined;
  }

  return async (request, signal) => {
    const { method, url, headers } = request;
    const isHead = method === 'HEAD';
    const asked = isHead ? new Request(url, { headers }) : request;
    const respond = responderTo(asked, method);
    if (!respond) return undefined;
    if (!isWelcome(request)) return withOrigin(errorResponse(new RequestError(403, notWelcome)), request);
    const response = (await respond(asked, signal)) ?? Response.error();
    return withOrigin(isHead ? await headOf(response) : response, request);
  };
}
