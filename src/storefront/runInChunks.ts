/** A step and a key that waits for it take less than a frame together. */
const sliceMs = 4;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Takes steps to their end a few milliseconds at a time, so that keys are heard in between. */
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
