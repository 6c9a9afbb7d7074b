import { create } from 'mutative';
import type { Endpoint } from '../../src/api/endpoint.js';
import { redact, redactAddress } from '../../src/api/redact.js';
import { answerCall, type Call, type Route } from '../backend/backend.js';
import {
  enter,
  hasOnlyStarted,
  ownPart,
  sessionOf,
  withOwnPart,
  withSession,
  withSessionMoved,
} from '../backend/identity/visits.js';
import type { ShopState } from '../backend/state.js';
import { newSaved, type Saved } from '../stores/store.js';
import { type Fault, readFaultPlan } from '../world/faults.js';
import { type Settings, worldOfSettings } from '../world/settings.js';
import { type Shop, shopOf, worldKey } from '../world/world.js';
import { type Change, changesOf, withChanges } from './changes.js';
import { type Ending, endingOf, type Outcome } from './outcome.js';
import { type CallStep, type SettingsStep, type Step, stepLimit } from './step.js';

/** The shop after a step, and the step to record, which is absent once there are more than `stepLimit` steps. */
export interface Recorded {
  readonly saved: Saved;
  readonly steps: readonly Step[];
}

const shops = new WeakMap<Settings, Shop>();

/** Returns the shop for these settings. It is cached by the settings object, because every call needs it. */
export function shopOfSettings(settings: Settings): Shop {
  const existing = shops.get(settings);
  if (existing) return existing;
  const shop = shopOf(worldOfSettings(settings));
  shops.set(settings, shop);
  return shop;
}

/** Returns a new shop before its first call. */
export const newShop = (settings: Settings): Saved => newSaved(settings, worldKey(worldOfSettings(settings)));

/** Counts a step, and records it up to the limit. */
export function recordStep(saved: Saved, step: Step): Recorded {
  const { settings, steps } = saved.beginning;
  return {
    saved: { ...saved, beginning: { settings, steps: steps + 1 } },
    steps: steps < stepLimit ? [step] : [],
  };
}

/** Checks whether a call signs the session in or out, which gives it another id. */
export const changesSession = ({ id }: Pick<Endpoint, 'id'>): boolean => id === 'login' || id === 'logout';

/** Responds to one call: returns the shop after it, the outcome and the delay in milliseconds. A read that changes
 * nothing is not a step and returns the same shop, since a replay does not need it; nor is, if asked, one that only
 * starts a session which holds nothing yet. */
export function handleCall(
  before: Saved,
  call: Call,
  route: Route,
  options: { readonly forgetsIdleVisits?: boolean } = {},
): Recorded & { outcome: Outcome; delay: number } {
  const { row } = route;
  const { saved, delay, ...fault } = withFault(before, row);
  const record = (after: Saved, outcome: Outcome, changes?: Change[]) => {
    if (row.method === 'GET' && after.state === before.state && after.faultUses === before.faultUses)
      return { saved: before, steps: [], outcome, delay };
    const step: CallStep = {
      type: 'call',
      session: call.sessionId,
      method: row.method,
      address: redactAddress(row, call.address),
      body: redact(row, call.body),
      ...(call.idempotencyKey !== undefined && { idempotencyKey: call.idempotencyKey }),
      ending: endingOf(outcome),
      ...(outcome.type === 'answer' && outcome.sessionId && { nextSession: outcome.sessionId }),
      ...(changes && { changes }),
    };
    return { ...recordStep(after, step), outcome, delay };
  };
  if (fault.outcome && !fault.isAfter) return record(saved, fault.outcome);
  const shop = shopOfSettings(saved.settings);
  const own = ownPart(saved.state, call.sessionId);
  const state = withSession(own, call.sessionId, saved.settings, shop);
  const { flags } = saved.settings;
  const answered = answerCall(state, { ...call, flags }, shop, route);
  const { nextSessionId } = call;
  const isMoved = changesSession(row) && answered.answer.status === 200 && nextSessionId !== undefined;
  const after = isMoved ? withSessionMoved(answered.state, call.sessionId, nextSessionId) : answered.state;
  const outcome: Outcome = fault.outcome ?? {
    type: 'answer',
    ...answered.answer,
    ...(isMoved && { sessionId: nextSessionId }),
  };
  const isIdle = options.forgetsIdleVisits && saved === before && hasOnlyStarted(own, after, call.sessionId);
  if (isIdle) return { saved, steps: [], outcome, delay };
  const keep = (part: ShopState): Saved => ({ ...saved, state: withOwnPart(saved.state, own, part) });
  if (!row.sensitive) return record(keep(after), outcome);
  // The shop continues from the changes themselves, as a replay does, so that both lead to the same bytes.
  const changes = changesOf(state, after);
  return record(keep(withChanges(state, changes)), outcome, changes);
}

