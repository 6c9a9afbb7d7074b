// What the storefront tells its host about.
export * from '../analytics/events.js';
