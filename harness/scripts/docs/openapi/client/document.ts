/** A JSON Schema, limited to the parts the document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description?: string;
  readonly example?: string;
  readonly explode?: boolean;
  readonly schema: Schema;
}

export interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Link {
  readonly operationId: string;
  /** Runtime expressions by the place and name of a parameter, such as `query.orderId`. */
  readonly parameters: Readonly<Record<string, string>>;
}

interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, Media>>;
  readonly links?: Readonly<Record<string, Link>>;
}

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Response>>;
  /** Ids of the calls whose examples come before this call's own. */
  readonly 'x-before'?: readonly string[];
  readonly 'x-calls'?: readonly { readonly id: string; readonly description: string }[];
}

/** An OpenAPI document, limited to the parts this one uses. */
export interface Document {
  readonly info: Readonly<Record<string, unknown>>;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
}

/** An operation with its path and method. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** Returns the calls of the API, without the mock's own addresses. */
export const callsIn = ({ paths }: Document): Call[] =>
  Object.entries(paths)
    .filter(([path]) => !path.startsWith('/__mock/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
    );

/** Returns the target of a reference, or the value itself if it is not one. */
export function resolved<Part extends { readonly $ref?: string }>(document: Document, part: Part): Part {
  if (part.$ref === undefined) return part;
  const names = part.$ref.split('/').slice(1);
  return names.reduce<unknown>((holder, name) => (holder as Record<string, unknown>)[name], document) as Part;
}
