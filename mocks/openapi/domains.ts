import type { Endpoint } from '../../src/api/endpoint.js';
import type { Json } from './json.js';
import type { Notes } from './notes.js';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(['../../src/api/endpoints/*.ts', '!**/*.test.ts'], {
  eager: true,
});

const domains = new Map(
  Object.entries(modules).flatMap(([path, rows]) =>
    Object.keys(rows).map((id) => [id, path.replace(/^.*\/|\.ts$/g, '')] as const),
  ),
);

/** Returns the name of the endpoint file that a call is in. */
export function domainOf({ id }: Endpoint): string {
  const domain = domains.get(id);
  if (domain === undefined) throw new Error(`${id} is in no file of src/api/endpoints.`);
  return domain;
}

/** Returns the display name of a domain. */
export const tagOf = (domain: string): string =>
  domain.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase());

/** Returns the domains of the rows in their order. */
export const tagsOf = (rows: readonly Endpoint[], notes: Notes): Json[] =>
  [...new Set(rows.map(domainOf))]
    .sort()
    .map((domain) => ({ name: tagOf(domain), description: notes.domains[domain] }));
