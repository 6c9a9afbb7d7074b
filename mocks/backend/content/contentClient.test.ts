import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../../src/api/endpoints.js';
import { brands } from '../../../src/brands/registry.js';
import { type ContentSettings, createContentClient } from '../../../src/content/client.js';
import type { ContentDelivery, ContentSyncQuery } from '../../../src/content/delivery.js';
import type { ApiError } from '../../../src/model/error.js';
import { createMock, startOf } from '../../engine/mock.js';
import { contentSpaceId } from '../../fixtures/content/space/parts.js';
import { memoryStore } from '../../stores/store.js';
import { startNodeMock } from '../../transport/node.js';
import { defaultClock } from '../../world/world.js';

// Tests the service's own client, as hosts install it, between the kit and the mock.

const mock = createMock({ store: memoryStore(), start: { ...startOf('law'), latency: 0 } });
const node = startNodeMock(mock);
const token = 'a-token-nobody-may-see';

/** Creates a client for the service's own hosts that does not retry and has a short timeout. */
const clientWith = (more: Partial<ContentSettings> = {}) =>
  createContentClient({
    sdk: () => import('contentful'),
    space: contentSpaceId,
    accessToken: token,
    preview: { accessToken: token },
    retryLimit: 0,
    timeoutMs: 200,
    ...more,
  });
const client = clientWith();

afterEach(async () => {
  vi.useRealTimers();
  await mock.configure({ fault: '' }, 'node');
});
afterAll(() => node.close());

/** Returns the error that a call was rejected with. */
const refusal = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => {
      throw new Error('The call was not refused.');
    },
    (error) => error,
  );

