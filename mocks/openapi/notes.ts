import type * as z from 'zod/mini';

/** The customer whose calls the examples are. */
export const exampleLogin = { persona: 'heavy', login: 'hard' } as const;

/** A sample request in a new shop, and its response. */
export interface Example {
  /** Ids of the calls whose examples come before this one, in order. */
  readonly before?: readonly string[];
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The whole response, including its envelope. */
  readonly answer: unknown;
}

/** Information that the table does not contain: the docstrings of the sources, and calls made in the seeded shop. */
export interface Notes {
  /** Descriptions of calls by id. */
  readonly calls: Readonly<Record<string, string>>;
  /** Descriptions of endpoint files by name. */
  readonly domains: Readonly<Record<string, string>>;
  /** Descriptions of exported schemas by export name. */
  readonly schemas: Readonly<Record<string, string>>;
  /** Descriptions of an object's fields by the object's schema. */
  readonly fields: ReadonlyMap<z.core.$ZodType, Readonly<Record<string, string>>>;
  /** Examples by call id. */
  readonly examples: Readonly<Record<string, readonly Example[]>>;
}

/** Empty notes, for a document of the table only. */
export const noNotes: Notes = { calls: {}, domains: {}, schemas: {}, fields: new Map(), examples: {} };
