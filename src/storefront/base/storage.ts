'use client';

/** How long the browser keeps a value: in this tab until it is closed, or in all tabs permanently. */
type Kind = 'sessionStorage' | 'localStorage';

/** Reads a value; null when there is none, or when the browser blocks the storage. */
export function readStorage(kind: Kind, key: string): string | null {
  try {
    return globalThis[kind].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Writes a value, or removes it when it is null.
 * @returns whether this worked: the storage may be blocked or full
 */
export function writeStorage(kind: Kind, key: string, value: string | null): boolean {
  try {
    if (value === null) globalThis[kind].removeItem(key);
    else globalThis[kind].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
