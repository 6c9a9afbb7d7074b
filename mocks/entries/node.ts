import type { Mock } from '../mock.js';
import { startNodeMock } from '../node.js';

// The shop without its servers, for Node: the mock backend, the settings of its world, and what answers calls there.

export { contentSpaceId } from '../fixtures/content/space/parts.js';
export { createMock, type Mock, type MockOptions, startOf } from '../mock.js';
export { type Persona, personas } from '../personas.js';
export { createMockServer } from '../server.js';
export { flags, hostClasses, logins, readSetting, type SettingProblem, type Settings } from '../settings.js';
export { memoryStore, type Store } from '../store.js';

/** Answers every request of this process from now on; one the shop does not know fails. */
export function answerProcess(mock: Mock): { stop(): void } {
  const server = startNodeMock(mock);
  return { stop: () => server.close() };
}
