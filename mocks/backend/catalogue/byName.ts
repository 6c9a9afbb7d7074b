let collator: Intl.Collator | undefined;

/** Compares names in English list order. Creating the collator takes a moment, so it waits until the first list is
 * sorted. */
export function byName(a: string, b: string): number {
  collator ??= new Intl.Collator('en');
  return collator.compare(a, b);
}
