import type { Mock } from '../engine/mock.js';
import { startNodeMock } from '../transport/node.js';

// The shop in Node without its servers: the mock backend, the settings of its world, and the part that responds to
// calls there.

export { createMock, type Mock, type MockOptions, startOf } from '../engine/mock.js';
export { contentSpaceId } from '../fixtures/content/space/parts.js';
export { memoryStore, type Store } from '../stores/store.js';
export { createMockServer } from '../transport/server.js';
export { type Persona, personas } from '../world/personas.js';
export { flags, hostClasses, logins, readSetting, type SettingProblem, type Settings } from '../world/settings.js';

/** Responds to every request of this process from now on. An unknown request fails. */
export function answerProcess(mock: Mock): { stop(): void } {
  const server = startNodeMock(mock);
  return { stop: () => server.close() };
}
