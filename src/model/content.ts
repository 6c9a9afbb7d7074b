import * as z from 'zod/mini';

/** The files at an address of component assets. The documents name them only in part. */
export const componentAssets = z.object({
  /** Names of the files, below the address that was asked for. */
  files: z.array(z.string()),
});
/** The files below an address of component assets, by name. */
export type ComponentAssets = z.infer<typeof componentAssets>;

/** What a reference to an entry or asset of the content service says. */
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
/** A reference to an entry or asset of the content service, not yet resolved. */
export type ContentLink = z.infer<typeof contentLink>;

/** Metadata of an entry or asset of the content service (CONT-036 to CONT-040). */
export const contentSys = z.looseObject({
  /** Id of the entry or asset. */
  id: z.string(),
  /** What it is, or was before it was deleted. */
  type: z.enum(['Entry', 'Asset', 'DeletedEntry', 'DeletedAsset']),
  /** Type of an entry. */
  contentType: z.optional(contentLink),
});

/** An entry of the content service (CONT-036, CONT-037, CONT-041). */
export const contentEntry = z.object({
  sys: contentSys,
  /** Fields of the entry by name; which ones its type says. */
  fields: z.record(z.string(), z.unknown()),
});
/** An entry of the content service, its fields unread. */
export type ContentEntry = z.infer<typeof contentEntry>;

/** An asset of the content service (CONT-038). */
export const contentAsset = z.object({
  sys: contentSys,
  /** What the file is. */
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
      /** Measures of the file. */
      details: z.object({
        /** Bytes. */
        size: z.number(),
        /** Measures of the picture. */
        image: z.object({
          /** Pixels. */
          width: z.number(),
          /** Pixels. */
          height: z.number(),
        }),
      }),
    }),
  }),
});
/** A file of the content service; its size in bytes, its picture's width and height in px. */
export type ContentAsset = z.infer<typeof contentAsset>;

/** A page of entries with what they link to; broken links are listed in `errors`. */
export const contentEntries = z.object({
  /** Metadata of the page. */
  sys: z.object({
    /** Always `Array`. */
    type: z.literal('Array'),
  }),
  /** Entries that match, of all pages together. */
  total: z.number(),
  /** Entries before this page. */
  skip: z.number(),
  /** Most entries a page has. */
  limit: z.number(),
  /** The entries of this page. */
  items: z.array(contentEntry),
  /** What the entries link to. */
  includes: z.optional(
    z.object({
      /** Entries they link to, however deep. */
      Entry: z.optional(z.array(contentEntry)),
      /** Assets they link to. */
      Asset: z.optional(z.array(contentAsset)),
    }),
  ),
  /** Links that lead nowhere. */
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
        /** The link that leads nowhere. */
        details: contentReference,
      }),
    ),
  ),
});
/** One page of the content service's answer to a query. */
export type ContentEntries = z.infer<typeof contentEntries>;

/** One page of a sync: everything, or what changed since, deletions included (CONT-039, CONT-040). */
export const contentSync = z.object({
  /** Metadata of the page. */
  sys: z.object({
    /** Always `Array`. */
    type: z.literal('Array'),
  }),
  /** What is new, changed or deleted. */
  items: z.array(
    z.object({
      /** Metadata of the entry or asset. */
      sys: contentSys,
      /** Fields by name, each by locale; a deletion has none. */
      fields: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
  /** Address of the next page of this sync; none on the last page. */
  nextPageUrl: z.optional(z.string()),
  /** Address of the next sync; on the last page only. */
  nextSyncUrl: z.optional(z.string()),
});
/** One page of a sync with the content service. */
export type ContentSync = z.infer<typeof contentSync>;

/** A key that signs the addresses of protected assets. */
export const contentAssetKey = z.object({
  /** Policy to send along with a signed address. */
  policy: z.string(),
  /** Secret the addresses are signed with. */
  secret: z.string(),
});

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
