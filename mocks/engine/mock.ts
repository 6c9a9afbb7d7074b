import { type Call, type Route, routeOf } from '../backend/backend.js';
import { sessionOf } from '../backend/identity/visits.js';
import { memoryStore, type Saved, type Store } from '../stores/store.js';
import { newSessionId } from '../transport/sessionCookie.js';
import { defaultSettings, type SettingProblem, type Settings, settingsSchema } from '../world/settings.js';
import type { Shop } from '../world/world.js';
import { settingsFromAddress } from './addressSettings.js';
import { type CallLog, newCallLog } from './callLog.js';
import { newIssuedIds } from './issuedIds.js';
import { applyClock, ClockError, withRealTime } from './movedClock.js';
import type { Outcome } from './outcome.js';
import { type Recording, readSteps, replay } from './recording.js';
import { newRetiredIds } from './retiredIds.js';
import { applySettings, changesSession, handleCall, newShop, shopOfSettings } from './simulation.js';
import { type ClockStep, stepLimit } from './step.js';
import { usableStore } from './usableStore.js';
import { newWorlds } from './worlds.js';

export interface Mock {
  /**
   * Returns the session id of a caller, or a new id if the shop does not know the caller's. Only the shop issues ids.
   * A former id of a session that has signed in or out leads to an empty session, whose id the caller is told 10 seconds
   * later: requests that were on their way do not end what the caller has signed in to.
   */
  visit(callersId: string | undefined): Promise<{ readonly id: string; readonly isNew: boolean }>;
  /** Responds to an API call, or returns undefined if no row has its path. A caller that has already looked up the
   * route passes it. The response to a sign-in or sign-out contains the session's new id. */
  serve(call: Call, route?: Route): Promise<Outcome | undefined>;
  /** Returns the shop of the current settings. */
  shop(): Promise<Shop>;
  settings(): Promise<Settings>;
  /** Returns everything that is stored. */
  saved(): Promise<Saved>;
  /** Replaces a stored shop that cannot be used with a new one, and resolves to the reason, worded as the end of a
   * sentence. */
  replaceUnusable(): Promise<string | undefined>;
  /** Changes settings. A different world starts a new shop, and a login among the changes applies to the session. */
  configure(change: Partial<Settings>, sessionId: string): Promise<void>;
  /**
   * Moves the shop's clock forward to a moment, an ISO date with or without a time, and runs everything due until then.
   * @throws ClockError for an earlier moment, one too far ahead, or an unreadable one.
   */
  moveClock(to: string): Promise<void>;
  /** Applies the settings in an address, each only when its value changes, and returns the unusable settings. */
  configureFromAddress(search: URLSearchParams, sessionId: string): Promise<readonly SettingProblem[]>;
  /** Starts a new shop with these settings, without any earlier visits. */
  restart(settings: Settings): Promise<void>;
  /**
   * Returns every step of the shop since it started, or undefined if there are more than are kept.
   * @throws RecordingError when the stored steps cannot be used.
   */
  recording(): Promise<Recording | undefined>;
  /** Starts a new shop as recorded and repeats its steps. Resolves to a sentence about the first difference, if any. */
  replay(recording: Recording, onProgress: (done: number) => void | Promise<void>): Promise<string | undefined>;
  /** The latest calls of this page. */
  readonly calls: CallLog;
  /**
   * Returns a world beside this one: a shop with its own settings, clock, faults, sessions and calls, in memory. It is
   * made when its name is first used, with the same start, and forgotten when nobody has used it for 30 minutes.
   * @throws WorldError when the name is malformed, or there are 1,000 worlds already
   */
  world(name: string): Mock;
  /** Forgets a world. The next use of its name makes a new one. */
  forgetWorld(name: string): void;
}

export interface MockOptions {
  readonly store: Store;
  /** The settings before any change. */
  readonly start: Settings;
  /** Waits a number of milliseconds; tests can skip the wait. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Returns the id of a new session, or the new id of a session that signs in or out; random unless a test sets it. */
  readonly nameVisit?: (before?: string) => string;
  /** Whether sessions that hold nothing are kept out of the store; a server without this would keep one for each request
   * without a cookie. */
  readonly forgetsIdleVisits?: boolean;
  /** The system clock, for the call log and the `realTime` flag. The shop has its own clock. */
  readonly now?: () => number;
}

const sleep = (milliseconds: number): Promise<void> =>
  milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();

/** Creates the mock of the whole shop, for any transport: settings, faults, latency, backend and call log over one
 * store, and other worlds beside it by name. */
