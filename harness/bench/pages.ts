import type { Browser } from 'playwright-core';
import { follow } from '../journeys/accountPages.js';
import { everyPage, type ShopPage } from '../journeys/shopPages.js';
import { launchBrowser } from '../scripts/browser.mjs';
import { medianOf, report } from './measure.js';
import { buildShop } from './page/build.js';
import { measure } from './page/measure.js';
import { responses } from './page/presses.js';
import { inShopOf } from './page/routes.js';

const brand = 'law';
const slowDown = 4;

/** Sizes of what a page loads, in kB after compression. */
function weigh() {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const sum = (of: readonly PerformanceResourceTiming[]) =>
    of.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0) / 1000;
  const scripts = loaded.filter(({ name }) => /\.js$/.test(new URL(name).pathname));
  return {
    toPaint: sum(scripts.filter(({ responseEnd }) => responseEnd <= painted)),
    scripts: sum(scripts),
    styles: sum(loaded.filter(({ name }) => /\.css$/.test(new URL(name).pathname))),
  };
}

/** Opens a page with an empty cache: over a slow connection for what it loads, and at both widths on a slow machine for
 * the rest. */
const measured = (browser: Browser, folder: string, page: ShopPage) =>
  inShopOf(brand, folder, page, async ({ address, before }) => {
    const { seen } = await measure(browser, address, { slowConnection: true, before }, (open) => open.evaluate(weigh));
    const wide = await measure(browser, address, { slowDown, before }, async () => undefined);
    const narrow = await measure(browser, address, { slowDown, before, width: 390 }, async () => undefined);
    return {
      ...seen,
      blockingMs: Math.max(wide.blockingMs, narrow.blockingMs),
      shift: Math.max(wide.layoutShift, narrow.layoutShift),
    };
  });

const visits = 300;
/** Visits after which everything that is loaded once has been loaded. */
const warmUp = 60;

/** Milliseconds after which a page has drawn what it loads. */
const settledMs = 200;

/** Follows links from page to page in one tab. @returns how much the tab has grown, in MB and in elements */
async function growth(browser: Browser, folder: string) {
  const customer: ShopPage = { name: 'account', path: '/account', persona: 'plan-active' };
  const paths = everyPage.filter(({ stage, persona }) => !stage && (!persona || persona === 'plan-active'));
  return inShopOf(brand, folder, customer, async ({ address }) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    try {
      const page = await context.newPage();
      await page.goto(address, { waitUntil: 'networkidle' });
      const session = await context.newCDPSession(page);
      await session.send('Performance.enable');
      const size = async () => {
        await session.send('HeapProfiler.collectGarbage');
        const { metrics } = await session.send('Performance.getMetrics');
        const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
        return { megabytes: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes') };
      };
      const visit = async (place: number) => {
        await follow(page, paths[place % paths.length]?.path ?? '/');
        await page.locator('main h1').first().waitFor();
        // What a page loads below the fold may wait until it is scrolled to.
        await page.waitForTimeout(settledMs);
      };
      for (let place = 0; place < warmUp; place++) await visit(place);
      const before = await size();
      for (let place = warmUp; place < warmUp + visits; place++) await visit(place);
      const after = await size();
      return { megabytes: after.megabytes - before.megabytes, nodes: after.nodes - before.nodes };
    } finally {
      await context.close();
    }
  });
}

const browser = await launchBrowser();
const { folder } = await buildShop(brand);
const columns = ['toPaint', 'scripts', 'styles', 'blockingMs', 'shift'] as const;
console.log(`${'page'.padEnd(24)}${columns.map((column) => column.padStart(12)).join('')}`);
const results: Awaited<ReturnType<typeof measured>>[] = [];
for (const page of everyPage) {
  const result = await measured(browser, folder, page);
  results.push(result);
  const figures = columns.map((column) => result[column].toFixed(column === 'shift' ? 3 : 0).padStart(12));
  console.log(`${page.name.padEnd(24)}${figures.join('')}`);
}
const { megabytes, nodes } = await growth(browser, folder);
const times = await responses(browser, brand, folder, { slowDown, runs: 3 });
await browser.close();

const most = (column: (typeof columns)[number], among = results) => Math.max(...among.map((result) => result[column]));
/** Whether a page shows a step of the checkout. */
const isStep = (place: number) => !['basket', undefined].includes(everyPage[place]?.stage);
const steps = results.filter((_, place) => isStep(place));
const shop = results.filter((_, place) => !isStep(place));
console.log(`growth over ${visits} pages: ${megabytes.toFixed(1)} MB, ${nodes} elements`);
report([
  { name: 'kB of JavaScript before the first paint', ratio: most('toPaint', shop), most: 110 },
  // Its forms and their rules are there at once, since nobody should wait for a field.
  {
    name: 'kB of JavaScript before the first paint of a step of the checkout',
    ratio: most('toPaint', steps),
    most: 140,
  },
  { name: 'layout shift', ratio: most('shift'), most: 0.02 },
  ...times.map(({ name, times }) => ({
    name: `ms from the press to the paint: ${name}`,
    ratio: medianOf(times),
    most: 100,
  })),
]);
