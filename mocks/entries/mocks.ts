import type { Mock } from '../engine/mock.js';
import { answering } from '../transport/answering.js';
import { startBrowserMock, visitsOfResumedPage } from '../transport/browser.js';
import { hostHandlers, type MswHttp } from '../transport/hostHandlers.js';

// The shop in a page without its servers: the mock backend, the settings of its world, and the part that responds to
// the page's calls.

export { createMock, type Mock, type MockOptions, startOf } from '../engine/mock.js';
export { contentSpaceId } from '../fixtures/content/space/parts.js';
export { indexedDbStore } from '../stores/indexedDbStore.js';
export { memoryStore, type Store } from '../stores/store.js';
export type { MswHttp } from '../transport/hostHandlers.js';
export { browserSession } from '../transport/pageSession.js';
export { type Persona, personas } from '../world/personas.js';
export { flags, hostClasses, logins, readSetting, type SettingProblem, type Settings } from '../world/settings.js';

/** Makes a service worker respond to the page's calls. Its script ships with this package as
 * `mocks/mockServiceWorker.js` and must be served by the page's own site, from the root if it is to see every call. */
export async function answerPage(mock: Mock, workerUrl = '/mockServiceWorker.js'): Promise<{ stop(): void }> {
  const { worker } = await startBrowserMock(mock, workerUrl);
  return { stop: () => worker.stop() };
}

/**
 * Returns the mock as handlers of the host's own MSW, version 2 or 3, made with its `http`:
 * `setupWorker(...handlers(mock, http))`. What nobody handles stays the host's to decide.
 */
export const handlers = <Handler>(mock: Mock, http: MswHttp<Handler>): Handler[] =>
  hostHandlers(answering(mock, visitsOfResumedPage(mock)), http);
