/** Number of ids that a list remembers. */
export const idsAtMost = 100_000;

/** Creates a list of the session ids given to callers whose session holds nothing yet. The oldest are forgotten; such a
 * caller gets another id. */
export function newIssuedIds() {
  const ids = new Set<string>();
  return {
    has: (id: string): boolean => ids.has(id),
    add(id: string): void {
      const [oldest] = ids.size >= idsAtMost ? ids : [];
      if (oldest !== undefined) ids.delete(oldest);
      ids.add(id);
    },
    remove: (id: string): boolean => ids.delete(id),
    clear: (): void => ids.clear(),
  };
}