describe.each(brands.map(({ id }) => id))('%s', (brand) => {
  test('has a home page without problems [CONT-001, CONT-004]', async () => {
    const page = await client.homePage(brand);
    expect(page).toMatchObject({ id: `${brand}-home`, brand, problems: [] });
    expect(page?.topBanners[0]?.tabletImage).toMatchObject({
      width: 992,
      accessibilityText: expect.stringMatching(/./),
    });
    expect(page?.topTetris?.tetrisCells[0]?.button?.url).toMatch(/^\//);
    expect(page?.partnership?.content).toMatchObject({ nodeType: 'document', content: [{ nodeType: 'paragraph' }] });
    expect(page?.highlights?.highlightedProducts).toHaveLength(3);
    expect(page?.quickLinks?.links.length).toBeGreaterThanOrEqual(3);
  });
});

describe('createContentClient', () => {
  test('finds a brand by its identifier [CONT-005]', async () => {
    expect(await client.brand('npr')).toEqual({ brandIdentifier: 'npr', enableRecentlyBrowsed: expect.any(Boolean) });
    expect(mock.calls.get().at(-1)?.address).toContain('content_type=brand&fields.brandIdentifier=npr');
    for (const { id } of brands)
      expect(await client.brand(id)).toEqual({ brandIdentifier: id, enableRecentlyBrowsed: id !== 'ba' });
    expect(await client.brand('zzz')).toBeUndefined();
    expect(await client.homePage('zzz')).toBeUndefined();
  });

  test('finds the delivery promise by its query name [CONT-002, CONT-006]', async () => {
    expect(await client.deliveryPromise()).toEqual({
      standardDeliveryCollectionPromise: expect.stringContaining('4-5 days'),
      standardDeliveryCollectionTrack: expect.any(String),
      averysStoreCollectionDelivery: expect.any(String),
      storeCollectionDelivery: expect.any(String),
    });
    expect(mock.calls.get().at(-1)?.address).toContain('fields.queryName=Delivery%20Promise');
  });

  test('returns a draft by its id from the preview host only [CONT-003]', async () => {
    const [live, draft] = [await client.homePage('law'), await client.previewHomePage('law-home-draft')];
    expect(draft).toMatchObject({ id: 'law-home-draft', problems: [] });
    expect(draft.topBanners).toEqual(live?.bottomBanners);
    expect(mock.calls.get().at(-1)?.operationId).toBe('getPreviewContent');
    expect(await refusal(client.entry('law-home-draft'))).toMatchObject({ kind: 'status', status: 404 });
    const { previewHomePage } = createContentClient({
      sdk: () => import('contentful'),
      space: contentSpaceId,
      accessToken: token,
    });
    await expect(previewHomePage('law-home-draft')).rejects.toThrow(/`preview`/);
  });

  test('asks the preview host, with the token of the preview, for the id alone [CONT-003]', async () => {
    const asked: object[] = [];
    const { previewHomePage, homePage } = clientWith({
      accessToken: 'live-token',
      preview: { accessToken: 'preview-token' },
      sdk: async () => ({
        createClient: ({ host, accessToken }) => ({
          ...({} as ContentDelivery),
          withoutUnresolvableLinks: {
            getEntries: async () => asked.push({ host, accessToken }),
            getEntry: async (id) => asked.push({ host, accessToken, id }),
          },
        }),
      }),
    });
    await Promise.allSettled([homePage('law')]);
    await Promise.allSettled([previewHomePage('law-home-draft'), previewHomePage('stw-home-draft')]);
    expect(asked).toEqual([
      { host: undefined, accessToken: 'live-token' },
      { host: 'preview.contentful.com', accessToken: 'preview-token', id: 'law-home-draft' },
      { host: 'preview.contentful.com', accessToken: 'preview-token', id: 'stw-home-draft' },
    ]);
  });

  test('resolves links to entries and assets, including circular ones [CONT-036, CONT-037, CONT-038, CONT-041]', async () => {
    const page = await client.entry('law-home');
    expect(page.sys).toMatchObject({ id: 'law-home', type: 'Entry' });
    const [banner] = page.fields.topBanners as { fields: { desktopImage: { fields: { file: unknown } } } }[];
    expect(banner?.fields.desktopImage.fields.file).toMatchObject({ sys: { type: 'Asset' } });
    const brand = page.fields.brandEntry as { fields: { homePage: typeof page } };
    expect(brand.fields.homePage.fields.brandEntry).toBe(brand);
  });

  test('leaves out broken content and reports what is wrong with it [CONT-036]', async () => {
    const page = await clientWith({ environment: 'broken' }).homePage('law');
    expect(page?.topBanners.map(({ id }) => id)).toEqual(['law-banner-top-2', 'law-banner-top-3']);
    expect(page?.bottomBanners).toEqual([]);
    expect(page?.topTetris?.tetrisCells).toHaveLength(3);
    expect(page?.problems).toEqual([
      'law-banner-top: tabletImage is missing or of the wrong kind.',
      'law-top-tetris: layout “Layout 1” has 4 cells, not 3.',
      'law-bottom-tetris: unknown layout “Layout 7”.',
      'law-banner-bottom: desktopImage.file is missing or of the wrong kind.',
    ]);
  });

  test('uses `master` unless another environment is set [CONT-051]', async () => {
    await client.brand('law');
    expect(mock.calls.get().at(-1)?.address).toContain('/environments/master/');
    await client.previewHomePage('law-home-draft');
    expect(mock.calls.get().at(-1)?.address).toContain('/environments/master/');
    expect(await refusal(clientWith({ environment: 'other' }).brand('law'))).toMatchObject({ status: 404 });
  });
});

describe('a sync', () => {
  test('returns everything page by page, and then the changes [CONT-039, CONT-040]', async () => {
    const first = await client.sync({ initial: true });
    expect(first.entries.length + first.assets.length).toBeGreaterThan(1000);
    expect(first.entries.find(({ sys }) => sys.id === 'brand-law')?.fields.brandIdentifier).toEqual({ 'en-GB': 'law' });
    expect([first.deletedEntries, first.deletedAssets]).toEqual([[], []]);
    const next = await client.sync({ nextSyncToken: first.nextSyncToken });
    expect(next).toMatchObject({
      entries: [],
      assets: [],
      deletedEntries: [{ sys: { id: 'law-banner-summer', type: 'DeletedEntry' } }],
      deletedAssets: [{ sys: { id: 'law-banner-summer-file', type: 'DeletedAsset' } }],
    });
    const last = await client.sync({ nextSyncToken: next.nextSyncToken });
    expect([last.entries, last.assets, last.deletedEntries, last.deletedAssets]).toEqual([[], [], [], []]);
  });

  test('can start at a later page, and be limited to one content type [CONT-052, CONT-053]', async () => {
    const pages = await client.sync({ initial: true, type: 'Entry', content_type: 'homePage' });
    expect(pages.entries.map(({ sys }) => sys.id)).toEqual(brands.map(({ id }) => `${id}-home`));
    const all = await client.sync({ initial: true, type: 'Entry' });
    const rest = await client.sync({ nextPageToken: '400.Entry.' });
    expect(rest.entries).toEqual(all.entries.slice(400));
  });

  test('without a starting point is refused [CONT-052]', async () => {
    expect(await refusal(client.sync({} as ContentSyncQuery))).toMatchObject({
      kind: 'status',
      operationId: 'syncContent',
      serverMessage: 'Please provide one of `initial`, `nextSyncToken` or `nextPageToken` parameters for syncing',
    });
  });

  test('of a content type must be of type Entry [CONT-053]', async () => {
    const query = { initial: true, type: 'Asset', content_type: 'homePage' } as unknown as ContentSyncQuery;
    expect(await refusal(client.sync(query))).toMatchObject({
      kind: 'status',
      serverMessage: 'When using the `content_type` filter your `type` parameter cannot be different from `Entry`.',
    });
  });
});

test('an asset key lasts 172800 seconds at most [CONT-054]', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(defaultClock) });
  const now = Date.parse(defaultClock) / 1000;
  expect(await client.assetKey(now + 172_800)).toEqual({ policy: expect.any(String), secret: expect.any(String) });
  expect(await refusal(client.assetKey(now + 172_801))).toMatchObject({
    kind: 'status',
    serverMessage: `Invalid "expiresAt" provided, value (${now + 172_801}) cannot be further in the future than expected maximum (${now + 172_800})`,
  });
});

