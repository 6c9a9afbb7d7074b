import type { Endpoint } from './endpoint.js';

export const redacted = '[redacted]';

/** A copy of a call's body or answer with the row's sensitive fields blotted out, at any depth. */
export function redact(row: Pick<Endpoint, 'sensitive'>, value: unknown): unknown {
  const secret = new Set(row.sensitive?.map((name) => name.toLowerCase()));
  const copy = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(copy);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => [key, secret.has(key.toLowerCase()) ? redacted : copy(inner)]),
    );
  };
  return secret.size === 0 ? value : copy(value);
}

/** An address with the row's sensitive fields blotted out of its query. */
export function redactAddress({ sensitive = [] }: Pick<Endpoint, 'sensitive'>, address: string): string {
  const secret = new Set(sensitive.map((name) => name.toLowerCase()));
  return address.replace(/([?&])([^=&]*)=[^&]*/g, (whole, mark: string, name: string) =>
    secret.has(name.toLowerCase()) ? `${mark}${name}=${redacted}` : whole,
  );
}
