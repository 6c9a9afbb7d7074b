import * as z from 'zod/mini';
import { contentEntry } from '../model/content.js';

/** Entries as the service's client returns them, with links resolved, even circular ones. */
export const entries = z.object({ sys: z.object({ type: z.literal('Array') }), items: z.array(contentEntry) });

export const brandEntry = z.object({
  fields: z.object({ brandIdentifier: z.string(), enableRecentlyBrowsed: z.boolean() }),
});

const panelText = z.catch(z.optional(z.string()), undefined);

export const deliveryPromiseEntry = z.object({
  fields: z.object({
    standardDeliveryCollectionPromise: panelText,
    standardDeliveryCollectionTrack: panelText,
    averysStoreCollectionDelivery: panelText,
    storeCollectionDelivery: panelText,
  }),
});

const deleted = z.array(z.pick(contentEntry, { sys: true }));

/** A completed sync. The service's client treats an unreadable response as an empty one, which has no token. */
export const changes = z.object({
  entries: z.array(contentEntry),
  assets: z.array(contentEntry),
  deletedEntries: deleted,
  deletedAssets: deleted,
  nextSyncToken: z.string(),
});
