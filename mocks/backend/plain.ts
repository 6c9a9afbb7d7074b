import { current, isDraft } from 'immer';

/** A part of the state as it stands, to be read and not to be changed: reading a draft takes many times longer. */
export const plain = <Part>(part: Part): Part => (isDraft(part) ? (current(part as object) as Part) : part);

/** An answer without the parts of the draft that stand in it, which end with the call. */
export function withoutDrafts(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (isDraft(value)) return current(value);
  if (Array.isArray(value)) return value.map(withoutDrafts);
  const copy: Record<string, unknown> = { ...value };
  for (const key of Object.keys(copy)) {
    const part = copy[key];
    if (part !== null && typeof part === 'object') copy[key] = withoutDrafts(part);
  }
  return copy;
}
