import { problemOfKept } from '../stores/keptShop.js';
import type { Changed, Saved, Store } from '../stores/store.js';
import type { Settings } from '../world/settings.js';
import { newShop } from './simulation.js';
import type { Step } from './step.js';

/** A store that always has a usable shop. If nothing is stored, or the stored shop cannot be used, it provides a new
 * shop. */
export interface UsableStore {
  read(): Promise<Saved>;
  change<Result>(step: (before: Saved) => Changed<Result>): Promise<Result>;
  /** Runs a step that usually changes nothing. The step runs immediately, and takes its turn with other pages only if
   * it has a change. */
  lookOrChange<Result>(step: (before: Saved) => Changed<Result>): Promise<Result>;
  /** Returns the shop with its recorded steps. */
  history(): Promise<{ readonly saved: Saved; readonly steps: readonly Step[] }>;
  /** Replaces a stored shop that cannot be used, and resolves to the reason, worded as the end of a sentence. */
  replaceUnusable(): Promise<string | undefined>;
}

/** Checks what is stored before it is used. New shops start with the settings. */
export function usableStore(store: Store, start: Settings): UsableStore {
  /** The problem found in each stored value. A store that keeps objects returns the same objects from call to call. */
  const checked = new WeakMap<object, string | undefined>();
  function problemOf(stored: unknown): string | undefined {
    const isObject = typeof stored === 'object' && stored !== null;
    if (isObject && checked.has(stored)) return checked.get(stored);
    const problem = problemOfKept(stored);
    if (isObject) checked.set(stored, problem);
    return problem;
  }
  const usableOrNew = (stored: Saved | undefined): Saved =>
    stored === undefined || problemOf(stored) !== undefined ? newShop(start) : stored;
  const read = async (): Promise<Saved> => usableOrNew(await store.read());
  const change = <Result>(step: (before: Saved) => Changed<Result>): Promise<Result> =>
    store.change((stored) => {
      const changed = step(usableOrNew(stored));
      checked.set(changed.saved, undefined);
      return changed;
    });
  return {
    read,
    change,
    async lookOrChange(step) {
      const before = await read();
      const { saved, result } = step(before);
      return saved === before ? result : change(step);
    },
    async history() {
      const { saved, steps } = await store.history();
      return { saved: usableOrNew(saved), steps };
    },
    async replaceUnusable() {
      const stored = await store.read();
      const problem = stored === undefined ? undefined : problemOf(stored);
      // If another page has replaced the stored shop in the meantime, that page's shop stays.
      if (problem !== undefined) await change((before) => ({ saved: before, result: undefined }));
      return problem;
    },
  };
}
