import * as z from 'zod/mini';
import { ApiError } from '../model/error.js';
import type { CallInput, CallOutput, Endpoint } from './endpoint.js';

export interface ClientOptions {
  /** The browser's own unless a host brings one. */
  readonly fetch?: typeof fetch;
  /** What stands before every path: empty on the site itself, an origin elsewhere. */
  readonly baseUrl?: string;
  readonly timeoutMs?: number;
  /** Hears of every failed call once, before it rejects (MISC-009, MISC-010). */
  readonly onError?: (error: ApiError) => void;
}

/** Says nothing where the call needs no input. */
type InputArguments<Row extends Endpoint> =
  unknown extends CallInput<Row>
    ? [input?: undefined, options?: CallOptions]
    : [input: CallInput<Row>, options?: CallOptions];

export interface CallOptions {
  readonly signal?: AbortSignal;
}

export interface Client {
  /** Makes one call and resolves to its entity.
   * @throws ApiError of any kind; an abort by the caller's own signal rejects as `fetch` does. */
  call<Row extends Endpoint>(row: Row, ...[input, options]: InputArguments<Row>): Promise<CallOutput<Row>>;
}

const envelope = z.object({
  statusCode: z.number(),
  statusMessage: z.optional(z.string()),
  response: z.optional(z.unknown()),
  errorResponse: z.optional(z.object({ message: z.optional(z.string()) })),
});

const defaultTimeoutMs = 30_000;

interface GivenInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** A parameter as it stands in a path. */
function segmentsOf({ manySegments }: Endpoint, name: string, value: string): string {
  const segments = name === manySegments ? value.split('/') : [value];
  // Empty ones and dots lead a server to another path.
  if (segments.length > 1 && segments.some((segment) => /^\.{0,2}$/.test(segment))) return encodeURIComponent(value);
  return segments.map(encodeURIComponent).join('/');
}

/** Path and query string of a call. */
export function callAddress(row: Endpoint, { params = {}, query = {} }: GivenInput): string {
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => segmentsOf(row, name, String(params[name] ?? '')));
  const search = new URLSearchParams({ ...row.fixedQuery, ...row.when?.query });
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The one way calls are made: same-origin credentials, query string for GET and JSON otherwise, answers parsed (MISC-002 to MISC-008, MISC-031). */
export function createClient(options: ClientOptions = {}): Client {
  const { baseUrl = '', timeoutMs = defaultTimeoutMs, onError } = options;

  async function answerOf(row: Endpoint, input: GivenInput, signal: AbortSignal | undefined): Promise<unknown> {
    const send = options.fetch ?? fetch;
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await send(baseUrl + callAddress(row, input), {
        method: row.method,
        credentials: 'same-origin',
        headers: { accept: acceptOf(row), ...(row.method !== 'GET' && { 'content-type': 'application/json' }) },
        ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      return entityOf(row, answer.status, await answer.text());
    } catch (cause) {
      if (cause instanceof ApiError || signal?.aborted) throw cause;
      // What a runtime says of a failed request may name its address, and with it a secret.
      const kind = timeout.aborted ? 'timeout' : 'network';
      throw new ApiError({ kind, operationId: row.id, ...(!row.sensitive && { cause }) });
    }
  }

  return {
    async call(row, ...[input, { signal } = {}]) {
      try {
        return (await answerOf(row, (input ?? {}) as GivenInput, signal)) as CallOutput<typeof row>;
      } catch (error) {
        if (error instanceof ApiError) onError?.(error);
        throw error;
      }
    },
  };
}

const acceptOf = ({ format }: Endpoint): string => (format === 'html' ? 'text/html' : 'application/json');

/** The entity in an answer.
 * @throws ApiError when the answer says the call failed, or has the wrong shape. */
function entityOf(row: Endpoint, httpStatus: number, body: string): unknown {
  const isHttpError = httpStatus >= 400;
  const parsed = parseJson(body);
  const said = envelope.safeParse(parsed);
  const { statusCode, statusMessage, errorResponse } = said.success ? said.data : {};
  const details = { operationId: row.id, statusMessage, serverMessage: errorResponse?.message };
  if (isHttpError) throw new ApiError({ ...details, kind: 'http', status: statusCode || httpStatus });
  if (!said.success && !row.format) throw new ApiError({ kind: 'malformed', operationId: row.id, status: httpStatus });
  // A file has no envelope unless the server could not give it.
  if (said.success && statusCode !== 0) throw new ApiError({ ...details, kind: 'status', status: statusCode });
  const whole = row.format === 'html' ? body : parsed;
  const entity = row.response.safeParse(row.format || row.isEnvelope ? whole : said.data?.response);
  if (!entity.success)
    throw new ApiError({ kind: 'malformed', operationId: row.id, status: httpStatus, cause: entity.error });
  return entity.data;
}

/** JSON in which null means absent, as the optional fields of the entities have it; undefined when it is no JSON. */
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body, (_, value: unknown) => value ?? undefined);
  } catch {
    return undefined;
  }
}
