import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Saved } from '../../mocks/stores/store.js';
import { type HeldTimers, heldTimers } from '../../mocks/testing/heldTimers.js';
import * as api from '../../src/entries/api.js';
import { readShopStore } from './shopStore.js';

/** A call as the page sends it. */
interface Sent {
  readonly method: string;
  readonly pathname: string;
}

/** What a page of a journey has beside the shop. */
interface ControlledWindow extends Window {
  heldTimers: HeldTimers;
  calls: {
    /** The calls the shop made, each with what ends its time. */
    readonly sent: (Sent & { readonly limit: AbortController })[];
    /** The calls whose answers wait. */
    readonly held: (Sent & { readonly until: Promise<void>; readonly letGo: () => void })[];
  };
}

/** Runs in every page before its first line: no call times out by itself, and a test can hold answers back. */
export function controlCalls(): void {
  const { calls } = Object.assign(window as unknown as ControlledWindow, {
    calls: { sent: [], held: [] } as ControlledWindow['calls'],
  });
  // Which call a limit belongs to is told by the order: the client sets it just before it sends the call.
  let limit: AbortController | undefined;
  AbortSignal.timeout = () => {
    limit = new AbortController();
    return limit.signal;
  };
  // The client of the content service has the browser count.
  Object.defineProperty(XMLHttpRequest.prototype, 'timeout', { get: () => 0, set: () => {} });

  const { fetch } = window;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const method = init?.method ?? 'GET';
    if (limit) calls.sent.push({ method, pathname, limit });
    limit = undefined;
    const answer = await fetch(input, init);
    await calls.held.find((one) => one.method === method && new RegExp(one.pathname).test(pathname))?.until;
    return answer;
  };
}

/** Runs in every page before its first line: what a shopper is told for a moment stays until the test has seen it. */
export const holdMoments = (momentMs: number): { readonly content: string } => ({
  content: `Object.assign(window, { heldTimers: (${heldTimers})(${momentMs}) });
    window.setTimeout = heldTimers.setTimeout;
    window.clearTimeout = heldTimers.clearTimeout;`,
});

type Row = Readonly<Record<'id' | 'method' | 'path', string>>;
const rows = Object.values(api).filter((one): one is typeof one & Row => typeof one === 'object' && 'path' in one);

/** The calls a path may be of. */
export const operationsAt = (pathname: string): readonly string[] =>
  rows.flatMap(({ id }) => (new RegExp(callOf(id).pathname).test(pathname) ? id : []));

/** Whether a call only reads. */
export const isRead = (operationId: string): boolean => callOf(operationId).method === 'GET';

/** The calls that only read, of those a path may be of. */
export const readsAt = (pathname: string): readonly string[] => operationsAt(pathname).filter(isRead);

/** A call of the API with a pattern for its path. */
function callOf(operationId: string): Sent {
  const row = rows.find(({ id }) => id === operationId);
  if (!row) throw new Error(`There is no call ${operationId}.`);
  return { method: row.method, pathname: `^${row.path.replace(/\{\w+\}/g, '[^/]+')}$` };
}

/** How often the shop has met the faults of a call. */
async function faultsMet(page: Page, operationId: string): Promise<number> {
  const saved = await readShopStore<Saved>(page, 'saved');
  const counts = Object.entries(saved?.faultUses ?? {});
  return counts.reduce((sum, [fault, count]) => (fault.startsWith(`${operationId}:`) ? sum + count : sum), 0);
}

/** Lets the time of a call run out that the shop has taken and does not answer: the fault `timeout`, or `slow-MS` with more
 * than any test lasts. */
export async function runOutOfTime(page: Page, operationId: string): Promise<void> {
  await expect.poll(() => faultsMet(page, operationId)).toBeGreaterThan(0);
  const ended = await page.evaluate(({ method, pathname }) => {
    const { sent } = (window as unknown as ControlledWindow).calls;
    const late = sent.filter((call) => call.method === method && new RegExp(pathname).test(call.pathname));
    for (const { limit } of late) limit.abort(new DOMException('The test ended its time.', 'TimeoutError'));
    return late.length;
  }, callOf(operationId));
  if (ended === 0) throw new Error(`No call ${operationId} of this page is waiting.`);
}

/** Keeps the answers to a call of this page back.
 * @returns what lets go of them. */
export async function holdAnswers(page: Page, operationId: string): Promise<() => Promise<void>> {
  const call = callOf(operationId);
  await page.evaluate(({ method, pathname }) => {
    const { promise: until, resolve: letGo } = Promise.withResolvers<void>();
    (window as unknown as ControlledWindow).calls.held.push({ method, pathname, until, letGo });
  }, call);
  return () =>
    page.evaluate(({ method, pathname }) => {
      const { held } = (window as unknown as ControlledWindow).calls;
      for (const one of [...held]) {
        if (one.method !== method || one.pathname !== pathname) continue;
        held.splice(held.indexOf(one), 1);
        one.letGo();
      }
    }, call);
}

/** Ends what a shopper is told for a moment. */
export const letMomentsPass = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as ControlledWindow).heldTimers.pass());
