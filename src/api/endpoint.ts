import type * as z from 'zod/mini';

/** Who may make a call: anyone, a recognised or signed-in customer, or a signed-in customer only. */
export type Caller = 'anyone' | 'soft' | 'hard';

/** Format of a response without an envelope: JSON, such as a static file; markup; or JSON of the content service, which
 * has its own errors. */
export type AnswerFormat = 'json' | 'html' | 'content';

/** One row of the endpoint table. The client, the mock, the documentation and the checks all read it. */
export interface Endpoint {
  /** Id in the catalogue, and the name the row is exported under. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path relative to the site, with parameters in braces. */
  readonly path: `/${string}`;
  /** Further paths with the same response. */
  readonly alsoAt?: readonly `/${string}`[];
  /** Name of the path's last parameter, when it may hold several segments. */
  readonly manySegments?: string;
  /** Distinguishes rows with the same path. Its query is always sent. */
  readonly when?: { readonly query: Readonly<Record<string, string>> };
  /** Query values sent with every call. */
  readonly fixedQuery?: Readonly<Record<string, string>>;
  /** Schemas of the path parameters; their input is text. */
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Schema of the entity: the envelope's `response`, or the whole body of a response without an envelope. */
  readonly response: z.ZodMiniType;
  /** Format of a response without an envelope; unset when there is one. */
  readonly format?: AnswerFormat;
  /** The entity is the envelope itself, because a screen reads its statusMessage. */
  readonly isEnvelope?: true;
  /** Only HTTP status 200 counts as success, whatever the envelope says (GIFT-041). */
  readonly needs200?: true;
  /** A call repeated with the same `Idempotency-Key` header gets the first response and changes nothing. */
  readonly idempotencyKey?: true;
  readonly callers: Caller;
  /** Statuses this call is known to fail with, beyond 401 for the wrong caller. */
  readonly failures: readonly number[];
  /** Whether the documents specify the response, or its shape is this project's assumption. */
  readonly evidence: 'specified' | 'assumed';
  /** Ledger rows this call serves, for readers and the panel. Listing a row here does not prove it; the tests and
   * stories that cite it do. */
  readonly rules: readonly string[];
  /** Fields of the body, query or path that are never recorded, logged or reported. */
  readonly sensitive?: readonly string[];
}

/** Defines a row of the endpoint table, keeping its literal types. */
export const defineEndpoint = <const Row extends Endpoint>(row: Row): Row => row;

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Part<Key extends string, Value> = [Value] extends [never] ? unknown : { readonly [K in Key]: Value };

/** Input of a call: `params` where the path has parameters, `query` and `body` where the row has a schema for them. */
export type CallInput<Row extends Endpoint> = Part<
  'params',
  [Names<Row['path']>] extends [never] ? never : Readonly<Record<Names<Row['path']>, string | number>>
> &
  Part<'query', Row extends { query: infer Query extends z.ZodMiniType } ? z.input<Query> : never> &
  Part<'body', Row extends { body: infer Body extends z.ZodMiniType } ? z.input<Body> : never>;

/** What a call to the row resolves to: the parsed entity. */
export type CallOutput<Row extends Endpoint> = z.output<Row['response']>;
