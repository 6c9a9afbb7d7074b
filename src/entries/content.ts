// The content service, for after the first paint: its client, its limits, and what the client makes of entries.
export {
  type ContentClient,
  type ContentSettings,
  type ContentSyncQuery,
  createContentClient,
} from '../content/client.js';
export type { ContentHost } from '../content/delivery.js';
export { homePageOf } from '../content/homePage.js';
export { contentEnvironment, contentRetryLimit, contentTimeoutMs } from '../content/limits.js';
