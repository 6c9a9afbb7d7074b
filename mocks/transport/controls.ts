import * as z from 'zod/mini';
import { dayMs } from '../../src/rules/common/days.js';
import type { CallRecord } from '../engine/callLog.js';
import type { Mock } from '../engine/mock.js';
import { ClockError, presentMoment } from '../engine/movedClock.js';
import { type Recording, RecordingError, readRecording, recordingText } from '../engine/recording.js';
import { stepLimit } from '../engine/step.js';
import { CapsuleError, decodeCapsule, encodeCapsule } from '../world/capsule.js';
import { defaultSettings, type Settings, settingsSchema } from '../world/settings.js';
import type { Visit } from './answering.js';
import type { ControlAnswer, ControlSignature } from './controlAnswers.js';
import { bodyOf, RequestError } from './parseBody.js';
import { standingOf } from './standing.js';
import { numbered, withoutIds } from './withoutIds.js';
import { worldNameOf, worldOf } from './worldOf.js';

const { login, persona, fault } = settingsSchema.shape;
const daysAtOnce = 2000;

/** The bodies that the mock’s own addresses take. */
export const controlBodies = {
  'POST /__mock/world': z.partial(
    z.pick(settingsSchema, { brand: true, country: true, login: true, persona: true, seed: true, clock: true }),
    { login: true, persona: true, seed: true, clock: true },
  ),
  'POST /__mock/settings': z
    .partial(settingsSchema)
    .check(z.refine((chosen) => Object.keys(chosen).length > 0, 'Name a setting to change.')),
  'POST /__mock/persona': z.strictObject({
    /** The account that `login` enters. */
    persona,
    /** `soft` to recognise its customer, `hard` to sign in, `visitor` for neither. */
    login: z._default(login, 'hard'),
  }),
  'POST /__mock/clock': z.union(
    [
      z.strictObject({
        /** The moment to move to, as an ISO date with or without a time. */
        to: z.string(),
        /** Not with `to`. */
        days: z.optional(z.undefined()),
      }),
      z.strictObject({
        /** Number of days to move on by. */
        days: z.int().check(z.minimum(0), z.maximum(daysAtOnce)),
        /** Not with `days`. */
        to: z.optional(z.undefined()),
      }),
    ],
    { error: `is { "to": "2026-12-24" } or { "days": 7 }, of 0 to ${daysAtOnce} days` },
  ),
  'POST /__mock/faults': z.object({
    /** `operationId:kind`, separated by commas. */
    fault,
  }),
  'POST /__mock/capsule': z.strictObject({
    /** The settings as one text. */
    capsule: z.string(),
  }),
};

/** Returns the body of a request validated against a schema, or fails with a message about its first problem. */
async function checkedBody<Schema extends z.ZodMiniType>(schema: Schema, request: Request): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await bodyOf(request));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new RequestError(422, `${issue?.path.join('.') || 'body'}: ${issue?.message}`);
}

/** Runs a step that may find that it was given something unusable, and reports that to the caller. */
async function refusable<Result>(
  errors: readonly (new (...args: never[]) => Error)[],
  step: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (errors.some((one) => error instanceof one)) throw new RequestError(422, (error as Error).message);
    throw error;
  }
}

async function recordingOf(world: Mock): Promise<Recording> {
  const recording = await refusable([RecordingError], () => world.recording());
  if (recording) return numbered(recording);
  throw new RequestError(409, `This shop has more than the ${stepLimit} steps that are kept. Start a new one.`);
}

async function clockOf(world: Mock) {
  const saved = await world.saved();
  return { ...saved.settings, now: presentMoment(saved).toISOString() };
}

async function faultsOf(world: Mock) {
  const { settings, faultUses } = await world.saved();
  return { fault: settings.fault, uses: faultUses };
}

/** Returns the calls after the one of a number. All of them are later than one of an earlier log. */
function callsAfter(calls: readonly CallRecord[], number: number): readonly CallRecord[] {
  const isOfThisLog = (calls.at(-1)?.number ?? 0) >= number;
  return isOfThisLog ? calls.filter((call) => call.number > number) : calls;
}

/** Lets other requests have their turn during a long replay. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const stepsInATurn = 25;

/** Returns the id of the visit that made a recording’s last step. */
function lastVisitOf({ steps }: Recording): string | undefined {
  const last = steps.findLast((step) => step.type !== 'clock');
  return (last?.type === 'call' && last.nextSession) || last?.session;
}

