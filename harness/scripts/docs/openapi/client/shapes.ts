import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Document, Media, Schema } from './document.js';

/** Creates a check of values against the schemas of a document. It returns undefined for a matching value, otherwise
 * the problem. */
export function shapesOf({ components }: Document) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'document', components });
  const validators = new WeakMap<Schema, ReturnType<typeof ajv.compile>>();

  function wrongWith(schema: Schema, value: unknown): string | undefined {
    let validate = validators.get(schema);
    if (!validate) {
      validate = ajv.compile(absolute(schema) as object);
      validators.set(schema, validate);
    }
    return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: '' });
  }
  return { wrongWith };
}

/** Makes references within a part of the document absolute. */
function absolute(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(absolute);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === '$ref' ? `document${inner}` : absolute(inner)]),
  );
}

export const examplesIn = ({ example, examples = {} }: Media): unknown[] => [
  ...(example === undefined ? [] : [example]),
  ...Object.values(examples).map(({ value }) => value),
];
