import type { Endpoint } from '../../src/api/endpoint.js';
import { redact, redactAddress } from '../../src/api/redact.js';
import type { Call } from '../backend/backend.js';
import type { Outcome } from './outcome.js';

/** One call in the log, without its secrets. */
export interface CallRecord {
  /** Number of the call, counted from the page's first call. */
  readonly number: number;
  readonly operationId: string;
  readonly method: string;
  readonly address: string;
  readonly body: unknown;
  readonly outcome: Outcome;
  /** Start in milliseconds since 1970 by the system clock, which may differ from the shop's. */
  readonly began: number;
  /** Milliseconds until the response was ready. */
  readonly duration: number;
}

const recordLimit = 200;

/** The most recent calls made by this page, oldest first. */
export interface CallLog {
  get(): readonly CallRecord[];
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** Creates an empty log and the function that adds to it. */
export function newCallLog() {
  const calls: CallRecord[] = [];
  /** The list that readers last received, which remains the same object until calls are added. */
  let snapshot: readonly CallRecord[] = [];
  let number = 0;
  const listeners = new Set<() => void>();
  function tell(): void {
    for (const listener of listeners) listener();
  }
  const log: CallLog = {
    get() {
      if (snapshot.at(-1) !== calls.at(-1)) snapshot = calls.slice(-recordLimit);
      return snapshot;
    },
    clear() {
      calls.length = 0;
      snapshot = [];
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  function add(row: Endpoint, call: Call, ended: Outcome, began: number, duration: number): void {
    // Whoever reads the log must not be able to take over a session.
    const { sessionId: _, ...outcome } = { sessionId: undefined, ...ended };
    // Calls are removed only now and then, because removing the oldest call every time would copy the list every time.
    if (calls.length >= 2 * recordLimit) calls.splice(0, recordLimit);
    calls.push({
      number: ++number,
      operationId: row.id,
      method: call.method,
      address: redactAddress(row, call.address),
      body: redact(row, call.body),
      outcome: redact(row, outcome) as Outcome,
      began,
      duration,
    });
    tell();
  }
  return { log, add };
}
