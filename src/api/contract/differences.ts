import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.js';
import { envelopeOf, isObject, parseJson } from '../envelope.js';
import { callAt } from './callAt.js';
import { type Discrepancy, discrepancies } from './discrepancies.js';

/** A request to the shop's servers and its response. */
export interface Exchange {
  readonly method: string;
  /** Address, with or without its origin. */
  readonly url: string;
  readonly requestBody?: string | undefined;
  /** HTTP status. */
  readonly status: number;
  /** Body of the response; undefined if it is not known. */
  readonly responseBody?: string | undefined;
}

/** One difference between the shop's servers and the table of calls. It names fields and never contains their values. */
export interface ContractDifference {
  readonly kind: Discrepancy['kind'] | 'unknown call' | 'unknown method' | 'gone' | 'status' | 'format';
  /** The call, if it is one of the table. */
  readonly operationId?: string;
  /** Method and path: of the table, or for an unknown call as sent, without its query and anything like an id. */
  readonly call: string;
  /** The field, such as `response.lineItems[].quantity` or `query.limit`, if the difference is in one. */
  readonly field?: string;
  /** What is different, in a sentence. */
  readonly message: string;
}

type Found = Pick<ContractDifference, 'kind' | 'field' | 'message'>;

/** Returns the discrepancies of a part of a call, with the part's name before their fields. */
const inPart = (part: string, found: readonly Discrepancy[]): Found[] =>
  found.map(({ kind, field, problem }) => {
    const whole = field === '' ? part : `${part}${field.startsWith('[') ? '' : '.'}${field}`;
    return { kind, field: whole, message: `${whole} ${problem}.` };
  });

/** Fields of an envelope that every call may have. */
const envelopeFields = new Set(['statusCode', 'statusMessage', 'response', 'errorResponse']);

/** Returns the differences of a response that succeeded. */
function inAnswer(row: Endpoint, text: string): Found[] {
  if (row.format === 'html') return inPart('body', discrepancies(row.response, text));
  const parsed = parseJson(text);
  if (row.format) {
    if (parsed === undefined) return [{ kind: 'format', message: 'The response is not JSON.' }];
    return inPart('body', discrepancies(row.response, parsed));
  }
  const whole = envelopeOf(parsed);
  if (!whole) return [{ kind: 'format', message: 'The response has no envelope with a statusCode.' }];
  const { statusCode: _, errorResponse: __, ...rest } = whole;
  if (row.isEnvelope) return inPart('body', discrepancies(row.response, rest));
  const unknown = Object.keys(rest).filter((name) => !envelopeFields.has(name));
  const problem = 'is not in the table';
  return [
    ...unknown.flatMap((field) => inPart('body', [{ kind: 'unknown field', field, problem }])),
    ...inPart('response', discrepancies(row.response, whole.response)),
  ];
}

/** Returns the statuses that the table has for a failure of a call. A server may find any input wrong. */
const knownFailures = ({ callers, params, query, body, failures }: Endpoint): ReadonlySet<number> =>
  new Set([
    ...failures,
    ...(callers === 'anyone' ? [] : [401]),
    ...(params || query || body ? [422] : []),
    ...(body ? [400, 413, 415] : []),
  ]);

/** Checks whether a body is that of a failure. The table says nothing about those of files and markup. */
function isFailure({ format }: Endpoint, parsed: unknown): boolean {
  if (format === 'content') return isObject(parsed) && typeof parsed.message === 'string';
  return format !== undefined || envelopeOf(parsed) !== undefined;
}

/** Returns the difference of a response that failed, if the table does not have it. */
function inFailure(row: Endpoint, status: number, parsed: unknown): Found[] {
  const isKnown = knownFailures(row).has(status);
  if (status === 404 && !(isKnown && isFailure(row, parsed)))
    return [{ kind: 'gone', message: 'The call is not there: its status is 404, without a failure of the table.' }];
  if (!isKnown) return [{ kind: 'status', message: `The status ${status} is not in the table.` }];
  if (isFailure(row, parsed)) return [];
  return [{ kind: 'format', message: `The response of the status ${status} has not the body of a failure.` }];
}

/** Returns the differences of a request that succeeded; of one that was refused, the server has said what is wrong. */
function inRequest(row: Endpoint, params: object, url: URL, body: string | undefined): Found[] {
  const fixed = Object.entries({ ...row.fixedQuery, ...row.when?.query });
  const query = Object.fromEntries([...url.searchParams].filter(([name]) => !fixed.some(([own]) => own === name)));
  const inFixed = fixed
    .filter(([name, value]) => url.searchParams.get(name) !== value)
    .map(([name, value]): Found => {
      const kind = url.searchParams.has(name) ? 'value' : 'missing field';
      return { kind, field: `query.${name}`, message: `query.${name} is not ${value}.` };
    });
  const inBody = row.body ? discrepancies(row.body, body ? parseJson(body) : undefined) : unknownBody(body);
  return [
    ...(row.params ? inPart('params', discrepancies(row.params, params)) : []),
    ...inFixed,
    ...inPart('query', discrepancies(row.query ?? noFields, query)),
    ...inPart('body', inBody),
  ];
}

const noFields = z.object({});

const unknownBody = (body = ''): Discrepancy[] =>
  /^\s*(\{\s*\}|null)?\s*$/.test(body) ? [] : [{ kind: 'unknown field', field: '', problem: 'is not in the table' }];

/** Anything in a path that may be an id or belong to a person. */
const anyId = /^(?=.*\d)[\w.-]{4,}$|@|%|^.{25,}$/;

/** Returns a method and a path without anything like an id. */
const shown = (method: string, { pathname }: URL): string =>
  `${method} ${pathname
    .split('/')
    .map((segment) => (anyId.test(segment) ? '…' : segment))
    .join('/')}`;

/** Returns every difference between an exchange and the table of calls; none for a page, a picture or another site. */
export function contractDifferences({
  method,
  url: address,
  requestBody,
  status,
  responseBody,
}: Exchange): ContractDifference[] {
  const url = new URL(address, 'http://shop');
  // A preflight is the browser's, and a response without a status never came.
  if (['OPTIONS', 'HEAD'].includes(method) || status === 0) return [];
  const found = callAt(method, url);
  if (!found) return [];
  const call = shown(method, url);
  if ('methods' in found) {
    const { methods } = found;
    if (methods.length === 0) return [{ kind: 'unknown call', call, message: 'The call is not in the table.' }];
    return [{ kind: 'unknown method', call, message: `The table has it with ${methods.join(', ')}.` }];
  }
  const { row, params } = found;
  const parsed = parseJson(responseBody ?? '');
  const statusCode = row.format ? 0 : (envelopeOf(parsed)?.statusCode ?? 0);
  // What the browser had kept is not sent again.
  const hasSucceeded = status < 400 && statusCode === 0;
  const isUnknownSuccess = hasSucceeded && status !== 200 && status !== 304;
  const differences = hasSucceeded
    ? [
        ...(isUnknownSuccess
          ? [{ kind: 'status', message: `The status ${status} is not in the table.` } as const]
          : []),
        ...inRequest(row, params, url, requestBody),
        ...(status === 200 && responseBody !== undefined ? inAnswer(row, responseBody) : []),
      ]
    : inFailure(row, statusCode || status, responseBody === undefined ? { statusCode, message: '' } : parsed);
  return differences.map((one) => ({ ...one, operationId: row.id, call: `${row.method} ${row.path}` }));
}
