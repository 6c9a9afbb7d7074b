import * as z from 'zod/mini';
import { dayMs } from '../../src/rules/common/days.js';
import type { ShopState } from '../backend/state.js';
import type { Mock } from '../engine/mock.js';
import { ClockError, presentMoment } from '../engine/movedClock.js';
import { defaultSettings, settingsSchema } from '../world/settings.js';
import type { Visit } from './answering.js';
import { bodyOf, RequestError } from './parseBody.js';
import { worldNameOf, worldOf } from './worldOf.js';

const { brand, country, login, persona, seed, clock, fault } = settingsSchema.shape;
const worldSchema = z.strictObject({
  brand,
  country,
  login: z.optional(login),
  persona: z.optional(persona),
  seed: z.optional(seed),
  clock: z.optional(clock),
});
const daysAtOnce = 2000;
const clockSchema = z.union(
  [
    z.strictObject({ to: z.string(), days: z.optional(z.undefined()) }),
    z.strictObject({ days: z.int().check(z.minimum(0), z.maximum(daysAtOnce)), to: z.optional(z.undefined()) }),
  ],
  { error: `is { "to": "2026-12-24" } or { "days": 7 }, of 0 to ${daysAtOnce} days` },
);
const faultsSchema = z.object({ fault });

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

type Control = (world: Mock, request: Request, visit: () => Promise<Visit>) => unknown;

/** What the mock’s own addresses do in the world of a request. They answer with JSON. */
const controls: Readonly<Record<string, Control>> = {
  'GET /__mock/state': async (world) => withoutIds((await world.saved()).state),
  'GET /__mock/calls': (world) => world.calls.get(),
  'GET /__mock/world': (world) => world.settings(),
  async 'POST /__mock/world'(world, request) {
    const chosen = await checkedBody(worldSchema, request);
    const { latency } = await world.settings();
    await world.restart(settingsSchema.parse({ ...defaultSettings(chosen.brand), latency, ...chosen }));
    return world.settings();
  },
  async 'POST /__mock/clock'(world, request) {
    const { to, days } = await checkedBody(clockSchema, request);
    const present = presentMoment(await world.saved());
    try {
      await world.moveClock(to ?? new Date(present.getTime() + (days ?? 0) * dayMs).toISOString());
    } catch (error) {
      throw error instanceof ClockError ? new RequestError(422, error.message) : error;
    }
    const saved = await world.saved();
    return { ...saved.settings, now: presentMoment(saved).toISOString() };
  },
  async 'POST /__mock/faults'(world, request, visit) {
    const chosen = await checkedBody(faultsSchema, request);
    await world.configure(chosen, (await visit()).id);
    return world.settings();
  },
};

const endWorld = 'DELETE /__mock/world';

/** Method and path of each of the mock’s own addresses. */
export const controlSignatures: readonly string[] = [...Object.keys(controls), endWorld];

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
  signature: string,
  request: Request,
  visit: (world: Mock) => Promise<Visit>,
): Promise<unknown> {
  if (signature === endWorld) return forget(mock, request);
  const world = worldOf(mock, request);
  return controls[signature]?.(world, request, () => visit(world));
}
