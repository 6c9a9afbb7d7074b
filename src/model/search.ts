import * as z from 'zod/mini';

/** One entry of the suggestion data (SRCH-010 to SRCH-013). */
export const suggestion = z.object({
  /** An item code, or a path when it has a slash. */
  i: z.string(),
  /** Name that is shown. */
  n: z.string(),
  /** Weight among the suggestions: a higher one comes first. */
  boost: z.optional(z.number()),
  /** 0 to 100 (SRCH-035). */
  normalisedRanking: z.optional(z.number()),
  /** Keywords of a product, set apart by commas: region, appellation, country, grape, type and kind. The results page finds
   * it by them, the suggestions do not. The documents name no such field: it is this project's assumption. */
  k: z.optional(z.string()),
});
/** One entry of the suggestion data: `i` is its code or path, `n` its name. */
export type Suggestion = z.infer<typeof suggestion>;
