import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, inject } from 'vitest';
import { addedLabelMs } from '../../src/entries/model.js';
import { listen } from '../scripts/test/noise.mjs';
import { controlCalls, holdAnswers, holdMoments, letMomentsPass, operationsAt, runOutOfTime } from './patience.js';

export interface Visit {
  /** A brand, or a brand and country: the first label of the host. */
  brand?: string;
  path?: string;
  /** The harness settings, as `login=hard&fault=addCartItem:500*1` or by name. */
  query?: string | Record<string, string>;
  viewport?: { width: number; height: number };
  /** A browser that has them, but not for this page. */
  blockServiceWorkers?: boolean;
  /** Meets what is offered after a purchase; without it that was answered before. */
  meetsOffers?: boolean;
}

/** The browser has one clipboard for all its shoppers: each page gets one of its own. */
function ownClipboard(): void {
  let copied = '';
  const clipboard = {
    readText: async () => copied,
    writeText: async (text: string) => {
      copied = text;
    },
  };
  // Once more in a window that a script has opened.
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

function answerOffers(): void {
  try {
    sessionStorage.setItem('PostUpsellRejected', 'true');
  } catch {
    // A page without an address has no storage.
  }
}

let browser: Promise<Browser> | undefined;
const shoppers: Shopper[] = [];

/** A shopper with cookies, storage and worker of their own. What one test opens is checked and closed after it. */
export async function openShop({
  brand = 'law',
  path,
  query,
  viewport,
  blockServiceWorkers = false,
  meetsOffers = false,
}: Visit = {}): Promise<Shopper> {
  browser ??= chromium.connect(inject('browserAddress'));
  const context = await (await browser).newContext({
    baseURL: `http://${brand}.localhost:${inject('shopPort')}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    serviceWorkers: blockServiceWorkers ? 'block' : 'allow',
    viewport: viewport ?? { width: 1280, height: 900 },
  });
  context.setDefaultTimeout(120_000);
  await context.addInitScript(controlCalls);
  await context.addInitScript(holdMoments(addedLabelMs));
  await context.addInitScript(ownClipboard);
  if (!meetsOffers) await context.addInitScript(answerOffers);
  const noise = listen(context);
  const shopper = new Shopper(context, await context.newPage(), noise);
  shoppers.push(shopper);
  await shopper.page.goto(address(path, query));
  return shopper;
}

export class Shopper {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly #noise: string[];
  readonly #allowed: RegExp[] = [];

  constructor(context: BrowserContext, page: Page, noise: string[]) {
    this.context = context;
    this.page = page;
    this.#noise = noise;
  }

  /** A second tab of the same person: same cookies, same storage, same basket. */
  async openTab(path?: string, query?: Visit['query']): Promise<Page> {
    const tab = await this.context.newPage();
    await tab.goto(address(path, query));
    return tab;
  }

  /** Lets the time of a call run out: of one the shop was told not to answer, which alone can be late here. */
  runOutOfTime(operationId: string): Promise<void> {
    return runOutOfTime(this.page, operationId);
  }

  /** Keeps the answers to a call back, so that what is shown meanwhile can be looked at in peace.
   * @returns what lets go of them. */
  holdAnswers(operationId: string): Promise<() => Promise<void>> {
    return holdAnswers(this.page, operationId);
  }

  /** Ends what is said for a moment, such as that something was added: until then it stays. */
  letMomentsPass(): Promise<void> {
    return letMomentsPass(this.page);
  }

  /** For a journey that provokes it: noise that matches does not fail the test. */
  allowNoise(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** A page that is left while it loads lets go of the worker that would have answered, and the server is asked: whatever
   * is there now is no noise, nor what the shop says of it. */
  async forgetWhatLeftPagesAsked(): Promise<void> {
    for (const line of [...this.#noise]) {
      const [, asked] = /^404 for (\S+)$/.exec(line) ?? [];
      if (!asked || this.page.isClosed()) continue;
      const isThere = (await this.page
        .evaluate(async (url) => (await fetch(url)).ok, asked)
        .catch(() => false)) as boolean;
      if (!isThere) continue;
      this.#noise.splice(this.#noise.indexOf(line), 1);
      const errors = operationsAt(new URL(asked).pathname).map(
        (id) => `console error: ApiError: ${id} failed (http 404)`,
      );
      const said = this.#noise.findIndex((one) => errors.some((error) => one.startsWith(error)));
      if (said >= 0) this.#noise.splice(said, 1);
    }
  }

  /** Fails with all console errors and warnings, uncaught errors and stray requests since the last look, in any tab. */
  expectQuiet(): void {
    const heard = this.#noise.splice(0).filter((line) => !this.#allowed.some((pattern) => pattern.test(line)));
    if (heard.length) throw new Error(`The pages made noise:\n${heard.join('\n')}`);
  }
}

function address(path = '/', query: Visit['query'] = ''): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

afterEach(async () => {
  const open = shoppers.splice(0);
  await Promise.all(open.map((shopper) => shopper.forgetWhatLeftPagesAsked()));
  await Promise.all(open.map((shopper) => shopper.context.close()));
  for (const shopper of open) shopper.expectQuiet();
});

afterAll(async () => {
  await (await browser)?.close();
});
