import type { Browser, Page } from 'playwright-core';

export interface Surroundings {
  /** Slow-down factor compared with this machine. */
  readonly slowDown?: number;
  /** Simulates a phone's mobile connection: 1.6 Mbit/s, 150 ms latency. */
  readonly slowConnection?: boolean;
  readonly width?: number;
  /** Calls the API as a shopper who was here before. */
  readonly before?: (page: Page) => Promise<void>;
  /** Paths of the scripts allowed before the first paint. All other scripts, and all content, are held back until then. */
  readonly onlyBeforePaint?: readonly string[];
}

export interface Measured {
  /** Sum of all layout shifts without recent input. */
  readonly layoutShift: number;
  /** Milliseconds in which the page could not answer: sum of what tasks, with the drawing that follows them, take beyond
   * 50. */
  readonly blockingMs: number;
}

declare global {
  interface Window {
    seen: { shift: number; blocking: number };
  }
}

/** Starts recording before the page's first script. */
function watch(): void {
  window.seen = { shift: 0, blocking: 0 };
  new PerformanceObserver((list) => {
    for (const { blockingDuration } of list.getEntries() as (PerformanceEntry & { blockingDuration: number })[])
      window.seen.blocking += blockingDuration;
    // Entries of long tasks leave out most of the drawing.
  }).observe({ type: 'long-animation-frame', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Holds back all content, and all scripts except the ones at these paths.
 * @returns a function that releases them.
 */
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

/**
 * Opens a page with an empty cache and waits until it is complete.
 * @returns the measurements, and what `look` reads from the page.
 */
export async function measure<Seen>(
  browser: Browser,
  address: string,
  { slowDown = 1, slowConnection = false, width = 1280, before, onlyBeforePaint }: Surroundings,
  look: (page: Page) => Promise<Seen>,
): Promise<Measured & { readonly seen: Seen }> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'en-GB' });
  try {
    await context.addInitScript(watch);
    const page = await context.newPage();
    await before?.(page);
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
    // On a slow machine, the network may be idle before anything is drawn.
    await page.waitForFunction(isPainted);
    const seen = await look(page);
    const { shift, blocking } = await page.evaluate(() => window.seen);
    return { layoutShift: shift, blockingMs: blocking, seen };
  } finally {
    await context.close();
  }
}
