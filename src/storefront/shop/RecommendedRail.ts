'use client';

import { lazyScreen } from '../base/lazyScreen.js';

/** The rail of further wines, loaded once a page shows it. The page works without it. */
export const RecommendedRail = lazyScreen(
  'recommended wines',
  async () => (await import('./RecommendedRailContainer.js')).RecommendedRailContainer,
  () => null,
);
