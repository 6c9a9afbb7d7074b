import type * as z from 'zod/mini';

/** A call that was made, and what came back. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The whole answer, with its envelope. */
  readonly answer: unknown;
}

/** What the table does not hold itself: the docstrings of the sources, and calls made in the seeded shop. */
export interface Notes {
  /** What each call does, by its id. */
  readonly calls: Readonly<Record<string, string>>;
  /** What each file of calls is about, by its name. */
  readonly domains: Readonly<Record<string, string>>;
  /** What an exported schema describes, by the export's name. */
  readonly schemas: Readonly<Record<string, string>>;
  /** What the fields of an object hold, by the object's schema. */
  readonly fields: ReadonlyMap<z.core.$ZodType, Readonly<Record<string, string>>>;
  /** By the id of the call. */
  readonly examples: Readonly<Record<string, readonly Example[]>>;
}

/** A document of the table alone. */
export const noNotes: Notes = { calls: {}, domains: {}, schemas: {}, fields: new Map(), examples: {} };
