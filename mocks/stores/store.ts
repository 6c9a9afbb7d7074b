import { newState, type ShopState } from '../backend/state.js';
import type { Step } from '../engine/step.js';
import type { Settings } from '../world/settings.js';

/** Increased when the shape of the stored data changes. A shop stored in an older shape is replaced with a new one. */
export const savedShape = 8;

/** Everything the mock stores between calls. */
export interface Saved {
  readonly shape: number;
  readonly settings: Settings;
  /** Settings from the last address. They are applied when they change, not on every load. */
  readonly fromAddress: Readonly<Record<string, string>>;
  readonly worldKey: string;
  readonly state: ShopState;
  /** Number of uses of each fault, by its text in the plan. */
  readonly faultUses: Readonly<Record<string, number>>;
  /** In a real-time shop, the system time in milliseconds up to which the clock has advanced. */
  readonly wallAt?: number;
  /** The shop's initial settings, and its number of steps since then. */
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

/** The outcome of a change: the new state, the result for the caller, and the steps to record as the latest of
 * `saved.beginning.steps`. */
export interface Changed<Result> {
  readonly saved: Saved;
  readonly result: Result;
  readonly steps?: readonly Step[];
}

/** The mock's storage. */
export interface Store {
  /** Returns the current stored state. Reading takes no turn, so no page has to wait for another page's changes. */
  read(): Promise<Saved | undefined>;
  /** Runs one change at a time, across all pages. */
  change<Result>(step: (saved: Saved | undefined) => Changed<Result>): Promise<Result>;
  history(): Promise<History>;
}

/** The stored state and the steps that led to it. */
export interface History {
  readonly saved: Saved | undefined;
  readonly steps: readonly Step[];
}

/** Creates a store in memory, for stories and Node, which is lost with the page or process. It can start from another
 * store's state. */
export function memoryStore(from?: History): Store {
  let saved = from?.saved;
  const recorded: Step[] = [...(from?.steps ?? [])];
  return {
    read: async () => saved,
    async change(step) {
      const { saved: next, result, steps = [] } = step(saved);
      saved = next;
      recorded.splice(next.beginning.steps - steps.length, recorded.length, ...steps);
      return result;
    },
    history: async () => ({ saved, steps: [...recorded] }),
  };
}
