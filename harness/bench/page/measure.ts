import type { Browser, Page } from 'playwright-core';

export interface Surroundings {
  /** How many times slower than this machine. */
  readonly slowDown?: number;
  /** A connection of a telephone on the move: 1.6 Mbit/s, 150 ms away. */
  readonly slowConnection?: boolean;
  readonly width?: number;
}

interface Script {
  readonly name: string;
  /** Compressed. */
  readonly bytes: number;
}

export interface Measured {
  /** Scripts that were here when something was first painted. */
  readonly scriptsBeforePaint: readonly Script[];
  /** Whether content was asked for before that. */
  readonly contentBeforePaint: boolean;
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

function read(): Measured {
  const [{ startTime: painted } = { startTime: Number.NaN }] = performance.getEntriesByName('first-contentful-paint');
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    scriptsBeforePaint: resources
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= painted)
      .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize })),
    contentBeforePaint: resources.some(({ name, startTime }) => name.includes('/content/') && startTime < painted),
    layoutShift: window.seen.shift,
    blockingMs: window.seen.blocking,
  };
}

/** Opens a page for the first time and waits until it is whole.
 * @returns what was measured, and what `look` makes of the page then. */
export async function measure<Seen>(
  browser: Browser,
  address: string,
  { slowDown = 1, slowConnection = false, width = 1280 }: Surroundings,
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
    await page.goto(address, { waitUntil: 'networkidle' });
    const seen = await look(page);
    return { ...(await page.evaluate(read)), seen };
  } finally {
    await context.close();
  }
}
