// The endpoint table, the client that calls it, its errors, and a comparison with what the shop's servers answer.
export {
  type CallOptions,
  type Client,
  type ClientOptions,
  callAddress,
  createClient,
  type LaterEndpoint,
} from '../api/client.js';
export type { ContractDifference } from '../api/contract/differences.js';
export { checkRecording, RecordingError, type RecordingReport } from '../api/contract/recording.js';
export { type ContractWatch, watchContract } from '../api/contract/watchContract.js';
export * from '../api/endpoint.js';
export * from '../api/endpoints/addressBook.js';
export * from '../api/endpoints/basket.js';
export * from '../api/endpoints/cards.js';
export * from '../api/endpoints/checkout.js';
export * from '../api/endpoints/content.js';
export * from '../api/endpoints/customer.js';
export * from '../api/endpoints/delivery.js';
export * from '../api/endpoints/fragments.js';
export * from '../api/endpoints/freeGifts.js';
export * from '../api/endpoints/identity.js';
export * from '../api/endpoints/nextCases.js';
export * from '../api/endpoints/offers.js';
export * from '../api/endpoints/orders.js';
export * from '../api/endpoints/planDeliveries.js';
export * from '../api/endpoints/plans.js';
export * from '../api/endpoints/product.js';
export * from '../api/endpoints/savings.js';
export * from '../api/endpoints/search.js';
export * from '../api/endpoints/subscriptions.js';
export * from '../api/endpoints/vouchers.js';
export * from '../api/endpoints/wineRewards.js';
export * from '../api/endpoints.js';
export { redact, redactAddress } from '../api/redact.js';
export * from '../api/wording.js';
export { ApiError, type ApiErrorDetails, type ApiErrorKind } from '../model/error.js';
