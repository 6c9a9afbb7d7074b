import { spyOn } from 'storybook/test';

/** Holds back what waits for any of so many milliseconds until the story lets them pass, all or those of one length: what is asserted before cannot come too
 * late, however slow the machine. Storybook takes it back after the story. */
export function holdTimers(...lengths: readonly number[]): {
  readonly pass: (length?: number) => void;
  /** How many are held just now: that something waits for so long at all. */
  readonly count: () => number;
} {
  const { setTimeout, clearTimeout } = window;
  const held = new Map<number, { readonly run: () => void; readonly ms: number }>();
  const start = (run: () => void, ms?: number, ...given: unknown[]) => {
    if (ms === undefined || !lengths.includes(ms)) return setTimeout(run, ms, ...given);
    const id = setTimeout(() => {});
    held.set(Number(id), { run, ms });
    return id;
  };
  spyOn(window, 'setTimeout').mockImplementation(start as typeof window.setTimeout);
  spyOn(window, 'clearTimeout').mockImplementation((id) => {
    held.delete(Number(id));
    clearTimeout(id);
  });
  return {
    count: () => held.size,
    pass(length) {
      for (const [id, { run, ms }] of held) {
        if (length !== undefined && ms !== length) continue;
        held.delete(id);
        run();
      }
    },
  };
}
