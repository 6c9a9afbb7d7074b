import { join } from 'node:path';
import { preview, runnerImport } from 'vite';
import { launchBrowser } from '../browser.mjs';
import { root } from '../tools.mjs';
import { comparedPages, outlineOfPage, pairsOf } from './outlines.mjs';

const asked = process.argv.slice(2);
const pages = Object.entries(comparedPages).filter(([name]) => asked.length === 0 || asked.includes(name));
if (pages.length === 0) {
  console.log(`npm run alike -- [${Object.keys(comparedPages).join('|')}]`);
  process.exit(1);
}

const { module } = await runnerImport(join(root, 'src/brands/ids.ts'), { root, configFile: false });
const shop = await preview({ logLevel: 'warn', preview: { host: '127.0.0.1', port: 0, open: false } });
const { port } = /** @type {import('node:net').AddressInfo} */ (shop.httpServer.address());
const browser = await launchBrowser();
try {
  for (const [name, { path, limit }] of pages) {
    const outlines = new Map();
    for (const brand of module.brandIds)
      outlines.set(brand, await outlineOfPage(browser, `http://${brand}.localhost:${port}${path}`));
    const pairs = pairsOf(outlines);
    const over = pairs.filter(({ likeness }) => likeness > limit);
    console.log(`\n${name}: ${over.length} of ${pairs.length} pairs above ${limit}`);
    for (const { pair, likeness } of pairs.slice(0, Math.max(20, over.length)))
      console.log(`${likeness > limit ? '✗' : ' '} ${pair.padEnd(10)} ${likeness.toFixed(3)}`);
    if (over.length > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await shop.close();
}
