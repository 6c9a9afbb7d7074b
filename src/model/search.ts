import * as z from 'zod/mini';

/** One entry of the suggestion data (SRCH-010 to SRCH-013). */
export const suggestion = z.object({
  /** Item code, or a path if it contains a slash. */
  i: z.string(),
  /** Displayed name. */
  n: z.string(),
  /** Weight among the suggestions; higher ones come first. */
  boost: z.optional(z.number()),
  /** 0 to 100 (SRCH-035). */
  normalisedRanking: z.optional(z.number()),
  /** Comma-separated keywords of a product: region, appellation, country, grape, type and kind. The results page
   * matches them; the suggestions do not. The documents mention no such field, so it is an assumption of this project. */
  k: z.optional(z.string()),
});
/** One entry of the suggestion data: `i` is its code or path, `n` its name. */
export type Suggestion = z.infer<typeof suggestion>;
