import fc from 'fast-check';
import { type Call, callsIn, type Document, type Parameter } from './document.js';
import { examplesIn, shapesOf } from './shapes.js';
import { valuesOf } from './values.js';

/** A request generated from the document. */
export interface Request extends Call {
  /** Values of the parameters to send, by name. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Values that no part of the document expects. */
const strange = fc.oneof(
  fc.constantFrom<unknown>(null, '', ' ', '\u0000', '__proto__', '../..', '<b>', -1, 1e21, 0.5, true, [], {}, [null]),
  fc.string({ minLength: 600, maxLength: 700 }),
);

/** Returns the value with one part removed, or replaced with something strange. */
function spoilt(value: unknown, choose: number, by: unknown): unknown {
  if (value === null || typeof value !== 'object') return by;
  const names = Object.keys(value);
  const picked = names[choose % (names.length + 1)];
  if (picked === undefined) return by;
  const inside = (value as Record<string, unknown>)[picked];
  const rest = Math.floor(choose / (names.length + 1));
  const next = rest % 3 === 0 ? undefined : spoilt(inside, Math.floor(rest / 3), by);
  if (Array.isArray(value)) return value.map((entry, index) => (String(index) === picked ? next : entry));
  return Object.fromEntries(Object.entries({ ...value, [picked]: next }).filter(([, part]) => part !== undefined));
}

/** Returns random requests to all operations with equal probability: valid ones, and ones with a single mistake. */
export function requestsOf(document: Document) {
  const shapes = shapesOf(document);
  const arbitraryOf = valuesOf(document, shapes);

  const parameter = ({ name, required, schema, example }: Parameter): fc.Arbitrary<unknown> => {
    const value = arbitraryOf(schema, name);
    const likely = example === undefined ? value : fc.oneof(fc.constant(example), value);
    return required ? likely : fc.option(likely, { nil: undefined });
  };

  function validTo(call: Call): fc.Arbitrary<Request> {
    const { parameters = [], requestBody } = call.operation;
    const parameterValues = fc.record(Object.fromEntries(parameters.map((one) => [one.name, parameter(one)])));
    const media = requestBody?.content['application/json'];
    if (!media) return parameterValues.map((values) => ({ ...call, given: values }));
    const examples = examplesIn(media).filter((value) => value !== undefined);
    const made = arbitraryOf(media.schema);
    const body = examples.length > 0 ? fc.oneof(fc.constantFrom(...examples), made) : made;
    const sent = requestBody.required ? body : fc.option(body, { nil: undefined });
    return fc.record({ given: parameterValues, body: sent }).map((values) => ({ ...call, ...values }));
  }

  const spoil = (request: Request): fc.Arbitrary<Request> =>
    fc.record({ choose: fc.nat(100_000), by: strange }).map(({ choose, by }) => {
      const names = Object.keys(request.given);
      if (names.length === 0 && request.body === undefined) return request;
      const picked = names[choose % (names.length + (request.body === undefined ? 0 : 3))];
      if (picked === undefined) return { ...request, body: spoilt(request.body, choose, by) };
      return { ...request, given: { ...request.given, [picked]: by } };
    });

  const valid = fc.constantFrom(...callsIn(document)).chain(validTo);
  return { valid, validTo, wrong: valid.chain(spoil), shapes };
}

/** Returns the text sent for a parameter's value. A path segment cannot be empty or dots, because these make another
 * path. */
export function sentFor({ in: place, explode }: Parameter, value: unknown): unknown {
  if (value === undefined) return undefined;
  if (explode) return Object(value);
  return place === 'path' ? String(value).replace(/^\.{0,2}$/, '-') : String(value);
}

export function addressOf({ path, operation, given }: Request): string {
  let filled = path;
  const query = new URLSearchParams();
  for (const parameter of operation.parameters ?? []) {
    const { name, in: place, explode } = parameter;
    const sent = sentFor(parameter, given[name]);
    if (place === 'path') filled = filled.replace(`{${name}}`, () => encodeURIComponent(String(sent)));
    else if (explode) for (const [inner, part] of Object.entries(Object(sent))) query.set(inner, String(part));
    else if (sent !== undefined) query.set(name, String(sent));
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}
