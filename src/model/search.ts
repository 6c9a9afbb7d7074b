import * as z from 'zod/mini';

/** One entry of the suggestion data (SRCH-010 to SRCH-013). */
export const suggestion = z.object({
  /** An item code, or a path when it has a slash. */
  i: z.string(),
  n: z.string(),
  boost: z.optional(z.number()),
  /** 0 to 100 (SRCH-035). */
  normalisedRanking: z.optional(z.number()),
});
export type Suggestion = z.infer<typeof suggestion>;
