/** A JSON object. */
export type Json = Record<string, unknown>;

/** Returns a copy with every object in it replaced, the innermost first. */
export function mapObjects(value: unknown, change: (object: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapObjects(entry, change));
  if (value === null || typeof value !== 'object') return value;
  return change(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapObjects(inner, change)])));
}
