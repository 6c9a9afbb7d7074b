import { produce } from 'immer';
import type { Endpoint } from '../src/api/endpoint.js';
import { redact, redactAddress } from '../src/api/redact.js';
import { type Answer, answerCall, type Call, routeOf, sessionIn } from './backend/backend.js';
import { newState } from './backend/state.js';
import { CapsuleError, decodeCapsule } from './capsule.js';
import { type Fault, failedEnvelope, readFaultPlan } from './faults.js';
import {
  defaultSettings,
  readSetting,
  type SettingName,
  type SettingProblem,
  type Settings,
  settingsSchema,
  worldOfSettings,
} from './settings.js';
import { newSaved, type Saved, type Store, savedShape } from './store.js';
import { type Shop, shopOf, worldKey } from './world.js';

/** What comes of a call: an answer, text that is no JSON, no connection, or nothing ever. */
export type Outcome =
  | ({ readonly type: 'answer' } & Answer)
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'offline' }
  | { readonly type: 'silence' };

/** One call as the record of calls keeps it: without its secrets. */
interface CallRecord {
  readonly operationId: string;
  readonly method: string;
  readonly address: string;
  readonly body: unknown;
  readonly outcome: Outcome;
}

const recordLimit = 200;

export interface Mock {
  /** Answers a call of the API, undefined when no row has its path. */
  serve(call: Call): Promise<Outcome | undefined>;
  /** The shop of the present settings. */
  shop(): Promise<Shop>;
  settings(): Promise<Settings>;
  /** Changes settings; another world starts a new shop. */
  configure(change: Partial<Settings>, sessionId: string): Promise<void>;
  /** Applies the settings an address carries, each when its value changes, and says which cannot be used. */
  configureFromAddress(search: URLSearchParams, sessionId: string): Promise<readonly SettingProblem[]>;
  /** A new shop with these settings, as if nobody had ever been there. */
  restart(settings: Settings): Promise<void>;
  /** The latest calls, oldest first. */
  readonly calls: readonly CallRecord[];
}

