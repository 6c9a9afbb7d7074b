import { current, isDraft } from 'mutative';

/** A part of the state as it stands, to be read and not to be changed: reading a draft takes many times longer. */
export const plain = <Part>(part: Part): Part => (isDraft(part) ? (current(part as object) as Part) : part);

/** An answer without the parts of the draft that stand in it, which end with the call. What holds none stays as it is. */
export function withoutDrafts(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (isDraft(value)) return current(value);
  let copy: Record<string, unknown> | undefined;
  for (const [key, part] of Object.entries(value)) {
    const clean = withoutDrafts(part);
    if (clean === part) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    copy[key] = clean;
  }
  return copy ?? value;
}
