import { answerCall, routeOf } from '../backend/backend.js';
import { newSession, type ShopState } from '../backend/state.js';
import type { Recording } from '../recording.js';
import { type Settings, worldOfSettings } from '../settings.js';
import { handleCall, newShop } from '../simulation.js';
import type { Step } from '../step.js';
import { type Shop, shopOf } from '../world.js';
import type { TestCall } from './testCall.js';

export interface RecordedShop {
  readonly shop: Shop;
  readonly state: () => ShopState;
  /** Makes a call in a visit, and resolves to how it ended. */
  readonly call: (session: string, call: TestCall) => { status: number; message: string | undefined };
  /** Reads without leaving a trace: as a visit, or as someone who has just signed in. */
  readonly look: <Entity>(address: string, session?: string) => Entity;
  /** Everything that was called so far. */
  readonly recording: () => Recording;
}

/** A shop for tests that writes down what is called, as the panel's recordings have it. */
export function recordedShop(settings: Settings): RecordedShop {
  const shop = shopOf(worldOfSettings(settings));
  const steps: Step[] = [];
  let saved = newShop(settings);

  const route = ({ method, address }: TestCall) => {
    const found = routeOf(method, address);
    if (!found) throw new Error(`no row has ${method} ${address}`);
    return found;
  };

  return {
    shop,
    state: () => saved.state,
    call(sessionId, call) {
      const handled = handleCall(saved, { body: undefined, ...call, sessionId }, route(call));
      saved = handled.saved;
      steps.push(...handled.steps);
      if (handled.outcome.type !== 'answer') throw new Error(`${call.address} had no answer`);
      const { errorResponse } = handled.outcome.body as { errorResponse?: { message: string } };
      return { status: handled.outcome.status, message: errorResponse?.message };
    },
    look<Entity>(address: string, sessionId = 'reader'): Entity {
      const { sessions } = saved.state;
      const state = { ...saved.state, sessions: { 'visit reader': newSession('hard'), ...sessions } };
      const call = { method: 'GET', address, body: undefined } as const;
      const { status, body } = answerCall(state, { ...call, sessionId }, shop, route(call)).answer;
      if (status !== 200) throw new Error(`${address} ended with ${status}: ${JSON.stringify(body)}`);
      return (body as { response: Entity }).response;
    },
    recording: () => ({
      settings,
      steps: [...steps],
      end: { state: saved.state, faultUses: { ...saved.faultUses } },
    }),
  };
}
