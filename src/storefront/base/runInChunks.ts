'use client';

/** Length of a chunk: it fits into one frame together with a pending key event. */
const sliceMs = 4;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Runs a generator to its end in chunks of a few milliseconds, so that key events are handled in between. */
export async function runInChunks<Result>(
  steps: Generator<void, Result>,
  { now = () => performance.now(), pause = nextTask } = {},
): Promise<Result> {
  for (;;) {
    const began = now();
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (now() - began < sliceMs);
    await pause();
  }
}
