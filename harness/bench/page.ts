import { launchBrowser } from '../scripts/browser.mjs';
import { report } from './measure.js';
import { buildShop, buildStatic } from './page/build.js';
import { elementsOf } from './page/elements.js';
import { measure, type Surroundings } from './page/measure.js';
import { serveAt } from './page/serve.js';

const browser = await launchBrowser();
const shop = await serveAt('law', await buildShop('law'));

const nothing = async () => undefined;
const { scriptsBeforePaint, layoutShift, seen } = await measure(
  browser,
  shop.address,
  { slowConnection: true },
  elementsOf,
);
const narrow = await measure(browser, shop.address, { slowConnection: true, width: 390 }, nothing);
for (const { name, bytes } of scriptsBeforePaint) console.log(name.padEnd(60), bytes);

const still = await serveAt('law', await buildStatic(seen));
const stillAt = `${still.address}bench/page/static.html`;

const slowly: Surroundings = { slowDown: 4 };
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const blocking: { shop: number[]; still: number[] } = { shop: [], still: [] };
// They take turns, so that what slows the machine slows both; the first round warms up.
for (let round = -1; round < 7; round++) {
  const one = await measure(browser, shop.address, slowly, nothing);
  const other = await measure(browser, stillAt, slowly, nothing);
  if (round < 0) continue;
  blocking.shop.push(one.blockingMs);
  blocking.still.push(other.blockingMs);
}
await browser.close();
shop.close();
still.close();

console.log(blocking);
const bytes = scriptsBeforePaint.reduce((sum, script) => sum + script.bytes, 0);
report([
  { name: 'kB of JavaScript before the first paint', ratio: bytes / 1000, most: 100 },
  { name: 'layout shift, wide', ratio: layoutShift, most: 0.02 },
  { name: 'layout shift, narrow', ratio: narrow.layoutShift, most: 0.02 },
  {
    name: 'time blocked / by the same elements alone',
    ratio: middle(blocking.shop) / middle(blocking.still),
    most: 1.5,
  },
]);