/** Whoever uses one of the mock’s own addresses. */
export interface Caller {
  /** The id of the caller’s visit, which the shop may not know. */
  readonly id: string | undefined;
  /** Returns the caller’s visit, which begins if the shop does not know it. */
  visit(world: Mock): Promise<Visit>;
  /** Makes the caller continue a visit. */
  join(id: string): void;
}

type Control<Answer = unknown> = (world: Mock, request: Request, caller: Caller) => Answer | Promise<Answer>;

const endWorld = 'DELETE /__mock/world';

/** What the mock’s own addresses do in the world of a request. They answer with JSON. */
const controls = {
  'GET /__mock/state': async (world) => withoutIds((await world.saved()).state),
  'GET /__mock/calls': (world, { url }) =>
    callsAfter(world.calls.get(), Number(new URL(url).searchParams.get('after') ?? 0)),
  'DELETE /__mock/calls'(world) {
    world.calls.clear();
    return {};
  },
  'GET /__mock/world': (world) => world.settings(),
  async 'POST /__mock/world'(world, request) {
    const chosen = await checkedBody(controlBodies['POST /__mock/world'], request);
    const { latency } = await world.settings();
    await world.restart(settingsSchema.parse({ ...defaultSettings(chosen.brand), latency, ...chosen }));
    return world.settings();
  },
  'GET /__mock/settings': (world, _, caller) => standingOf(world, caller.id),
  async 'POST /__mock/settings'(world, request, caller) {
    const chosen = await checkedBody(controlBodies['POST /__mock/settings'], request);
    // The countries of one brand are not those of another.
    const change = chosen.brand === undefined ? chosen : { country: undefined, ...chosen };
    const { id } = await caller.visit(world);
    await world.configure(change as Partial<Settings>, id);
    return standingOf(world, id);
  },
  async 'POST /__mock/persona'(world, request, caller) {
    const chosen = await checkedBody(controlBodies['POST /__mock/persona'], request);
    await world.configure(chosen, (await caller.visit(world)).id);
    return world.settings();
  },
  'GET /__mock/clock': clockOf,
  async 'POST /__mock/clock'(world, request) {
    const { to, days } = await checkedBody(controlBodies['POST /__mock/clock'], request);
    const present = presentMoment(await world.saved());
    const moment = to ?? new Date(present.getTime() + (days ?? 0) * dayMs).toISOString();
    await refusable([ClockError], () => world.moveClock(moment));
    return clockOf(world);
  },
  'GET /__mock/faults': faultsOf,
  async 'POST /__mock/faults'(world, request, caller) {
    const chosen = await checkedBody(controlBodies['POST /__mock/faults'], request);
    await world.configure(chosen, (await caller.visit(world)).id);
    return world.settings();
  },
  'GET /__mock/recording': async (world) => JSON.parse(recordingText(await recordingOf(world))),
  async 'POST /__mock/recording'(world, request, caller) {
    const recording = await refusable([RecordingError], async () => readRecording(await request.text()));
    const difference = await world.replay(recording, (done) => (done % stepsInATurn === 0 ? turn() : undefined));
    const last = lastVisitOf(recording);
    if (last !== undefined) caller.join(last);
    return { steps: recording.steps.length, difference: difference ?? null };
  },
  'GET /__mock/capsule': async (world) => ({ capsule: encodeCapsule(await world.settings()) }),
  async 'POST /__mock/capsule'(world, request) {
    const { capsule } = await checkedBody(controlBodies['POST /__mock/capsule'], request);
    await world.restart(await refusable([CapsuleError], () => decodeCapsule(capsule)));
    return world.settings();
  },
} satisfies { readonly [Signature in Exclude<ControlSignature, typeof endWorld>]: Control<ControlAnswer<Signature>> };

/** Method and path of each of the mock’s own addresses. */
export const controlSignatures = [...Object.keys(controls), endWorld] as readonly ControlSignature[];

/** Forgets the world of a request. */
function forget(mock: Mock, request: Request): unknown {
  const name = worldNameOf(request);
  if (name === undefined)
    throw new RequestError(409, 'The shop without a name stays. Name a world in the header x-wsk-world.');
  mock.forgetWorld(name);
  return {};
}

/** Runs the control at one of the mock’s own addresses. */
export async function runControl(
  mock: Mock,
  signature: ControlSignature,
  request: Request,
  caller: Caller,
): Promise<unknown> {
  if (signature === endWorld) return forget(mock, request);
  const world = worldOf(mock, request);
  const control: Control = controls[signature];
  return control(world, request, caller);
}
