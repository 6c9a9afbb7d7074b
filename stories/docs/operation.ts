/** Returns a document with every reference replaced by its target. */
export function withoutReferences(document: object): object {
  const at = (reference: string): unknown =>
    reference
      .split('/')
      .slice(1)
      .reduce<unknown>((holder, name) => (holder as Readonly<Record<string, unknown>>)[name], document);
  function resolved(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolved);
    if (value === null || typeof value !== 'object') return value;
    const { $ref, ...rest } = value as { readonly $ref?: unknown };
    const inside = Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, resolved(inner)]));
    return typeof $ref === 'string' ? { ...(resolved(at($ref)) as object), ...inside } : inside;
  }
  return resolved(document) as object;
}

/** A JSON schema, limited to what the page reads. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

export type Content = Readonly<Record<string, { readonly schema: Schema }>>;

/** One operation of the OpenAPI document. */
export interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: Content }>>;
  readonly 'x-callers': string;
  readonly 'x-evidence': string;
  readonly 'x-rules': readonly string[];
  /** Further calls with the same path, distinguished by their query. */
  readonly 'x-calls'?: readonly {
    readonly id: string;
    readonly description?: string;
    readonly rules: readonly string[];
  }[];
}

/** Returns the ids of all calls that an operation stands for. */
export const callsOf = ({ operationId, 'x-calls': apart = [] }: Operation): readonly string[] => [
  operationId,
  ...apart.map(({ id }) => id),
];
