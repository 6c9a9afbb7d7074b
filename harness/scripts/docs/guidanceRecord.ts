import * as z from 'zod/mini';

const lines = z.array(z.string().check(z.minLength(1)));

/**
 * What a designer or developer has to know to use a component well: the record beside its stories, in
 * `<Component>.guidance.json`. Its docs page, its page in the package and the manifest show it.
 */
export const guidance = z.strictObject({
  /** When to use it. */
  use: lines.check(z.minLength(1)),
  /** When not to, and what instead. */
  avoid: lines.check(z.minLength(1)),
  /** Its parts. */
  anatomy: lines.check(z.minLength(1)),
  /** Rules for its texts. */
  words: z.optional(lines),
  /** Name of its pattern in the ARIA Authoring Practices Guide, as in the addresses there. */
  pattern: z.optional(z.string()),
  /** What each key does. */
  keys: z.optional(z.record(z.string(), z.string())),
  /** What the caller has to provide so that it is accessible. */
  owed: z.optional(lines),
  /** What assistive technology announces. */
  said: z.optional(lines),
  do: lines.check(z.minLength(1)),
  dont: lines.check(z.minLength(1)),
  /** The story whose play function shows that a success criterion of WCAG 2.2 is met, by the number of the criterion. */
  proofs: z.optional(z.record(z.string(), z.string())),
  /** What is known not to be met. */
  gaps: z.optional(lines),
});

/** What is claimed about a success criterion, in the words of OpenACR, and the tests that show it. */
export const claim = z.strictObject({
  level: z.enum(['supports', 'partially-supports', 'does-not-support', 'not-applicable', 'not-evaluated']),
  proofs: z.optional(z.array(z.strictObject({ file: z.string(), test: z.string() })).check(z.minLength(1))),
  note: z.optional(z.string().check(z.minLength(1))),
});

export type Claim = z.infer<typeof claim>;
export type Guidance = z.infer<typeof guidance>;
