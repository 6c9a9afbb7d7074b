/** The content service: entries, assets and syncs. It has its own error format. */

import * as z from 'zod/mini';
import { contentAsset, contentAssetKey, contentEntries, contentEntry, contentSync } from '../../model/content.js';
import { defineEndpoint } from '../endpoint.js';
import { contentId, contentPathId, contentQuery, contentSpace, contentToken, contentValue } from '../fields.js';

/** Queries home page entries of the content service; `fields.brand` narrows them to one brand. */
export const queryHomePageContent = defineEndpoint({
  id: 'queryHomePageContent',
  method: 'GET',
  path: '/content/spaces/{space}/environments/{environment}/entries',
  when: { query: { content_type: 'homePage' } },
  params: z.object(contentSpace),
  query: z.catchall(
    z.object({
      /** Id of a brand. */
      'fields.brand': z.optional(contentValue),
      ...contentQuery,
    }),
    contentValue,
  ),
  format: 'content',
  response: contentEntries,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['CONT-001', 'CONT-004'],
});

/** Queries brand entries of the content service; `fields.brandIdentifier` narrows them to one brand. */
export const queryBrandContent = defineEndpoint({
  id: 'queryBrandContent',
  method: 'GET',
  path: '/content/spaces/{space}/environments/{environment}/entries',
  when: { query: { content_type: 'brand' } },
  params: z.object(contentSpace),
  query: z.catchall(
    z.object({
      /** Id of a brand. */
      'fields.brandIdentifier': z.optional(contentValue),
      ...contentQuery,
    }),
    contentValue,
  ),
  format: 'content',
  response: contentEntries,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['CONT-001', 'CONT-005'],
});

/** Queries the entry with the delivery panel's text, by name in `fields.queryName`. */
export const queryDeliveryPromiseContent = defineEndpoint({
  id: 'queryDeliveryPromiseContent',
  method: 'GET',
  path: '/content/spaces/{space}/environments/{environment}/entries',
  when: { query: { content_type: 'contentQuery' } },
  params: z.object(contentSpace),
  query: z.catchall(
    z.object({
      /** Name of the query. */
      'fields.queryName': z.optional(contentValue),
      ...contentQuery,
    }),
    contentValue,
  ),
  format: 'content',
  response: contentEntries,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['CONT-002', 'CONT-006', 'DLVR-015'],
});

/** Queries entries of any type, or a single entry by id. The service's own client fetches single entries this way, to
 * include their links. */
export const listContentEntries = defineEndpoint({
  id: 'listContentEntries',
  method: 'GET',
  path: '/content/spaces/{space}/environments/{environment}/entries',
  params: z.object(contentSpace),
  query: z.catchall(z.object(contentQuery), contentValue),
  format: 'content',
  response: contentEntries,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['CONT-001'],
});

/** Queries entries of the preview API, including unpublished ones. */
export const getPreviewContent = defineEndpoint({
  id: 'getPreviewContent',
  method: 'GET',
  path: '/content/preview/spaces/{space}/environments/{environment}/entries',
  params: z.object(contentSpace),
  query: z.catchall(z.object(contentQuery), contentValue),
  format: 'content',
  response: contentEntries,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['CONT-003', 'CONT-007'],
});

/** Fetches an entry of the content service by its id, without the entries it links to. */
export const getContentEntry = defineEndpoint({
  id: 'getContentEntry',
  method: 'GET',
  path: '/content/spaces/{space}/environments/{environment}/entries/{id}',
  params: z.object({
    ...contentSpace,
    /** Id of the entry. */
    id: contentPathId,
  }),
  format: 'content',
  response: contentEntry,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['CONT-055'],
});

/** Fetches an asset of the content service by its id. */
export const getContentAsset = defineEndpoint({
  id: 'getContentAsset',
  method: 'GET',
  path: '/content/spaces/{space}/environments/{environment}/assets/{id}',
  params: z.object({
    ...contentSpace,
    /** Id of the asset. */
    id: contentPathId,
  }),
  format: 'content',
  response: contentAsset,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['CONT-038'],
});

/** Fetches all content or, with `sync_token`, what has changed since. */
export const syncContent = defineEndpoint({
  id: 'syncContent',
  method: 'GET',
  path: '/content/spaces/{space}/environments/{environment}/sync',
  params: z.object(contentSpace),
  query: z.object({
    /** `true` to fetch all content; otherwise leave it unset and send a token to continue from. */
    initial: z.optional(z.literal('true')),
    /** Token of the next page or the next sync. */
    sync_token: z.optional(contentToken),
    /** Restricts the sync to entries, assets or deletions; defaults to `all`. */
    type: z.optional(z.enum(['all', 'Entry', 'Asset', 'Deletion', 'DeletedEntry', 'DeletedAsset'])),
    /** Restricts the sync to entries of this type. */
    content_type: z.optional(contentId),
  }),
  format: 'content',
  response: contentSync,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['CONT-052', 'CONT-053'],
});

/** Creates a key for signing the addresses of protected assets. */
export const createContentAssetKey = defineEndpoint({
  id: 'createContentAssetKey',
  method: 'POST',
  path: '/content/spaces/{space}/environments/{environment}/asset_keys',
  params: z.object(contentSpace),
  body: z.object({
    /** Expiry time, in seconds since 1970; at most 172800 seconds from now (CONT-054). */
    expiresAt: z.int('must be a whole number of seconds'),
  }),
  format: 'content',
  response: contentAssetKey,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['CONT-054'],
});
