import { type Call, type Route, routeOf } from '../backend/backend.js';
import { sessionOf } from '../backend/identity/visits.js';
import { problemOfKept } from '../stores/keptShop.js';
import type { Changed, Saved, Store } from '../stores/store.js';
import { newSessionId } from '../transport/sessionCookie.js';
import { defaultSettings, type SettingProblem, type Settings, settingsSchema } from '../world/settings.js';
import type { Shop } from '../world/world.js';
import { settingsFromAddress } from './addressSettings.js';
import { type CallLog, newCallLog } from './callLog.js';
import { applyClock, ClockError, withRealTime } from './movedClock.js';
import type { Outcome } from './outcome.js';
import { type Recording, readSteps, replay } from './recording.js';
import { applySettings, handleCall, newShop, shopOfSettings } from './simulation.js';
import { type ClockStep, stepLimit } from './step.js';

export interface Mock {
  /** The visit a caller's id is of, or a new id where the shop knows none of it: ids are the shop's to give. */
  visit(callersId: string | undefined): Promise<{ readonly id: string; readonly isNew: boolean }>;
  /** Answers a call of the API, undefined when no row has its path. Who has looked for its route already gives it. The
   * answer to a sign-in says which id the visit has from then on. */
  serve(call: Call, route?: Route): Promise<Outcome | undefined>;
  /** The shop of the present settings. */
  shop(): Promise<Shop>;
  settings(): Promise<Settings>;
  /** Everything that is kept. */
  saved(): Promise<Saved>;
  /** Puts a new shop in the place of one that cannot be gone on from; resolves to why it cannot, as the end of a sentence. */
  replaceUnusable(): Promise<string | undefined>;
  /** Changes settings; another world starts a new shop, and a login that is named is the session's from now on. */
  configure(change: Partial<Settings>, sessionId: string): Promise<void>;
  /** Moves the shop's clock on to a moment, an ISO date or one with a time: what is due until then happens.
   * @throws ClockError for an earlier moment, one too far off, and what is none. */
  moveClock(to: string): Promise<void>;
  /** Applies the settings an address carries, each when its value changes, and says which cannot be used. */
  configureFromAddress(search: URLSearchParams, sessionId: string): Promise<readonly SettingProblem[]>;
  /** A new shop with these settings, as if nobody had ever been there. */
  restart(settings: Settings): Promise<void>;
  /** Every step of the shop since it began; undefined when there are more than are kept.
   * @throws RecordingError when what was kept of them cannot be used. */
  recording(): Promise<Recording | undefined>;
  /** Starts a new shop as the recording did and repeats its steps; resolves to a sentence on the first difference, if any. */
  replay(recording: Recording, onProgress: (done: number) => void | Promise<void>): Promise<string | undefined>;
  /** The latest calls of this page. */
  readonly calls: CallLog;
}

export interface MockOptions {
  readonly store: Store;
  /** The settings before anyone changes them. */
  readonly start: Settings;
  /** Waits so many milliseconds; tests need not. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** The id of a new visit, or of one that signs in under another; random unless a test gives one. */
  readonly nameVisit?: (before?: string) => string;
  /** The clock on the wall, for the log of calls and the flag `realTime`: the shop has its own. */
  readonly now?: () => number;
}

const sleep = (milliseconds: number): Promise<void> =>
  milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();

/** The mock of the whole shop behind any transport: settings, faults, latency, backend and log of calls over one store. */
export function createMock({
  store,
  start,
  wait = sleep,
  nameVisit = newSessionId,
  now = Date.now,
}: MockOptions): Mock {
  const { log, add } = newCallLog();
  /** What was looked at, and what is wrong with it: a store that keeps objects gives the same ones from call to call. */
  const looked = new WeakMap<object, string | undefined>();
  function problemOf(stored: unknown): string | undefined {
    const isObject = typeof stored === 'object' && stored !== null;
    if (isObject && looked.has(stored)) return looked.get(stored);
    const problem = problemOfKept(stored);
    if (isObject) looked.set(stored, problem);
    return problem;
  }
  const usableOrNew = (stored: Saved | undefined): Saved =>
    stored === undefined || problemOf(stored) !== undefined ? newShop(start) : stored;
  const change = <Result>(step: (before: Saved) => Changed<Result>): Promise<Result> =>
    store.change((stored) => {
      const changed = step(usableOrNew(stored));
      looked.set(changed.saved, undefined);
      return changed;
    });
  const kept = async (): Promise<Saved> => usableOrNew(await store.read());
  /** For a step that mostly changes nothing: it is taken at once, and in turn with other pages only when it does. */
  async function lookOrChange<Result>(step: (before: Saved) => Changed<Result>): Promise<Result> {
    const before = await kept();
    const { saved, result } = step(before);
    return saved === before ? result : change(step);
  }

  return {
    calls: log,
    settings: async () => (await kept()).settings,
    saved: kept,
    async replaceUnusable() {
      const stored = await store.read();
      const problem = stored === undefined ? undefined : problemOf(stored);
      // Another page may have done so meanwhile: its shop stays.
      if (problem !== undefined) await change((before) => ({ saved: before, result: undefined }));
      return problem;
    },
    shop: async () => shopOfSettings((await kept()).settings),

    async visit(callersId) {
      const isKnown = callersId !== undefined && sessionOf((await kept()).state, callersId) !== undefined;
      return isKnown ? { id: callersId, isNew: false } : { id: nameVisit(), isNew: true };
    },

    async serve(call, route = routeOf(call.method, call.address)) {
      if (!route) return undefined;
      const began = now();
      const named = route.row.id === 'login' ? { ...call, nextSessionId: nameVisit(call.sessionId) } : call;
      const take = route.row.method === 'GET' ? lookOrChange : change;
      const { outcome, delay } = await take((before) => {
        const present = withRealTime(before, began);
        const { saved, steps, outcome, delay } = handleCall(present.saved, named, route);
        return { saved, steps: [...present.steps, ...steps], result: { outcome, delay } };
      });
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
      // What the address said stays said, or the next load would apply it over these settings.
      return change(({ fromAddress }) => ({ saved: { ...newShop(settings), fromAddress }, result: undefined }));
    },

    async recording() {
      const { saved, steps } = await store.history();
      const { beginning, state, faultUses } = usableOrNew(saved);
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

/** The login of a visit; one that has not begun has that of the settings. */
export const loginOf = ({ state, settings }: Saved, sessionId: string): Settings['login'] =>
  sessionOf(state, sessionId)?.login ?? settings.login;

/** The settings of a host before anyone changes them. */
export const startOf = (brand: string, country?: Settings['country']): Settings => ({
  ...defaultSettings(brand),
  ...(country && { country }),
});
