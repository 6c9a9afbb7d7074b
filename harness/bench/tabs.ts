import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { build, preview } from 'vite';
import { launchBrowser } from '../scripts/browser.mjs';
import { report } from './measure.js';

const outDir = `${process.cwd()}/node_modules/.cache/tabs`;
await build({ logLevel: 'error', build: { outDir } });
const server = await preview({
  logLevel: 'error',
  build: { outDir },
  preview: { host: '127.0.0.1', port: 0, open: false },
});
const browser = await launchBrowser();
const context = await browser.newContext({
  baseURL: `http://law.localhost:${(server.httpServer.address() as AddressInfo).port}`,
});

/** Opens a tab and waits until its shop has started. */
async function openTab(): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/?latency=0');
  await page.getByRole('button', { name: /^Basket/ }).waitFor();
  return page;
}

const reads = 300;
/** Pause between two reads, in milliseconds. It imitates a busy page that still leaves processor time to the other tab. */
const pauseMs = 20;

/** Times a tab's reads, in milliseconds. */
const readsOf = (page: Page): Promise<number[]> =>
  page.evaluate(
    async ({ reads, pauseMs }) => {
      const times: number[] = [];
      for (let read = 0; read < reads; read++) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        const began = performance.now();
        await (await fetch('/api/cart/list?validate=true')).text();
        times.push(performance.now() - began);
      }
      return times;
    },
    { reads, pauseMs },
  );

/** Returns the 95th percentile. */
const p95 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

const [first, second] = [await openTab(), await openTab()];
await readsOf(first);
const alone: number[] = [];
const together: number[] = [];
// In turn, so that background load affects both.
for (let round = 0; round < 3; round++) {
  alone.push(...(await readsOf(first)));
  together.push(...(await Promise.all([readsOf(first), readsOf(second)])).flat());
}
await browser.close();
await server.close();

console.log(
  `95 of 100 reads of one tab take up to ${p95(alone).toFixed(1)} ms, of two at once ${p95(together).toFixed(1)} ms`,
);
report([{ name: 'a read in two tabs at once / in one, p95', ratio: p95(together) / p95(alone), most: 1.25 }]);
