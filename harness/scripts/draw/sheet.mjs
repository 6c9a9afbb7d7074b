import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { launchBrowser } from '../browser.mjs';
import { serve } from '../static.mjs';
import { root, stopAll, whenTold } from '../tools.mjs';
import { currentStorybook, storiesIn } from './grid/storybooks.mjs';
import { choose, sheetPage } from './sheetParts.mjs';

/** Above this height a page shows nothing new about a brand, and a picture of several pages cannot be drawn. */
const tallest = 3000;

const { values, positionals } = parseArgs({
  options: { width: { type: 'string', default: '1280' } },
  allowPositionals: true,
});
const [asked] = positionals;
const width = Number(values.width);
if (!asked || !Number.isInteger(width) || width < 200) {
  console.log('npm run sheet -- STORY [--width 390]\nSTORY is the id of a story, or a part of its title.');
  process.exit(1);
}

whenTold(() => stopAll().then(() => process.exit(1)));
const storybook = await currentStorybook();
const stories = storiesIn(storybook);
const { story, others } = choose(stories, asked);
if (!story) {
  console.log(`No story has the id or title ${asked}.`);
  process.exit(1);
}
if (others.length) console.log(`${story.id} is shown; also: ${others.map(({ id }) => id).join(', ')}`);

const { module } = await runnerImport(join(root, 'src/brands/registry.ts'), { root, configFile: false });
/** @type {readonly import('../../../src/model/site.js').Brand[]} */
const brands = module.brands;
const server = await serve(storybook, '/');
const browser = await launchBrowser();
try {
  const pictures = [];
  for (const { id, displayName } of brands)
    pictures.push({ name: `${displayName} (${id})`, png: await picture(story.id, id) });
  const sheet = await browser.newPage({ viewport: { width: 2400, height: 900 } });
  await sheet.setContent(sheetPage(`${story.title}, ${story.name}, ${width} px`, width, pictures));
  const file = join(root, 'node_modules/.cache/sheets', `${story.id}-${width}.png`);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, await sheet.screenshot({ fullPage: true }));
  console.log(relative(root, file));
} finally {
  await browser.close();
  server.close();
}

/** @param {string} id @param {string} brand */
async function picture(id, brand) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  try {
    const query = new URLSearchParams({ id, viewMode: 'story', globals: `a11y.manual:!true;brand:${brand}` });
    await page.goto(new URL(`iframe.html?${query}`, server.url).href);
    await page.waitForFunction((storyId) => {
      const channel = /** @type {any} */ (globalThis).__STORYBOOK_ADDONS_CHANNEL__;
      return channel?.last('storyFinished')?.[0].storyId === storyId;
    }, id);
    await page.evaluate(() => document.fonts.ready);
    const height = Math.min(tallest, await page.evaluate(() => document.documentElement.scrollHeight));
    return await page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width, height },
      animations: 'disabled',
      caret: 'hide',
    });
  } finally {
    await page.close();
  }
}
