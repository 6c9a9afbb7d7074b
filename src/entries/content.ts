// The content service, for after the first paint: its client, its limits, and what the client makes of entries.
export * from '../content/client.js';
export * from '../content/delivery.js';
export * from '../content/homePage.js';
export * from '../content/limits.js';
