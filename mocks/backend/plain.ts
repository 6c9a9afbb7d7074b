import { current, isDraft } from 'mutative';

/** Returns a plain, read-only copy of a part of the state, because reading through a draft is many times slower. */
export const plain = <Part>(part: Part): Part => (isDraft(part) ? (current(part as object) as Part) : part);

/** Returns a response with plain copies in place of drafts of the state, because drafts end with the call. A value
 * without drafts is returned unchanged. */
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
