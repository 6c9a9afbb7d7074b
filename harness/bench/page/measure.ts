import type { Browser, Page } from 'playwright-core';

export interface Surroundings {
  /** How many times slower than this machine. */
  readonly slowDown?: number;
  /** A connection of a telephone on the move: 1.6 Mbit/s, 150 ms away. */
  readonly slowConnection?: boolean;
  readonly width?: number;
  /** The paths of the scripts that come before the first paint: all others, and all content, are kept back until then. */
  readonly onlyBeforePaint?: readonly string[];
}

export interface Measured {
  /** The sum of all layout shifts nobody caused. */
  readonly layoutShift: number;
  /** Milliseconds beyond 50 in which the page could not answer, task by task. */
  readonly blockingMs: number;
}

declare global {
  interface Window {
    seen: { shift: number; blocking: number };
  }
}

/** Watches from before the page's first line. */
function watch(): void {
  window.seen = { shift: 0, blocking: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.seen.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Keeps back all scripts but these, and all content.
 * @returns what lets go of them. */
async function keepBack(page: Page, paths: readonly string[]): Promise<() => void> {
  const { promise: painted, resolve: letGo } = Promise.withResolvers<void>();
  const isLater = ({ pathname }: URL) => /\.js$|^\/content\//.test(pathname) && !paths.includes(pathname);
  await page.route(isLater, async (route) => {
    await painted;
    await route.continue();
  });
  return letGo;
}

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

/** Opens a page for the first time and waits until it is whole.
 * @returns what was measured, and what `look` makes of the page then. */
export async function measure<Seen>(
  browser: Browser,
  address: string,
  { slowDown = 1, slowConnection = false, width = 1280, onlyBeforePaint }: Surroundings,
  look: (page: Page) => Promise<Seen>,
): Promise<Measured & { readonly seen: Seen }> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'en-GB' });
  try {
    await context.addInitScript(watch);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    if (slowConnection) {
      const bytesASecond = 1_600_000 / 8;
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: bytesASecond,
        uploadThroughput: bytesASecond,
      });
    }
    if (onlyBeforePaint) {
      const letGo = await keepBack(page, onlyBeforePaint);
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(isPainted);
      letGo();
      await page.waitForLoadState('networkidle');
    } else await page.goto(address, { waitUntil: 'networkidle' });
    const seen = await look(page);
    const { shift, blocking } = await page.evaluate(() => window.seen);
    return { layoutShift: shift, blockingMs: blocking, seen };
  } finally {
    await context.close();
  }
}
