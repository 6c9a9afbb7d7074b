import { openDB } from 'idb';
import { newState, type ShopState } from './backend/state.js';
import type { Settings } from './settings.js';

/** Counts up when what is kept changes its shape: a shop kept in an older one starts anew. */
export const savedShape = 1;

/** Everything the mock keeps between calls. */
export interface Saved {
  readonly shape: number;
  readonly settings: Settings;
  /** Settings as the address gave them last: they are applied when they change, not on every load. */
  readonly fromAddress: Readonly<Record<string, string>>;
  readonly worldKey: string;
  readonly state: ShopState;
  /** How often each limited fault was used, by how it is written. */
  readonly faultUses: Readonly<Record<string, number>>;
}

export const newSaved = (settings: Settings, worldKey: string): Saved => ({
  shape: savedShape,
  settings,
  fromAddress: {},
  worldKey,
  state: newState(),
  faultUses: {},
});

/** Where the mock keeps what it keeps. One change at a time, whatever number of pages make them. */
export interface Store {
  change<Result>(step: (saved: Saved | undefined) => { saved: Saved; result: Result }): Promise<Result>;
}

/** For stories and Node: gone with the page or process. */
export function memoryStore(): Store {
  let saved: Saved | undefined;
  return {
    async change(step) {
      const { saved: next, result } = step(saved);
      saved = next;
      return result;
    },
  };
}

/** For a real shop in a browser: lasts through reloads, and tabs of one origin take turns. */
export function indexedDbStore(name: string): Store {
  const key = 'saved';
  let database: ReturnType<typeof open> | undefined;
  const forget = () => {
    database = undefined;
  };
  // Someone who clears the site's data closes the database under us: the next call opens it anew.
  const open = () =>
    openDB(name, 1, {
      upgrade: (db) => void db.createObjectStore('shop'),
      terminated: forget,
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
    });
  async function take<Result>(step: (saved: Saved | undefined) => { saved: Saved; result: Result }): Promise<Result> {
    database ??= open();
    const db = await database;
    const { saved, result } = step((await db.get('shop', key)) as Saved | undefined);
    await db.put('shop', saved, key);
    return result;
  }
  return {
    change: (step) =>
      navigator.locks.request(name, async () => {
        try {
          return await take(step);
        } catch (error) {
          if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
          forget();
          return take(step);
        }
      }),
  };
}
