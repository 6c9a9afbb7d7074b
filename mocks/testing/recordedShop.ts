import { create } from 'mutative';
import { dayMs } from '../../src/rules/common/days.js';
import { answerCall, routeOf } from '../backend/backend.js';
import { enter, sessionOf, withSession } from '../backend/identity/visits.js';
import type { Account, Basket, ShopState } from '../backend/state.js';
import { applyClock, presentMoment } from '../engine/movedClock.js';
import type { Recording } from '../engine/recording.js';
import { handleCall, newShop } from '../engine/simulation.js';
import type { Step } from '../engine/step.js';
import type { Persona } from '../world/personas.js';
import { type Settings, worldOfSettings } from '../world/settings.js';
import { type Shop, shopOf } from '../world/world.js';
import type { TestCall } from './testCall.js';

export interface RecordedShop {
  readonly shop: Shop;
  /** Owner of the session unless someone else signs in. */
  readonly persona: Persona;
  readonly state: () => ShopState;
  /** Makes a call in a session, and returns how it ended. */
  readonly call: (session: string, call: TestCall) => { status: number; message: string | undefined };
  /** Returns the body of the latest call's answer. */
  readonly latestBody: () => unknown;
  /** Moves the clock forward by a number of days. */
  readonly passDays: (days: number) => void;
  /** Reads as a session, without changing it. */
  readonly look: <Entity>(address: string, session: string) => Entity;
  /** Reads as the holder of an account who has just signed in elsewhere. */
  readonly lookAs: <Entity>(accountId: string, address: string) => Entity;
  /** Returns the status of a read in a session. */
  readonly statusOf: (address: string, session: string) => number;
  /** Returns the account of a session; for a visitor the account named in the settings. */
  readonly accountOf: (session: string) => Account | undefined;
  /** Returns the basket of a session. */
  readonly basketOf: (session: string) => Basket | undefined;
  /** Returns a recording of all calls so far. */
  readonly recording: () => Recording;
}

/** Creates a shop for tests that records its calls in the format of the panel's recordings. */
export function recordedShop(settings: Settings): RecordedShop {
  const shop = shopOf(worldOfSettings(settings));
  const steps: Step[] = [];
  let saved = newShop(settings);
  let latestBody: unknown;

  const route = ({ method, address }: TestCall) => {
    const found = routeOf(method, address);
    if (!found) throw new Error(`no row has ${method} ${address}`);
    return found;
  };

  function answerTo(state: ShopState, address: string, sessionId: string) {
    const call = { method: 'GET', address, body: undefined } as const;
    return answerCall(withSession(state, sessionId, settings, shop), { ...call, sessionId }, shop, route(call)).answer;
  }

  function read<Entity>(state: ShopState, address: string, sessionId: string): Entity {
    const { status, body } = answerTo(state, address, sessionId);
    if (status !== 200) throw new Error(`${address} ended with ${status}: ${JSON.stringify(body)}`);
    return (body as { response: Entity }).response;
  }

  return {
    shop,
    persona: settings.persona,
    state: () => saved.state,
    call(sessionId, call) {
      const handled = handleCall(saved, { body: undefined, ...call, sessionId }, route(call));
      saved = handled.saved;
      steps.push(...handled.steps);
      if (handled.outcome.type !== 'answer') throw new Error(`${call.address} had no answer`);
      latestBody = handled.outcome.body;
      const { errorResponse } = latestBody as { errorResponse?: { message: string } };
      return { status: handled.outcome.status, message: errorResponse?.message };
    },
    latestBody: () => latestBody,
    passDays(days) {
      const to = new Date(presentMoment(saved).getTime() + days * dayMs).toISOString();
      const result = applyClock(saved, { type: 'clock', to });
      saved = result.saved;
      steps.push(...result.steps);
    },
    look: (address, session) => read(saved.state, address, session),
    lookAs: (accountId, address) => {
      const arrival = { login: 'hard', persona: accountId as Persona } as const;
      return read(
        create(saved.state, (draft) => enter(draft, 'reader', arrival, shop)),
        address,
        'reader',
      );
    },
    statusOf: (address, session) => answerTo(saved.state, address, session).status,
    accountOf: (session) => saved.state.accounts[sessionOf(saved.state, session)?.accountId ?? settings.persona],
    basketOf(session) {
      const visit = sessionOf(saved.state, session);
      return visit?.accountId === undefined ? visit : saved.state.accounts[visit.accountId];
    },
    recording: () => ({
      settings,
      steps: [...steps],
      end: { state: saved.state, faultUses: { ...saved.faultUses } },
    }),
  };
}
