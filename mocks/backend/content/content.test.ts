import { describe, expect, test } from 'vitest';
import { brands } from '../../../src/brands/registry.js';
import type {
  ContentAsset,
  ContentEntries,
  ContentEntry,
  ContentLink,
  ContentSync,
} from '../../../src/model/content.js';
import { testShop } from '../../testing/testShop.js';
import { isPicture } from '../../transport/picturePath.js';
import { pictureAt } from '../../transport/pictures.js';
import { defaultClock, shopOf, worldOf } from '../../world/world.js';
import { answerCall, routeOf } from '../backend.js';
import { newState } from '../state.js';

const shop = shopOf(worldOf({ brand: 'law' }));
const live = '/content/spaces/wineshop/environments/master';

function ask<Body = ContentEntries>(
  address: string,
  { method = 'GET', body }: { method?: string; body?: unknown } = {},
) {
  const route = routeOf(method, address);
  if (!route) throw new Error(`no row has ${method} ${address}`);
  const { answer } = answerCall(newState(), { method, address, body, sessionId: 'one' }, shop, route);
  return { id: route.row.id, status: answer.status, body: answer.body as Body };
}

/** Indexes a response by id and follows its links as the service's own client does. */
function resolved({ items, includes }: ContentEntries) {
  const byId = new Map<string, ContentEntry | ContentAsset>(
    [...items, ...(includes?.Entry ?? []), ...(includes?.Asset ?? [])].map((each) => [each.sys.id, each]),
  );
  const follow = (link: unknown) => byId.get((link as ContentLink | undefined)?.sys.id ?? '');
  const all = (links: unknown) => (links as ContentLink[]).map((link) => follow(link) as ContentEntry);
  return { page: items[0]!, one: (link: unknown) => follow(link) as ContentEntry, all, follow };
}

const homeOf = (brand: string, base = live) =>
  ask(`${base}/entries?content_type=homePage&fields.brand=${brand}&include=10`);

