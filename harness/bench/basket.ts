import type { Page } from 'playwright-core';
import { launchBrowser } from '../scripts/browser.mjs';
import { answerLongCart } from './basket/longCart.js';
import { report } from './measure.js';
import { buildShop } from './page/build.js';
import { serveAt } from './page/serve.js';

const lines = 200;
const slowDown = 4;

declare global {
  interface Window {
    tasks: number[];
  }
}

/** Records the tasks that take longer than 50 ms. */
function watchTasks(): void {
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** @returns the longest task over 50 ms during the work, in ms; 0 if there was none. */
async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.tasks = [];
  });
  await work();
  // The observer reports a task only after it has ended.
  await page.waitForTimeout(400);
  return page.evaluate(() => Math.max(0, ...window.tasks));
}

const browser = await launchBrowser();
const { folder } = await buildShop('law');
const shop = await serveAt('law', folder);
const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
await context.addInitScript(watchTasks);
const page = await context.newPage();
await answerLongCart(page, lines);
await page.goto(shop.address, { waitUntil: 'networkidle' });
await page.getByRole('contentinfo').getByRole('link', { name: 'Your basket' }).click();
await page.getByText(`${lines} bottles`, { exact: true }).waitFor();
await page.waitForLoadState('networkidle');
const session = await context.newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });

/** Scrolls with the wheel: two thirds down, back up, and to the end. */
async function scroll(): Promise<void> {
  await page.mouse.move(400, 500);
  for (const by of [600, 600, 1200, 2400, 4800, -2400, -4800, 1200, 30_000]) {
    await page.mouse.wheel(0, by);
    await page.waitForTimeout(80);
  }
}

// Located before anything is timed, because the search through the whole page is the tool's own work.
const quantity = await page
  .getByRole('textbox', { name: /^Quantity of / })
  .nth(120)
  .elementHandle();
const more = await page
  .getByRole('button', { name: /^One more\b/ })
  .nth(3)
  .elementHandle();
const remover = await page
  .getByRole('button', { name: /^Remove / })
  .nth(60)
  .elementHandle();

async function typeAndCommit(): Promise<void> {
  await quantity?.fill('7');
  await page.keyboard.press('Enter');
  await page.getByText('206 bottles', { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function step(): Promise<void> {
  for (let press = 0; press < 3; press++) await more?.click();
  await page.getByText('209 bottles', { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function remove(): Promise<void> {
  await remover?.click();
  await page.getByText('208 bottles', { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
}

const longest = {
  scrolling: await longestTask(page, scroll),
  typing: await longestTask(page, typeAndCommit),
  stepping: await longestTask(page, step),
  removing: await longestTask(page, remove),
};
await browser.close();
shop.close();

report(
  Object.entries(longest).map(([what, task]) => ({
    name: `longest task over 50 ms while ${what} ${lines} lines, ${slowDown} times slower / 50 ms`,
    ratio: task / 50,
    most: 1,
  })),
);
