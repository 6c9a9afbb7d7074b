import * as z from 'zod/mini';
import { dayMs } from '../../src/rules/common/days.js';
import type { ShopState } from '../backend/state.js';
import type { Mock } from '../engine/mock.js';
import { ClockError, presentMoment } from '../engine/movedClock.js';
import { type Recording, RecordingError, readRecording, recordingText } from '../engine/recording.js';
import { stepLimit } from '../engine/step.js';
import { CapsuleError, decodeCapsule, encodeCapsule } from '../world/capsule.js';
import { defaultSettings, settingsSchema } from '../world/settings.js';
import type { Visit } from './answering.js';
import { bodyOf, RequestError } from './parseBody.js';
import { worldNameOf, worldOf } from './worldOf.js';

const { brand, country, login, persona, seed, clock, fault } = settingsSchema.shape;
const daysAtOnce = 2000;

/** The bodies that the mock’s own addresses take. */
export const controlBodies = {
  'POST /__mock/world': z.strictObject({
    brand,
    country,
    login: z.optional(login),
    persona: z.optional(persona),
    seed: z.optional(seed),
    clock: z.optional(clock),
  }),
  'POST /__mock/persona': z.strictObject({ persona, login: z._default(login, 'hard') }),
  'POST /__mock/clock': z.union(
    [
      z.strictObject({ to: z.string(), days: z.optional(z.undefined()) }),
      z.strictObject({ days: z.int().check(z.minimum(0), z.maximum(daysAtOnce)), to: z.optional(z.undefined()) }),
    ],
    { error: `is { "to": "2026-12-24" } or { "days": 7 }, of 0 to ${daysAtOnce} days` },
  ),
  'POST /__mock/faults': z.object({ fault }),
  'POST /__mock/capsule': z.strictObject({ capsule: z.string() }),
};

/** Returns the body of a request validated against a schema, or fails with a message about its first problem. */
async function checkedBody<Schema extends z.ZodMiniType>(schema: Schema, request: Request): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await bodyOf(request));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new RequestError(422, `${issue?.path.join('.') || 'body'}: ${issue?.message}`);
}

/** Returns a state with its sessions numbered, because whoever knows a session's id can take it over. */
const withoutIds = (state: ShopState): ShopState => ({
  ...state,
  sessions: Object.fromEntries(
    Object.values(state.sessions).map((session, index) => [`visit ${index + 1}`, session] as const),
  ),
});

/** Returns a recording with its sessions numbered. It can still be replayed. */
function numbered(recording: Recording): Recording {
  const ids = new Set(
    recording.steps.flatMap((step) => {
      if (step.type === 'clock') return [];
      return step.type === 'call' && step.nextSession ? [step.session, step.nextSession] : [step.session];
    }),
  );
  const numbers = new Map([...ids].map((id, index) => [id, `${index + 1}`]));
  const text = JSON.stringify(recording).replace(/(?<="|"visit )[0-9a-f]{32}(?=")/g, (id) => numbers.get(id) ?? id);
  return JSON.parse(text);
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

type Control = (world: Mock, request: Request, visit: () => Promise<Visit>) => unknown;

/** What the mock’s own addresses do in the world of a request. They answer with JSON. */
const controls = {
  'GET /__mock/state': async (world) => withoutIds((await world.saved()).state),
  'GET /__mock/calls': (world) => world.calls.get(),
  'GET /__mock/world': (world) => world.settings(),
  async 'POST /__mock/world'(world, request) {
    const chosen = await checkedBody(controlBodies['POST /__mock/world'], request);
    const { latency } = await world.settings();
    await world.restart(settingsSchema.parse({ ...defaultSettings(chosen.brand), latency, ...chosen }));
    return world.settings();
  },
  async 'POST /__mock/persona'(world, request, visit) {
    const chosen = await checkedBody(controlBodies['POST /__mock/persona'], request);
    await world.configure(chosen, (await visit()).id);
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
  async 'POST /__mock/faults'(world, request, visit) {
    const chosen = await checkedBody(controlBodies['POST /__mock/faults'], request);
    await world.configure(chosen, (await visit()).id);
    return world.settings();
  },
  'GET /__mock/recording': async (world) => JSON.parse(recordingText(await recordingOf(world))),
  async 'POST /__mock/recording'(world, request) {
    const recording = await refusable([RecordingError], async () => readRecording(await request.text()));
    const difference = await world.replay(recording, () => {});
    return { steps: recording.steps.length, difference: difference ?? null };
  },
  'GET /__mock/capsule': async (world) => ({ capsule: encodeCapsule(await world.settings()) }),
  async 'POST /__mock/capsule'(world, request) {
    const { capsule } = await checkedBody(controlBodies['POST /__mock/capsule'], request);
    await world.restart(await refusable([CapsuleError], () => decodeCapsule(capsule)));
    return world.settings();
  },
} satisfies Readonly<Record<string, Control>>;

const endWorld = 'DELETE /__mock/world';

/** Method and path of one of the mock’s own addresses. */
export type ControlSignature = keyof typeof controls | typeof endWorld;

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
  visit: (world: Mock) => Promise<Visit>,
): Promise<unknown> {
  if (signature === endWorld) return forget(mock, request);
  const world = worldOf(mock, request);
  const control: Control = controls[signature];
  return control(world, request, () => visit(world));
}
