/** How often a random test runs: so often, or 20 times as often where the long runs are asked for. */
export const atRandom = (runs: number): { readonly numRuns: number } => ({
  numRuns: process.env.LONG_RUNS ? runs * 20 : runs,
});
