import type { ContentAsset, ContentEntries, ContentEntry, ContentLink } from '../../../src/model/content.js';
import type { ContentSet } from '../../fixtures/content/space/parts.js';
import type { Refuse } from '../refusal.js';

/** A query for entries: `include`, `limit` and `skip` parsed, all other parameters as sent. */
export interface EntriesQuery {
  readonly include?: number | undefined;
  readonly limit?: number | undefined;
  readonly skip?: number | undefined;
  readonly [name: string]: string | number | undefined;
}

const usualInclude = 1;
const usualLimit = 100;
const handled = ['include', 'limit', 'skip', 'content_type', 'order', 'select', 'locale'];

/** Returns every link in a value, at any depth. */
function linksIn(value: unknown): ContentLink[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (value === null || typeof value !== 'object') return [];
  const { sys } = value as Partial<ContentLink>;
  return sys?.type === 'Link' ? [value as ContentLink] : Object.values(value).flatMap(linksIn);
}

/** Returns everything that entries link to, following chains of up to a number of links, and the links that cannot be
 * resolved. */
function linkedFrom(items: readonly ContentEntry[], depth: number, { entries, assets }: ContentSet) {
  const entryById = new Map(entries.map((entry) => [entry.sys.id, entry]));
  const assetById = new Map(assets.map((asset) => [asset.sys.id, asset]));
  const reached = new Set(items.map(({ sys }) => sys.id));
  const found: { Entry: ContentEntry[]; Asset: ContentAsset[] } = { Entry: [], Asset: [] };
  const lost = new Map<string, ContentLink['sys']>();
  let level = items;
  for (let at = 0; at < depth && level.length > 0; at++) {
    const next: ContentEntry[] = [];
    for (const { sys } of level.flatMap(({ fields }) => linksIn(fields))) {
      const [entry, asset] = sys.linkType === 'Entry' ? [entryById.get(sys.id)] : [undefined, assetById.get(sys.id)];
      if (!entry && !asset) lost.set(sys.id, sys);
      if (reached.has(sys.id)) continue;
      reached.add(sys.id);
      if (asset) found.Asset.push(asset);
      if (entry) {
        found.Entry.push(entry);
        next.push(entry);
      }
    }
    level = next;
  }
  return { found, lost: [...lost.values()] };
}

/** Returns the value a query filters by: `sys.id`, or a field by its name. */
function valueAt({ sys, fields }: ContentEntry, name: string): unknown {
  if (name === 'sys.id') return sys.id;
  return Object.hasOwn(fields, name.slice('fields.'.length)) ? fields[name.slice('fields.'.length)] : undefined;
}

type Test = (value: unknown, expected: string) => boolean;
const operators = new Map<string, Test>([
  ['', (value, expected) => String(value) === expected],
  ['ne', (value, expected) => String(value) !== expected],
  ['in', (value, expected) => expected.split(',').includes(String(value))],
  ['exists', (value, expected) => (value !== undefined) === (expected === 'true')],
]);

/** Responds to a query for entries as the content service's delivery API does. */
export function queryEntries(set: ContentSet, query: EntriesQuery, refuse: Refuse): ContentEntries {
  const { include = usualInclude, limit = usualLimit, skip = 0, content_type: type } = query;
  const contentTypes = new Set(set.entries.map(({ sys }) => sys.contentType?.sys.id));
  if (type !== undefined && !contentTypes.has(String(type))) refuse.invalid('content_type: unknown content type');
  const tests = Object.entries(query).flatMap(([name, wanted]) => {
    if (handled.includes(name) || wanted === undefined) return [];
    const [, path = '', operator = ''] = /^(sys\.id|fields\.\w+)(?:\[(\w+)\])?$/.exec(name) ?? [];
    const holds = operators.get(operator);
    if (!path || !holds) return refuse.invalid(`${name.slice(0, 40)}: no such path or operator`);
    if (path !== 'sys.id' && type === undefined) refuse.invalid(`${path}: a query for fields needs content_type`);
    return [(entry: ContentEntry) => holds(valueAt(entry, path), String(wanted))];
  });
  const matching = set.entries.filter(
    (entry) => (type === undefined || entry.sys.contentType?.sys.id === type) && tests.every((test) => test(entry)),
  );
  const items = matching.slice(skip, skip + limit);
  const { found, lost } = linkedFrom(items, include, set);
  const hasLinks = found.Entry.length + found.Asset.length > 0;
  return {
    sys: { type: 'Array' },
    total: matching.length,
    skip,
    limit,
    items,
    ...(hasLinks && { includes: found }),
    ...(lost.length > 0 && {
      errors: lost.map(({ linkType, id }) => ({
        sys: { id: 'notResolvable', type: 'error' },
        details: { type: 'Link', linkType, id },
      })),
    }),
  };
}
