import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { closest } from 'fastest-levenshtein';
import * as z from 'zod';
import { endpoints } from '../src/api/endpoints.js';
import { routeOf } from './backend/backend.js';
import { failedEnvelope } from './faults.js';
import type { Mock } from './mock.js';
import { bodyLimit, bodyTooLong, parseBody, RequestError } from './parseBody.js';
import { isPicture, noPicture, pictureAt } from './pictures.js';
import { contentTypeOf, serialiseAnswer } from './serialiseAnswer.js';
import { cookieOf, sessionInCookies } from './sessionCookie.js';
import { defaultSettings, type Settings, settingsSchema } from './settings.js';
import type { Outcome } from './simulation.js';

const isLoopback = (hostname: string): boolean =>
  /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/** Whether a page of this origin may use the mock: one on this machine, or none at all. */
function isWelcome(origin: string | undefined): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bodyLimit) throw bodyTooLong();
    chunks.push(chunk);
  }
  return parseBody(Buffer.concat(chunks).toString('utf8'));
}

const signatures = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);

const worldSchema = settingsSchema
  .pick({ brand: true, country: true, login: true, persona: true, seed: true, clock: true })
  .partial()
  .required({ brand: true });
const faultsSchema = z.object({ fault: settingsSchema.shape.fault });

/** What a caller sent, by a schema; the first thing wrong with it in words otherwise. */
function checked<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new RequestError(422, `${issue?.path.join('.') || 'body'}: ${issue?.message}`);
}

const setSession = (response: ServerResponse, id: string): void => {
  response.setHeader('set-cookie', `${cookieOf(id)}; HttpOnly`);
};

/** The mock over HTTP, for any client: every call of the API, the pictures, and its own addresses below `/__mock`. Cookies
 * tell visits apart; pages of other machines are refused. It listens to nothing yet. */
export function createMockServer(mock: Mock, started: Settings): Server {
  async function sessionOf(request: IncomingMessage, response: ServerResponse): Promise<string> {
    const { id, isNew } = await mock.visit(sessionInCookies(request.headers.cookie ?? ''));
    if (isNew) setSession(response, id);
    return id;
  }

  async function control(method: string, pathname: string, request: IncomingMessage, sessionId: string) {
    switch (`${method} ${pathname}`) {
      case 'GET /__mock/state':
        return (await mock.saved()).state;
      case 'GET /__mock/calls':
        return mock.calls.get();
      case 'POST /__mock/world': {
        const world = checked(worldSchema, await bodyOf(request));
        await mock.restart(
          settingsSchema.parse({ ...defaultSettings(world.brand), latency: started.latency, ...world }),
        );
        return mock.settings();
      }
      case 'POST /__mock/faults':
        await mock.configure(checked(faultsSchema, await bodyOf(request)), sessionId);
        return mock.settings();
      default:
        throw new RequestError(
          404,
          'There are GET /__mock/state, GET /__mock/calls, POST /__mock/world and POST /__mock/faults.',
        );
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: address = '/' } = request;
    const { pathname } = new URL(address, 'http://mock');
    if (method === 'OPTIONS') {
      response.writeHead(204, {
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
        'access-control-max-age': '600',
      });
      response.end();
      return;
    }
    const sessionId = await sessionOf(request, response);
    if (pathname.startsWith('/__mock/'))
      return send(response, 200, await control(method, pathname, request, sessionId));
    if (method === 'GET' && isPicture(pathname)) {
      const picture = pictureAt(pathname, await mock.shop());
      if (picture === undefined) throw noPicture(pathname);
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture);
      return;
    }
    const route = routeOf(method, address);
    if (!route)
      throw new RequestError(
        501,
        `${method} ${pathname} is no call of this API. The nearest is ${closest(`${method} ${pathname}`, signatures)}.`,
      );
    const outcome = await mock.serve({ method, address, body: await bodyOf(request), sessionId }, route);
    if (outcome) sendOutcome(response, outcome);
  }

  return createServer((request, response) => {
    const { origin, host = '' } = request.headers;
    // A page elsewhere may lead its own name here: only this machine's names are answered.
    const isMeant = URL.canParse(`http://${host}`) && isLoopback(new URL(`http://${host}`).hostname);
    if (!isMeant || !isWelcome(origin)) {
      send(response, 403, failedEnvelope(403, 'This mock answers pages of this machine alone.'));
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
      else send(response, status, failedEnvelope(status, message));
    });
  });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function sendOutcome(response: ServerResponse, outcome: Outcome): void {
  switch (outcome.type) {
    case 'answer':
    case 'text':
      if (outcome.type === 'answer' && outcome.sessionId) setSession(response, outcome.sessionId);
      response
        .writeHead(outcome.type === 'answer' ? outcome.status : 200, { 'content-type': contentTypeOf(outcome) })
        .end(serialiseAnswer(outcome));
      return;
    case 'offline':
      response.destroy();
      return;
    case 'silence':
      // The caller waits until it has had enough.
      return;
  }
}
