// The analytics events that a host receives.
export * from '../analytics/events.js';
export type { HostUserFields, UserFields, UserSubscription } from '../analytics/userFields.js';
