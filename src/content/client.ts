import type * as z from 'zod/mini';
import {
  type ContentChanges,
  type ContentEntry,
  contentAssetKey,
  contentEntry,
  type DeliveryPromiseContent,
} from '../model/content.js';
import type { ApiError } from '../model/error.js';
import type { HomePageContent } from '../model/homePage.js';
import type { BrandContent } from '../model/site.js';
import { brandEntry, changes, deliveryPromiseEntry, entries } from './answers.js';
import {
  type ContentDelivery,
  type ContentHost,
  type ContentSyncQuery,
  type DeliverySettings,
  deliveryAt,
} from './delivery.js';
import { contentError } from './failure.js';
import { homePageOf } from './homePage.js';
import { checkThrottle } from './limits.js';

/** Address and limits of the content service, and the failure callback. */
export interface ContentSettings extends ContentHost, DeliverySettings {
  /** Host and token of the preview API. Without them, `previewHomePage` throws. */
  readonly preview?: ContentHost;
  /** Called once for every failed request, before the call rejects. */
  readonly onError?: (error: ApiError) => void;
}

/** The content service calls the kit makes. They reject only with an `ApiError`. */
export interface ContentClient {
  /** Fetches a brand's home page; undefined when the brand has none (CONT-004). */
  homePage(brand: string): Promise<HomePageContent | undefined>;
  /**
   * Fetches an unpublished home page by the id of its entry (CONT-003, CONT-007).
   * @throws Error when the settings have no `preview`.
   */
  previewHomePage(id: string): Promise<HomePageContent>;
  /** Fetches a brand's own entry (CONT-005). */
  brand(brandIdentifier: string): Promise<BrandContent | undefined>;
  /** Fetches the text of the delivery panel (CONT-006). */
  deliveryPromise(): Promise<DeliveryPromiseContent | undefined>;
  /** Fetches any entry, with everything it links to (CONT-036, CONT-041). */
  entry(id: string): Promise<ContentEntry>;
  /** Fetches everything, or what has changed since the last sync, without resolving links. */
  sync(query: ContentSyncQuery): Promise<ContentChanges>;
  /** Fetches a key to protected assets; `expiresAt` is in seconds since 1970 (CONT-054). */
  assetKey(expiresAt: number): Promise<z.infer<typeof contentAssetKey>>;
}

/** Maximum depth to which the service resolves links; a picture is three links below its page. */
const deepest = 10;

/**
 * Creates the page's content client. Its first call loads the service's own client, so make that call after the first
 * paint.
 * @throws RangeError when `throttle` is not 1 to 30.
 */
export function createContentClient({ preview, onError, ...settings }: ContentSettings): ContentClient {
  if (settings.throttle !== undefined) checkThrottle(settings.throttle);
  const live = deliveryAt(settings, settings);
  const drafts = preview && deliveryAt({ host: 'preview.contentful.com', ...preview }, settings);

  async function callService<Answer>(
    operationId: string,
    connect: (operationId: string) => Promise<ContentDelivery>,
    request: (delivery: ContentDelivery) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await request(await connect(operationId));
    } catch (thrown) {
      const error = contentError(operationId, thrown);
      onError?.(error);
      throw error;
    }
  }

  /** Fetches and parses the first matching entry; undefined when none matches. */
  const first = <Found>(operationId: string, query: Record<string, string | number>, read: (entry: unknown) => Found) =>
    callService(operationId, live, async ({ withoutUnresolvableLinks: delivery }) => {
      const { items } = entries.parse(await delivery.getEntries({ ...query, limit: 1 }));
      return items[0] && read(items[0]);
    });

  return {
    homePage: (brand) =>
      first('queryHomePageContent', { content_type: 'homePage', 'fields.brand': brand, include: deepest }, homePageOf),
    previewHomePage: async (id) => {
      if (!drafts) throw new Error('A preview needs `preview` among the settings of the content client.');
      return callService('getPreviewContent', drafts, async ({ withoutUnresolvableLinks: delivery }) =>
        homePageOf(await delivery.getEntry(id, { include: deepest })),
      );
    },
    brand: (brandIdentifier) =>
      first(
        'queryBrandContent',
        { content_type: 'brand', 'fields.brandIdentifier': brandIdentifier, include: 0 },
        (entry) => brandEntry.parse(entry).fields,
      ),
    deliveryPromise: () =>
      first(
        'queryDeliveryPromiseContent',
        { content_type: 'contentQuery', 'fields.queryName': 'Delivery Promise', include: 0 },
        (entry) => deliveryPromiseEntry.parse(entry).fields,
      ),
    entry: (id) =>
      callService('listContentEntries', live, async ({ withoutUnresolvableLinks: delivery }) =>
        contentEntry.parse(await delivery.getEntry(id, { include: deepest })),
      ),
    sync: (query) =>
      // Links stay unresolved, because they may refer to entries of an earlier sync. The query is copied, because the
      // client writes to it.
      callService('syncContent', live, async ({ withoutLinkResolution: delivery }) =>
        changes.parse(await delivery.sync({ ...query })),
      ),
    assetKey: (expiresAt) =>
      callService('createContentAssetKey', live, async (delivery) =>
        contentAssetKey.parse(await delivery.createAssetKey(expiresAt)),
      ),
  };
}
