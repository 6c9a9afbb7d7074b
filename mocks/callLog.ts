import type { Endpoint } from '../src/api/endpoint.js';
import { redact, redactAddress } from '../src/api/redact.js';
import type { Call } from './backend/backend.js';
import type { Outcome } from './course.js';

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
  let calls: readonly CallRecord[] = [];
  let number = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly CallRecord[]): void => {
    calls = next;
    for (const listener of listeners) listener();
  };
  const log: CallLog = {
    get: () => calls,
    clear: () => set([]),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const add = (row: Endpoint, call: Call, outcome: Outcome, began: number, duration: number): void =>
    set([
      ...calls.slice(1 - recordLimit),
      {
        number: ++number,
        operationId: row.id,
        method: call.method,
        address: redactAddress(row, call.address),
        body: redact(row, call.body),
        outcome: redact(row, outcome) as Outcome,
        began,
        duration,
      },
    ]);
  return { log, add };
}
