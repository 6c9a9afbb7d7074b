import type { Endpoint } from '../../src/api/endpoint.js';
import type { Json } from './json.js';
import { refTo } from './schemas.js';

const statusCode: Json = { description: '0: the call succeeded.', type: 'integer', const: 0 };
const statusMessage: Json = { description: 'A message a screen shows, where the call has one.', type: 'string' };

const envelope = (properties: Json, required: readonly string[]): Json => ({
  type: 'object',
  required: ['statusCode', ...required],
  additionalProperties: false,
  properties: { statusCode, statusMessage, ...properties },
});

/** Envelope schemas that responses share. */
export const envelopeSchemas: Readonly<Record<string, Json>> = {
  Done: {
    description: 'The call succeeded. The documents leave open whether it answers with anything; the mock does not.',
    ...envelope({ response: { description: 'Not defined by the documents: clients read nothing from it.' } }, []),
  },
};

/** Checks whether the table leaves the response of a call open. */
const isOpen = ({ response }: Endpoint): boolean => response._zod.def.type === 'unknown';

/** Returns the schema of a call's whole response, including its envelope if it has one. */
export function answerOf(row: Endpoint, schemaOf: (schema: Endpoint['response'], io: 'output') => Json): Json {
  if (isOpen(row)) return refTo('schemas', 'Done');
  const entity = schemaOf(row.response, 'output');
  if (row.format) return entity;
  if (!row.isEnvelope) return envelope({ response: { description: 'The entity.', ...entity } }, ['response']);
  const { properties = {}, required = [] } = entity as { properties?: Json; required?: readonly string[] };
  return envelope(properties, required);
}
