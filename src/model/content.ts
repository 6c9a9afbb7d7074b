import * as z from 'zod/mini';

/** The files at an address of component assets. The documents name them only in part. */
export const componentAssets = z.object({ files: z.array(z.string()) });
/** The files below an address of component assets, by name. */
export type ComponentAssets = z.infer<typeof componentAssets>;

/** What a reference to an entry or asset of the content service says. */
export const contentReference = z.object({ type: z.literal('Link'), linkType: z.string(), id: z.string() });

/** A reference to an entry or asset of the content service. */
export const contentLink = z.object({ sys: contentReference });
/** A reference to an entry or asset of the content service, not yet resolved. */
export type ContentLink = z.infer<typeof contentLink>;

/** Metadata of an entry or asset of the content service (CONT-036 to CONT-040). */
export const contentSys = z.looseObject({
  id: z.string(),
  type: z.enum(['Entry', 'Asset', 'DeletedEntry', 'DeletedAsset']),
  contentType: z.optional(contentLink),
});

/** An entry of the content service (CONT-036, CONT-037, CONT-041). */
export const contentEntry = z.object({ sys: contentSys, fields: z.record(z.string(), z.unknown()) });
/** An entry of the content service, its fields unread. */
export type ContentEntry = z.infer<typeof contentEntry>;

/** An asset of the content service (CONT-038). */
export const contentAsset = z.object({
  sys: contentSys,
  fields: z.object({
    title: z.string(),
    file: z.object({
      url: z.string(),
      fileName: z.string(),
      contentType: z.string(),
      details: z.object({ size: z.number(), image: z.object({ width: z.number(), height: z.number() }) }),
    }),
  }),
});
/** A file of the content service; its size in bytes, its picture's width and height in px. */
export type ContentAsset = z.infer<typeof contentAsset>;

/** A page of entries with what they link to; broken links are listed in `errors`. */
export const contentEntries = z.object({
  sys: z.object({ type: z.literal('Array') }),
  total: z.number(),
  skip: z.number(),
  limit: z.number(),
  items: z.array(contentEntry),
  includes: z.optional(
    z.object({ Entry: z.optional(z.array(contentEntry)), Asset: z.optional(z.array(contentAsset)) }),
  ),
  errors: z.optional(
    z.array(
      z.object({
        sys: z.object({ id: z.string(), type: z.literal('error') }),
        details: contentReference,
      }),
    ),
  ),
});
/** One page of the content service's answer to a query. */
export type ContentEntries = z.infer<typeof contentEntries>;

/** One page of a sync: everything, or what changed since, deletions included (CONT-039, CONT-040). */
export const contentSync = z.object({
  sys: z.object({ type: z.literal('Array') }),
  items: z.array(z.object({ sys: contentSys, fields: z.optional(z.record(z.string(), z.unknown())) })),
  nextPageUrl: z.optional(z.string()),
  nextSyncUrl: z.optional(z.string()),
});
/** One page of a sync with the content service. */
export type ContentSync = z.infer<typeof contentSync>;

/** A key that signs the addresses of protected assets. */
export const contentAssetKey = z.object({ policy: z.string(), secret: z.string() });

/** What changed since the last sync; everything the first time. Fields are by locale. */
export interface ContentChanges {
  readonly entries: readonly ContentEntry[];
  readonly assets: readonly ContentEntry[];
  readonly deletedEntries: readonly Pick<ContentEntry, 'sys'>[];
  readonly deletedAssets: readonly Pick<ContentEntry, 'sys'>[];
  /** Token the next sync continues from. */
  readonly nextSyncToken: string;
}

/** The texts of the delivery panel (DLVR-011 to DLVR-015). */
export interface DeliveryPromiseContent {
  readonly standardDeliveryCollectionPromise?: string | undefined;
  readonly standardDeliveryCollectionTrack?: string | undefined;
  readonly averysStoreCollectionDelivery?: string | undefined;
  readonly storeCollectionDelivery?: string | undefined;
}
