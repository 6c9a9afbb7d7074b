import type { Endpoint } from './endpoint.js';

export const redacted = '[redacted]';

/** Returns a copy of a request or response body with the row's sensitive fields masked, at any depth. */
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

/** Returns an address with the row's sensitive fields masked in path and query. */
export function redactAddress(
  { path = '/', sensitive = [] }: Partial<Pick<Endpoint, 'path' | 'sensitive'>>,
  address: string,
): string {
  const secret = new Set(sensitive.map((name) => name.toLowerCase()));
  if (secret.size === 0) return address;
  // Parsed the way the router does: dot segments resolved and the fragment dropped, because either would shift the
  // segments.
  const { pathname, search } = new URL(address, 'http://shop');
  const names = path.split('/').map((segment) => /^\{(\w+)\}$/.exec(segment)?.[1]?.toLowerCase() ?? '');
  const segments = pathname.split('/').map((segment, index) => (secret.has(names[index] ?? '') ? redacted : segment));
  return (
    segments.join('/') +
    search.replace(/([?&])([^=&]*)=[^&]*/g, (whole, mark: string, name: string) =>
      secret.has(plain(name)) ? `${mark}${name}=${redacted}` : whole,
    )
  );
}

/** Decodes the name of a query parameter. */
const plain = (query: string): string => [...new URLSearchParams(query).keys()].join().toLowerCase();
