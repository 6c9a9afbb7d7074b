import { newState, type ShopState } from '../backend/state.js';
import type { Step } from '../engine/step.js';
import type { Settings } from '../world/settings.js';

/** Counts up when what is kept changes its shape: a shop kept in an older one starts anew. */
export const savedShape = 7;

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
  /** Where the clock follows real time: the moment on the wall up to which it has, in milliseconds. */
  readonly wallAt?: number;
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

/** Where the mock keeps what it keeps. */
export interface Store {
  /** What is kept, as it stands. It takes no turn, so no page waits for another's changes to look at the shop. */
  read(): Promise<Saved | undefined>;
  /** One change at a time, whatever number of pages make them. */
  change<Result>(step: (saved: Saved | undefined) => Changed<Result>): Promise<Result>;
  history(): Promise<History>;
}

/** What is kept, and the steps that led to it. */
export interface History {
  readonly saved: Saved | undefined;
  readonly steps: readonly Step[];
}

/** For stories and Node: gone with the page or process. It may go on from what another has kept. */
export function memoryStore(from?: History): Store {
  let saved = from?.saved;
  const written: Step[] = [...(from?.steps ?? [])];
  return {
    read: async () => saved,
    async change(step) {
      const { saved: next, result, steps = [] } = step(saved);
      saved = next;
      written.splice(next.beginning.steps - steps.length, written.length, ...steps);
      return result;
    },
    history: async () => ({ saved, steps: [...written] }),
  };
}
