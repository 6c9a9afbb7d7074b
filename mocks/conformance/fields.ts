import * as z from 'zod';
import type { Endpoint } from '../../src/api/endpoint.js';
import type { Given } from './given.js';

/** How a field is written: `code` is text with a fixed format, `text` is free text. */
type Kind = 'object' | 'array' | 'record' | 'flag' | 'number' | 'choice' | 'nothing' | 'text' | 'code';

/** A field of a call, as its schema defines it. */
export interface Field {
  readonly place: 'params' | 'query' | 'body';
  readonly path: readonly string[];
  /** Name of the field, together with its parent's name where it is ambiguous on its own. */
  readonly name: string;
  readonly kind: Kind;
  /** Lower limit from the schema: the length of a text, the value of a number. */
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  readonly isOptional: boolean;
}

/** Fields that accept free text. Every other text field has a fixed format. */
const writtenByPeople = new Set([
  ...['salutation', 'firstName', 'lastName', 'company', 'phone', 'addressLine1', 'addressLine2', 'town', 'county'],
  ...[
    'shippingAddress.state',
    'address.state',
    'addCheckoutShippingAddress.addressId',
    'addCheckoutShippingAddressV2.addressId',
  ],
  ...['labelMessage1', 'labelMessage2', 'labelMessage3', 'labelMessage4', 'giftMessages'],
  ...['name', 'recipientName', 'message', 'feedbackText', 'password', 'Ntt', 'recrPage'],
  ...['upsellOfferDetails.type', 'upsellOfferDetails.rule'],
  ...['fields.brand', 'fields.brandIdentifier', 'fields.queryName', 'sys.id'],
]);

const kinds: Readonly<Record<string, Kind>> = {
  boolean: 'flag',
  number: 'number',
  enum: 'choice',
  literal: 'choice',
  null: 'nothing',
  record: 'record',
};

interface Definition {
  readonly type: string;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly catchall?: z.core.$ZodType;
}
type Spot = Pick<Field, 'place' | 'path' | 'isOptional'> & { readonly rowId: string };

/** Returns a schema's fields at every depth, the outermost first. If a schema has several variants, the one that fits
 * the value is used. */
function fieldsIn(schema: z.core.$ZodType, spot: Spot, value: unknown): Field[] {
  const { type, innerType, element, in: inner, options, shape, catchall } = schema._zod.def as Definition;
  const { place, path, isOptional, rowId } = spot;
  const words = path.filter((part) => part !== '0');
  const long = words.slice(-2).join('.');
  const short = words.at(-1) ?? 'body';
  const knownName = [short, long, `${rowId}.${short}`].find((name) => writtenByPeople.has(name));
  const field = (kind: Kind): Field => ({ place, path, isOptional, kind, name: knownName ?? short });
  if (innerType) return fieldsIn(innerType, { ...spot, isOptional: true }, value);
  if (inner) return fieldsIn(inner, spot, value);
  if (options) {
    const meant = options.find((option) => z.safeParse(option, value).success);
    return meant ? fieldsIn(meant, spot, value) : [];
  }
  if (element) return [field('array'), ...fieldsIn(element, { ...spot, path: [...path, '0'] }, at(value, '0'))];
  if (shape) {
    const others = catchall && value ? Object.keys(value).filter((name) => !(name in shape)) : [];
    const entries = [...Object.entries(shape), ...others.map((name) => [name, catchall as z.core.$ZodType] as const)];
    const within = entries.flatMap(([name, part]) =>
      fieldsIn(part, { ...spot, path: [...path, name], isOptional: others.includes(name) }, at(value, name)),
    );
    return [field('object'), ...within];
  }
  const kind = type === 'string' ? (knownName ? 'text' : 'code') : kinds[type];
  if (!kind) throw new Error(`${path.join('.')} is of a kind nobody has thought of: ${type}`);
  return [{ ...field(kind), ...limitsOf(schema) }];
}

function limitsOf(schema: z.core.$ZodType): Pick<Field, 'least' | 'most'> {
  const { minimum, maximum, maxLength } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return { least: minimum, most: maxLength ?? maximum };
}

const at = (holder: unknown, name: string): unknown =>
  (holder as Readonly<Record<string, unknown>> | undefined)?.[name];

/** Returns every field of a row's call, including the body as a whole, which has an empty path. */
export const fieldsOf = (row: Endpoint, input: Given): Field[] =>
  (['params', 'query', 'body'] as const).flatMap((place) => {
    const schema = row[place];
    if (!schema) return [];
    const fields = fieldsIn(schema, { place, path: [], isOptional: false, rowId: row.id }, input[place]);
    return fields.filter(({ path }) => path.length > 0 || place === 'body');
  });

/** Returns the arguments with a field's value replaced, or removed if it is undefined. */
export function withValue(input: Given, { place, path }: Field, value: unknown): Given {
  if (path.length === 0) return { ...input, body: value };
  const part = structuredClone(input[place] ?? {}) as Record<string, unknown>;
  const last = path.at(-1) ?? '';
  const holder = path.slice(0, -1).reduce((inside, name) => inside[name] as Record<string, unknown>, part);
  if (typeof holder !== 'object') throw new Error(`a good call must have something to hold ${path.join('.')}`);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return { ...input, [place]: part };
}