export interface MockOptions {
  readonly store: Store;
  /** The settings before anyone changes them. */
  readonly start: Settings;
  /** Waits so many milliseconds; tests need not. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

const sleep = (milliseconds: number): Promise<void> =>
  milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();

/** The mock of the whole shop behind any transport: settings, faults, latency, backend and record of calls over one store. */
export function createMock({ store, start, wait = sleep }: MockOptions): Mock {
  const calls: CallRecord[] = [];
  const isUsable = (kept: Saved) => kept.shape === savedShape && settingsSchema.safeParse(kept.settings).success;
  const saved = (kept: Saved | undefined): Saved =>
    kept && isUsable(kept) ? kept : newSaved(start, worldKey(worldOfSettings(start)));
  const read = <Result>(pick: (kept: Saved) => Result): Promise<Result> =>
    store.change((kept) => ({ saved: saved(kept), result: pick(saved(kept)) }));

  function record(row: Endpoint, call: Call, outcome: Outcome): void {
    const { method } = call;
    const address = redactAddress(row, call.address);
    calls.push({
      operationId: row.id,
      method,
      address,
      body: redact(row, call.body),
      outcome: redact(row, outcome) as Outcome,
    });
    if (calls.length > recordLimit) calls.shift();
  }

  return {
    calls,
    settings: () => read(({ settings }) => settings),
    shop: () => read(({ settings }) => shopOf(worldOfSettings(settings))),

    async serve(call) {
      const route = routeOf(call.method, call.address);
      if (!route) return undefined;
      const { outcome, delay } = await store.change((kept) => {
        const before = saved(kept);
        const { settings } = before;
        const fault = dueFault(before, route.row.id);
        const faultUses = fault
          ? { ...before.faultUses, [fault.written]: (before.faultUses[fault.written] ?? 0) + 1 }
          : before.faultUses;
        const spoilt = fault && spoiltOutcome(fault);
        if (spoilt) return { saved: { ...before, faultUses }, result: { outcome: spoilt, delay: settings.latency } };
        const withSession = produce(before.state, (draft) => void sessionIn(draft, call.sessionId, settings.login));
        const { state, answer } = answerCall(withSession, call, shopOf(worldOfSettings(settings)), route);
        const slow = fault?.kind.type === 'slow' ? fault.kind.milliseconds : 0;
        return {
          saved: { ...before, faultUses, state },
          result: { outcome: { type: 'answer' as const, ...answer }, delay: settings.latency + slow },
        };
      });
      await wait(delay);
      record(route.row, call, outcome);
      return outcome;
    },

    configure: (change, sessionId) =>
      store.change((kept) => ({
        saved: configured(saved(kept), settingsSchema.parse({ ...saved(kept).settings, ...change }), sessionId),
        result: undefined,
      })),

    restart(settings) {
      calls.length = 0;
      return store.change(() => ({
        saved: newSaved(settings, worldKey(worldOfSettings(settings))),
        result: undefined,
      }));
    },

    configureFromAddress: (search, sessionId) =>
      store.change((kept) => {
        const before = saved(kept);
        const { settings, problems, fromAddress } = settingsFromAddress(before, search);
        return { saved: { ...configured(before, settings, sessionId), fromAddress }, result: problems };
      }),
  };
}

/** The fault whose turn it is for a call, if any. */
function dueFault({ settings, faultUses }: Saved, operationId: string): Fault | undefined {
  return readFaultPlan(settings.fault).find(
    (fault) =>
      fault.operationId === operationId && (fault.times === undefined || (faultUses[fault.written] ?? 0) < fault.times),
  );
}

/** What a fault puts in place of the answer; nothing when it only slows it. */
function spoiltOutcome({ kind }: Fault): Outcome | undefined {
  switch (kind.type) {
    case 'status':
      return { type: 'answer', status: kind.status, body: failedEnvelope(kind.status) };
    case 'statusCode':
      return { type: 'answer', status: 200, body: failedEnvelope(kind.statusCode) };
    case 'malformed':
      return { type: 'text', text: '{"statusCode":0,"response":{"lineItems":' };
    case 'empty':
      return { type: 'text', text: '' };
    case 'timeout':
      return { type: 'silence' };
    case 'offline':
      return { type: 'offline' };
    case 'slow':
      return undefined;
  }
}

/** What is saved once the settings are these: a new world starts anew, a new login is the session's, a new fault plan counts from nothing. */
function configured(before: Saved, settings: Settings, sessionId: string): Saved {
  const key = worldKey(worldOfSettings(settings));
  const state = key === before.worldKey ? before.state : newState();
  return {
    ...before,
    settings,
    worldKey: key,
    faultUses: settings.fault === before.settings.fault ? before.faultUses : {},
    state: produce(state, (draft) => {
      if (settings.login !== before.settings.login) sessionIn(draft, sessionId).login = settings.login;
    }),
  };
}

function settingsFromAddress(before: Saved, search: URLSearchParams) {
  const problems: SettingProblem[] = [];
  let fromAddress: Record<string, string> = { ...before.fromAddress };
  let { settings } = before;
  for (const name of ['capsule', ...Object.keys(settingsSchema.shape)]) {
    const written = search.get(name);
    if (written === null) continue;
    try {
      const read = name === 'capsule' ? { all: decodeCapsule(written) } : readSetting(name as SettingName, written);
      // A setting that cannot be used is said on every load, since it stays in the address.
      if ('message' in read) problems.push(read);
      else if (written !== fromAddress[name]) {
        settings = 'all' in read ? read.all : { ...settings, [name]: read.value };
        // A capsule is the whole of the settings: what an address said before it no longer stands.
        if ('all' in read) fromAddress = {};
        fromAddress[name] = written;
      }
    } catch (error) {
      if (!(error instanceof CapsuleError)) throw error;
      problems.push({ setting: name, message: error.message });
    }
  }
  return { settings, problems, fromAddress };
}

/** The settings of a host before anyone changes them. */
export const startOf = (brand: string, country?: Settings['country']): Settings => ({
  ...defaultSettings(brand),
  ...(country && { country }),
});
