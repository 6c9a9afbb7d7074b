import type { Endpoint } from '../../src/api/endpoint.js';
import { endpoints, type OperationId } from '../../src/api/endpoints.js';

/** A way for a call to go wrong. `status` is an HTTP status; `statusCode` is the envelope's on HTTP 200. */
type FaultKind =
  | { readonly type: 'status'; readonly status: number }
  | { readonly type: 'statusCode'; readonly statusCode: number }
  | { readonly type: 'malformed' | 'empty' | 'timeout' | 'offline' }
  | { readonly type: 'slow'; readonly milliseconds: number };

export interface Fault {
  readonly operationId: OperationId;
  readonly kind: FaultKind;
  /** The shop acts first, and only its answer goes wrong. */
  readonly isAfter: boolean;
  /** Only the first so many calls go wrong; without it all do. */
  readonly times?: number;
  /** As written in the plan; counts of use are kept under it. */
  readonly written: string;
}

/** The plan could not be read; the message says which part and what is allowed. */
export class FaultPlanError extends Error {
  override readonly name = 'FaultPlanError';
}

const kindsInWords = 'a status from 400 to 599, status-N, malformed, empty, timeout, offline or slow-MS';

function readKind(written: string): FaultKind {
  const [, word = written, number] = /^(?:(status|slow)-)?(\d+)$/.exec(written) ?? [];
  const value = Number(number);
  if (number === undefined) {
    if (written === 'malformed' || written === 'empty' || written === 'timeout' || written === 'offline')
      return { type: written };
  } else if (word === 'status' && value > 0) return { type: 'statusCode', statusCode: value };
  else if (word === 'slow') return { type: 'slow', milliseconds: value };
  else if (/^\d/.test(written) && value >= 400 && value <= 599) return { type: 'status', status: value };
  throw new FaultPlanError(
    `“${written}” is no kind of fault: it is ${kindsInWords}, with @after when the shop acts first and *N for the first N calls, as in addCartItem:500*1 or payAndCommit:timeout@after.`,
  );
}

const isOperation = (id: string): id is OperationId => Object.hasOwn(endpoints, id);

/** Reads `operationId:kind`, with `@after` when the shop acts first and `*N` for the first N calls, several with commas
 * between.
 * @throws FaultPlanError */
export function readFaultPlan(plan: string): Fault[] {
  return plan
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((written) => {
      const [operationId = '', rest = ''] = written.split(':');
      const [, timed = rest, times] = /^([^*]*)\*(\d+)$/.exec(rest) ?? [];
      const isAfter = timed.endsWith('@after');
      if (!isOperation(operationId))
        throw new FaultPlanError(
          `“${written}” names no call of the API. Write operationId:kind, such as addCartItem:500*1.`,
        );
      const kind = readKind(isAfter ? timed.slice(0, -'@after'.length) : timed);
      if (isAfter && kind.type === 'slow')
        throw new FaultPlanError(`“${written}”: a slow answer is always given after the shop acted. Leave @after out.`);
      return {
        operationId,
        kind,
        isAfter,
        written,
        ...(times !== undefined && { times: Number(times) }),
      };
    });
}

/** What a real server says with a status; a failing server says nothing fit for a shopper. */
const messages: Readonly<Record<number, string>> = {
  400: 'The request could not be understood.',
  401: 'Please sign in to continue.',
  403: 'You do not have access to this.',
  404: 'We could not find that.',
  409: 'That has changed in the meantime. Please try again.',
  422: 'Something in the request was not accepted.',
  429: 'Too many requests. Please wait a moment and try again.',
};

/** The envelope of a failed call. */
export const failedEnvelope = (statusCode: number, message: string | undefined = messages[statusCode]) => ({
  statusCode,
  ...(message !== undefined && { errorResponse: { message } }),
});

/** What the content service calls its errors. */
const contentErrors: Readonly<Record<number, string>> = {
  400: 'InvalidQuery',
  401: 'AccessTokenInvalid',
  403: 'AccessDenied',
  404: 'NotFound',
  409: 'Conflict',
  422: 'ValidationFailed',
  429: 'RateLimitExceeded',
};

/** What the content service says when there is no such thing (CONT-055). */
export const contentNotFound = 'The resource could not be found.';

/** Calls whose failure is also read from `statusMessage`: the sign-in's by its banner, the cart's by its pages (OPEN-011,
 * OPEN-012). */
const saysItTwice = ({ id, path }: Pick<Endpoint, 'id' | 'path'>): boolean =>
  id === 'login' || path.startsWith('/api/cart/');

/** The body of a failed call: the envelope, or an error as the content service writes it. */
export function failedBody(row: Pick<Endpoint, 'format' | 'id' | 'path'>, status: number, message?: string): object {
  if (row.format !== 'content') {
    const envelope = failedEnvelope(status, message);
    const said = envelope.errorResponse?.message;
    return said !== undefined && saysItTwice(row) ? { ...envelope, statusMessage: said } : envelope;
  }
  const id = contentErrors[status] ?? 'ServerError';
  return {
    sys: { type: 'Error', id },
    message: status === 404 ? contentNotFound : (message ?? messages[status] ?? 'The server could not answer.'),
    requestId: `mock-${status}`,
  };
}

/** The beginning of an answer that broke off. */
export const brokenOff = ({ format }: Pick<Endpoint, 'format'>): string =>
  format === 'html'
    ? '<section class="page"><h1>Wines</h1><a href="/pro'
    : format === 'content'
      ? '{"sys":{"type":"Array"},"items":['
      : '{"statusCode":0,"response":{"lineItems":';
