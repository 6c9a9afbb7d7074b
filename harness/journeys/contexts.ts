import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { inject } from 'vitest';
import { addedLabelMs } from '../../src/entries/model.js';
import { launchBrowser, launchQuickBrowser } from '../scripts/browser.mjs';
import { launchFirefox } from '../scripts/firefox/firefox.mjs';
import { listen } from '../scripts/test/noise.mjs';
import { controlCalls, holdMoments } from './patience.js';

/** What a shopper's browser has to be like. */
export interface ContextNeeds {
  /** A brand, or a brand and country: the first label of the host. */
  brand?: string;
  viewport?: { width: number; height: number };
  /** Whether the page has no service workers, although the browser does. */
  blockServiceWorkers?: boolean;
  /** Whether pictures are taken, for which the page needs a browser that paints. */
  isPictured?: boolean;
  /** Whether post-purchase offers are shown; by default they count as answered. */
  meetsOffers?: boolean;
  /** Whether the browser has loaded nothing of the shop before, for journeys about how a page loads. Otherwise scripts,
   * styles and typefaces may come from its cache, while cookies, storage and workers are always new. */
  isFirstVisit?: boolean;
}

/** Gives each page its own clipboard, because the browser has one for all shoppers. */
function ownClipboard(): void {
  let copied = '';
  const clipboard = {
    readText: async () => copied,
    writeText: async (text: string) => {
      copied = text;
    },
  };
  // Runs again in a window opened by a script.
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

/** Firefox does not send the message of a logged error to the test. */
function spellErrors(): void {
  const { error: log } = console;
  console.error = (...logged: unknown[]) =>
    log(...logged.map((one) => (one instanceof Error ? `${one.name}: ${one.message}` : one)));
}

function answerOffers(): void {
  try {
    sessionStorage.setItem('PostUpsellRejected', 'true');
  } catch {
    // A page without an address has no storage.
  }
}

// Each worker has its own browsers for all its test files, until it ends.
let browser: Promise<Browser> | undefined;
let pictureBrowser: Promise<Browser> | undefined;

/** Contexts of finished tests with what they were opened with, the last used at the end. To load a page without the
 * browser's cache takes half as long again as with it. */
const rested: { readonly key: string; readonly context: BrowserContext }[] = [];
/** More of them would be found more often, but each has a page in memory. */
const mostRested = 10;

function wakeUp(key: string): BrowserContext | undefined {
  const place = rested.findLastIndex((one) => one.key === key);
  return place < 0 ? undefined : rested.splice(place, 1)[0]?.context;
}

/** Chromium now and then leaves a command about a page or worker that is just ending unanswered, and the command has no
 * limit of its own. */
const endingMs = 30_000;

/** @returns the value of the promise, or undefined if it has none in time */
async function within<Value>(limitMs: number, promise: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  // It may fail when nobody waits for it any more.
  promise.catch(() => {});
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Closes a context, unless the browser takes too long. */
const end = (context: BrowserContext) => within(endingMs, context.close());

async function rest(key: string, context: BrowserContext): Promise<void> {
  rested.push({ key, context });
  const oldest = rested.length > mostRested ? rested.shift() : undefined;
  if (oldest) await end(oldest.context);
}

function shared(): Promise<Browser> {
  browser ??= inject('browserName') === 'firefox' ? launchFirefox() : launchQuickBrowser();
  return browser;
}

function pictures(): Promise<Browser> {
  pictureBrowser ??= launchBrowser();
  return pictureBrowser;
}

/** Opens a context, or one of a finished test that was opened for the same needs. */
export async function openContext({
  brand = 'law',
  viewport = { width: 1280, height: 900 },
  blockServiceWorkers = false,
  isPictured = false,
  meetsOffers = false,
  isFirstVisit = false,
}: ContextNeeds): Promise<OpenContext> {
  const isChromium = inject('browserName') === 'chromium';
  // Firefox paints in any case.
  const needsPaint = isPictured && isChromium;
  const options = {
    baseURL: `http://${brand}.localhost:${inject('shopPort')}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    serviceWorkers: blockServiceWorkers ? 'block' : 'allow',
    viewport,
  } as const;
  const key = JSON.stringify({ options, needsPaint, meetsOffers });
  const reused = isFirstVisit ? undefined : wakeUp(key);
  const context = reused ?? (await (await (needsPaint ? pictures() : shared())).newContext(options));
  if (!reused) {
    context.setDefaultTimeout(120_000);
    await context.addInitScript(controlCalls);
    await context.addInitScript(holdMoments(addedLabelMs));
    await context.addInitScript(ownClipboard);
    if (!isChromium) await context.addInitScript(spellErrors);
    if (!meetsOffers) await context.addInitScript(answerOffers);
  }
  const noise = listen(context);
  noise.splice(0);
  const [page = await context.newPage()] = context.pages();
  return new OpenContext(context, page, noise, isChromium ? key : undefined);
}

/** A context during one test. */
export class OpenContext {
  readonly page: Page;
  readonly noise: string[];
  readonly #context: BrowserContext;
  readonly #origins = new Set<string>();
  readonly #listeners: ((request: Request) => void)[] = [];
  /** Under which the context is kept for another test, if nothing of it was changed. */
  #key: string | undefined;

  /** @param key without one, the context serves no other test */
  constructor(context: BrowserContext, page: Page, noise: string[], key: string | undefined) {
    this.#context = context;
    this.page = page;
    this.noise = noise;
    this.#key = key;
    this.onRequest((request) => {
      const { origin } = new URL(request.url());
      if (origin !== 'null') this.#origins.add(origin);
    });
  }

  /** Listens to the requests of every page, until the end of the test. */
  onRequest(listener: (request: Request) => void): void {
    this.#listeners.push(listener);
    this.#context.on('request', listener);
  }

  newPage(): Promise<Page> {
    return this.#context.newPage();
  }

  /** Returns the context itself, in which anything may be changed, so no other test gets it. */
  take(): BrowserContext {
    this.#key = undefined;
    return this.#context;
  }

  /** Closes all pages, and removes everything that they stored. */
  async close(): Promise<void> {
    const context = this.#context;
    const key = this.#key;
    for (const listener of this.#listeners) context.off('request', listener);
    // What comes while pages and workers end is nobody's, as with a context that is closed.
    const noise = [...this.noise];
    const isClean = key !== undefined && (await within(endingMs, this.#tidy()));
    this.noise.splice(0, this.noise.length, ...noise);
    if (isClean) await rest(key, context);
    else await end(context);
  }

  /** @returns whether the context is as good as new, but for the browser's cache */
  async #tidy(): Promise<boolean> {
    const context = this.#context;
    const left = context.pages();
    // The next test starts in this one. A page of the shop would notice that its data is gone, and make new data.
    const blank = await context.newPage();
    await Promise.all(left.map((page) => page.close()));
    const cdp = await context.newCDPSession(blank);
    await cdp.send('ServiceWorker.enable');
    // Also for a worker that is still writing.
    await cdp.send('ServiceWorker.stopAllWorkers');
    for (const origin of this.#origins) await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await cdp.detach();
    await context.clearCookies();
    // Playwright sets the clock of a context, not of a page, and cannot give the real one back.
    return blank.evaluate(() => Function.prototype.toString.call(Date).includes('[native code]'));
  }
}
