import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Saved } from '../../mocks/stores/store.js';
import { type HeldTimers, heldTimers } from '../../mocks/testing/heldTimers.js';
import * as api from '../../src/entries/api.js';
import { readShopStore } from './shopStore.js';

/** A call as sent by the page. */
interface Sent {
  readonly method: string;
  readonly pathname: string;
}

/** The window of a journey's page, with its controls. */
interface ControlledWindow extends Window {
  heldTimers: HeldTimers;
  calls: {
    /** The calls sent, each with the controller that can make it time out. */
    readonly sent: (Sent & { readonly limit: AbortController })[];
    /** The calls whose responses are held back. */
    readonly held: (Sent & { readonly until: Promise<void>; readonly letGo: () => void })[];
  };
}

/** Runs in every page before its first script: no call times out by itself, and a test can hold responses back. */
export function controlCalls(): void {
  const { calls } = Object.assign(window as unknown as ControlledWindow, {
    calls: { sent: [], held: [] } as ControlledWindow['calls'],
  });
  // A limit belongs to the next call, because the client sets it immediately before sending.
  let limit: AbortController | undefined;
  AbortSignal.timeout = () => {
    limit = new AbortController();
    return limit.signal;
  };
  // The content service's client leaves its timeout to the browser.
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

/** Runs in every page before its first script: a short-lived message stays until the test has seen it. */
export const holdMoments = (momentMs: number): { readonly content: string } => ({
  content: `Object.assign(window, { heldTimers: (${heldTimers})(${momentMs}) });
    window.setTimeout = heldTimers.setTimeout;
    window.clearTimeout = heldTimers.clearTimeout;`,
});

type Row = Readonly<Record<'id' | 'method' | 'path', string>>;
const rows = Object.values(api).filter((one): one is typeof one & Row => typeof one === 'object' && 'path' in one);

/** Returns the operations a path may belong to. */
export const operationsAt = (pathname: string): readonly string[] =>
  rows.flatMap(({ id }) => (new RegExp(callOf(id).pathname).test(pathname) ? id : []));

/** Checks whether a call only reads. */
export const isRead = (operationId: string): boolean => callOf(operationId).method === 'GET';

/** Returns the read operations a path may belong to. */
export const readsAt = (pathname: string): readonly string[] => operationsAt(pathname).filter(isRead);

/** Returns the method and the path pattern of a call. */
function callOf(operationId: string): Sent {
  const row = rows.find(({ id }) => id === operationId);
  if (!row) throw new Error(`There is no call ${operationId}.`);
  return { method: row.method, pathname: `^${row.path.replace(/\{\w+\}/g, '[^/]+')}$` };
}

/** Returns how often a call's faults have occurred. */
async function faultsMet(page: Page, operationId: string): Promise<number> {
  const saved = await readShopStore<Saved>(page, 'saved');
  const counts = Object.entries(saved?.faultUses ?? {});
  return counts.reduce((sum, [fault, count]) => (fault.startsWith(`${operationId}:`) ? sum + count : sum), 0);
}

/** Makes a call time out that the shop has received but does not respond to. Its fault is `timeout`, or `slow-MS` with
 * more than any test takes. */
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

/**
 * Holds back this page's responses to a call.
 * @returns a function that releases them.
 */
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

/** Lets the short-lived messages disappear. */
export const letMomentsPass = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as ControlledWindow).heldTimers.pass());
