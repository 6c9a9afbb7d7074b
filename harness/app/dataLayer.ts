import type { Track } from '../../src/entries/analytics.js';

declare global {
  interface Window {
    /** Where tag managers look for events (OPEN-093). */
    dataLayer?: unknown[];
  }
}

/** Passes events to tag managers, as hosts do. */
export const tellDataLayer: Track = (event) => {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
};
