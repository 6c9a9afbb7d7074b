import type { Endpoint } from '../../src/api/endpoint.js';
import { endpoints } from '../../src/api/endpoints.js';
import { sessionCookie } from '../transport/sessionCookie.js';
import { answerOf, envelopeSchemas } from './answers.js';
import { controlPaths, controlTag } from './controls.js';
import { domainOf, tagOf, tagsOf } from './domains.js';
import { failedResponses, failureSchemas, namedFailures } from './failures.js';
import type { Json } from './json.js';
import { linksOf } from './links.js';
import { exampleLogin, type Notes, noNotes } from './notes.js';
import { parametersOf } from './parameters.js';
import { schemaWriter } from './schemas.js';

const responseNotes = {
  specified: 'The documents show the response.',
  assumed: 'The documents do not show the response: its shape is this project’s reading.',
};

/** Returns example values by call id, numbered if a call has several. */
const examplesOf = (ids: readonly string[], { examples }: Notes, part: 'body' | 'answer'): { examples?: Json } => {
  const entries = ids.flatMap((id) =>
    (examples[id] ?? []).map(
      (example, index) => [index > 0 ? `${id}${index + 1}` : id, { value: example[part] }] as const,
    ),
  );
  return entries.some(([, { value }]) => value !== undefined) ? { examples: Object.fromEntries(entries) } : {};
};

/** Names the calls before an example, in a sentence for readers. */
const comesAfter = (before: readonly string[]): string =>
  before.length > 0 ? `The example comes after ${before.length > 1 ? 'those' : 'that'} of ${before.join(', ')}.` : '';

const sentence = (id: string): string =>
  id.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase());

function operation(
  row: Endpoint,
  path: string,
  apart: readonly Endpoint[],
  rows: readonly Endpoint[],
  notes: Notes,
  { schemaOf }: Writer,
): Json {
  const parameters = parametersOf(row, path, apart, notes, schemaOf, isOtherCallWithout(row, rows));
  const all = [row, ...apart].map(({ id }) => id);
  const before = notes.examples[row.id]?.[0]?.before ?? [];
  const links = linksOf(row);
  return {
    operationId: row.id,
    tags: [tagOf(domainOf(row))],
    summary: sentence(row.id),
    description: [notes.calls[row.id], responseNotes[row.evidence], comesAfter(before)].filter(Boolean).join(' '),
    security: row.callers === 'anyone' ? [{}, { session: [] }] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(row.body && {
      requestBody: {
        required: !row.body.safeParse(undefined).success,
        content: { 'application/json': { schema: schemaOf(row.body, 'input'), ...examplesOf(all, notes, 'body') } },
      },
    }),
    responses: {
      200: {
        description: 'The call succeeded.',
        content: {
          [row.format === 'html' ? 'text/html' : 'application/json']: {
            schema: answerOf(row, schemaOf),
            ...examplesOf(all, notes, 'answer'),
          },
        },
        ...(links && { links }),
      },
      ...failedResponses(row),
    },
    'x-callers': row.callers,
    'x-evidence': row.evidence,
    'x-rules': row.rules,
    ...(before.length > 0 && { 'x-before': before }),
    ...(apart.length > 0 && {
      'x-calls': apart.map(({ id, when, rules }) => ({ id, description: notes.calls[id], when, rules })),
    }),
    ...(row.alsoAt && { 'x-also-at': row.alsoAt }),
    ...(row.sensitive && { 'x-sensitive': row.sensitive }),
  };
}

type Writer = ReturnType<typeof schemaWriter>;

/** Checks whether a call that a query tells apart is another call without it, at a path with a parameter instead. */
const isOtherCallWithout = (row: Endpoint, rows: readonly Endpoint[]): boolean =>
  row.when !== undefined &&
  rows.some(
    ({ method, path, when }) =>
      method === row.method && !when && new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(row.path),
  );

/** Returns the paths of the document as the requirements write them; the shop accepts each with and without a slash at
 * its end. Calls with the same path are grouped and share the names of its parameters. */
function pathsOf(rows: readonly Endpoint[], notes: Notes, writer: Writer): Record<string, Json> {
  const paths: Record<string, Json> = {};
  const pathsByPattern = new Map<string, string>();
  for (const row of rows) {
    const alike = rows.filter(({ method, path }) => method === row.method && path === row.path);
    if (row.when && alike.some(({ when }) => !when)) continue;
    const pattern = row.path.replace(/\{\w+\}/g, '{}');
    const path = pathsByPattern.get(pattern) ?? row.path;
    pathsByPattern.set(pattern, path);
    const method = row.method.toLowerCase();
    if (paths[path]?.[method]) throw new Error(`${row.id} stands where another call does, which OpenAPI cannot say.`);
    const apart = alike.filter((other) => other !== row);
    paths[path] = { ...paths[path], [method]: operation(row, path, apart, rows, notes, writer) };
  }
  return paths;
}

const contactUrl = 'https://github.com/wine-storefront-kit/wine-storefront-kit/issues';

const description = `Every call the storefront makes, written from the table its client and its mock read.

An answer is an envelope with the \`statusCode\` 0 and the entity under \`response\`, except for files, markup and the content service. A call that fails has an HTTP status of 400 or more. An address that is no call is answered with 501, and a call with another method than it has with 405; both have the body of any other failure. A body with another \`statusCode\` than 0 is a failure on HTTP 200 too; the mock sends one only when a fault such as \`--fault getCart:status-3\` asks for it. A path that ends in a slash may be sent without it, and any other path with one. Where two paths match an address, the call is that of the path whose first different segment is no parameter.

The examples are calls of the customer \`${exampleLogin.persona}\` in a new shop: \`wine-storefront-mock-api --persona ${exampleLogin.persona} --login ${exampleLogin.login}\`. The description and \`x-before\` of a call name the calls whose examples come before its own.

Amounts are decimals in the site’s currency, or whole points on a site that sells for points.`;

const placeOf = (row: Endpoint): string => `${domainOf(row)} ${row.id}`;

/** Builds an OpenAPI 3.1 document of the whole table, with descriptions from the notes. */
export function openApi(version: string, notes: Notes = noNotes): Json {
  // Modules list their exports in another order in each bundler.
  const rows = Object.values<Endpoint>(endpoints).sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  const writer = schemaWriter(notes);
  const paths = { ...pathsOf(rows, notes, writer), ...controlPaths(writer.schemaOf) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wine storefront API',
      version,
      description,
      contact: { name: 'wine-storefront-kit', url: contactUrl },
      license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
    },
    servers: [{ url: 'http://localhost:4010', description: 'The mock API' }],
    tags: [...tagsOf(rows, notes), controlTag].sort((a, b) => (String(a.name) < String(b.name) ? -1 : 1)),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: 'The visit. The first answer sets it; `login` signs its customer in.',
        },
      },
      responses: namedFailures(rows),
      schemas: Object.fromEntries(
        Object.entries({ ...writer.named, ...envelopeSchemas, ...failureSchemas }).sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    },
  };
}
