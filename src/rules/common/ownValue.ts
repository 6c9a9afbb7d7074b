/** What a table has for a key that came from outside. What every object inherits, such as `toString`, is not in it. */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
