import type { CallRecord } from '../engine/callLog.js';
import { ControlError, type LatestCalls, type MockControl, textOf } from './control.js';

const betweenLooks = 1_000;

/** Follows the calls of a mock that cannot tell of them, while somebody subscribes. */
function followedCalls(ask: MockControl['ask']): LatestCalls {
  let calls: readonly CallRecord[] = [];
  const listeners = new Set<() => void>();
  let isLooking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(next: readonly CallRecord[]): void {
    calls = next;
    for (const listener of listeners) listener();
  }
  async function look(): Promise<void> {
    const last = calls.at(-1)?.number ?? 0;
    const added = await ask<readonly CallRecord[]>(`GET calls?after=${last}`).catch(() => []);
    const [first] = added;
    if (first) set(first.number > last ? [...calls, ...added].slice(-200) : added);
  }
  async function keepLooking(): Promise<void> {
    // One look at a time, whoever comes and goes meanwhile.
    if (isLooking) return;
    isLooking = true;
    if (!document.hidden) await look();
    isLooking = false;
    if (listeners.size > 0) timer = setTimeout(keepLooking, betweenLooks);
  }

  return {
    get: () => calls,
    clear: () => void ask('DELETE calls').then(() => set([])),
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) void keepLooking();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
  };
}

/** Controls a mock through its own addresses below `/__mock`. `world` names one of its worlds. */
export function httpControl(url: string, world: string | undefined): MockControl {
  const base = new URL('__mock/', new URL(url, document.baseURI));
  const ask: MockControl['ask'] = async (signature, body) => {
    const [method = '', path = ''] = signature.split(' ');
    const text = textOf(body);
    const headers = {
      ...(text !== undefined && { 'content-type': 'application/json' }),
      ...(world !== undefined && { 'x-wsk-world': world }),
    };
    const response = await fetch(new URL(path, base), {
      method,
      headers,
      ...(text !== undefined && { body: text }),
    }).catch(() => undefined);
    const answer = await response?.json().catch(() => undefined);
    if (response?.ok && answer !== undefined) return answer;
    const { errorResponse } = Object(answer) as { errorResponse?: { message?: string } };
    throw new ControlError(errorResponse?.message ?? `No mock answers at ${base}.`);
  };
  return { ask, calls: followedCalls(ask) };
}
