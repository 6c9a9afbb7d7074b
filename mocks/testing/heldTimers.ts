/** Holds timers of these lengths, in milliseconds, until a test releases them; other timers run normally. Assertions
 * made before then cannot be too late, however slow the machine. The function must not use anything outside itself,
 * because journeys send its source to their pages. */
export function heldTimers(...lengths: readonly number[]) {
  const { setTimeout, clearTimeout } = window;
  const waiting = new Map<number, { readonly run: () => void; readonly ms: number }>();
  const start = (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
    if (ms === undefined || !lengths.includes(ms)) return setTimeout(run, ms, ...args);
    const id = setTimeout(() => {});
    waiting.set(Number(id), { run: () => run(...args), ms });
    return id;
  };
  return {
    setTimeout: start as typeof window.setTimeout,
    clearTimeout: (id?: number) => {
      waiting.delete(Number(id));
      clearTimeout(id);
    },
    /** Releases all held timers, or those of one length; the oldest first, and at most as many as given. */
    pass(length?: number, most = Number.POSITIVE_INFINITY) {
      let left = most;
      for (const [id, { run, ms }] of waiting) {
        if (left === 0 || (length !== undefined && ms !== length)) continue;
        left -= 1;
        waiting.delete(id);
        run();
      }
    },
    /** Number of held timers, which shows that something is pending. */
    count: () => waiting.size,
  };
}

export type HeldTimers = ReturnType<typeof heldTimers>;
