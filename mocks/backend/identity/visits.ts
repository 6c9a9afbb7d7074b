import { create } from 'mutative';
import type { LoginState } from '../../../src/model/customer.js';
import type { Persona } from '../../world/personas.js';
import type { Shop } from '../../world/world.js';
import { newSession, type Session, type ShopState } from '../state.js';
import { signIn, signOut } from './sessions.js';

/** Prefixed, so that no id a caller sends can be a name every object has. */
const keyOfSession = (id: string): string => `visit ${id}`;

/** The session under an id, if it has begun. */
export const sessionOf = ({ sessions }: ShopState, id: string): Session | undefined => sessions[keyOfSession(id)];

/** The session under an id, to be changed in place; a new id starts a visitor's. */
export function sessionIn({ sessions }: ShopState, id: string): Session {
  const key = keyOfSession(id);
  sessions[key] ??= newSession();
  return sessions[key];
}

/** Who a visit is from the start. */
export interface Arrival {
  readonly login: LoginState;
  readonly persona: Persona;
}

/** Makes a visit that of someone, or a visitor's. */
export function enter(state: ShopState, id: string, { login, persona }: Arrival, shop: Shop): void {
  const session = sessionIn(state, id);
  if (login !== 'visitor') signIn(state, session, persona, login, shop);
  else if (session.accountId !== undefined) signOut(state, session);
}

/** The state with the visit under an id begun: it mostly has. */
export const withSession = (state: ShopState, id: string, arrival: Arrival, shop: Shop): ShopState =>
  sessionOf(state, id) ? state : create(state, (draft) => enter(draft, id, arrival, shop));

/** The state with a visit under another id: nobody who knew the old one goes on with it. */
export const withSessionMoved = (state: ShopState, from: string, to: string): ShopState =>
  create(state, ({ sessions }) => {
    const session = sessions[keyOfSession(from)];
    delete sessions[keyOfSession(from)];
    if (session) sessions[keyOfSession(to)] = session;
  });
