/** The envelope of a response. */
export interface Envelope {
  readonly statusCode: number;
  readonly statusMessage?: string;
  readonly response?: unknown;
  readonly errorResponse?: { readonly message?: string };
}

/** Checks whether a value is an object with fields. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTextOrNone = (value: unknown): boolean => value === undefined || typeof value === 'string';

/** Returns the envelope of a parsed body, if it has one. Checked by hand, so that the first call needs no schemas. */
export function envelopeOf(parsed: unknown): Envelope | undefined {
  if (!isObject(parsed)) return undefined;
  const { statusCode, statusMessage, errorResponse = {} } = parsed;
  const isEnvelope =
    Number.isFinite(statusCode) &&
    isTextOrNone(statusMessage) &&
    isObject(errorResponse) &&
    isTextOrNone(errorResponse.message);
  return isEnvelope ? (parsed as unknown as Envelope) : undefined;
}

/** Parses JSON, dropping nulls because the entities' optional fields are absent instead; returns undefined for anything
 * that is not JSON. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body, (_, value: unknown) => value ?? undefined);
  } catch {
    return undefined;
  }
}
