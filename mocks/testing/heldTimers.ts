/** Timers of these lengths, in milliseconds, wait until a test lets them pass; others run as always. What is asserted before
 * then cannot come too late, however slow the machine. It stands alone, since journeys send its source into their pages. */
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
    /** Lets all of them pass, or those of one length. */
    pass(length?: number) {
      for (const [id, { run, ms }] of waiting) {
        if (length !== undefined && ms !== length) continue;
        waiting.delete(id);
        run();
      }
    },
    /** How many wait: that something is to come at all. */
    count: () => waiting.size,
  };
}

export type HeldTimers = ReturnType<typeof heldTimers>;
