import * as z from 'zod/mini';

/** Files at an address of component assets. The documents name only some of them. */
export const componentAssets = z.object({
  /** Names of the files, relative to the requested address. */
  files: z.array(z.string()),
});
/** Names of the files at a component assets address. */
export type ComponentAssets = z.infer<typeof componentAssets>;

/** Body of a reference to an entry or asset of the content service. */
export const contentReference = z.object({
  /** Always `Link`. */
  type: z.literal('Link'),
  /** `Entry` or `Asset`. */
  linkType: z.string(),
  /** Id of the entry or asset. */
  id: z.string(),
});

/** A reference to an entry or asset of the content service. */
export const contentLink = z.object({
  /** The reference itself. */
  sys: contentReference,
});
/** An unresolved reference to an entry or asset of the content service. */
export type ContentLink = z.infer<typeof contentLink>;

/** Metadata of an entry or asset of the content service (CONT-036 to CONT-040). */
export const contentSys = z.looseObject({
  /** Id of the entry or asset. */
  id: z.string(),
  /** Kind of the item; deleted items have kinds of their own. */
  type: z.enum(['Entry', 'Asset', 'DeletedEntry', 'DeletedAsset']),
  /** Content type of an entry. */
  contentType: z.optional(contentLink),
});

/** An entry of the content service (CONT-036, CONT-037, CONT-041). */
export const contentEntry = z.object({
  sys: contentSys,
  /** Fields of the entry by name; its type determines which ones. */
  fields: z.record(z.string(), z.unknown()),
});
/** An entry of the content service, with its fields unparsed. */
export type ContentEntry = z.infer<typeof contentEntry>;

/** An asset of the content service (CONT-038). */
export const contentAsset = z.object({
  sys: contentSys,
  /** Description of the file. */
  fields: z.object({
    /** Title of the file. */
    title: z.string(),
    /** The file. */
    file: z.object({
      /** Address of the file. */
      url: z.string(),
      /** Name of the file. */
      fileName: z.string(),
      /** Media type, such as `image/jpeg`. */
      contentType: z.string(),
      /** Size and dimensions of the file. */
      details: z.object({
        /** Size in bytes. */
        size: z.number(),
        /** Dimensions of the picture. */
        image: z.object({
          /** Width in pixels. */
          width: z.number(),
          /** Width in pixels. */
          height: z.number(),
        }),
      }),
    }),
  }),
});
/** A file of the content service: its size in bytes, and its picture's width and height in px. */
export type ContentAsset = z.infer<typeof contentAsset>;

/** A page of entries with everything they link to; broken links are listed in `errors`. */
export const contentEntries = z.object({
  /** Metadata of the page. */
  sys: z.object({
    /** Always `Array`. */
    type: z.literal('Array'),
  }),
  /** Number of matching entries on all pages. */
  total: z.number(),
  /** Number of entries before this page. */
  skip: z.number(),
  /** Maximum number of entries per page. */
  limit: z.number(),
  /** The entries of this page. */
  items: z.array(contentEntry),
  /** Items the entries link to. */
  includes: z.optional(
    z.object({
      /** Linked entries, at any depth. */
      Entry: z.optional(z.array(contentEntry)),
      /** Linked assets. */
      Asset: z.optional(z.array(contentAsset)),
    }),
  ),
  /** Links that could not be resolved. */
  errors: z.optional(
    z.array(
      z.object({
        /** Metadata of the error. */
        sys: z.object({
          /** Kind of the error, such as `notResolvable`. */
          id: z.string(),
          /** Always `error`. */
          type: z.literal('error'),
        }),
        /** The broken link. */
        details: contentReference,
      }),
    ),
  ),
});
/** One page of a content service response to a query. */
export type ContentEntries = z.infer<typeof contentEntries>;

/** One page of a sync: everything, or the changes since the last one, including deletions (CONT-039, CONT-040). */
export const contentSync = z.object({
  /** Metadata of the page. */
  sys: z.object({
    /** Always `Array`. */
    type: z.literal('Array'),
  }),
  /** New, changed and deleted items. */
  items: z.array(
    z.object({
      /** Metadata of the entry or asset. */
      sys: contentSys,
      /** Fields by name, each by locale; absent on a deletion. */
      fields: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
  /** Address of the next page of this sync; absent on the last page. */
  nextPageUrl: z.optional(z.string()),
  /** Address of the next sync; only on the last page. */
  nextSyncUrl: z.optional(z.string()),
});
/** One page of a sync with the content service. */
export type ContentSync = z.infer<typeof contentSync>;

/** A key for signing the addresses of protected assets. */
export const contentAssetKey = z.object({
  /** Policy to send with a signed address. */
  policy: z.string(),
  /** Secret used to sign the addresses. */
  secret: z.string(),
});

/** Changes since the last sync; everything the first time. Each field holds its values by locale. */
export interface ContentChanges {
  readonly entries: readonly ContentEntry[];
  readonly assets: readonly ContentEntry[];
  readonly deletedEntries: readonly Pick<ContentEntry, 'sys'>[];
  readonly deletedAssets: readonly Pick<ContentEntry, 'sys'>[];
  /** Token the next sync continues from. */
  readonly nextSyncToken: string;
}

/** The text of the delivery panel (DLVR-011 to DLVR-015). */
export interface DeliveryPromiseContent {
  readonly standardDeliveryCollectionPromise?: string | undefined;
  readonly standardDeliveryCollectionTrack?: string | undefined;
  readonly averysStoreCollectionDelivery?: string | undefined;
  readonly storeCollectionDelivery?: string | undefined;
}
