import * as z from 'zod/mini';
import { routeOf } from '../backend/backend.js';
import { hash } from '../fixtures/seeded.js';
import type { Saved } from '../stores/store.js';
import { settingsSchema } from '../world/settings.js';
import { changesOf } from './changes.js';
import { applyClock, ClockError } from './movedClock.js';
import { applySettings, newShop, replayCall } from './simulation.js';
import { type CallStep, type ClockStep, type Step, stepLimit, stepSchema } from './step.js';

export const recordingFormat = 'wine-storefront-recording';
/** Increased when older recordings can no longer be replayed. */
export const recordingVersion = 2;

export const recordingSchema = z.strictObject({
  /** Settings the shop started with. */
  settings: settingsSchema,
  steps: z.array(stepSchema).check(z.maxLength(stepLimit)),
  /** The shop's state at the time of recording. */
  end: z.strictObject({ state: z.unknown(), faultUses: z.record(z.string(), z.int().check(z.minimum(1))) }),
});
/** Everything that happened in a shop since it started, without secrets. */
export type Recording = z.infer<typeof recordingSchema>;

const fileSchema = z.looseObject({ format: z.literal(recordingFormat), version: z.number(), checksum: z.number() });

/** Thrown for a file that is not a complete recording. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError';
}

/** Returns the first problem and its place. */
const inPlace = ({ issues: [issue] }: z.core.$ZodError): string =>
  [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ');

const checksumOf = (recording: unknown): number => hash(JSON.stringify(recording));

/**
 * Reads the stored steps of a shop for a recording.
 * @throws RecordingError when one of them is not valid: another program may have written it, or an older version of the
 * mock.
 */
export function readSteps(stored: readonly unknown[]): Step[] {
  return stored.map((one, index) => {
    const { success, data, error } = stepSchema.safeParse(one);
    if (success) return data;
    throw new RecordingError(
      `Step ${index + 1} of this shop is not kept as one: ${inPlace(error)} Reset the shop to record again.`,
    );
  });
}

/** Returns a recording as the text of a file. */
export const recordingText = ({ settings, steps, end }: Recording): string => {
  const recording = { settings, steps, end };
  return `${JSON.stringify({ format: recordingFormat, version: recordingVersion, checksum: checksumOf(recording), ...recording }, null, 1)}\n`;
};

/**
 * Reads a recording from the text of a file.
 * @throws RecordingError when it was cut short, altered, made by another version or was never a recording.
 */
export function readRecording(text: string): Recording {
  const { format: _, version: madeBy, checksum, ...recording } = readFile(text);
  if (madeBy !== recordingVersion)
    throw new RecordingError(`This recording is of version ${madeBy}; this shop replays version ${recordingVersion}.`);
  if (checksum !== checksumOf(recording))
    throw new RecordingError('This recording was altered since it was saved. Save it again where it was made.');
  const read = recordingSchema.safeParse(recording);
  if (read.success) return read.data;
  throw new RecordingError(`This shop cannot replay the recording: ${inPlace(read.error)}`);
}

function readFile(text: string) {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new RecordingError(
      text.includes(recordingFormat)
        ? 'This recording was cut short. Save it again where it was made.'
        : 'This file is not a recording: it is not JSON.',
      { cause },
    );
  }
  const file = fileSchema.safeParse(json);
  if (!file.success) throw new RecordingError('This file is not a recording of a wine storefront.');
  return file.data;
}

export interface Replay {
  readonly saved: Saved;
  /** The steps that were replayed. */
  readonly steps: readonly Step[];
  /** The first difference from the recording as a sentence, or undefined if there is none. */
  readonly difference: string | undefined;
}

const stepsAtOnce = 25;

/** Replays every step of a recording in a new shop, up to the first that ends differently. From time to time
 * `onProgress` gets the number of steps done, and the replay waits for it. */
export async function replay(
  { settings, steps, end }: Recording,
  onProgress: (done: number) => void | Promise<void>,
): Promise<Replay> {
  let saved = newShop(settings);
  for (const [index, step] of steps.entries()) {
    if (index % stepsAtOnce === 0) await onProgress(index);
    if (step.type === 'settings') saved = applySettings(saved, step).saved;
    else {
      const again = step.type === 'clock' ? replayClock(saved, step) : replayStep(saved, step);
      if (again.difference)
        return { saved, steps: steps.slice(0, index), difference: `Step ${index + 1}, ${again.difference}` };
      ({ saved } = again);
    }
  }
  await onProgress(steps.length);
  return { saved, steps, difference: endDifference(end, saved) };
}

interface Again {
  readonly saved: Saved;
  readonly difference: string | undefined;
}

function replayClock(before: Saved, step: ClockStep): Again {
  try {
    return { saved: applyClock(before, step).saved, difference: undefined };
  } catch (error) {
    if (!(error instanceof ClockError)) throw error;
    return { saved: before, difference: `the clock: ${error.message}` };
  }
}

function replayStep(before: Saved, step: CallStep): Again {
  const route = routeOf(step.method, step.address);
  if (!route) return { saved: before, difference: `${step.method} ${step.address}: no call of the API any more.` };
  const name = `${route.row.id} (${step.method} ${step.address})`;
  try {
    const { saved, ending } = replayCall(before, step, route);
    const difference =
      ending === step.ending ? undefined : `${name}: it ended with ${ending}, recorded is ${step.ending}.`;
    return { saved, difference };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { saved: before, difference: `${name}: ${error.message}` };
  }
}

const inShort = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

function endDifference(recorded: Recording['end'], { state, faultUses }: Saved): string | undefined {
  const replayed = { state, faultUses };
  if (JSON.stringify(replayed) === JSON.stringify(recorded)) return undefined;
  const [change] = changesOf(JSON.parse(JSON.stringify(recorded)), JSON.parse(JSON.stringify(replayed)));
  return change
    ? `At the end, ${change.path.join('.')} is ${change.isGone ? 'gone' : inShort(change.value)}.`
    : 'At the end, the same data stands in another order.';
}
