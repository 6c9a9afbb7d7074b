import { create } from 'mutative';
import type { Endpoint } from '../src/api/endpoint.js';
import { redact, redactAddress } from '../src/api/redact.js';
import { type Answer, answerCall, type Call, type Route, sessionIn, withSession } from './backend/backend.js';
import type { ShopState } from './backend/state.js';
import { type Change, changesOf, withChanges } from './changes.js';
import { brokenOff, type Fault, failedBody, readFaultPlan } from './faults.js';
import { type Settings, worldOfSettings } from './settings.js';
import { type CallStep, type Ending, type SettingsStep, type Step, stepLimit } from './step.js';
import { newSaved, type Saved } from './store.js';
import { type Shop, shopOf, worldKey } from './world.js';

/** What comes of a call: an answer, text that is no whole one, no connection, or nothing ever. */
export type Outcome =
  | ({ readonly type: 'answer' } & Answer)
  | { readonly type: 'text'; readonly text: string; readonly format?: 'html' }
  | { readonly type: 'offline' }
  | { readonly type: 'silence' };

/** The shop after a step, and the step as it is written down: none once a visit is too long. */
interface Taken {
  readonly saved: Saved;
  readonly steps: readonly Step[];
}

export const endingOf = (outcome: Outcome): Ending => (outcome.type === 'answer' ? outcome.status : outcome.type);

const shops = new WeakMap<Settings, Shop>();

/** The shop of settings, known again by the very object: every call asks for it. */
export function shopOfSettings(settings: Settings): Shop {
  const known = shops.get(settings);
  if (known) return known;
  const shop = shopOf(worldOfSettings(settings));
  shops.set(settings, shop);
  return shop;
}

/** A shop nobody has been in. */
export const newShop = (settings: Settings): Saved => newSaved(settings, worldKey(worldOfSettings(settings)));

function taken(saved: Saved, step: Step): Taken {
  const { settings, steps } = saved.beginning;
  return {
    saved: { ...saved, beginning: { settings, steps: steps + 1 } },
    steps: steps < stepLimit ? [step] : [],
  };
}

/** Answers one call: the shop after it, what to send back and how much later than usual. */
export function served(before: Saved, call: Call, route: Route): Taken & { outcome: Outcome; delay: number } {
  const { row } = route;
  const answer = (state: ShopState) => answerCall(state, call, shopOfSettings(before.settings), route);
  const { saved, outcome, changes, delay } = reached(before, call.sessionId, row, (state) => {
    const after = answer(state);
    if (!row.sensitive) return { ...after, changes: undefined };
    // The shop goes on from the changes themselves, as a replay does: what both make is the same to the byte.
    const changes = changesOf(state, after.state);
    return { ...after, changes, state: withChanges(state, changes) };
  });
  const step: CallStep = {
    type: 'call',
    session: call.sessionId,
    method: row.method,
    address: redactAddress(row, call.address),
    body: redact(row, call.body),
    ending: endingOf(outcome),
    ...(changes && { changes }),
  };
  return { ...taken(saved, step), outcome, delay };
}

/** Takes a recorded call again; how it ended this time is for the caller to compare. */
export function servedAgain(before: Saved, step: CallStep, route: Route): { saved: Saved; ending: Ending } {
  const { session: sessionId, changes, ending, method, address, body } = step;
  const shop = shopOfSettings(before.settings);
  const { saved, outcome } = reached(before, sessionId, route.row, (state) =>
    changes
      ? { state: withChanges(state, changes), answer: { status: Number(ending), body: undefined }, changes }
      : { ...answerCall(state, { method, address, body, sessionId }, shop, route), changes },
  );
  return { saved: taken(saved, step).saved, ending: endingOf(outcome) };
}

type Answering = (state: ShopState) => { state: ShopState; answer: Answer; changes: Change[] | undefined };

/** A call where it meets the fault plan: spoilt there, or let through to what answers it. */
function reached(before: Saved, sessionId: string, row: Endpoint, answering: Answering) {
  const { settings } = before;
  const fault = dueFault(before, row.id);
  const saved: Saved = fault
    ? { ...before, faultUses: { ...before.faultUses, [fault.written]: (before.faultUses[fault.written] ?? 0) + 1 } }
    : before;
  const spoilt = fault && spoiltOutcome(fault, row);
  if (spoilt) return { saved, outcome: spoilt, changes: undefined, delay: settings.latency };
  const { state, answer, changes } = answering(withSession(before.state, sessionId, settings.login));
  const slow = fault?.kind.type === 'slow' ? fault.kind.milliseconds : 0;
  const outcome: Outcome = { type: 'answer', ...answer };
  return { saved: { ...saved, state }, outcome, changes, delay: settings.latency + slow };
}

/** The fault whose turn it is for a call, if any. */
function dueFault({ settings, faultUses }: Saved, operationId: string): Fault | undefined {
  if (settings.fault === '') return undefined;
  return readFaultPlan(settings.fault).find(
    (fault) =>
      fault.operationId === operationId && (fault.times === undefined || (faultUses[fault.written] ?? 0) < fault.times),
  );
}

/** What a fault puts in place of the answer; nothing when it only slows it. */
function spoiltOutcome({ kind }: Fault, row: Endpoint): Outcome | undefined {
  const format = row.format === 'html' ? { format: row.format } : {};
  switch (kind.type) {
    case 'status':
      return { type: 'answer', status: kind.status, body: failedBody(row, kind.status) };
    case 'statusCode':
      return { type: 'answer', status: 200, body: failedBody(row, kind.statusCode) };
    case 'malformed':
      return { type: 'text', text: brokenOff(row), ...format };
    case 'empty':
      return { type: 'text', text: '', ...format };
    case 'timeout':
      return { type: 'silence' };
    case 'offline':
      return { type: 'offline' };
    case 'slow':
      return undefined;
  }
}

function takeLogin(draft: ShopState, sessionId: string, login: Settings['login']): void {
  sessionIn(draft, sessionId).login = login;
}

/** Goes over to other settings: another world starts anew, and a fault that stays in the plan stays as used as it is. */
export function settled(before: Saved, step: SettingsStep): Taken {
  const { settings, session, takesLogin } = step;
  const stays = worldKey(worldOfSettings(settings)) === before.worldKey;
  const plan = new Set(readFaultPlan(settings.fault).map(({ written }) => written));
  const { fromAddress } = before;
  const base: Saved = stays
    ? {
        ...before,
        settings,
        faultUses: Object.fromEntries(Object.entries(before.faultUses).filter(([written]) => plan.has(written))),
      }
    : { ...newShop(settings), fromAddress };
  const saved = takesLogin
    ? { ...base, state: create(base.state, (draft) => takeLogin(draft, session, settings.login)) }
    : base;
  return stays || takesLogin ? taken(saved, step) : { saved, steps: [] };
}
