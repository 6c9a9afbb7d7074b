import { create } from 'mutative';
import type { LoginState } from '../../../src/model/customer.js';
import type { Persona } from '../../world/personas.js';
import type { Shop } from '../../world/world.js';
import { newSession, type Session, type ShopState } from '../state.js';
import { signIn, signOut } from './sessions.js';

/** Prefixed, so that an id sent by a caller can never be the name of an inherited property. */
const keyOfSession = (id: string): string => `visit ${id}`;

/** Returns the session with an id, if it has started. */
export const sessionOf = ({ sessions }: ShopState, id: string): Session | undefined => sessions[keyOfSession(id)];

/** Returns the session with an id so that it can be changed; starts a visitor's session if there is none. */
export function sessionIn({ sessions }: ShopState, id: string): Session {
  const key = keyOfSession(id);
  sessions[key] ??= newSession();
  return sessions[key];
}

/** The login and persona that a session starts with. */
export interface Arrival {
  readonly login: LoginState;
  readonly persona: Persona;
}

/** Signs a session in as a persona, or makes it a visitor's. */
export function enter(state: ShopState, id: string, { login, persona }: Arrival, shop: Shop): void {
  const session = sessionIn(state, id);
  if (login !== 'visitor') signIn(state, session, persona, login, shop);
  else if (session.accountId !== undefined) signOut(state, session);
}

/** Returns the state with one session alone, or none if it has not started. */
export function ownPart(state: ShopState, id: string): ShopState {
  const session = sessionOf(state, id);
  return { ...state, sessions: session ? { [keyOfSession(id)]: session } : {} };
}

/** Returns the state with its own part changed: a session in it may be changed, new or gone. */
export function withOwnPart(state: ShopState, own: ShopState, changed: ShopState): ShopState {
  if (changed === own) return state;
  if (changed.sessions === own.sessions) return { ...changed, sessions: state.sessions };
  const sessions = { ...state.sessions, ...changed.sessions };
  for (const key of Object.keys(own.sessions)) if (!changed.sessions[key]) delete sessions[key];
  return { ...changed, sessions };
}

/** Applies changes to a state of which they see one session alone. A change to a state with thousands of sessions would
 * otherwise copy all of them. */
export function changeIn(state: ShopState, id: string, change: (draft: ShopState) => void): ShopState {
  const own = ownPart(state, id);
  return withOwnPart(state, own, create(own, change));
}

/** Returns the state with the session started, which it usually already is. */
export const withSession = (state: ShopState, id: string, arrival: Arrival, shop: Shop): ShopState =>
  sessionOf(state, id) ? state : changeIn(state, id, (draft) => enter(draft, id, arrival, shop));

/** Returns the state with a session moved to another id, so that the old id no longer reaches it. */
export const withSessionMoved = (state: ShopState, from: string, to: string): ShopState =>
  create(state, ({ sessions }) => {
    const session = sessions[keyOfSession(from)];
    delete sessions[keyOfSession(from)];
    if (session) sessions[keyOfSession(to)] = session;
  });

const emptyVisit = JSON.stringify(newSession());

/** Checks whether a session has only just started and holds nothing yet, and nothing else in the shop has changed. */
export function hasOnlyStarted(before: ShopState, after: ShopState, id: string): boolean {
  const session = sessionOf(before, id) ? undefined : sessionOf(after, id);
  const names = Object.keys({ ...before, ...after }) as (keyof ShopState)[];
  return (
    session !== undefined &&
    JSON.stringify(session) === emptyVisit &&
    names.every((name) => name === 'sessions' || before[name] === after[name])
  );
}
