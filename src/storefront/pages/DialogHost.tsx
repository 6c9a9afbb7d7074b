'use client';

import { lazyScreen } from '../base/lazyScreen.js';
import { useTastingNoteTriggers } from './useTastingNoteTriggers.js';

/** Loaded after the first paint, at once: a failed call must be able to open a dialog when no more code can be loaded. */
const Dialogs = lazyScreen('dialogs', async () => (await import('./dialogs.js')).Dialogs);

/** Renders the page's open dialog; a page has only one host. */
export function DialogHost() {
  useTastingNoteTriggers();
  return <Dialogs />;
}
