// The content service: its client, its limits, and the content the client returns. To be used after the first paint.
export {
  type ContentClient,
  type ContentSettings,
  createContentClient,
} from '../content/client.js';
export type {
  ContentDelivery,
  ContentHost,
  ContentSdk,
  ContentSdkParams,
  ContentSyncQuery,
} from '../content/delivery.js';
export { homePageOf } from '../content/homePage.js';
export { contentEnvironment, contentRetryLimit, contentTimeoutMs } from '../content/limits.js';
