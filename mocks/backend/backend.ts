import { current, isDraft, produce } from 'immer';
import { addRoute, createRouter, findAllRoutes } from 'rou3';
import type * as z from 'zod/mini';
import type { Caller, Endpoint } from '../../src/api/endpoint.js';
import { endpoints, type OperationId } from '../../src/api/endpoints.js';
import { failedBody } from '../faults.js';
import { hash } from '../fixtures/seeded.js';
import type { Shop } from '../world.js';
import { accountOf } from './account.js';
import { Refusal, refuse } from './refusal.js';
import type { Resolver } from './resolver.js';
import { resolvers } from './resolvers.js';
import { newSession, type Session, type SessionLogin, type ShopState } from './state.js';

/** A call as it arrives, whoever carries it. */
export interface Call {
  readonly method: string;
  /** Path with its query string. */
  readonly address: string;
  /** Parsed JSON, or undefined. */
  readonly body: unknown;
  readonly sessionId: string;
}

export interface Answer {
  readonly status: number;
  /** To be sent as JSON, or as it stands when it is markup. */
  readonly body: unknown;
  /** JSON without it. */
  readonly format?: 'html';
}

interface Route {
  readonly row: Endpoint & { readonly id: OperationId };
  readonly params: Record<string, string>;
}

const pathsOf = ({ path, alsoAt = [] }: Endpoint): string[] => [path, ...alsoAt];

const router = createRouter<Route['row']>();
for (const row of Object.values<Route['row']>(endpoints))
  for (const path of pathsOf(row))
    addRoute(
      router,
      row.method,
      path.replace(/\{(\w+)\}/g, (_, name: string) => (name === row.manySegments ? `**:${name}` : `:${name}`)),
      row,
    );

/** Literal segments sort before parameters, left to right; a query that must hold sorts before none. */
const specificity = ({ path, when }: Endpoint): string =>
  path.replace(/[^/]+/g, (segment) => (segment.startsWith('{') ? '1' : '0')) + (when ? '0' : '1');

/** The row a call belongs to: literal segments before parameters, and of rows on one path the one whose `when` holds. */
export function routeOf(method: string, address: string): Route | undefined {
  const { pathname, searchParams } = new URL(address, 'http://shop');
  return findAllRoutes(router, method, pathname)
    .filter(({ data }) =>
      Object.entries(data.when?.query ?? {}).every(([name, value]) => searchParams.get(name) === value),
    )
    .sort((a, b) => (specificity(a.data) < specificity(b.data) ? -1 : 1))
    .map(({ data, params }) => ({
      row: data,
      params: Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, decode(value)])),
    }))[0];
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const standing: Record<SessionLogin, number> = { visitor: 0, soft: 1, hard: 2 };
const needed: Record<Caller, number> = { anyone: 0, soft: 1, hard: 2 };

/** Of what is wrong with each form of a part, what is wrong with the one that is meant: it names a field that is there. */
function meantIssue(issue: z.core.$ZodIssue | undefined, value: unknown): z.core.$ZodIssue | undefined {
  if (issue?.code !== 'invalid_union') return issue;
  const issues = issue.errors.flat();
  return issues.find(({ path: [name = ''] }) => Object.hasOwn(Object(value), name)) ?? issues[0];
}

/** The given part of a call through its schema; a refusal names the first field that is wrong. */
function parsePart(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { error: () => 'is missing or of the wrong kind' });
  if (parsed.success) return parsed.data;
  const issue = meantIssue(parsed.error.issues[0], value);
  return refuse.invalid(`${issue?.path.join('.') || 'body'}: ${issue?.message}`);
}

/** The query of an address; a name that is given twice says two things at once. */
function queryOf(address: string): Record<string, string> {
  const { searchParams } = new URL(address, 'http://shop');
  const names = new Set<string>();
  for (const name of searchParams.keys()) {
    if (names.has(name)) refuse.invalid(`${name.slice(0, 40)}: is given more than once`);
    names.add(name);
  }
  return Object.fromEntries(searchParams);
}

/** The session under an id; a new id starts a visit with the given login. */
export function sessionIn(state: ShopState, id: string, login: SessionLogin = 'visitor'): Session {
  // Prefixed, so that no id a caller sends can be a name every object has.
  const key = `visit ${id}`;
  state.sessions[key] ??= newSession(login);
  return state.sessions[key];
}

/** An answer without the parts of the draft that stand in it, which end with the call. */
function detached(value: unknown): unknown {
  if (isDraft(value)) return current(value);
  if (Array.isArray(value)) return value.map(detached);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, detached(part)]));
}

/** Answers one call: the state after it and what to send back. A refused call leaves the state as it was. */
export function answerCall(
  state: ShopState,
  call: Call,
  shop: Shop,
  { row, params }: Route,
): { state: ShopState; answer: Answer } {
  try {
    let entity: unknown;
    const next = produce(state, (draft) => {
      const session = sessionIn(draft, call.sessionId);
      if (standing[session.login] < needed[row.callers]) refuse.unauthorised('Please sign in to go on.');
      const resolver = resolvers[row.id] as unknown as Resolver<Endpoint>;
      const query = queryOf(call.address);
      const given = resolver(
        draft,
        {
          params: parsePart(row.params, params) as undefined,
          query: parsePart(row.query, query) as undefined,
          body: parsePart(row.body, call.body) as undefined,
          session,
        },
        {
          shop,
          account: () => accountOf(draft, { shop }),
          now: new Date(shop.world.clock),
          random: randomFrom(`${shop.world.seed}:${draft.sequence}`),
          refuse,
        },
      );
      entity = detached(given);
    });
    return { state: next, answer: { status: 200, ...contentsOf(row, entity) } };
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    return { state, answer: { status: thrown.status, body: failedBody(row, thrown.status, thrown.message) } };
  }
}

function contentsOf({ format, isEnvelope }: Endpoint, entity: unknown): Pick<Answer, 'body' | 'format'> {
  if (format === 'html') return { body: entity, format };
  if (format) return { body: entity };
  return { body: isEnvelope ? { statusCode: 0, ...(entity as object) } : { statusCode: 0, response: entity } };
}

/** Mulberry32: small, and the same everywhere. */
function randomFrom(key: string): () => number {
  let seed = hash(key);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let value = Math.imul(seed ^ (seed >>> 15), seed | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
