// The analytics events a host receives.
export * from '../analytics/events.js';
