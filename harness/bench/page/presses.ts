import type { Browser, Page } from 'playwright-core';
import { emailOf, mockPassword } from '../../../mocks/world/personas.js';
import { everyPage, type ShopPage } from '../../journeys/shopPages.js';
import { inShopOf } from './routes.js';

/** A press that a shopper makes often, or waits for. */
interface Press {
  readonly name: string;
  readonly page: ShopPage;
  readonly width?: number;
  /** Brings the page to where the press is possible. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly press: (page: Page) => Promise<unknown>;
}

function pageOf(name: string): ShopPage {
  const found = everyPage.find((page) => page.name === name);
  if (!found) throw new Error(`Unknown page “${name}”`);
  return found;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first();

const presses: readonly Press[] = [
  {
    name: 'open the menu',
    page: pageOf('home'),
    width: 390,
    press: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }).click(),
  },
  {
    name: 'add to the basket',
    page: pageOf('wine'),
    press: (page) => button(page, 'Add to basket').click(),
  },
  {
    name: 'one more in the basket',
    page: pageOf('cart'),
    press: (page) => button(page, /^One more\b/).click(),
  },
  {
    name: 'look into a case',
    page: pageOf('plan offer'),
    press: (page) => button(page, "What's in the case?").click(),
  },
  {
    name: 'go to the next step of the checkout',
    page: pageOf('payment'),
    prepare: (page) => page.getByLabel('Card number').waitFor(),
    press: (page) => button(page, 'Continue to review').click(),
  },
  {
    name: 'pay',
    page: pageOf('review'),
    press: (page) => button(page, /^Pay [£$]?\d/).click(),
  },
  {
    name: 'swap a wine of the next case',
    page: pageOf('winePlanNextCase'),
    press: (page) => button(page, /^Swap /).click(),
  },
  {
    name: 'open the filters',
    page: pageOf('search results'),
    width: 390,
    press: (page) => button(page, /^Filters\b/).click(),
  },
  {
    name: 'filter results',
    page: pageOf('search results'),
    press: (page) => page.getByRole('navigation', { name: 'Filters' }).getByRole('link').first().click(),
  },
  {
    name: 'sort results',
    page: pageOf('search results'),
    prepare: (page) => page.getByRole('combobox', { name: 'Sort by' }).focus(),
    press: (page) => page.keyboard.press('ArrowDown'),
  },
  {
    name: 'sign in',
    page: pageOf('sign-in'),
    prepare: async (page) => {
      await page.getByLabel('Email address').fill(emailOf('standard'));
      await page.getByLabel('Password', { exact: true }).fill(mockPassword);
    },
    press: (page) => page.getByRole('main').getByRole('button', { name: 'Sign in' }).click(),
  },
];

declare global {
  interface Window {
    interactions: number[];
  }
}

/** Records how long the page takes from each input to the next paint. */
function watchInteractions(): void {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0) window.interactions.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Milliseconds after which no more of a press is painted. */
const settledMs = 1_500;

async function responseTo(browser: Browser, brand: string, folder: string, slowDown: number, press: Press) {
  return inShopOf(brand, folder, press.page, async ({ address, before }) => {
    const context = await browser.newContext({ viewport: { width: press.width ?? 1280, height: 900 } });
    try {
      await context.addInitScript(watchInteractions);
      const page = await context.newPage();
      await before(page);
      await page.goto(address, { waitUntil: 'networkidle' });
      await press.prepare?.(page);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
      await page.evaluate(() => window.interactions.splice(0));
      await press.press(page);
      await page.waitForTimeout(settledMs);
      // An interaction under the threshold is not reported.
      return await page.evaluate(() => Math.max(0, ...window.interactions));
    } finally {
      await context.close();
    }
  });
}

/**
 * Times the presses that matter, each on a freshly loaded page.
 *
 * @returns milliseconds from each press to the next paint, several runs each
 */
export async function responses(
  browser: Browser,
  brand: string,
  folder: string,
  { slowDown, runs }: { readonly slowDown: number; readonly runs: number },
): Promise<readonly { readonly name: string; readonly times: readonly number[] }[]> {
  const found = presses.map(({ name }) => ({ name, times: [] as number[] }));
  // In turn, so that background load affects all of them.
  for (let run = 0; run < runs; run++)
    for (const [place, press] of presses.entries())
      found[place]?.times.push(await responseTo(browser, brand, folder, slowDown, press));
  return found;
}
