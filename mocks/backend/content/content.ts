import type * as content from '../../../src/api/endpoints/content.js';
import { type ContentSet, contentSpaceId } from '../../fixtures/content/space/parts.js';
import { contentOfSpace, environments } from '../../fixtures/content/space/space.js';
import { hash } from '../../fixtures/seeded.js';
import { contentNotFound } from '../failedBody.js';
import type { Resolvers, Tools } from '../resolver.js';
import { queryEntries } from './contentQuery.js';
import { syncStep } from './contentSync.js';

interface Place {
  readonly space: string;
  readonly environment: string;
}

/** Returns the published content of an environment of the space. */
function setAt({ space, environment }: Place, { shop, refuse }: Tools): ContentSet {
  const environmentName = environments.find((name) => name === environment);
  return environmentName && space === contentSpaceId
    ? contentOfSpace(shop.world.clock)[environmentName]
    : refuse.notFound(contentNotFound);
}

/** Returns an environment's content including unpublished entries. */
const previewAt = (place: Place, tools: Tools): ContentSet => {
  const { entries, assets } = setAt(place, tools);
  return { entries: [...entries, ...contentOfSpace(tools.shop.world.clock).drafts], assets };
};

const longestAssetKey = 172_800;

export const contentResolvers: Resolvers<typeof content> = {
  queryHomePageContent: (_, { params, query }, tools) =>
    queryEntries(setAt(params, tools), { ...query, content_type: 'homePage' }, tools.refuse),

  queryBrandContent: (_, { params, query }, tools) =>
    queryEntries(setAt(params, tools), { ...query, content_type: 'brand' }, tools.refuse),

  queryDeliveryPromiseContent: (_, { params, query }, tools) =>
    queryEntries(setAt(params, tools), { ...query, content_type: 'contentQuery' }, tools.refuse),

  listContentEntries: (_, { params, query }, tools) => queryEntries(setAt(params, tools), query, tools.refuse),

  getPreviewContent: (_, { params, query }, tools) => queryEntries(previewAt(params, tools), query, tools.refuse),

  getContentEntry: (_, { params }, tools) =>
    setAt(params, tools).entries.find(({ sys }) => sys.id === params.id) ?? tools.refuse.notFound(contentNotFound),

  getContentAsset: (_, { params }, tools) =>
    setAt(params, tools).assets.find(({ sys }) => sys.id === params.id) ?? tools.refuse.notFound(contentNotFound),

  syncContent: (_, { params, query }, tools) => {
    const path = `/content/spaces/${params.space}/environments/${params.environment}/sync`;
    return syncStep(setAt(params, tools), query, path, tools.refuse);
  },

  createContentAssetKey: (_, { params, body: { expiresAt } }, tools) => {
    setAt(params, tools);
    // By the shop's clock, as everything else here, so that the same calls get the same answers on any day.
    const now = Math.floor(tools.now.getTime() / 1000);
    const byClock = `it is ${now} in this shop`;
    if (expiresAt <= now) tools.refuse.invalid(`expiresAt: is in the past, ${byClock}`);
    if (expiresAt > now + longestAssetKey)
      tools.refuse.invalid(`expiresAt: is more than ${longestAssetKey} seconds from now, ${byClock}`);
    return { policy: `policy-${expiresAt}`, secret: `secret-${hash(`${expiresAt}:${tools.random()}`)}` };
  },
};
