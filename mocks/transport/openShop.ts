import { createMock, type Mock, startOf } from '../engine/mock.js';
import { fileStore, readShopFile, type StateFileError, withSettings } from '../stores/fileStore.js';
import { lockFile } from '../stores/lockFile.js';
import { memoryStore } from '../stores/store.js';
import type { Settings } from '../world/settings.js';

/** A shop for a server on this machine. */
export interface OpenShop {
  readonly mock: Mock;
  readonly start: Settings;
  /** Writes what is not in the file yet. */
  write(): Promise<void>;
  /** Lets another process have the file. */
  letGo(): void;
}

/**
 * Opens a shop with these settings in memory, or the shop in a file, which it keeps there. Its visits are kept once they
 * hold something. `onFailure` receives the reason why a change could not be written.
 * @throws StateFileError when the file is in use or holds no usable shop, or when the settings are of another world
 */
export function openShop(
  chosen: Partial<Settings>,
  file: string | undefined,
  onFailure: (error: StateFileError) => void,
): OpenShop {
  const start: Settings = { ...startOf('law'), latency: 0, ...chosen };
  const isOpen = { forgetsIdleVisits: true };
  if (file === undefined)
    return { mock: createMock({ store: memoryStore(), start, ...isOpen }), start, write: async () => {}, letGo() {} };
  const letGo = lockFile(file);
  try {
    const stored = readShopFile(file);
    const from = stored && withSettings(file, stored, chosen);
    const { store, write } = fileStore(file, from, onFailure);
    const first = from?.saved.settings ?? start;
    return { mock: createMock({ store, start: first, ...isOpen }), start: first, write, letGo };
  } catch (error) {
    letGo();
    throw error;
  }
}