test.each(['', 'none'])('an entry with the id “%s” is not found [CONT-055]', async (id) => {
  expect(await refusal(client.entry(id))).toMatchObject({
    kind: 'status',
    status: 404,
    serverMessage: 'The resource could not be found.',
  });
});

describe('a failure', () => {
  test.each([
    ['404', 'http', 404, 'The resource could not be found.'],
    ['422', 'http', 422, 'Something in the request was not accepted.'],
    ['429', 'http', 429, 'Too many requests. Please wait a moment and try again.'],
    ['503', 'http', 503, 'The server could not answer.'],
    ['status-9', 'malformed', undefined, undefined],
    ['malformed', 'malformed', undefined, undefined],
    ['empty', 'malformed', undefined, undefined],
    ['offline', 'network', undefined, undefined],
    ['timeout', 'timeout', undefined, undefined],
  ])('of kind %s arrives as %s, is reported once and contains no token', async (fault, kind, status, serverMessage) => {
    const onError = vi.fn();
    const failing = clientWith({ onError });
    for (const [operationId, call] of [
      ['queryHomePageContent', () => failing.homePage('law')],
      ['syncContent', () => failing.sync({ initial: true })],
    ] as const) {
      await mock.configure({ fault: `${operationId}:${fault}` }, 'node');
      const error = await refusal(call());
      expect(error).toMatchObject({ name: 'ApiError', kind, operationId, status, serverMessage });
      expect(onError).toHaveBeenLastCalledWith(error);
      expect(JSON.stringify([error, error.message, error.cause])).not.toContain(token.slice(-5));
    }
    expect(onError).toHaveBeenCalledTimes(2);
  });

  test('names an operation that is in the table of calls', async () => {
    const failing = clientWith({ environment: 'other' });
    const calls = [
      failing.homePage('law'),
      failing.brand('law'),
      failing.deliveryPromise(),
      failing.entry('law-home'),
      failing.previewHomePage('law-home'),
      failing.sync({ initial: true }),
      failing.assetKey(Math.floor(Date.now() / 1000) + 60),
    ];
    for (const error of await Promise.all(calls.map(refusal))) expect(endpoints).toHaveProperty(error.operationId);
  });
});
