import type { Endpoint } from '../../src/api/endpoint.js';
import type { Json } from './json.js';
import type { Notes } from './notes.js';

/** OpenAPI has no parameter of several segments. */
const severalSegments = 'Its slashes may be sent as they are or as `%2F`.';

type SchemaOf = (schema: Endpoint['response'], io: 'input') => Json;

interface Properties {
  readonly properties: Readonly<Record<string, Json>>;
  readonly required: readonly string[];
  readonly additionalProperties?: Json;
}

const propertiesOf = (schema: Endpoint['params'], schemaOf: SchemaOf): Properties => ({
  properties: {},
  required: [],
  ...((schema ? schemaOf(schema, 'input') : {}) as Partial<Properties>),
});

const namesIn = (template: string): string[] => [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Returns every parameter of a call at a path. The path's parameters may have different names than those in the row. */
export function parametersOf(
  row: Endpoint,
  path: string,
  apart: readonly Endpoint[],
  notes: Notes,
  schemaOf: SchemaOf,
  isOtherCallWithout: boolean,
): Json[] {
  const [example] = notes.examples[row.id] ?? [];
  const write = (
    name: string,
    place: 'path' | 'query',
    required: boolean,
    property: Json,
    exampleValue?: string,
  ): Json => {
    const { description, ...schema } = property;
    return {
      name,
      in: place,
      required,
      ...(description !== undefined && { description }),
      ...(exampleValue !== undefined && { example: exampleValue }),
      schema,
    };
  };
  const inPath = propertiesOf(row.params, schemaOf).properties;
  const { properties, required, additionalProperties } = propertiesOf(row.query, schemaOf);
  const own = namesIn(row.path);
  return [
    ...namesIn(path).map((name, index) => {
      const ownName = own[index] ?? name;
      const property = inPath[ownName] ?? { type: 'string' };
      const exampleValue = example?.params?.[ownName];
      if (ownName !== row.manySegments) return write(name, 'path', true, property, exampleValue);
      const description = `${property.description} ${severalSegments}`;
      return { ...write(name, 'path', true, { ...property, description }, exampleValue), 'x-many-segments': true };
    }),
    ...Object.entries({ ...row.fixedQuery, ...row.when?.query }).map(([name, value]) => {
      const description = isOtherCallWithout
        ? `\`${value}\` for this call. Without it, the address is another call’s.`
        : `Always \`${value}\`.`;
      return write(name, 'query', !isOtherCallWithout, { description, type: 'string', const: value }, value);
    }),
    ...Object.entries(properties).map(([name, property]) =>
      write(name, 'query', required.includes(name), property, example?.query?.[name]),
    ),
    ...(additionalProperties ? [anyOther(additionalProperties)] : []),
    ...tellingApart(apart),
    ...(row.idempotencyKey ? [keyHeader] : []),
  ];
}

const keyHeader: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A call that is repeated with the same key gets the first answer, and changes nothing.',
  schema: { type: 'string', maxLength: 255 },
};

/** Allows any other query parameter. */
const anyOther = (value: Json): Json => ({
  name: 'filters',
  in: 'query',
  required: false,
  style: 'form',
  explode: true,
  description: 'Any other name asks for entries that have this value in that field, such as `fields.brand=law`.',
  schema: { type: 'object', additionalProperties: value },
});

/** Returns the query parameters that distinguish calls with the same path, for the call that has none of them itself. */
const tellingApart = (apart: readonly Endpoint[]): Json[] =>
  [...new Set(apart.flatMap(({ when }) => Object.keys(when?.query ?? {})))].map((name) => {
    const values = apart.flatMap(({ id, when }) =>
      when?.query[name] === undefined ? [] : [[id, when.query[name]] as const],
    );
    return {
      name,
      in: 'query',
      required: false,
      description: `Makes it another call: ${values.map(([id, value]) => `\`${value}\` is ${id}`).join(', ')}.`,
      schema: { type: 'string', examples: values.map(([, value]) => value) },
    };
  });
