import { useCallback, useState } from 'react';

const prefix = 'wsk-draft-';
const names = ['guest', 'address', 'addressChange'] as const;
type DraftName = (typeof names)[number];

/** What is kept, as far as it looks like a value to start from; an older shape or another hand's is left out. */
function readDraft<Value extends object>(name: DraftName, start: Value): Value | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null');
    if (kept === null || typeof kept !== 'object') return undefined;
    const usable = Object.entries(kept).filter(([key, value]) => typeof value === typeof start[key as keyof Value]);
    return { ...start, ...Object.fromEntries(usable) };
  } catch {
    return undefined;
  }
}

/** Whether someone has begun to type it. */
export const hasDraft = (name: DraftName): boolean => readDraft(name, {}) !== undefined;

/** What someone is typing into a form, kept through a reload and for this tab alone. Never for anything secret. */
export function useDraft<Value extends object>(name: DraftName, start: Value) {
  const [draft] = useState(() => readDraft(name, start));
  const keep = useCallback(
    (value: Value) => {
      try {
        sessionStorage.setItem(prefix + name, JSON.stringify(value));
      } catch {
        // Storage that is full or forbidden costs a reload its draft, and nothing else.
      }
    },
    [name],
  );
  const forget = useCallback(() => forgetDraft(name), [name]);
  return { draft, keep, forget };
}

function forgetDraft(name: DraftName): void {
  try {
    sessionStorage.removeItem(prefix + name);
  } catch {
    // Storage that is forbidden holds nothing.
  }
}

/** For when someone else may sit down, or the order is placed. */
export function forgetDrafts(): void {
  for (const name of names) forgetDraft(name);
}
