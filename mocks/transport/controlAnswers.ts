import * as z from 'zod/mini';
import { stateSchema } from '../backend/stateSchema.js';
import { recordingFormat, recordingSchema, recordingVersion } from '../engine/recording.js';
import { settingsSchema } from '../world/settings.js';

const count = z.int().check(z.nonnegative());
const faultUses = z.record(z.string(), z.int().check(z.positive()));
const done = z.strictObject({});

/** How a call ended, without the id of its session. */
const outcome = z.discriminatedUnion('type', [
  z.strictObject({
    /** The call was answered. */
    type: z.literal('answer'),
    /** The HTTP status. */
    status: z.int(),
    /** The body: an object that was sent as JSON, or markup. */
    body: z.optional(z.unknown()),
    /** `html` for markup. */
    format: z.optional(z.literal('html')),
  }),
  z.strictObject({
    /** A fault cut the body short. */
    type: z.literal('text'),
    /** What was sent of the body. */
    text: z.string(),
    /** `html` for markup. */
    format: z.optional(z.literal('html')),
  }),
  z.strictObject({
    /** A fault broke the connection, or gave no answer at all. */
    type: z.enum(['offline', 'silence']),
  }),
]);

/** A call that the mock answered, without its secrets. */
export const callSchema = z.strictObject({
  /** Number of the call, counted from the first call of the process or page. */
  number: z.int().check(z.positive()),
  /** Id of the call. */
  operationId: z.string(),
  /** Its HTTP method. */
  method: z.string(),
  /** Its path and query. */
  address: z.string(),
  /** Its body, if it had one. */
  body: z.optional(z.unknown()),
  /** How it ended. */
  outcome,
  /** Start in milliseconds since 1970 by the system clock, which may differ from the shop’s. */
  began: z.number(),
  /** Milliseconds until the response was ready. */
  duration: z.number(),
});

/** A recording as a file: every step since the shop began, without secrets and ids of visits. */
export const recordingFileSchema = z.strictObject({
  /** What the file is. */
  format: z.literal(recordingFormat),
  /** The version of the format that this mock replays. */
  version: z.literal(recordingVersion),
  /** Checksum of the rest: a recording that was altered is not replayed. */
  checksum: count,
  /** Settings the shop started with. */
  settings: settingsSchema,
  /** The steps, the oldest first. */
  steps: recordingSchema.shape.steps,
  /** The shop at the time of recording. */
  end: z.strictObject({
    /** Everything it kept. */
    state: stateSchema,
    /** Number of uses of each fault, by its text in the plan. */
    faultUses,
  }),
});

const standing = z.strictObject({
  /** The settings. */
  settings: settingsSchema,
  /** The present time of the shop. */
  now: z.iso.datetime(),
  /** Number of uses of each fault, by its text in the plan. */
  faultUses,
  /** Number of steps since the shop began. */
  steps: count,
  /** The login of the caller’s visit. */
  login: settingsSchema.shape.login,
});

const clock = z.strictObject({
  ...settingsSchema.shape,
  /** The present time of the shop. */
  now: z.iso.datetime(),
});

/** What the mock’s own addresses answer. */
export const controlAnswers = {
  'GET /__mock/state': stateSchema,
  'GET /__mock/calls': z.array(callSchema),
  'DELETE /__mock/calls': done,
  'GET /__mock/world': settingsSchema,
  'POST /__mock/world': settingsSchema,
  'DELETE /__mock/world': done,
  'GET /__mock/settings': standing,
  'POST /__mock/settings': standing,
  'POST /__mock/persona': settingsSchema,
  'GET /__mock/clock': clock,
  'POST /__mock/clock': clock,
  'GET /__mock/faults': z.strictObject({
    /** The faults: `operationId:kind`, separated by commas. */
    fault: settingsSchema.shape.fault,
    /** Number of uses of each, by its text in the plan. */
    uses: faultUses,
  }),
  'POST /__mock/faults': settingsSchema,
  'GET /__mock/recording': recordingFileSchema,
  'POST /__mock/recording': z.strictObject({
    /** Number of steps in the recording. */
    steps: count,
    /** The first difference from what was recorded, as a sentence. */
    difference: z.nullable(z.string()),
  }),
  'GET /__mock/capsule': z.strictObject({
    /** The settings as one text. */
    capsule: z.string(),
  }),
  'POST /__mock/capsule': settingsSchema,
};

type Answers = typeof controlAnswers;

/** Method and path of one of the mock’s own addresses. */
export type ControlSignature = keyof Answers;

/** What one of the mock’s own addresses answers. */
export type ControlAnswer<Signature extends ControlSignature> = Readonly<z.output<Answers[Signature]>>;
