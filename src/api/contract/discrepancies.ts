import * as z from 'zod/mini';
import { isObject } from '../envelope.js';

/** One way in which a value is not as its schema has it. */
export interface Discrepancy {
  readonly kind: 'missing field' | 'unknown field' | 'type' | 'value';
  /** The field's path, with `[]` for the entries of a list; empty for the whole value. */
  readonly field: string;
  /** What is wrong with the field, as the end of a sentence. It never contains the value. */
  readonly problem: string;
}

/** A schema's definition, limited to the parts that hold schemas. */
interface Definition {
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly catchall?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
}

type Path = readonly PropertyKey[];

const issuesOf = (schema: z.core.$ZodType, value: unknown): readonly z.core.$ZodIssue[] =>
  z.safeParse(schema, value).error?.issues ?? [];

/** Returns the variant that a value is meant to be: the one it deviates from least. */
const meantOf = (options: readonly z.core.$ZodType[], value: unknown): z.core.$ZodType | undefined =>
  options.map((option) => ({ option, issues: issuesOf(option, value).length })).sort((a, b) => a.issues - b.issues)[0]
    ?.option;

/** Returns the paths of fields that a schema does not know. */
function unknownFields(schema: z.core.$ZodType, value: unknown, path: Path): Path[] {
  const { innerType, in: before, element, valueType, catchall, options, shape } = schema._zod.def as Definition;
  if (innerType) return unknownFields(innerType, value, path);
  if (before) return unknownFields(before, value, path);
  if (options) {
    const meant = meantOf(options, value);
    return meant ? unknownFields(meant, value, path) : [];
  }
  if (element)
    return Array.isArray(value) ? value.flatMap((entry, index) => unknownFields(element, entry, [...path, index])) : [];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const known = shape ? (Object.hasOwn(shape, name) ? shape[name] : catchall) : valueType;
    if (known) return unknownFields(known, inner, [...path, name]);
    return shape ? [[...path, name]] : [];
  });
}

/** Returns an issue as the issues of the variant that was meant, if the schema has several. */
function meantIssues(issue: z.core.$ZodIssue): { readonly issue: z.core.$ZodIssue; readonly path: Path }[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ issue, path: issue.path }];
  const [fewest = []] = issue.errors.toSorted((a, b) => a.length - b.length);
  return fewest.flatMap(meantIssues).map((inner) => ({ issue: inner.issue, path: [...issue.path, ...inner.path] }));
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((holder, name) => (Object(holder) as Record<PropertyKey, unknown>)[name], value);

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

const written = (path: Path): string =>
  path
    .map((part) => (typeof part === 'number' ? '[]' : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

function discrepancyOf(issue: z.core.$ZodIssue, path: Path, value: unknown): Discrepancy {
  const field = written(path);
  const found = at(value, path);
  if (found === undefined) return { kind: 'missing field', field, problem: 'is missing' };
  if (issue.code === 'invalid_type')
    return { kind: 'type', field, problem: `is of the type ${kindOf(found)}, in the table ${issue.expected}` };
  if (issue.code === 'invalid_value') {
    const [first] = issue.values;
    if (typeof first !== typeof found)
      return { kind: 'type', field, problem: `is of the type ${kindOf(found)}, in the table ${kindOf(first)}` };
    return { kind: 'value', field, problem: `is none of ${issue.values.map(String).join(', ')}` };
  }
  return { kind: 'value', field, problem: issue.message };
}

/** Returns how a value differs from its schema: what is missing, wrong or unknown. Entries of a list that differ in the
 * same way are one. */
export function discrepancies(schema: z.core.$ZodType, value: unknown): Discrepancy[] {
  const wrong = issuesOf(schema, value)
    .flatMap(meantIssues)
    .map(({ issue, path }) => discrepancyOf(issue, path, value));
  const unknown = unknownFields(schema, value, []).map(
    (path): Discrepancy => ({ kind: 'unknown field', field: written(path), problem: 'is not in the table' }),
  );
  const all = [...wrong, ...unknown];
  return [...new Map(all.map((one) => [`${one.kind} ${one.field}`, one])).values()];
}
