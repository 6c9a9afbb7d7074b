import fc from 'fast-check';
import { type Recording, recordingText } from '../engine/recording.js';

/** Whether long runs are requested. */
export const isLong = Boolean(process.env.LONG_RUNS);

/** An arbitrary seed, so that the samples are the same on every machine. */
export const sampleSeed = 2026;

/** Returns the run count and seed of a random test: a fixed sample, or 20 times as many new ones in a long run. */
const runsOf = (runs: number): Pick<fc.Parameters, 'numRuns' | 'seed'> =>
  isLong ? { numRuns: runs * 20 } : { numRuns: runs, seed: sampleSeed };

/** Timeout of a random test in milliseconds, which only a hanging test reaches. */
export const propertyTimeout = isLong ? 1_200_000 : 60_000;

/** Thrown when a sequence of calls breaks a rule of the shop; the message contains the calls as a recording. */
export class BrokenRule extends Error {
  override readonly name = 'BrokenRule';
  constructor(cause: unknown, latestCall: string, recording: Recording) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `With ${latestCall}: ${reason}\nSave this as a file, and replay it in the panel:\n${recordingText(recording)}`,
      { cause },
    );
  }
}

/**
 * Runs a property, and throws the error of its shortest counterexample.
 * @throws BrokenRule if that was the error
 */
export function checkProperty<Input>(property: fc.IProperty<Input>, runs: number): void {
  throwFailure(fc.check(property, runsOf(runs)));
}

/** Runs an asynchronous property like `checkProperty`. */
export async function checkAsyncProperty<Input>(property: fc.IAsyncProperty<Input>, runs: number): Promise<void> {
  throwFailure(await fc.check(property, runsOf(runs)));
}

function throwFailure<Input>(details: fc.RunDetails<Input>): void {
  if (!details.failed) return;
  const { errorInstance, seed, counterexamplePath } = details;
  if (!(errorInstance instanceof Error)) throw new Error(fc.defaultReportMessage(details));
  errorInstance.message = `Seed ${seed}, path ${counterexamplePath}: ${errorInstance.message}`;
  throw errorInstance;
}
