import type { BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { logout } from '../../src/entries/api.js';
import { type ContextNeeds, type OpenContext, openContext } from './contexts.js';
import { holdAnswers, isRead, letMomentsPass, operationsAt, runOutOfTime } from './patience.js';

export interface Visit extends ContextNeeds {
  path?: string;
  /** The harness settings, as `login=hard&fault=addCartItem:500*1` or by name. */
  query?: string | Record<string, string>;
}

/** A page with little of its own, for journeys about the header, the footer or a dialog, and for those that start with
 * calls. */
export const plainPage = '/customer-services';

const shoppers: Shopper[] = [];

/** Opens a shopper with their own cookies, storage and worker. Everything a test opens is checked and closed after the
 * test. */
export async function openShop({ path, query, ...visit }: Visit = {}): Promise<Shopper> {
  const shopper = new Shopper(await openContext(visit));
  shoppers.push(shopper);
  await shopper.page.goto(address(path, query));
  return shopper;
}

export class Shopper {
  readonly page: Page;
  readonly #opened: OpenContext;
  readonly #noise: string[];
  readonly #allowed: RegExp[] = [];
  #allowsRefusedReads = false;

  constructor(opened: OpenContext) {
    // In Firefox the calls of a page that is left fail, while its scripts still run.
    if (inject('browserName') === 'firefox') this.#allowed.push(/^console error: ApiError: \w+ failed \(network\)$/);
    this.#opened = opened;
    this.page = opened.page;
    this.#noise = opened.noise;
    opened.onRequest((request) => {
      if (new URL(request.url()).pathname === logout.path) this.allowRefusedReads();
    });
  }

  /** A test that has it may change anything in it, so no other test gets it. */
  get context(): BrowserContext {
    return this.#opened.take();
  }

  /** Opens a second tab of the same person: same cookies, same storage, same basket. */
  async openTab(path?: string, query?: Visit['query']): Promise<Page> {
    const tab = await this.#opened.newPage();
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
   * fails on a first visit, and is reported; otherwise it may come from the browser's cache. */
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

  close(): Promise<void> {
    return this.#opened.close();
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

/** Closes everything that a test has opened, and fails if a page of it has made noise. */
export async function closeShops(): Promise<void> {
  const open = shoppers.splice(0);
  await Promise.all(open.map((shopper) => shopper.forgetWhatLeftPagesAsked()));
  await Promise.all(open.map((shopper) => shopper.close()));
  for (const shopper of open) shopper.expectQuiet();
}
