import * as z from 'zod/mini';

/** Parses editors' content leniently: broken parts are dropped, and each problem is recorded as a sentence. */
export interface Reading {
  readonly problems: readonly string[];
  note(entry: unknown, problem: string): void;
  /** Reads an entry that is dropped when it does not match the schema. */
  entry<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> | undefined;
  /** Reads a part of an entry. When the part is broken or absent, the entry is shown without it. */
  part<Schema extends z.ZodMiniType>(
    schema: Schema,
    value: unknown,
    of: unknown,
    name: string,
  ): z.output<Schema> | undefined;
}

const anyEntry = z.object({ sys: z.object({ id: z.string() }) });

/** Describes the first problem and its place. A broken link counts as missing, because the client removes it before the
 * entry arrives. */
function wrong({ issues: [issue] }: z.core.$ZodError, name?: string): string {
  const place = [name, ...(issue?.path ?? []).filter((step) => step !== 'fields')];
  const fault = issue?.code.startsWith('invalid_') ? 'is missing or of the wrong kind' : issue?.message;
  return [place.filter(Boolean).join('.'), fault].filter(Boolean).join(' ');
}

export function newReading(): Reading {
  const problems: string[] = [];
  const note = (value: unknown, problem: string) => {
    problems.push(`${anyEntry.safeParse(value).data?.sys.id ?? 'An entry'}: ${problem}.`);
  };
  return {
    problems,
    note,
    entry(schema, value) {
      const read = schema.safeParse(value);
      if (!read.success) note(value, wrong(read.error));
      return read.data;
    },
    part(schema, value, of, name) {
      const read = z.optional(schema).safeParse(value ?? undefined);
      if (!read.success) note(of, wrong(read.error, name));
      return read.data as z.output<typeof schema> | undefined;
    },
  };
}
