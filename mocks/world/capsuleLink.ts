const mark = '#wsk-capsule=';

/** Returns the address of a page whose panel offers to start a shop with the settings in a capsule. */
export function linkWithCapsule(page: string, capsule: string): string {
  const link = new URL(page);
  link.hash = `${mark}${capsule}`;
  return link.href;
}

/** Returns the capsule in an address, or undefined if it has none. */
export function capsuleInLink({ hash }: Pick<URL, 'hash'>): string | undefined {
  return hash.startsWith(mark) ? hash.slice(mark.length) : undefined;
}
