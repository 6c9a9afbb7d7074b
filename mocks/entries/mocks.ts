import type { Mock } from '../engine/mock.js';
import { startBrowserMock } from '../transport/browser.js';

// The shop without its servers, for a page: the mock backend, the settings of its world, and what answers the page's calls.

export { createMock, type Mock, type MockOptions, startOf } from '../engine/mock.js';
export { contentSpaceId } from '../fixtures/content/space/parts.js';
export { indexedDbStore } from '../stores/indexedDbStore.js';
export { memoryStore, type Store } from '../stores/store.js';
export { browserSession } from '../transport/browser.js';
export { type Persona, personas } from '../world/personas.js';
export { flags, hostClasses, logins, readSetting, type SettingProblem, type Settings } from '../world/settings.js';

/** Has a service worker answer the page's calls from now on. Its script comes with this package, as `mocks/mockServiceWorker.js`: it
 * must stand on the page's own site, at the root to see every call. */
export async function answerPage(mock: Mock, workerUrl = '/mockServiceWorker.js'): Promise<{ stop(): void }> {
  const { worker } = await startBrowserMock(mock, workerUrl);
  return { stop: () => worker.stop() };
}
