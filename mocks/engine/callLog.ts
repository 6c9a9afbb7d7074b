import type { Endpoint } from '../../src/api/endpoint.js';
import { redact, redactAddress } from '../../src/api/redact.js';
import type { Call } from '../backend/backend.js';
import type { Outcome } from './outcome.js';

/** One call as the log keeps it: without its secrets. */
export interface CallRecord {
  /** Counts up from the first call of this page. */
  readonly number: number;
  readonly operationId: string;
  readonly method: string;
  readonly address: string;
  readonly body: unknown;
  readonly outcome: Outcome;
  /** Milliseconds since 1970, by the clock on the wall, which the shop's own may differ from. */
  readonly began: number;
  /** Milliseconds until there was something to send back. */
  readonly duration: number;
}

const recordLimit = 200;

/** The latest calls of this page, oldest first. */
export interface CallLog {
  get(): readonly CallRecord[];
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** An empty log, and the way to add to it. */
export function newCallLog() {
  const calls: CallRecord[] = [];
  /** What readers were given last: the same until there is more. */
  let shown: readonly CallRecord[] = [];
  let number = 0;
  const listeners = new Set<() => void>();
  function tell(): void {
    for (const listener of listeners) listener();
  }
  const log: CallLog = {
    get() {
      if (shown.at(-1) !== calls.at(-1)) shown = calls.slice(-recordLimit);
      return shown;
    },
    clear() {
      calls.length = 0;
      shown = [];
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  function add(row: Endpoint, call: Call, outcome: Outcome, began: number, duration: number): void {
    // Now and then: to leave out the oldest of a list each time is to copy the list each time.
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
