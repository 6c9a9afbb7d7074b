import * as z from 'zod';
import type { Endpoint } from '../../src/api/endpoint.js';
import { controlSchemas } from './controlSchemas.js';
import { type Json, mapObjects } from './json.js';
import type { Notes } from './notes.js';

/** The modules whose exported schemas are named after their exports. */
const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../src/model/*.ts', '../../src/api/fields.ts', '!**/*.test.ts'],
  { eager: true },
);

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

const nameOf = (exported: string): string => exported.replace(/^./, (letter) => letter.toUpperCase());

/** The name of every exported schema, which is its type's name, and of those of the mock's own addresses. */
const names = z.registry<{ id: string; description?: string }>();
for (const { schema, ...named } of controlSchemas) names.add(schema, named);
for (const [name, schema] of Object.values(modules).flatMap(Object.entries))
  if (isSchema(schema) && !names.has(schema)) names.add(schema, { id: nameOf(name) });

/** Temporary key for an object's docstrings until its fields are written. */
const fieldNotes = 'x-fields';

export const refTo = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` });

/** Writes schemas as JSON Schema. Named schemas are collected in `named` and referenced. */
export function schemaWriter({ fields, schemas }: Notes) {
  const namedSchemas: Record<string, Json> = {};
  const descriptions = Object.fromEntries(Object.entries(schemas).map(([name, text]) => [nameOf(name), text]));

  const finished = (json: unknown) =>
    mapObjects(json, ({ [fieldNotes]: notes, $ref, ...rest }) => {
      const properties = rest.properties as Record<string, Json> | undefined;
      return {
        ...rest,
        ...(typeof $ref === 'string' && { $ref: $ref.replace('#/$defs/', '#/components/schemas/') }),
        ...(properties &&
          notes !== undefined && { properties: described(properties, notes as Record<string, string>) }),
      };
    }) as Json;

  function keep(name: string, json: unknown): void {
    const { id: _, ...schema } = finished(json);
    const description = descriptions[name];
    const documented = { ...(description !== undefined && { description }), ...schema };
    if (namedSchemas[name] && JSON.stringify(namedSchemas[name]) !== JSON.stringify(documented))
      throw new Error(`${name} is one shape where it is sent and another where it is answered: name them apart.`);
    namedSchemas[name] = documented;
  }

  /** Returns a schema as JSON Schema, for the input or the output of a call. Anything that JSON Schema cannot express,
   * such as a check in code, is omitted. */
  function schemaOf(schema: Endpoint['response'], io: 'input' | 'output'): Json {
    const { properties, $defs = {} } = z.toJSONSchema(z.object({ whole: schema }), {
      io,
      metadata: names,
      target: 'draft-2020-12',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const notes = fields.get(zodSchema);
        if (notes) (jsonSchema as Json)[fieldNotes] = notes;
      },
    });
    for (const [name, json] of Object.entries($defs)) keep(name, json);
    return finished(properties?.whole);
  }

  return { named: namedSchemas, schemaOf };
}

const described = (properties: Record<string, Json>, notes: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      notes[name] === undefined ? property : { description: notes[name], ...property },
    ]),
  );
