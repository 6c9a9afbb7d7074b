import { ApiError } from '../model/error.js';
import { abortOf } from './abortOf.js';
import type { CallInput, CallOutput, Endpoint } from './endpoint.js';
import { envelopeOf, parseJson } from './envelope.js';

/** How the client makes its calls. Every option has a default. */
export interface ClientOptions {
  /** Fetch function; defaults to the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** Prefix of every path: empty (the default) on the shop's own site, otherwise an origin. A call to it carries its
   * cookies. */
  readonly baseUrl?: string;
  /** Timeout of a call in ms; defaults to 30,000. A call that takes longer fails with the kind `timeout`. */
  readonly timeoutMs?: number;
  /** Called once with every failed call, before it rejects (MISC-009, MISC-010). An aborted call is not reported. */
  readonly onError?: (error: ApiError) => void;
}

/** Arguments of a call. The input is optional where the call needs none. */
type InputArguments<Row extends Endpoint> =
  unknown extends CallInput<Row>
    ? [input?: undefined, options?: CallOptions]
    : [input: CallInput<Row>, options?: CallOptions];

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call; it then rejects as `fetch` does, with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Sent as `Idempotency-Key`: the server treats calls with the same key as one call. */
  readonly idempotencyKey?: string;
}

/** An endpoint row that is loaded, with its schemas, only when it is first called. */
export interface LaterEndpoint<Row extends Endpoint> {
  readonly id: string;
  readonly load: () => Promise<Row>;
}

/** Calls the operations of the endpoint table. */
export interface Client {
  /**
   * Makes one call and resolves to its entity.
   * @throws ApiError of any kind, `network` when the row cannot be loaded; when the caller's signal aborts the call, it
   * rejects as `fetch` does.
   */
  call<Row extends Endpoint>(
    row: Row | LaterEndpoint<Row>,
    ...[input, options]: InputArguments<Row>
  ): Promise<CallOutput<Row>>;
}

/** Default timeout of a call, in ms. */
export const defaultTimeoutMs = 30_000;

interface GivenInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Whether a segment is empty, `.` or `..`, which a server would resolve to another path even when it is encoded. */
const isElsewhere = (segment: string): boolean => /^\.{0,2}$/.test(segment);

/**
 * Encodes a path parameter.
 * @throws ApiError with status 404, as the server would respond, when the value cannot be part of a path
 */
function segmentsOf({ id, manySegments }: Endpoint, name: string, value: string): string {
  const segments = name === manySegments ? value.split('/') : [value];
  if (segments.length > 1 && segments.some(isElsewhere)) return encodeURIComponent(value);
  if (isElsewhere(value)) throw new ApiError({ kind: 'http', operationId: id, status: 404 });
  return segments.map(encodeURIComponent).join('/');
}

/**
 * Builds the path and query string of a call.
 * @throws ApiError with status 404 when a parameter cannot be part of a path
 */
export function callAddress(row: Endpoint, { params = {}, query = {} }: GivenInput): string {
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => segmentsOf(row, name, String(params[name] ?? '')));
  const search = new URLSearchParams({ ...row.fixedQuery, ...row.when?.query });
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Creates the client. It sends same-origin credentials, or those of `baseUrl`, a query string for GET and JSON
 * otherwise, and parses the responses (MISC-002 to MISC-008, MISC-031). */
export function createClient(options: ClientOptions = {}): Client {
  const { baseUrl = '', timeoutMs = defaultTimeoutMs, onError } = options;

  async function answerOf(row: Endpoint, input: GivenInput, { signal, idempotencyKey }: CallOptions): Promise<unknown> {
    const send = options.fetch ?? fetch;
    const timeout = AbortSignal.timeout(timeoutMs);
    const end = signal ? AbortSignal.any([signal, timeout]) : timeout;
    async function ask(): Promise<unknown> {
      const answer = await send(baseUrl + callAddress(row, input), {
        method: row.method,
        // The shop’s cookies of another origin are kept and sent only if a call asks for it.
        credentials: baseUrl === '' ? 'same-origin' : 'include',
        headers: {
          accept: acceptOf(row),
          ...(row.method !== 'GET' && { 'content-type': 'application/json' }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
        ...(isPlatforms(end) && { signal: end }),
      });
      return entityOf(row, answer.status, await answer.text());
    }
    try {
      return await Promise.race([ask(), abortOf(end)]);
    } catch (cause) {
      if (cause instanceof ApiError || signal?.aborted) throw cause;
      // A runtime's error may contain the address, and with it a secret.
      const kind = timeout.aborted ? 'timeout' : 'network';
      throw new ApiError({ kind, operationId: row.id, ...(!row.sensitive && { cause }) });
    }
  }

  return {
    async call<Row extends Endpoint>(
      endpoint: Row | LaterEndpoint<Row>,
      ...[input, callOptions = {}]: InputArguments<Row>
    ): Promise<CallOutput<Row>> {
      try {
        const row = 'load' in endpoint ? await loaded(endpoint) : endpoint;
        return (await answerOf(row, (input ?? {}) as GivenInput, callOptions)) as CallOutput<Row>;
      } catch (error) {
        if (error instanceof ApiError) onError?.(error);
        throw error;
      }
    },
  };
}

/** Whether the platform's requests take a signal. A test environment such as jsdom has signals of its own, which Node
 * refuses: the client then waits no longer, but the request goes on. */
function isPlatforms(signal: AbortSignal): boolean {
  try {
    return Boolean(new Request('http://a', { signal }));
  } catch {
    return false;
  }
}

/** Loads a row.
 * @throws ApiError of kind `network` when it cannot be loaded */
async function loaded<Row extends Endpoint>({ id, load }: LaterEndpoint<Row>): Promise<Row> {
  try {
    return await load();
  } catch (cause) {
    throw new ApiError({ kind: 'network', operationId: id, cause });
  }
}

const acceptOf = ({ format }: Endpoint): string => (format === 'html' ? 'text/html' : 'application/json');

/**
 * Reads the entity from a response.
 * @throws ApiError when the call failed or the response has the wrong shape
 */
function entityOf(row: Endpoint, httpStatus: number, body: string): unknown {
  const isHttpError = httpStatus >= 400 || (row.needs200 && httpStatus !== 200);
  const parsed = parseJson(body);
  const envelope = envelopeOf(parsed);
  const { statusCode, statusMessage, errorResponse } = envelope ?? {};
  const details = { operationId: row.id, statusMessage, serverMessage: errorResponse?.message };
  if (isHttpError) throw new ApiError({ ...details, kind: 'http', status: statusCode || httpStatus });
  if (!envelope && !row.format) throw new ApiError({ kind: 'malformed', operationId: row.id, status: httpStatus });
  // A file comes without an envelope, unless the server failed to provide it.
  if (envelope && statusCode !== 0) throw new ApiError({ ...details, kind: 'status', status: statusCode });
  const whole = row.format === 'html' ? body : parsed;
  const entity = row.response.safeParse(row.format || row.isEnvelope ? whole : envelope?.response);
  if (!entity.success)
    throw new ApiError({ kind: 'malformed', operationId: row.id, status: httpStatus, cause: entity.error });
  return entity.data;
}
