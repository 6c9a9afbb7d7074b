import type * as z from 'zod/mini';

/** Who may make a call: anyone, a recognised or signed-in customer, or a signed-in customer only. */
export type Caller = 'anyone' | 'soft' | 'hard';

/** Format of an answer without an envelope: JSON, as of a static file; markup; or JSON of the content service, which
 * has its own errors. */
export type AnswerFormat = 'json' | 'html' | 'content';

/** One row of the endpoint table: client, mock, documentation and checks all read it. */
export interface Endpoint {
  /** The catalogue's id, and the name the row is exported under. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path relative to the site, with parameters in braces. */
  readonly path: `/${string}`;
  /** Further paths with the same answer. */
  readonly alsoAt?: readonly `/${string}`[];
  /** The path's last parameter, where it may hold several segments. */
  readonly manySegments?: string;
  /** Distinguishes rows with the same path; its query is always sent. */
  readonly when?: { readonly query: Readonly<Record<string, string>> };
  /** Query values that are sent with every call. */
  readonly fixedQuery?: Readonly<Record<string, string>>;
  /** What each path parameter must look like; its input is text. */
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Schema of the entity: `response` of the envelope, or the whole body where there is none. */
  readonly response: z.ZodMiniType;
  /** Format of an answer without an envelope; unset for an answer in one. */
  readonly format?: AnswerFormat;
  /** The entity is the envelope itself: a screen reads its statusMessage. */
  readonly isEnvelope?: true;
  /** Only the HTTP status 200 is success, whatever the envelope says (GIFT-041). */
  readonly needs200?: true;
  /** A call that is repeated with the same `Idempotency-Key` header gets the first answer, and changes nothing. */
  readonly idempotencyKey?: true;
  readonly callers: Caller;
  /** Statuses this call is known to fail with, beyond 401 for the wrong caller. */
  readonly failures: readonly number[];
  /** Whether the documents show the response, or its shape is this project's reading. */
  readonly evidence: 'specified' | 'assumed';
  /** Ledger rows this call serves: for readers and the panel. It shows none of them; tests and stories that cite a row do. */
  readonly rules: readonly string[];
  /** Fields of body, query or path that are never recorded, logged or reported. */
  readonly sensitive?: readonly string[];
}

/** Defines a row of the endpoint table, keeping its literal types. */
export const defineEndpoint = <const Row extends Endpoint>(row: Row): Row => row;

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Part<Key extends string, Value> = [Value] extends [never] ? unknown : { readonly [K in Key]: Value };

/** Input of a call: `params` where the path has any, `query` and `body` where the row has a schema. */
export type CallInput<Row extends Endpoint> = Part<
  'params',
  [Names<Row['path']>] extends [never] ? never : Readonly<Record<Names<Row['path']>, string | number>>
> &
  Part<'query', Row extends { query: infer Query extends z.ZodMiniType } ? z.input<Query> : never> &
  Part<'body', Row extends { body: infer Body extends z.ZodMiniType } ? z.input<Body> : never>;

/** What a row's call resolves to: the parsed entity. */
export type CallOutput<Row extends Endpoint> = z.output<Row['response']>;
