import { openDB } from 'idb';
import { newState, type ShopState } from './backend/state.js';
import type { Settings } from './settings.js';
import type { Step } from './step.js';

/** Counts up when what is kept changes its shape: a shop kept in an older one starts anew. */
export const savedShape = 4;

/** Everything the mock keeps between calls. */
export interface Saved {
  readonly shape: number;
  readonly settings: Settings;
  /** Settings as the address gave them last: they are applied when they change, not on every load. */
  readonly fromAddress: Readonly<Record<string, string>>;
  readonly worldKey: string;
  readonly state: ShopState;
  /** How often each fault was used, by how it is written. */
  readonly faultUses: Readonly<Record<string, number>>;
  /** How this shop began, and how many steps it has taken since. */
  readonly beginning: { readonly settings: Settings; readonly steps: number };
}

export const newSaved = (settings: Settings, worldKey: string): Saved => ({
  shape: savedShape,
  settings,
  fromAddress: {},
  worldKey,
  state: newState(),
  faultUses: {},
  beginning: { settings, steps: 0 },
});

/** What a change leaves: the new whole, what the caller learns, and the steps to write down as the latest of `saved.beginning.steps`. */
export interface Changed<Result> {
  readonly saved: Saved;
  readonly result: Result;
  readonly steps?: readonly Step[];
}

/** Where the mock keeps what it keeps. One change at a time, whatever number of pages make them. */
export interface Store {
  change<Result>(step: (saved: Saved | undefined) => Changed<Result>): Promise<Result>;
  /** What is kept, and the steps that led to it. */
  history(): Promise<{ saved: Saved | undefined; steps: readonly Step[] }>;
}

/** For stories and Node: gone with the page or process. */
export function memoryStore(): Store {
  let saved: Saved | undefined;
  const written: Step[] = [];
  return {
    async change(step) {
      const { saved: next, result, steps = [] } = step(saved);
      saved = next;
      written.splice(next.beginning.steps - steps.length, written.length, ...steps);
      return result;
    },
    history: async () => ({ saved, steps: [...written] }),
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
    openDB(name, 2, {
      upgrade: (db, from) => {
        if (from < 1) db.createObjectStore('shop');
        db.createObjectStore('steps');
      },
      terminated: forget,
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
    });

  async function take<Result>(step: (saved: Saved | undefined) => Changed<Result>): Promise<Result> {
    database ??= open();
    const change = (await database).transaction(['shop', 'steps'], 'readwrite');
    const shop = change.objectStore('shop');
    const { saved, result, steps = [] } = step((await shop.get(key)) as Saved | undefined);
    const first = saved.beginning.steps - steps.length;
    // Only what is new is written: the steps of before stay where they are, and those of a shop before this one are
    // written over one by one.
    await Promise.all([
      shop.put(saved, key),
      ...steps.map((one, index) => change.objectStore('steps').put(one, first + index)),
      change.done,
    ]);
    return result;
  }

  async function read() {
    database ??= open();
    const look = (await database).transaction(['shop', 'steps']);
    const saved = (await look.objectStore('shop').get(key)) as Saved | undefined;
    const taken = saved?.beginning?.steps ?? 0;
    const steps = (
      taken > 0 ? await look.objectStore('steps').getAll(IDBKeyRange.bound(0, taken, false, true)) : []
    ) as Step[];
    return { saved, steps };
  }

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
    navigator.locks.request(name, async () => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
        forget();
        return work();
      }
    });
  return { change: (step) => inTurn(() => take(step)), history: () => inTurn(read) };
}
