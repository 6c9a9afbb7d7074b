import { launchBrowser } from '../scripts/browser.mjs';
import { report } from './measure.js';
import { blockedBy } from './page/blocking.js';
import { buildShop, buildStatic } from './page/build.js';
import { elementsOf } from './page/elements.js';
import { measure } from './page/measure.js';
import { serveAt } from './page/serve.js';

const browser = await launchBrowser();
const { folder, neededToPaint } = await buildShop('law');
const shop = await serveAt('law', folder);

const nothing = async () => undefined;
const { layoutShift, seen } = await measure(browser, shop.address, { slowConnection: true }, elementsOf);
const narrow = await measure(browser, shop.address, { slowConnection: true, width: 390 }, nothing);
for (const { path, bytes } of neededToPaint) console.log(path.padEnd(60), bytes);

const still = await serveAt('law', await buildStatic('law', seen));
const stillAt = `${still.address}bench/page/static.html`;

const blocked = await blockedBy(browser, { shop: shop.address, still: stillAt }, 24);
await browser.close();
shop.close();
still.close();

console.log(`blocked: ${blocked.shop.toFixed(0)} ms, by the same elements alone ${blocked.still.toFixed(0)} ms`);
const bytes = neededToPaint.reduce((sum, script) => sum + script.bytes, 0);
report([
  { name: 'kB of JavaScript before the first paint', ratio: bytes / 1000, most: 100 },
  { name: 'layout shift, wide', ratio: layoutShift, most: 0.02 },
  { name: 'layout shift, narrow', ratio: narrow.layoutShift, most: 0.02 },
  {
    name: 'time blocked / by the same elements alone',
    ratio: blocked.shop / blocked.still,
    most: 1.15,
  },
]);
