import { spyOn } from 'storybook/test';

/** Holds back what waits for so many milliseconds until the story lets them pass: what is asserted before cannot come too
 * late, however slow the machine. Storybook takes it back after the story. */
export function holdTimers(length: number): { readonly pass: () => void } {
  const { setTimeout, clearTimeout } = window;
  const held = new Map<number, () => void>();
  const start = (run: () => void, ms?: number, ...given: unknown[]) => {
    if (ms !== length) return setTimeout(run, ms, ...given);
    const id = setTimeout(() => {});
    held.set(Number(id), run);
    return id;
  };
  spyOn(window, 'setTimeout').mockImplementation(start as typeof window.setTimeout);
  spyOn(window, 'clearTimeout').mockImplementation((id) => {
    held.delete(Number(id));
    clearTimeout(id);
  });
  return {
    pass() {
      for (const [id, run] of held) {
        held.delete(id);
        run();
      }
    },
  };
}
