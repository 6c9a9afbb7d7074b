import fc from 'fast-check';
import { callsIn, type Document, resolved, type Schema } from './document.js';
import { examplesIn, type shapesOf } from './shapes.js';

/** Returns the strings and numbers in the document's examples, by field name. */
function seenIn(document: Document): ReadonlyMap<string, readonly unknown[]> {
  const seen = new Map<string, Set<unknown>>();
  function look(name: string, value: unknown): void {
    if (Array.isArray(value)) for (const entry of value) look(name, entry);
    else if (value !== null && typeof value === 'object')
      for (const [inner, part] of Object.entries(value)) look(inner, part);
    else if (typeof value === 'string' || typeof value === 'number')
      seen.set(name, (seen.get(name) ?? new Set()).add(value));
  }
  for (const { operation } of callsIn(document)) {
    const { parameters = [], requestBody, responses } = operation;
    for (const { name, example } of parameters) look(name, example);
    for (const content of [requestBody?.content, responses[200]?.content])
      for (const media of Object.values(content ?? {})) for (const example of examplesIn(media)) look('', example);
  }
  return new Map([...seen].map(([name, values]) => [name, [...values]]));
}

/** Returns every pattern that a string has to match. */
const patternsOf = ({ pattern, allOf = [] }: Schema): string[] => [
  ...(pattern === undefined ? [] : [pattern]),
  ...allOf.flatMap(patternsOf),
];

/** Generates text for a schema: it follows the first pattern the generator supports, and filters by the others. */
function textOf(schema: Schema, isOfIt: (text: string) => boolean): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = minLength + 30 } = schema;
  for (const pattern of patternsOf(schema)) {
    const followed = pattern.replace(/\(\?![^()]*\)/g, '');
    // A pattern for some character anywhere says nothing about the length of the text.
    if (!followed.startsWith('^')) continue;
    return fc.stringMatching(new RegExp(followed, 'u')).filter(isOfIt);
  }
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 30) }).filter(isOfIt);
}

/** Generates random values for a document's schemas, often taken from its examples for a field of the same name. */
export function valuesOf(document: Document, { wrongWith }: ReturnType<typeof shapesOf>) {
  const seen = seenIn(document);

  function arbitraryOf(schemaOrRef: Schema, name = ''): fc.Arbitrary<unknown> {
    const schema = resolved(document, schemaOrRef);
    const { type, anyOf, items, properties, additionalProperties, required = [] } = schema;
    const isOfIt = (value: unknown): boolean => wrongWith(schema, value) === undefined;
    if ('const' in schema) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (anyOf) return fc.oneof(...anyOf.map((option) => arbitraryOf(option, name)));
    if (items) {
      const { minItems = 0, maxItems = 3 } = schema;
      return fc.array(arbitraryOf(items, name), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 2) });
    }
    if (properties)
      return fc.record(
        Object.fromEntries(Object.entries(properties).map(([inner, part]) => [inner, arbitraryOf(part, inner)])),
        { requiredKeys: [...required] },
      );
    if (typeof additionalProperties === 'object') {
      const value =
        Object.keys(additionalProperties).length > 0
          ? arbitraryOf(additionalProperties)
          : fc.jsonValue({ maxDepth: 1 });
      return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}(\.[a-z]{1,8})?$/), value, { maxKeys: 2 });
    }
    const { minimum = -1000, maximum = 1000 } = schema;
    const own: Readonly<Record<string, () => fc.Arbitrary<unknown>>> = {
      string: () => textOf(schema, isOfIt),
      integer: () => fc.integer({ min: minimum, max: maximum }),
      number: () =>
        fc.double({ min: minimum, max: maximum, noNaN: true }).map((value) => Math.round(value * 100) / 100),
      boolean: () => fc.boolean(),
      null: () => fc.constant(null),
    };
    const made = (own[type ?? ''] ?? (() => fc.jsonValue({ maxDepth: 1 })))();
    const seenValues = (seen.get(name) ?? []).filter(isOfIt);
    return seenValues.length > 0 ? fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...seenValues) }, made) : made;
  }
  return arbitraryOf;
}
