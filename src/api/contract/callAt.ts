import { pathOf } from '../contentHosts.js';
import type { Endpoint } from '../endpoint.js';
import { endpoints } from '../endpoints.js';
import { specificityOf } from '../specificity.js';

interface Candidate {
  readonly row: Endpoint;
  readonly pattern: RegExp;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a pattern for a path of the table, with or without a slash at its end. */
const patternOf = (path: string, manySegments?: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/\/$/, '')
      .split(/(?=\{)|(?<=\})/)
      .map((part) => {
        const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
        return name === undefined ? escaped(part) : `(?<${name}>${name === manySegments ? '.+' : '[^/]*'})`;
      })
      .join('')}/?$`,
  );

const rows: readonly Endpoint[] = Object.values(endpoints);
const candidates: readonly Candidate[] = rows
  .flatMap((row) =>
    [row.path, ...(row.alsoAt ?? [])].map((path) => ({ row, pattern: patternOf(path, row.manySegments) })),
  )
  .sort((a, b) => (specificityOf(a.row) < specificityOf(b.row) ? -1 : 1));

/** The first segments below which every address is a call: the others also have pages, files and pictures. */
const segmentsOfCalls = new Set(
  rows.filter(({ format }) => format === undefined || format === 'content').map(({ path }) => path.split('/')[1]),
);

/** A call of the table. */
interface FoundCall {
  readonly row: Endpoint;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the call at an address: `methods` are those the table has there if it has none with this one, and none at an
 * address that looks like a call but is none. Undefined for anything else, such as a page or a picture. */
export function callAt(method: string, url: URL): FoundCall | { readonly methods: readonly string[] } | undefined {
  const path = pathOf(url);
  const here = candidates.filter(({ pattern }) => pattern.test(path));
  const found = here.find(
    ({ row }) =>
      row.method === method &&
      Object.entries(row.when?.query ?? {}).every(([name, value]) => url.searchParams.get(name) === value),
  );
  if (found) return { row: found.row, params: decoded(found.pattern.exec(path)?.groups) };
  if (here.length > 0) return { methods: [...new Set(here.map(({ row }) => row.method))] };
  return segmentsOfCalls.has(path.split('/')[1]) ? { methods: [] } : undefined;
}

const decoded = (params: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decode(value)]));

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
