import { addRoute, createRouter, findAllRoutes } from 'rou3';
import type * as z from 'zod/mini';
import type { Caller, Endpoint } from '../../src/api/endpoint.js';
import { endpoints, type OperationId } from '../../src/api/endpoints.js';
import { specificityOf } from '../../src/api/specificity.js';
import type { LoginState } from '../../src/model/customer.js';
import { random } from '../fixtures/seeded.js';
import type { Shop } from '../world/world.js';
import { accountOf, basketOf } from './account/account.js';
import { voucherAt } from './basket/eVouchers.js';
import { isSpent } from './basket/spentVouchers.js';
import { presentOf } from './clock.js';
import { failedBody } from './failedBody.js';
import { changeIn, sessionIn } from './identity/visits.js';
import { resolveOnce } from './keyedCalls.js';
import { withoutDrafts } from './plain.js';
import { Refusal, refuse } from './refusal.js';
import type { Resolver, Tools } from './resolver.js';
import { resolvers } from './resolvers.js';
import type { ShopState } from './state.js';

/** A call as received from any transport. */
export interface Call {
  readonly method: string;
  /** Path with its query string. */
  readonly address: string;
  /** Parsed JSON, or undefined. */
  readonly body: unknown;
  readonly sessionId: string;
  /** Flags of the caller's device: `webview`, `applePay`. */
  readonly flags?: readonly string[];
  /** The call's `Idempotency-Key` header. */
  readonly idempotencyKey?: string;
  /** The session's new id if this call signs it in or out; otherwise the session keeps its id. */
  readonly nextSessionId?: string;
}

export interface Answer {
  readonly status: number;
  /** Sent as JSON, or unchanged if it is markup. */
  readonly body: unknown;
  /** JSON if absent. */
  readonly format?: 'html';
  /** The session's new id, if it changed. */
  readonly sessionId?: string;
}

/** The row of a call, with the parameters from its address. */
export interface Route {
  readonly row: Endpoint & { readonly id: OperationId };
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

const pathsOf = ({ path, alsoAt = [] }: Endpoint): string[] => [path, ...alsoAt];

/** A row in the router, with its precedence computed once. */
interface Candidate extends Pick<Route, 'row'> {
  readonly when: readonly (readonly [name: string, value: string])[];
  readonly specificity: string;
}

const router = createRouter<Candidate>();
for (const row of Object.values<Route['row']>(endpoints)) {
  const candidate = { row, when: Object.entries(row.when?.query ?? {}), specificity: specificityOf(row) };
  for (const path of pathsOf(row))
    addRoute(
      router,
      row.method,
      path.replace(/\{(\w+)\}/g, (_, name: string) => (name === row.manySegments ? `**:${name}` : `:${name}`)),
      candidate,
    );
}

/** Returns the route of a call. */
export function routeOf(method: string, address: string): Route | undefined {
  const { pathname, searchParams } = new URL(address, 'http://shop');
  return routeAt(method, pathname, searchParams);
}

/** Checks whether a path names an entry or asset of the content service by an empty id. Elsewhere a slash at the end
 * makes no difference. */
const hasEmptyId = (path: string): boolean => /^\/content\/spaces\/.+\/(entries|assets)\/$/.test(path);

/** Returns the route of a path. Literal segments take precedence over parameters, and among rows with the same path the
 * one whose `when` matches is used. */
export function routeAt(method: string, path: string, query: URLSearchParams): Route | undefined {
  const isEmpty = hasEmptyId(path);
  const [first] = findAllRoutes(router, method, isEmpty ? `${path}-` : path)
    .filter(({ data }) => data.when.every(([name, value]) => query.get(name) === value))
    .sort((a, b) => (a.data.specificity < b.data.specificity ? -1 : 1));
  return first && { row: first.data.row, params: { ...decoded(first.params), ...(isEmpty && { id: '' }) }, query };
}

/** Returns the API's methods at a path, whatever else their calls require. */
export const methodsAt = (path: string): string[] =>
  ['GET', 'POST', 'PUT', 'DELETE'].filter((method) => findAllRoutes(router, method, path).length > 0);

function decoded(params: Record<string, string> | undefined): Record<string, string> {
  const read: Record<string, string> = {};
  for (const name in params) read[name] = decode(params[name] ?? '');
  return read;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const standing: Record<LoginState, number> = { visitor: 0, soft: 1, hard: 2 };
const needed: Record<Caller, number> = { anyone: 0, soft: 1, hard: 2 };

/** Returns the issue to report, among the issues of all variants of a part: the one that names a field that is present,
 * because that variant was meant. */
function meantIssue(issue: z.core.$ZodIssue | undefined, value: unknown): z.core.$ZodIssue | undefined {
  if (issue?.code !== 'invalid_union') return issue;
  const issues = issue.errors.flat();
  return issues.find(({ path: [name = ''] }) => Object.hasOwn(Object(value), name)) ?? issues[0];
}

/** Parses a part of a call with its schema. A refusal names the first invalid field. */
function parsePart(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { error: () => 'is missing or of the wrong kind' });
  if (parsed.success) return parsed.data;
  const issue = meantIssue(parsed.error.issues[0], value);
  return refuse.invalid(`${issue?.path.join('.') || 'body'}: ${issue?.message}`);
}

/** Returns the query of an address, and refuses a repeated name as ambiguous. */
function onceEach(query: URLSearchParams): Record<string, string> {
  if (query.size === 0) return {};
  const names = new Set<string>();
  for (const name of query.keys()) {
    if (names.has(name)) refuse.invalid(`${name.slice(0, 40)}: is given more than once`);
    names.add(name);
  }
  return Object.fromEntries(query);
}

/** Responds to one call: returns the new state and the response. A refused call leaves the state unchanged. */
export function answerCall(
  state: ShopState,
  call: Call,
  shop: Shop,
  { row, params, query }: Route,
): { state: ShopState; answer: Answer } {
  try {
    let entity: unknown;
    const next = changeIn(state, call.sessionId, (draft) => {
      const session = sessionIn(draft, call.sessionId);
      if (standing[session.login] < needed[row.callers]) refuse.unauthorised('Please sign in to continue.');
      const resolver = resolvers[row.id] as unknown as Resolver<Endpoint>;
      const queryValues = onceEach(query);
      const facts = {
        params: parsePart(row.params, params) as undefined,
        query: parsePart(row.query, queryValues) as undefined,
        body: parsePart(row.body, call.body) as undefined,
        session,
      };
      const tools: Tools = {
        shop,
        account: () => accountOf(draft, session),
        basket: () => basketOf(draft, session),
        get now() {
          return presentOf(draft, shop);
        },
        voucher: (code) => voucherAt(draft, code),
        isSpent: (voucher) => isSpent(draft, session, voucher),
        flags: call.flags ?? [],
        random: random(`${shop.world.seed}:${state.sequence}`),
        refuse,
      };
      entity = withoutDrafts(resolveOnce(session, row, call, () => resolver(draft, facts, tools)));
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