describe.each(brands.map((brand) => [brand.id, brand] as const))('the home page of %s', (id, brand) => {
  const { body } = homeOf(id);
  const { page, one, all, follow } = resolved(body);

  test('is one entry, with everything it links to', () => {
    expect(body).toMatchObject({ sys: { type: 'Array' }, total: 1 });
    expect(page.fields.brand).toBe(id);
    expect(body.errors).toBeUndefined();
  });

  test('has banners with three pictures each, all with alternative text', () => {
    const banners = [...all(page.fields.topBanners), ...all(page.fields.bottomBanners)];
    expect(banners.length).toBeGreaterThanOrEqual(2);
    // Those of the hero have the brand's own ground.
    for (const { fields } of all(page.fields.bottomBanners))
      expect(fields.backgroundColour).toMatch(/^#|^rgb|^oklch|^hsl/);
    for (const { fields } of banners) {
      expect(fields.link).toMatch(/^\//);
      for (const name of ['desktopImage', 'tabletImage', 'mobileImage']) {
        const { accessibilityText, file } = one(fields[name]).fields;
        expect(accessibilityText).toBeTruthy();
        const { url } = (follow(file) as ContentAsset).fields.file;
        expect(isPicture(url)).toBe(true);
        expect(pictureAt(url, shop)).toContain('<svg');
      }
    }
  });

  test('has grids with the number of cells their layout needs [CONT-010, CONT-023, CONT-024]', () => {
    for (const block of [one(page.fields.topTetris), one(page.fields.bottomTetris)]) {
      expect(block.sys.contentType?.sys.id).toBe('tetrisBlock');
      const layout = Number(/\d+/.exec(String(block.fields.layout))?.[0]);
      expect((block.fields.tetrisCells as unknown[]).length).toBe([4, 5, 4, 6][layout - 1]);
      for (const { fields } of all(block.fields.tetrisCells)) {
        expect(one(fields.button).fields).toMatchObject({
          text: expect.any(String),
          url: expect.stringMatching(/^\//),
        });
        expect(fields.content).toMatchObject({ nodeType: 'document' });
      }
    }
  });

  test('has the brand’s own wording, in its country’s spelling', () => {
    const contentJson = JSON.stringify(body.items.concat(body.includes?.Entry ?? []).map(({ fields }) => fields));
    expect(contentJson).not.toMatch(
      brand.country === 'us'
        ? /\b\w*(?:colour(?!")|flavour|favourite|neighbour)(?!":)/
        : /\b(?:color|flavor|favorite|neighbor)/,
    );
    const others = brands.filter((other) => other.id !== id).map((other) => resolved(homeOf(other.id).body));
    const heading = one(page.fields.partnership).fields.heading;
    for (const other of others) expect(other.one(other.page.fields.partnership).fields.heading).not.toBe(heading);
    expect(all(one(page.fields.highlights).fields.highlightedProducts)).toHaveLength(3);
    expect((one(page.fields.quickLinks).fields.links as unknown[]).length).toBeGreaterThanOrEqual(3);
  });
});

describe('a query', () => {
  test('finds a brand by its identifier, and content by its name', () => {
    const brand = ask(`${live}/entries?content_type=brand&fields.brandIdentifier=npr`);
    expect([brand.id, brand.body.items[0]?.fields.brandIdentifier]).toEqual(['queryBrandContent', 'npr']);
    expect(ask(`${live}/entries?content_type=brand&fields.brandIdentifier=zzz`).body).toMatchObject({ total: 0 });
    const promise = ask(`${live}/entries?content_type=contentQuery&fields.queryName=Delivery%20Promise`);
    expect(promise.id).toBe('queryDeliveryPromiseContent');
    expect(Object.keys(promise.body.items[0]?.fields ?? {})).toEqual(
      expect.arrayContaining([
        'standardDeliveryCollectionPromise',
        'standardDeliveryCollectionTrack',
        'averysStoreCollectionDelivery',
        'storeCollectionDelivery',
      ]),
    );
  });

  test('finds the entries of each type of content apart from all others [CONT-008, CONT-009, CONT-010, CONT-011, CONT-012, CONT-013]', () => {
    const types = [
      [
        'homepageBanner',
        'law-banner-bottom',
        ['backgroundColour', 'desktopImage', 'entryTitle', 'link', 'mobileImage', 'tabletImage'],
      ],
      ['tetrisCell', 'X', []],
      ['tetrisBlock', 'law-top-tetris', ['layout', 'tetrisCells', 'title']],
      ['quickLinks', 'law-quick-links', ['links', 'title']],
      ['partnership', 'law-partnership', ['content', 'heading', 'media']],
      ['highlights', 'law-highlights', ['highlightedProducts', 'title']],
    ] as const;
    for (const [type, id, fields] of types) {
      const { items, total } = ask(`${live}/entries?content_type=${type}&limit=1000`).body;
      expect(total, type).toBeGreaterThanOrEqual(brands.length);
      expect(new Set(items.map(({ sys }) => sys.contentType?.sys.id))).toEqual(new Set([type]));
      const found = items.find(({ sys }) => sys.id === id);
      expect(Object.keys(found?.fields ?? {}).sort(), type).toEqual(fields);
    }
  });

  test('follows links to the requested depth', () => {
    const counts = [0, 1, 2, 3].map((include) => {
      const { includes } = ask(`${live}/entries?sys.id=law-home&include=${include}`).body;
      return (includes?.Entry?.length ?? 0) + (includes?.Asset?.length ?? 0);
    });
    expect(counts[0]).toBe(0);
    expect(counts).toEqual([...new Set(counts)].sort((a, b) => a - b));
    expect(ask(`${live}/entries?sys.id=law-home`).body.includes).toEqual(
      ask(`${live}/entries?sys.id=law-home&include=1`).body.includes,
    );
  });

  test('accepts operators, a limit and a skip, and refuses unknown parameters', () => {
    const total = (query: string) => ask(`${live}/entries?content_type=brand${query}`).body.total;
    expect(total('&fields.brandIdentifier[in]=law,vir')).toBe(2);
    expect(total('&fields.brandIdentifier[ne]=law')).toBe(brands.length - 1);
    expect(total('&fields.nothing[exists]=true')).toBe(0);
    expect(total('&fields.constructor=x')).toBe(0);
    const part = ask(`${live}/entries?content_type=brand&skip=3&limit=2`).body;
    expect([part.total, part.items.length, part.skip, part.limit]).toEqual([brands.length, 2, 3, 2]);
    for (const query of [
      'limit=1001',
      'skip=-1',
      'include=11',
      'fields.brand=law',
      'sys.constructor=1',
      'content_type=none',
    ])
      expect(ask<{ sys: object }>(`${live}/entries?${query}`)).toMatchObject({
        status: 422,
        body: { sys: { type: 'Error', id: 'ValidationFailed' } },
      });
  });

  test('for missing content fails as the service does [CONT-055]', () => {
    for (const address of [
      `${live}/entries/none`,
      `${live}/entries/law-home-draft`,
      `${live}/assets/none`,
      `${live.replace('master', 'other')}/entries`,
      `${live.replace('wineshop', 'other')}/entries/law-home`,
    ])
      expect(ask<{ sys: object }>(address)).toMatchObject({
        status: 404,
        body: { sys: { type: 'Error', id: 'NotFound' }, message: 'The resource could not be found.' },
      });
    expect(ask<ContentEntry>(`${live}/entries/law-home`).body).toMatchObject({
      sys: { id: 'law-home', type: 'Entry' },
    });
    expect(ask(`${live}/entries?sys.id=law-home-draft`).body.items).toEqual([]);
  });

  test('on the preview host also returns unpublished content', () => {
    const preview = ask(`${live.replace('/content/', '/content/preview/')}/entries?sys.id=law-home-draft&include=10`);
    expect(preview.id).toBe('getPreviewContent');
    const draft = resolved(preview.body);
    const published = resolved(homeOf('law').body);
    expect(draft.page.fields.topBanners).toEqual(published.page.fields.bottomBanners);
    expect(draft.all(draft.page.fields.topBanners)[0]?.fields.entryTitle).toBe('The case we take home');
  });
});

test('the broken environment lacks a tablet picture, a cell and an asset', () => {
  const { body } = homeOf('law', live.replace('master', 'broken'));
  const { page, one, all } = resolved(body);
  expect(all(page.fields.topBanners)[0]?.fields).not.toHaveProperty('tabletImage');
  const block = one(page.fields.topTetris);
  expect([block.fields.layout, (block.fields.tetrisCells as unknown[]).length]).toEqual(['Layout 1', 3]);
  expect(body.errors).toEqual([
    {
      sys: { id: 'notResolvable', type: 'error' },
      details: { type: 'Link', linkType: 'Asset', id: 'law-banner-bottom-desktop-file' },
    },
  ]);
});

describe('a sync', () => {
  /** Runs every step of a sync from its first query, continuing with the token alone as the service's own client does. */
  function synced(query: string) {
    const items: ContentSync['items'] = [];
    let token: string | undefined;
    for (let address = `${live}/sync?${query}`; !token; ) {
      const { body } = ask<ContentSync>(address);
      items.push(...body.items);
      token = body.nextSyncUrl?.split('sync_token=')[1];
      address = body.nextPageUrl ?? address;
    }
    return { items, token };
  }
  const types = (items: ContentSync['items']) => [...new Set(items.map(({ sys }) => sys.type))].sort();

  test('returns everything once, then the deletions, then nothing more [CONT-037, CONT-038, CONT-039, CONT-040]', () => {
    const first = synced('initial=true');
    expect(types(first.items)).toEqual(['Asset', 'Entry']);
    expect(first.items.length).toBeGreaterThan(1000);
    expect(new Set(first.items.map(({ sys }) => sys.id)).size).toBe(first.items.length);
    for (const { sys } of first.items) expect(sys.type, sys.id).toBe(sys.contentType ? 'Entry' : 'Asset');
    const second = synced(`sync_token=${first.token}`);
    expect(second.items).toEqual([
      { sys: { id: 'law-banner-summer', type: 'DeletedEntry' } },
      { sys: { id: 'law-banner-summer-file', type: 'DeletedAsset' } },
    ]);
    expect(synced(`sync_token=${second.token}`).items).toEqual([]);
  });

  test('can be limited to one type or one content type in every step [CONT-053]', () => {
    expect(types(synced('initial=true&type=Asset').items)).toEqual(['Asset']);
    const pages = synced('initial=true&type=Entry&content_type=homePage');
    expect(pages.items).toHaveLength(brands.length);
    expect(synced(`sync_token=${synced('initial=true&type=Asset').token}`).items).toHaveLength(1);
  });

  test('needs initial or a token, and type Entry for a content type [CONT-052, CONT-053]', () => {
    const others = ['all', 'Asset', 'Deletion', 'DeletedEntry', 'DeletedAsset'];
    for (const query of [
      '',
      'type=Entry',
      'initial=true&content_type=homePage',
      ...others.map((type) => `initial=true&type=${type}&content_type=homePage`),
      'sync_token=<b>',
      'sync_token=1',
      'initial=no',
    ])
      expect(ask(`${live}/sync?${query}`).status).toBe(422);
  });
});

test('an asset key lasts 172800 seconds at most [CONT-054]', () => {
  const now = Date.parse(defaultClock) / 1000;
  const made = (expiresAt: unknown) =>
    ask<{ policy: string; secret: string }>(`${live}/asset_keys`, { method: 'POST', body: { expiresAt } });
  expect(made(now + 172_800)).toMatchObject({ status: 200, body: { policy: expect.any(String) } });
  for (const wrong of [now + 172_801, now, -1, 1.5, 'soon', undefined]) expect(made(wrong).status).toBe(422);
  // A client that goes by another clock is told what this one says.
  expect(made(now + 172_801).body).toMatchObject({
    message: `expiresAt: is more than 172800 seconds from now, it is ${now} in this shop`,
  });
});

test('a fault has the format of the service’s own errors', async () => {
  const { mock } = testShop();
  const address = `${live}/entries?content_type=brand`;
  for (const [fault, status, id] of [
    ['429', 429, 'RateLimitExceeded'],
    ['503', 503, 'ServerError'],
  ] as const) {
    await mock.configure({ fault: `queryBrandContent:${fault}*1` }, 'one');
    const call = { method: 'GET', address, body: undefined, sessionId: 'one' };
    expect(await mock.serve(call)).toMatchObject({ type: 'answer', status, body: { sys: { type: 'Error', id } } });
    expect(await mock.serve(call)).toMatchObject({ type: 'answer', status: 200 });
  }
});

test.each(['entries', 'assets'])('%s without an id are a resource that could not be found [CONT-055]', (kind) => {
  const { status, body } = ask(`${live}/${kind}/`);
  expect(status).toBe(404);
  expect(body).toMatchObject({ sys: { type: 'Error', id: 'NotFound' }, message: 'The resource could not be found.' });
  expect(ask(`${live}/entries`)).toMatchObject({ id: 'listContentEntries', status: 200 });
});
