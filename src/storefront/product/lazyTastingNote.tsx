'use client';

import { lazyScreen } from '../base/lazyScreen.js';

/** The tasting note over its product's page, loaded when the address requests it. */
export const LazyTastingNote = lazyScreen(
  'tasting note',
  async () => (await import('./TastingNoteOverlayContainer.js')).TastingNoteOverlayContainer,
);
