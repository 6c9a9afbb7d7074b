import { answerCall, routeOf } from '../backend/backend.js';
import { newSession, newState, type SessionLogin, type ShopState } from '../backend/state.js';
import type { Persona } from '../personas.js';
import { shopOf, worldOf } from '../world.js';

interface Served<Entity> {
  readonly status: number;
  readonly response: Entity;
  readonly message: string | undefined;
}

/** One visit to an account's shop, for tests: what it calls, and what is kept of it. */
export function testVisit(persona: Persona, { brand = 'law', login = 'hard' as SessionLogin } = {}) {
  const shop = shopOf(worldOf({ brand, persona }));
  let state: ShopState = { ...newState(), sessions: { 'visit one': newSession(login) } };

  function call<Entity = unknown>(method: string, address: string, body?: unknown): Served<Entity> {
    const route = routeOf(method, address);
    if (!route) throw new Error(`no row has ${method} ${address}`);
    const served = answerCall(state, { method, address, body, sessionId: 'one' }, shop, route);
    state = served.state;
    const { response, errorResponse } = served.answer.body as {
      response: Entity;
      errorResponse?: { message: string };
    };
    return { status: served.answer.status, response, message: errorResponse?.message };
  }

  return {
    shop,
    call,
    get: <Entity>(address: string): Entity => call<Entity>('GET', address).response,
    state: () => state,
    become: (next: (state: ShopState) => ShopState) => {
      state = next(state);
    },
  };
}