/**
 * Repeats a recorded call; the caller compares how it ended.
 * @throws RangeError when its changes do not fit the shop's state.
 */
export function replayCall(before: Saved, step: CallStep, route: Route): { saved: Saved; ending: Ending } {
  const { session: sessionId, changes, ending, method, address, body, idempotencyKey } = step;
  const { saved, outcome, isAfter } = withFault(before, route.row);
  const record = (after: Saved, ended: Ending) => ({ saved: recordStep(after, step).saved, ending: ended });
  if (outcome && !isAfter) return record(saved, endingOf(outcome));
  const shop = shopOfSettings(saved.settings);
  const state = withSession(saved.state, sessionId, saved.settings, shop);
  if (changes)
    return record({ ...saved, state: withChanges(state, changes) }, outcome ? endingOf(outcome) : Number(ending));
  const { state: after, answer } = answerCall(
    state,
    {
      method,
      address,
      body,
      sessionId,
      flags: saved.settings.flags,
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    },
    shop,
    route,
  );
  const { nextSession } = step;
  const moved = nextSession === undefined ? after : withSessionMoved(after, sessionId, nextSession);
  return record({ ...saved, state: moved }, outcome ? endingOf(outcome) : answer.status);
}

interface Spoilt {
  readonly saved: Saved;
  /** Outcome that replaces the response, if any. */
  readonly outcome: Outcome | undefined;
  /** Whether the shop processes the call before the fault. */
  readonly isAfter: boolean;
  /** Milliseconds until the response. */
  readonly delay: number;
}

/** Applies the fault plan to a call, and counts the use of a fault that applies. */
function withFault(before: Saved, row: Endpoint): Spoilt {
  const { latency } = before.settings;
  const fault = dueFault(before, row.id);
  if (!fault) return { saved: before, outcome: undefined, isAfter: false, delay: latency };
  const faultUses = { ...before.faultUses, [fault.written]: (before.faultUses[fault.written] ?? 0) + 1 };
  return {
    saved: { ...before, faultUses },
    outcome: fault.outcome?.(row),
    isAfter: fault.isAfter,
    delay: latency + fault.delay,
  };
}

/** Returns the plan's first fault for a call, skipping faults that are used up. */
function dueFault({ settings, faultUses }: Saved, operationId: string): Fault | undefined {
  if (settings.fault === '') return undefined;
  return readFaultPlan(settings.fault).find(
    (fault) =>
      fault.operationId === operationId && (fault.times === undefined || (faultUses[fault.written] ?? 0) < fault.times),
  );
}

/** Changes the settings. A different world starts a new shop, and a fault that stays in the plan keeps its use count. */
export function applySettings(before: Saved, step: SettingsStep): Recorded {
  const { settings, session, takesLogin } = step;
  const isSameWorld = worldKey(worldOfSettings(settings)) === before.worldKey;
  const plan = new Set(readFaultPlan(settings.fault).map(({ written }) => written));
  const { fromAddress } = before;
  const base: Saved = isSameWorld
    ? {
        ...before,
        settings,
        faultUses: Object.fromEntries(Object.entries(before.faultUses).filter(([written]) => plan.has(written))),
      }
    : { ...newShop(settings), fromAddress };
  const login = takesLogin ? settings.login : sessionOf(base.state, session)?.login;
  // A customer in the shop continues as the new persona.
  const enters =
    takesLogin || (login !== undefined && login !== 'visitor' && settings.persona !== before.settings.persona);
  const saved =
    enters && login !== undefined
      ? {
          ...base,
          state: create(base.state, (draft) =>
            enter(draft, session, { login, persona: settings.persona }, shopOfSettings(settings)),
          ),
        }
      : base;
  return isSameWorld || takesLogin ? recordStep(saved, step) : { saved, steps: [] };
}