export function createMock(options: MockOptions): Mock {
  const { now = Date.now } = options;
  const worlds = newWorlds((): Mock => mockOf({ ...options, store: memoryStore() }, named), now);
  const named = { world: worlds.of, forgetWorld: worlds.forget };
  return mockOf(options, named);
}

function mockOf(
  { store, start, wait = sleep, nameVisit = newSessionId, forgetsIdleVisits = false, now = Date.now }: MockOptions,
  named: Pick<Mock, 'world' | 'forgetWorld'>,
): Mock {
  const { log, add } = newCallLog();
  const issued = newIssuedIds();
  const retired = newRetiredIds(now);
  const { read, change, lookOrChange, history, replaceUnusable } = usableStore(store, start);

  return {
    ...named,
    calls: log,
    settings: async () => (await read()).settings,
    saved: read,
    replaceUnusable,
    shop: async () => shopOfSettings((await read()).settings),

    async visit(callersId) {
      const isKnown =
        callersId !== undefined && (issued.has(callersId) || sessionOf((await read()).state, callersId) !== undefined);
      if (isKnown) return { id: callersId, isNew: false };
      const successor = callersId === undefined ? undefined : retired.successorOf(callersId);
      if (successor && !successor.isTold) return { id: successor.id, isNew: false };
      const id = successor?.id ?? nameVisit();
      if (forgetsIdleVisits) issued.add(id);
      return { id, isNew: true };
    },

    async serve(call, route = routeOf(call.method, call.address)) {
      if (!route) return undefined;
      const began = now();
      const sessionCall = changesSession(route.row) ? { ...call, nextSessionId: nameVisit(call.sessionId) } : call;
      const take = route.row.method === 'GET' ? lookOrChange : change;
      const { outcome, delay } = await take((before) => {
        const present = withRealTime(before, began);
        const { saved, steps, outcome, delay } = handleCall(present.saved, sessionCall, route, { forgetsIdleVisits });
        return { saved, steps: [...present.steps, ...steps], result: { outcome, delay } };
      });
      if (outcome.type === 'answer' && outcome.sessionId) {
        issued.remove(call.sessionId);
        retired.add(call.sessionId, nameVisit());
      }
      await wait(delay);
      add(route.row, call, outcome, began, now() - began);
      return outcome;
    },

    configure: (chosen, session) =>
      change((before) => ({
        ...applySettings(before, {
          type: 'settings',
          session,
          settings: settingsSchema.parse({ ...before.settings, ...chosen }),
          takesLogin: chosen.login !== undefined,
        }),
        result: undefined,
      })),

    async moveClock(to) {
      const moment = settingsSchema.shape.clock.safeParse(to);
      if (!moment.success) throw new ClockError(`Unknown date “${to}”. Use an ISO date such as 2026-12-24.`);
      const step: ClockStep = { type: 'clock', to: new Date(moment.data).toISOString() };
      await change((before) => ({ ...applyClock(before, step), result: undefined }));
    },

    configureFromAddress: (search, session) =>
      lookOrChange((before) => {
        const { settings, problems, fromAddress, takesLogin } = settingsFromAddress(before, search);
        if (fromAddress === before.fromAddress) return { saved: before, result: problems };
        const { saved: after, steps } =
          settings === before.settings && !takesLogin
            ? { saved: before, steps: [] }
            : applySettings(before, { type: 'settings', session, settings, takesLogin });
        return { saved: { ...after, fromAddress }, steps, result: problems };
      }),

    restart(settings) {
      log.clear();
      issued.clear();
      retired.clear();
      // The address counts as applied. Otherwise the next load would apply it over these settings.
      return change(({ fromAddress }) => ({ saved: { ...newShop(settings), fromAddress }, result: undefined }));
    },

    async recording() {
      const { saved, steps } = await history();
      const { beginning, state, faultUses } = saved;
      return beginning.steps > stepLimit
        ? undefined
        : { settings: beginning.settings, steps: readSteps(steps), end: { state, faultUses: { ...faultUses } } };
    },

    async replay(recording, onProgress) {
      const { saved: replayed, steps, difference } = await replay(recording, onProgress);
      log.clear();
      await change(({ fromAddress }) => ({ saved: { ...replayed, fromAddress }, steps, result: undefined }));
      return difference;
    },
  };
}

/** Returns the login of a session, or the login in the settings if it has not started. */
export const loginOf = ({ state, settings }: Saved, sessionId: string): Settings['login'] =>
  sessionOf(state, sessionId)?.login ?? settings.login;

/** Returns a host's settings before any change. */
export const startOf = (brand: string, country?: Settings['country']): Settings => ({
  ...defaultSettings(brand),
  ...(country && { country }),
});
