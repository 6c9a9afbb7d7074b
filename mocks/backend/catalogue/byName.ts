let collator: Intl.Collator | undefined;

/** Orders names as an English list has them. The collator takes a moment to make: the first list waits for it, not the
 * start of the shop. */
export function byName(a: string, b: string): number {
  collator ??= new Intl.Collator('en');
  return collator.compare(a, b);
}
