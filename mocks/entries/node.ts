import type { Mock } from '../engine/mock.js';
import { startNodeMock } from '../transport/node.js';

// The shop without its servers, for Node: the mock backend, the settings of its world, and what answers calls there.

export { createMock, type Mock, type MockOptions, startOf } from '../engine/mock.js';
export { contentSpaceId } from '../fixtures/content/space/parts.js';
export { memoryStore, type Store } from '../stores/store.js';
export { createMockServer } from '../transport/server.js';
export { type Persona, personas } from '../world/personas.js';
export { flags, hostClasses, logins, readSetting, type SettingProblem, type Settings } from '../world/settings.js';

/** Answers every request of this process from now on; one the shop does not know fails. */
export function answerProcess(mock: Mock): { stop(): void } {
  const server = startNodeMock(mock);
  return { stop: () => server.close() };
}
