import fc from 'fast-check';
import { type Recording, recordingText } from '../engine/recording.js';

/** Whether the long runs are asked for. */
export const isLong = Boolean(process.env.LONG_RUNS);

/** Any number: the sample is the same on every machine. */
const sampleSeed = 2026;

/** How often a random test runs: so often and always the same, or 20 times as often and each time anew where the long runs
 * are asked for. */
const runsOf = (runs: number): Pick<fc.Parameters, 'numRuns' | 'seed'> =>
  isLong ? { numRuns: runs * 20 } : { numRuns: runs, seed: sampleSeed };

/** What a random test may take, in milliseconds: only a test that hangs takes so long. */
export const propertyTimeout = isLong ? 1_200_000 : 60_000;

/** A rule of the shop that a sequence of calls has broken, with those calls as a recording. */
export class BrokenRule extends Error {
  override readonly name = 'BrokenRule';
  constructor(cause: unknown, latestCall: string, recording: Recording) {
    const said = cause instanceof Error ? cause.message : String(cause);
    super(
      `With ${latestCall}: ${said}\nSave this as a file, and replay it in the panel:\n${recordingText(recording)}`,
      { cause },
    );
  }
}

/** Runs a property, and throws what its shortest counterexample threw.
 * @throws BrokenRule where that is what it threw. */
export function checkProperty<Input>(property: fc.IProperty<Input>, runs: number): void {
  throwFailure(fc.check(property, runsOf(runs)));
}

/** The same of a property that takes its time. */
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
