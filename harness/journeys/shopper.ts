import { type Browser, type BrowserContext, chromium, firefox, type Page, type Request } from 'playwright-core';
import { afterAll, afterEach, inject } from 'vitest';
import { logout } from '../../src/entries/api.js';
import { addedLabelMs } from '../../src/entries/model.js';
import { launchBrowser } from '../scripts/browser.mjs';
import { listen } from '../scripts/test/noise.mjs';
import {
  controlCalls,
  holdAnswers,
  holdMoments,
  isRead,
  letMomentsPass,
  operationsAt,
  runOutOfTime,
} from './patience.js';

export interface Visit {
  /** A brand, or a brand and country: the first label of the host. */
  brand?: string;
  path?: string;
  /** The harness settings, as `login=hard&fault=addCartItem:500*1` or by name. */
  query?: string | Record<string, string>;
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

/** A page with little of its own, for journeys about the header, the footer or a dialog, and for those that start with
 * calls. */
export const plainPage = '/customer-services';

let browser: Promise<Browser> | undefined;
let pictureBrowser: Promise<Browser> | undefined;
const shoppers: Shopper[] = [];
/** Contexts of finished tests, by what they were opened with. To load a page without the browser's cache takes half as
 * long again as with it. */
const rested = new Map<string, BrowserContext[]>();

function shared(): Promise<Browser> {
  browser ??= { chromium, firefox }[inject('browserName')].connect(inject('browserAddress'));
  return browser;
}

function pictures(): Promise<Browser> {
  pictureBrowser ??= launchBrowser();
  return pictureBrowser;
}

/** Opens a shopper with their own cookies, storage and worker. Everything a test opens is checked and closed after the
 * test. */
export async function openShop({
  brand = 'law',
  path,
  query,
  viewport = { width: 1280, height: 900 },
  blockServiceWorkers = false,
  isPictured = false,
  meetsOffers = false,
  isFirstVisit = false,
}: Visit = {}): Promise<Shopper> {
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
  const reused = isFirstVisit ? undefined : rested.get(key)?.pop();
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
  const shopper = new Shopper(context, page, noise, isChromium ? key : undefined);
  shoppers.push(shopper);
  await shopper.page.goto(address(path, query));
  return shopper;
}

export class Shopper {
  readonly page: Page;
  readonly #context: BrowserContext;
  readonly #noise: string[];
  readonly #allowed: RegExp[] = [];
  readonly #origins = new Set<string>();
  /** Under which the context is kept for another test, if nothing of it was changed. */
  #key: string | undefined;
  #allowsRefusedReads = false;

  constructor(context: BrowserContext, page: Page, noise: string[], key?: string) {
    // In Firefox the calls of a page that is left fail, while its scripts still run.
    if (inject('browserName') === 'firefox') this.#allowed.push(/^console error: ApiError: \w+ failed \(network\)$/);
    this.#context = context;
    this.page = page;
    this.#noise = noise;
    this.#key = key;
    context.on('request', this.#notice);
  }

  /** A test that has it may change anything in it, so no other test gets it. */
  get context(): BrowserContext {
    this.#key = undefined;
    return this.#context;
  }

  readonly #notice = (request: Request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== 'null') this.#origins.add(origin);
    if (pathname === logout.path) this.allowRefusedReads();
  };

  /** Opens a second tab of the same person: same cookies, same storage, same basket. */
  async openTab(path?: string, query?: Visit['query']): Promise<Page> {
    const tab = await this.#context.newPage();
    await tab.goto(address(path, query));
    return tab;
  }

  /** Makes a call time out that the shop was told not to respond to. No other call can be late here. */
  runOutOfTime(operationId: string): Promise<void> {
    return runOutOfTime(this.page, operationId);
  }

  /**
   * Holds back the responses to a call, so that the pending state can be checked.
   * @returns a function that releases them.
   */
  holdAnswers(operationId: string): Promise<() => Promise<void>> {
    return holdAnswers(this.page, operationId);
  }

  /** Lets short-lived messages disappear, such as the one after adding an item. Until then they stay visible. */
  letMomentsPass(): Promise<void> {
    return letMomentsPass(this.page);
  }

