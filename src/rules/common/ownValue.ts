/** Looks up a key from an outside source in a table. It ignores inherited properties such as `toString`. */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
