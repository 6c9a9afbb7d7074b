import type { Endpoint } from '../../src/api/endpoint.js';
import { failedBody } from '../backend/failedBody.js';
import type { Json } from './json.js';
import { refTo } from './schemas.js';

interface Failure {
  /** Name of the response in the document. */
  readonly name: string;
  readonly description: string;
  /** Whether the transport sends this response before the shop receives the call. */
  readonly isBefore?: true;
}

/** Failures of calls by HTTP status. */
const failures: Readonly<Record<number, Failure>> = {
  400: { name: 'Unreadable', description: 'The body is not JSON, or is nested too deeply.', isBefore: true },
  401: {
    name: 'NotSignedIn',
    description: 'The caller has not signed in, or only been recognised where that is not enough.',
  },
  403: {
    name: 'Foreign',
    description: 'The request came to another host name, or from a page of another origin, than the mock serves.',
    isBefore: true,
  },
  404: { name: 'NotFound', description: 'What the call names does not exist, or is not the caller’s.' },
  409: {
    name: 'Conflict',
    description: 'The call does not go with the present state, such as the stock or the checkout.',
  },
  413: { name: 'TooLong', description: 'The body is longer than 2 MiB.', isBefore: true },
  415: { name: 'NotJson', description: 'The body is said to be something else than JSON.', isBefore: true },
  422: {
    name: 'Invalid',
    description:
      'A field of the call is missing or not valid, or a query parameter is given more than once; the message names it.',
  },
};

/** Returns every status a call can fail with. Any call refuses a query parameter that is given twice. */
const statusesOf = ({ body, callers, failures: own }: Endpoint): number[] =>
  [...new Set([403, 422, ...(body ? [400, 413, 415] : []), ...(callers === 'anyone' ? [] : [401]), ...own])].sort();

/** Any other failure of a call, of which the mock gives each on request. */
const anyOther: Failure = {
  name: 'AnyFailure',
  description:
    'Any other status of 400 or more. The mock answers with it when a fault asks for it, as `--fault getCart:503*1` does.',
};

const formatOf = ({ format }: Endpoint, status: number): 'shop' | 'content' =>
  format === 'content' && !failures[status]?.isBefore ? 'content' : 'shop';

/** Returns the failure responses of a call by status. The content service has its own errors. */
export const failedResponses = (row: Endpoint): Json => ({
  ...Object.fromEntries(
    statusesOf(row).map((status) => [status, refTo('responses', nameIn(formatOf(row, status), known(status)))]),
  ),
  default: refTo('responses', nameIn(formatOf(row, 500), anyOther)),
});

const nameIn = (format: 'shop' | 'content', { name }: Failure): string =>
  format === 'content' ? `Content${name}` : name;

function known(status: number): Failure {
  const failure = failures[status];
  if (!failure) throw new Error(`No description of HTTP status ${status}: add it to mocks/openapi/failures.ts.`);
  return failure;
}

function response(status: number, format: 'shop' | 'content', { description }: Failure): Json {
  const schema = refTo('schemas', format === 'content' ? 'ContentFailure' : 'Failure');
  const example = failedBody({ id: '', path: '/', ...(format === 'content' && { format }) }, status);
  return { description, content: { 'application/json': { schema, example } } };
}

/** Returns every failure response of the rows, by name. */
export function namedFailures(rows: readonly Endpoint[]): Json {
  const responses: Json = {};
  for (const row of rows) {
    for (const status of statusesOf(row)) {
      const format = formatOf(row, status);
      responses[nameIn(format, known(status))] ??= response(status, format, known(status));
    }
    responses[nameIn(formatOf(row, 500), anyOther)] ??= response(500, formatOf(row, 500), anyOther);
  }
  return responses;
}

/** Schemas of the bodies of failed calls. */
export const failureSchemas: Readonly<Record<string, Json>> = {
  Failure: {
    description: 'The envelope of a call that failed.',
    type: 'object',
    required: ['statusCode'],
    additionalProperties: false,
    properties: {
      statusCode: { description: 'The HTTP status; 0 only where a call succeeded.', type: 'integer', minimum: 1 },
      statusMessage: { description: 'A message a screen shows, where the call has one.', type: 'string' },
      errorResponse: {
        description: 'What went wrong.',
        type: 'object',
        required: ['message'],
        additionalProperties: false,
        properties: { message: { description: 'The reason in a sentence.', type: 'string' } },
      },
    },
  },
  ContentFailure: {
    description: 'An error as the content service writes it.',
    type: 'object',
    required: ['sys', 'message', 'requestId'],
    additionalProperties: false,
    properties: {
      sys: {
        description: 'Metadata of the error.',
        type: 'object',
        required: ['type', 'id'],
        additionalProperties: false,
        properties: {
          type: { description: 'Always `Error`.', type: 'string', const: 'Error' },
          id: { description: 'Kind of the error, such as `NotFound`.', type: 'string' },
        },
      },
      message: { description: 'The reason in a sentence.', type: 'string' },
      requestId: { description: 'Id of the request, for the service’s support.', type: 'string' },
    },
  },
};