  /** Allows matching noise that a journey provokes. */
  allowNoise(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Allows reads to be refused: a tab may still send some for the customer who has just signed out, here or in another
   * tab. */
  allowRefusedReads(): void {
    this.#allowsRefusedReads = true;
  }

  /** Cuts the connection, once the page has loaded its own parts, such as the host of its dialogs. What it loads later
   * fails, and is reported. */
  async goOffline(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    this.allowNoise(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|dynamically imported module|Failed to load|preload/);
    await this.context.setOffline(true);
  }

  /** Forgets calls made by pages that were left while loading. Such a page gives up its worker, so its calls reach the
   * server, which knows none of them. Neither these calls nor the shop's messages about them are noise. */
  async forgetWhatLeftPagesAsked(): Promise<void> {
    for (const line of [...this.#noise]) {
      const [, asked] = /^404 for (\S+)$/.exec(line) ?? [];
      if (!asked || this.page.isClosed()) continue;
      const isThere = (await this.page
        .evaluate(async (url) => (await fetch(url)).status !== 404, asked)
        .catch(() => false)) as boolean;
      if (!isThere) continue;
      this.#noise.splice(this.#noise.indexOf(line), 1);
      const errors = operationsAt(new URL(asked).pathname).map(
        (id) => `console error: ApiError: ${id} failed (http 404)`,
      );
      const index = this.#noise.findIndex((one) => errors.some((error) => one.startsWith(error)));
      if (index >= 0) this.#noise.splice(index, 1);
    }
  }

  /** Closes all tabs of this shopper before the end of the test, and fails if any has made noise. */
  async leave(): Promise<void> {
    shoppers.splice(shoppers.indexOf(this), 1);
    await this.forgetWhatLeftPagesAsked();
    await this.close();
    this.expectQuiet();
  }

  /** Closes all tabs of this shopper, and removes everything that they stored. */
  async close(): Promise<void> {
    if (!this.#key) return this.#context.close();
    this.#context.off('request', this.#notice);
    // What comes while pages and workers end is nobody's, as with a context that is closed.
    const noise = [...this.#noise];
    const left = this.#context.pages();
    // The next test starts in this one. A page of the shop would notice that its data is gone, and make new data.
    const blank = await this.#context.newPage();
    await Promise.all(left.map((page) => page.close()));
    const cdp = await this.#context.newCDPSession(blank);
    await cdp.send('ServiceWorker.enable');
    // Also for a worker that is still writing.
    await cdp.send('ServiceWorker.stopAllWorkers');
    for (const origin of this.#origins) await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await cdp.detach();
    await this.#context.clearCookies();
    this.#noise.splice(0, this.#noise.length, ...noise);
    // Playwright sets the clock of a context, not of a page, and cannot give the real one back.
    const hasOwnClock = await blank.evaluate(() => !Function.prototype.toString.call(Date).includes('[native code]'));
    if (hasOwnClock) return this.#context.close();
    rested.set(this.#key, [...(rested.get(this.#key) ?? []), this.#context]);
  }

  /** Fails if any tab has had console errors or warnings, uncaught errors or stray requests since the last check. */
  expectQuiet(): void {
    const isRefusedRead = (line: string) => {
      const [, operationId] = /^console error: ApiError: (\w+) failed \(http 401\)/.exec(line) ?? [];
      return operationId !== undefined && isRead(operationId);
    };
    const unexpected = this.#noise
      .splice(0)
      .filter((line) => !this.#allowed.some((pattern) => pattern.test(line)))
      .filter((line) => !(this.#allowsRefusedReads && isRefusedRead(line)));
    if (unexpected.length) throw new Error(`The pages made noise:\n${unexpected.join('\n')}`);
  }
}

function address(path = '/', query: Visit['query'] = ''): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}${path.includes('?') ? '&' : '?'}${search}` : path;
}

afterEach(async () => {
  const open = shoppers.splice(0);
  await Promise.all(open.map((shopper) => shopper.forgetWhatLeftPagesAsked()));
  await Promise.all(open.map((shopper) => shopper.close()));
  for (const shopper of open) shopper.expectQuiet();
});

afterAll(async () => {
  await Promise.all([browser, pictureBrowser].map(async (one) => (await one)?.close()));
});
