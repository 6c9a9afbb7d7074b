import type { ContentSync } from '../../../src/model/content.js';
import type { ContentSet } from '../../fixtures/content/space/parts.js';
import type { Refuse } from '../refusal.js';

interface SyncQuery {
  readonly initial?: 'true' | undefined;
  readonly sync_token?: string | undefined;
  readonly type?: string | undefined;
  readonly content_type?: string | undefined;
}

type Item = ContentSync['items'][number];

const perPage = 400;

/** Items deleted between the first sync and the next. */
const deletions: readonly Item[] = [
  { sys: { id: 'law-banner-summer', type: 'DeletedEntry' } },
  { sys: { id: 'law-banner-summer-file', type: 'DeletedAsset' } },
];

const isOfType = (item: Item, type: string, contentType: string): boolean => {
  if (contentType && item.sys.contentType?.sys.id !== contentType) return false;
  return (
    type === 'all' ||
    [type, `Deleted${type}`].includes(item.sys.type) ||
    (type === 'Deletion' && item.sys.type.startsWith('Deleted'))
  );
};

const locale = 'en-GB';

/** Converts an item to the format that a sync returns and a query does not: each field by locale. */
const byLocale = ({ sys, fields }: Item): Item => ({
  sys,
  ...(fields && {
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { [locale]: value }])),
  }),
});

/** Returns one step of a sync. Its token holds the first query and the position reached. */
export function syncStep(set: ContentSet, query: SyncQuery, path: string, refuse: Refuse): ContentSync {
  const { initial, sync_token: token, type = 'all', content_type: contentType = '' } = query;
  if (!initial && token === undefined) refuse.invalid('initial: a sync needs initial or sync_token');
  if (contentType && type !== 'Entry') refuse.invalid('content_type: needs type to be Entry');
  const [, at = '0', asked = type, of = contentType] =
    (token === undefined ? ['', '0', type, contentType] : /^(\d{1,6}|after|end)\.(\w+)\.(\w*)$/.exec(token)) ??
    refuse.invalid('sync_token: not a token of this service');
  const next = (place: string) => `${path}?sync_token=${place}.${asked}.${of}`;
  const fits = (item: Item) => isOfType(item, asked, of);
  const step = (items: readonly Item[]) => ({ sys: { type: 'Array' as const }, items: [...items] });
  if (at === 'end') return { ...step([]), nextSyncUrl: next('end') };
  if (at === 'after') return { ...step(deletions.filter(fits)), nextSyncUrl: next('end') };
  const all = [...set.entries, ...set.assets].filter(fits);
  const start = Number(at);
  const items = all.slice(start, start + perPage).map(byLocale);
  const isLast = start + perPage >= all.length;
  return isLast
    ? { ...step(items), nextSyncUrl: next('after') }
    : { ...step(items), nextPageUrl: next(String(start + perPage)) };
}
