import * as z from 'zod';
import type { Endpoint } from '../src/api/endpoint.js';
import { endpoints } from '../src/api/endpoints.js';

type Json = Record<string, unknown>;

/** A schema of a row as JSON Schema; what JSON cannot say, such as a check in code, is left out. */
const schemaOf = (schema: Endpoint['response'], io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return json;
};

const propertiesOf = (
  schema: Endpoint['params'],
): { properties: Record<string, Json>; required: readonly string[] } => {
  const { properties = {}, required = [] } = schema ? schemaOf(schema, 'input') : {};
  return { properties: properties as Record<string, Json>, required: required as string[] };
};

/** A parameter of a path is text there, whatever it stands for. */
function pathParameters({ path: own, params }: Endpoint, path: string): Json[] {
  const { properties } = propertiesOf(params);
  const names = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const ownNames = names(own);
  return names(path).map((name, index) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[ownNames[index] ?? name] ?? { type: 'string' },
  }));
}

/** What calls told apart by their query alone say in it, where they stand with the one that asks for nothing. */
const tellingApart = (apart: readonly Endpoint[]): Json[] =>
  [...new Set(apart.flatMap(({ when }) => Object.keys(when?.query ?? {})))].map((name) => ({
    name,
    in: 'query',
    required: false,
    schema: { type: 'string', examples: apart.flatMap(({ when }) => when?.query[name] ?? []) },
  }));

function queryParameters({ query, fixedQuery, when }: Endpoint): Json[] {
  const { properties, required } = propertiesOf(query);
  const fixed = { ...fixedQuery, ...when?.query };
  return [
    ...Object.entries(fixed).map(([name, value]) => ({
      name,
      in: 'query',
      required: true,
      schema: { type: 'string', const: value },
    })),
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    })),
  ];
}

const envelope = (entity: Json): Json => ({
  type: 'object',
  required: ['statusCode'],
  properties: {
    statusCode: { type: 'integer', const: 0 },
    statusMessage: { type: 'string' },
    response: entity,
  },
});

function answerOf({ format, isEnvelope }: Endpoint, entity: Json): Json {
  if (format) return entity;
  return isEnvelope ? { allOf: [envelope({}), entity] } : envelope(entity);
}

const reasons: Readonly<Record<number, string>> = {
  401: 'The caller is not signed in far enough.',
  404: 'There is no such thing.',
  409: 'It does not go with what is there.',
  422: 'Something in the call is missing or wrong; the message names the field.',
};

const failure = (status: number): Json => ({
  description: reasons[status] ?? 'The call was refused.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

function operation(row: Endpoint, path: string, apart: readonly Endpoint[]): Json {
  const entity = schemaOf(row.response, 'output');
  const statuses = new Set([...row.failures, ...(row.callers === 'anyone' ? [] : [401])]);
  const parameters = [...pathParameters(row, path), ...queryParameters(row), ...tellingApart(apart)];
  return {
    operationId: row.id,
    summary: row.id
      .replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
      .replace(/^./, (letter) => letter.toUpperCase()),
    description: `Response ${row.evidence === 'specified' ? 'as the documents show it' : 'as this project reads the documents, which do not show it'}.${row.rules.length > 0 ? ` Serves ${row.rules.join(', ')}.` : ''}`,
    security: row.callers === 'anyone' ? [{}] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(row.body && {
      requestBody: {
        required: !row.body.safeParse(undefined).success,
        content: { 'application/json': { schema: schemaOf(row.body, 'input') } },
      },
    }),
    responses: {
      200: {
        description: 'It went well.',
        content: {
          [row.format === 'html' ? 'text/html' : 'application/json']: { schema: answerOf(row, entity) },
        },
      },
      ...Object.fromEntries([...statuses].sort().map((status) => [status, failure(status)])),
      '4XX': failure(0),
    },
    'x-callers': row.callers,
    'x-evidence': row.evidence,
    'x-rules': row.rules,
    ...(apart.length > 0 && { 'x-calls': apart.map(({ id, when, rules }) => ({ id, when, rules })) }),
    ...(row.alsoAt && { 'x-also-at': row.alsoAt }),
    ...(row.sensitive && { 'x-sensitive': row.sensitive }),
  };
}

/** A path as the linter wants it: without a slash at its end, which the shop takes either way. */
const written = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** The whole table as an OpenAPI 3.1 document. Calls on one path stand together, and share the names of its parameters. */
export function openApi(version: string): Json {
  const paths: Record<string, Json> = {};
  const known = new Map<string, string>();
  const rows = Object.values<Endpoint>(endpoints);
  for (const row of rows) {
    const alike = rows.filter(({ method, path }) => method === row.method && path === row.path);
    if (row.when && alike.some(({ when }) => !when)) continue;
    const pattern = `${written(row.path).replace(/\{\w+\}/g, '{}')}`;
    const path = known.get(pattern) ?? written(row.path);
    known.set(pattern, path);
    const method = row.method.toLowerCase();
    if (paths[path]?.[method]) throw new Error(`${row.id} stands where another call does, which OpenAPI cannot say.`);
    paths[path] = {
      ...paths[path],
      [method]: operation(
        row,
        path,
        alike.filter((other) => other !== row),
      ),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wine storefront API',
      version,
      description: 'Every call the storefront makes, written from the table its client and its mock read.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'http://localhost:4010', description: 'The mock API' }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'wsk_session' } },
      schemas: {
        Failure: {
          type: 'object',
          required: ['statusCode'],
          properties: {
            statusCode: { type: 'integer', minimum: 1 },
            statusMessage: { type: 'string' },
            errorResponse: { type: 'object', properties: { message: { type: 'string' } } },
          },
        },
      },
    },
  };
}
