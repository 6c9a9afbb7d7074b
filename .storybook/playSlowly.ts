import { configure } from 'storybook/test';

/** Set in a run that looks for stories that depend on the speed of the machine, in ms. */
const pause = Number(import.meta.env.STORYBOOK_PLAY_PAUSE ?? 0);

// A story may replace the timers.
const { setTimeout: wait } = globalThis;

/** Pauses after each action of the user and each wait in a play function. A story that then fails reads what has passed
 * by itself in the meantime, and would fail on a slow machine. */
export function playSlowly(): void {
  if (pause === 0) return;
  configure(({ asyncWrapper }) => ({
    asyncWrapper: (run) =>
      asyncWrapper(async () => {
        const result = await run();
        await new Promise((resolve) => void wait(resolve, pause));
        return result;
      }),
  }));
}
