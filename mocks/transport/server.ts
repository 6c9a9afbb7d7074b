import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { closest } from 'fastest-levenshtein';
import * as z from 'zod/mini';
import { endpoints } from '../../src/api/endpoints.js';
import { dayMs } from '../../src/rules/common/days.js';
import { methodsAt, routeAt } from '../backend/backend.js';
import { failedEnvelope } from '../backend/failedBody.js';
import { keyOf } from '../backend/keyedCalls.js';
import type { ShopState } from '../backend/state.js';
import type { Mock } from '../engine/mock.js';
import { ClockError, presentMoment } from '../engine/movedClock.js';
import { defaultSettings, type Settings, settingsSchema } from '../world/settings.js';
import { RequestError } from './parseBody.js';
import { isPicture, noPicture, pictureAt } from './pictures.js';
import { readBody } from './readBody.js';
import { methodsOfAnyPath, refuseAndClose, send, sendAnswer, sendMethods, sendOutcome } from './sendAnswer.js';
import { cookieOf, sessionInCookies } from './sessionCookie.js';

const isLoopback = (hostname: string): boolean =>
  /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/** Checks whether a page of this origin may use the mock: only a page on this machine, or a request without an origin. */
function isWelcome(origin: string | undefined): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}

/** Checks whether a request names this machine. A page on another machine may point its own host name here. */
const isOwnHost = (host = ''): boolean =>
  URL.canParse(`http://${host}`) && isLoopback(new URL(`http://${host}`).hostname);

const isSameOrigin = (origin: string | undefined, host = ''): boolean =>
  origin === undefined || origin === `http://${host}`;

const notWelcome = 'This mock answers pages of this machine alone.';

const signatures = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);

const { brand, country, login, persona, seed, clock, fault } = settingsSchema.shape;
const worldSchema = z.strictObject({
  brand,
  country,
  login: z.optional(login),
  persona: z.optional(persona),
  seed: z.optional(seed),
  clock: z.optional(clock),
});
const daysAtOnce = 2000;
const clockSchema = z.union(
  [
    z.strictObject({ to: z.string(), days: z.optional(z.undefined()) }),
    z.strictObject({ days: z.int().check(z.minimum(0), z.maximum(daysAtOnce)), to: z.optional(z.undefined()) }),
  ],
  { error: `is { "to": "2026-12-24" } or { "days": 7 }, of 0 to ${daysAtOnce} days` },
);
const faultsSchema = z.object({ fault });

/** Returns a request body validated against a schema, or fails with a message about its first problem. */
function checked<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new RequestError(422, `${issue?.path.join('.') || 'body'}: ${issue?.message}`);
}

/** Returns a state with its sessions numbered, because whoever knows a session's id can take it over. */
const withoutIds = (state: ShopState): ShopState => ({
  ...state,
  sessions: Object.fromEntries(
    Object.values(state.sessions).map((session, index) => [`visit ${index + 1}`, session] as const),
  ),
});

