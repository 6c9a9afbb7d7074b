'use client';

/** Runs a change once the earlier changes to the same things, named by `keys`, have ended. */
export type TakeTurn = <Result>(keys: readonly string[], run: () => Promise<Result>) => Promise<Result>;

/** Creates the turns of a page's changes. Changes with no key in common run at the same time. */
export function createTurns(): TakeTurn {
  const latest = new Map<string, Promise<unknown>>();
  return async (keys, run) => {
    const turn = Promise.allSettled(keys.map((key) => latest.get(key))).then(run);
    for (const key of keys) latest.set(key, turn);
    try {
      return await turn;
    } finally {
      for (const key of keys) if (latest.get(key) === turn) latest.delete(key);
    }
  };
}
