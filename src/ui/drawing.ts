/** A line drawing in a 24 by 24 box. */
export interface Drawing {
  readonly d: string;
  /** Whether it is mirrored in right-to-left text. */
  readonly along?: true;
}
