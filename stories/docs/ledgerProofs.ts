/** What shows a row of the ledger. */
export interface Proof {
  /** From the project's root. */
  readonly file: string;
  /** The title of a test, or the export of a story; empty if every story of the file shows it. */
  readonly name: string;
  /** Title of the story in Storybook; absent for a test. */
  readonly title?: string;
}

/** Empty, because finding the proofs takes reading all sources. Storybook replaces it with the proofs of each row
 * (`harness/scripts/docs/usage.mjs`). */
export const ledgerProofs: Readonly<Record<string, readonly Proof[]>> = {};