/** Returns the path and query that a request names. A client that takes the mock for a proxy names the host too. */
function targetOf(address: string): { readonly target: string; readonly host?: string } {
  if (address.startsWith('/')) return { target: address };
  if (!/^http:\/\//i.test(address) || !URL.canParse(address))
    throw new RequestError(404, `Unknown address “${address}”. An address of this API begins with a slash.`);
  const { host, pathname, search } = new URL(address);
  return { target: pathname + search, host };
}

const setSession = (response: ServerResponse, id: string): void => {
  response.setHeader('set-cookie', `${cookieOf(id)}; HttpOnly`);
};

/** Creates the mock over HTTP for any client: every call of the API, the pictures, and its own addresses below
 * `/__mock`. Cookies identify sessions; pages of other machines are refused. The server is not listening yet. */
export function createMockServer(mock: Mock, started: Settings): Server {
  async function sessionOf(request: IncomingMessage, response: ServerResponse): Promise<string> {
    const { id, isNew } = await mock.visit(sessionInCookies(request.headers.cookie ?? ''));
    if (isNew) setSession(response, id);
    return id;
  }

  const controls: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => Promise<unknown>>> = {
    'GET /__mock/state': async () => withoutIds((await mock.saved()).state),
    'GET /__mock/calls': async () => mock.calls.get(),
    async 'POST /__mock/world'(request) {
      const world = checked(worldSchema, await readBody(request));
      await mock.restart(settingsSchema.parse({ ...defaultSettings(world.brand), latency: started.latency, ...world }));
      return mock.settings();
    },
    async 'POST /__mock/clock'(request) {
      const { to, days } = checked(clockSchema, await readBody(request));
      const present = presentMoment(await mock.saved());
      try {
        await mock.moveClock(to ?? new Date(present.getTime() + (days ?? 0) * dayMs).toISOString());
      } catch (error) {
        throw error instanceof ClockError ? new RequestError(422, error.message) : error;
      }
      const saved = await mock.saved();
      return { ...saved.settings, now: presentMoment(saved).toISOString() };
    },
    async 'POST /__mock/faults'(request, response) {
      await mock.configure(checked(faultsSchema, await readBody(request)), await sessionOf(request, response));
      return mock.settings();
    },
  };
  const ownSignatures = Object.keys(controls);

  /** Returns the methods of a path in the format of `Allow`; empty for an unknown path. */
  function allowedAt(pathname: string): string {
    const own = ownSignatures.flatMap((signature) =>
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

  /** Returns the error for an unknown address or a method that is not allowed. */
  function nothingAt(method: string, pathname: string, allowed: string, response: ServerResponse): RequestError {
    if (allowed && !allowed.split(', ').includes(method)) {
      response.setHeader('allow', allowed);
      return new RequestError(405, `${pathname} does not take ${method}: it takes ${allowed}.`);
    }
    if (pathname.startsWith('/__mock/')) return new RequestError(404, `There are ${ownSignatures.join(', ')}.`);
    const signature = `${method} ${pathname}`;
    return new RequestError(501, `Unknown call ${signature}. Did you mean ${closest(signature, signatures)}?`);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method: sent = 'GET', url = '/' } = request;
    if (sent === 'OPTIONS' && url === '*') return sendMethods(request, response, methodsOfAnyPath);
    const { target: address, host = request.headers.host } = targetOf(url);
    if (!isOwnHost(host)) throw new RequestError(403, notWelcome);
    // Concatenated rather than resolved, because two leading slashes would name a host.
    const { pathname, searchParams } = new URL(`http://mock${address}`);
    const allowed = allowedAt(pathname);
    if (sent === 'OPTIONS' && (allowed || request.headers['access-control-request-method']))
      return sendMethods(request, response, allowed);
    // Node omits the body.
    const method = sent === 'HEAD' ? 'GET' : sent;
    const control = controls[`${method} ${pathname}`];
    if (control && !isSameOrigin(request.headers.origin, host))
      throw new RequestError(403, 'A page of another origin may not look into the mock or change it.');
    if (control) return send(response, 200, await control(request, response));
    if (method === 'GET' && isPicture(pathname)) {
      const picture = pictureAt(pathname, await mock.shop());
      if (picture === undefined) throw noPicture(pathname);
      sendAnswer(response, { status: 200, contentType: 'image/svg+xml', text: picture });
      return;
    }
    const route = routeAt(method, pathname, searchParams);
    if (!route) throw nothingAt(sent, pathname, allowed, response);
    const sessionId = await sessionOf(request, response);
    const { 'idempotency-key': key } = request.headers;
    const outcome = await mock.serve(
      { method, address, body: await readBody(request), sessionId, ...keyOf(key) },
      route,
    );
    if (outcome?.type === 'answer' && outcome.sessionId) setSession(response, outcome.sessionId);
    if (outcome) sendOutcome(response, outcome);
  }

  return createServer((request, response) => {
    response.setHeader('x-content-type-options', 'nosniff');
    const { origin, host } = request.headers;
    if (!isOwnHost(host) || !isWelcome(origin)) {
      send(response, 403, failedEnvelope(403, notWelcome));
      return;
    }
    if (origin !== undefined) {
      response.setHeader('access-control-allow-origin', origin);
      response.setHeader('access-control-allow-credentials', 'true');
      response.setHeader('vary', 'origin');
    }
    answer(request, response).catch((error: unknown) => {
      const status = error instanceof RequestError ? error.status : 500;
      const message = error instanceof Error ? error.message : String(error);
      if (response.headersSent) response.destroy();
      else if (status === 413) refuseAndClose(request, response, failedEnvelope(status, message));
      else send(response, status, failedEnvelope(status, message));
    });
  });
}
