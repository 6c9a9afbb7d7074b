import type { Mock } from '../engine/mock.js';
import { answering } from '../transport/answering.js';
import { hostHandlers, type MswHttp } from '../transport/hostHandlers.js';
import { startNodeMock, visitsOfProcess } from '../transport/node.js';
import { type Answer, shopAnswers } from '../transport/shopAnswers.js';

// The shop in Node without its servers: the mock backend, the settings of its world, and the part that responds to
// calls there.

export { createMock, type Mock, type MockOptions, startOf } from '../engine/mock.js';
export { contentSpaceId } from '../fixtures/content/space/parts.js';
export { memoryStore, type Store } from '../stores/store.js';
export type { MswHttp } from '../transport/hostHandlers.js';
export { createMockServer } from '../transport/server.js';
export type { Answer } from '../transport/shopAnswers.js';
export { type Persona, personas } from '../world/personas.js';
export { flags, hostClasses, logins, readSetting, type SettingProblem, type Settings } from '../world/settings.js';

/** Responds to the shop's calls by `fetch` in this process from now on, and passes on all other requests. In a process
 * with an MSW of its own, `handlers` is the better choice: MSW would report the shop's calls as unhandled. */
export function answerProcess(mock: Mock): { stop(): void } {
  const server = startNodeMock(mock);
  return { stop: () => server.close() };
}

/**
 * Returns the mock as a function for a server of the host's own: it answers the shop's requests, which include its
 * pictures and the mock's own addresses below `/__mock`, and resolves to undefined for all others. Page loads are the
 * host's, even at the address of a call. Cookies identify sessions, so they have to go both ways.
 */
export const answerRequests = (mock: Mock): Answer => shopAnswers(mock, { isHosted: true });

/**
 * Returns the mock as handlers of the host's own MSW, version 2 or 3, made with its `http`:
 * `setupServer(...handlers(mock, http))`. What nobody handles stays the host's to decide.
 */
export const handlers = <Handler>(mock: Mock, http: MswHttp<Handler>): Handler[] =>
  hostHandlers(answering(mock, visitsOfProcess()), http);
