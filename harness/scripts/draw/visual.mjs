import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { launchBrowser } from '../browser.mjs';
import { select } from '../test/asked.mjs';
import { baseCommit, touched } from '../test/changed.mjs';
import { folders } from '../test/steps.mjs';
import { root, stopAll, whenTold } from '../tools.mjs';
import { readAskedPictures } from './grid/askedPictures.mjs';
import { brandIds } from './grid/brandIds.mjs';
import { pictureFlags } from './grid/camera.mjs';
import { accept, groupsOf, isDecision, sizeOf } from './grid/groups.mjs';
import { keyOf, readHashes, writeHashes } from './grid/hashes.mjs';
import { explainPictures, takePictures, writeReport } from './grid/run.mjs';
import { currentStorybook, storiesIn } from './grid/storybooks.mjs';

/** @typedef {import('./grid/groups.mjs').Explained} Explained */

const asked = readAskedPictures(process.argv.slice(2));
const folder = join(root, 'node_modules/.cache/visual/run');
const results = join(folder, 'differences.json');
const hashesFile = join(root, 'stories/pictures.txt');
const hashes = readHashes(existsSync(hashesFile) ? readFileSync(hashesFile, 'utf8') : '');
const brands = await brandIds();

if (asked.accept.length > 0) acceptGroups(asked.accept);
else await compare();

/** @param {readonly number[]} numbers of groups of the last run */
function acceptGroups(numbers) {
  if (!existsSync(results)) throw new Error('There is no run to accept from: run `npm run visual` first.');
  /** @type {{ stories: string[], explained: Explained[], accepted: string[] }} */
  const { stories, explained, accepted } = JSON.parse(readFileSync(results, 'utf8'));
  const groups = groupsOf(explained);
  for (const number of numbers) {
    const group = groups[number - 1];
    if (!group) throw new Error(`There is no group ${number}; there are ${groups.length}.`);
    accepted.push(group.id);
  }
  const count = accept(hashes, explained, new Set(accepted));
  writeFileSync(hashesFile, writeHashes(hashes, stories, brands));
  writeFileSync(results, JSON.stringify({ stories, explained, accepted }));
  console.log(`${count} hashes are kept in ${relative(root, hashesFile)}.`);
}

/** @param {readonly import('./grid/storybooks.mjs').Entry[]} stories @returns {string[][]} ids by file */
function chosenFiles(stories) {
  const reached = asked.isAll ? 'everything' : touched(folders);
  // What all stories are drawn with.
  const isEverything = reached === 'everything' || reached.has('.storybook/preview.tsx');
  const byFile = Map.groupBy(stories, ({ importPath }) => importPath.replace(/^\.\//, ''));
  const selection = { areas: asked.areas, ...(asked.shard && { shard: asked.shard }) };
  const files = select([...byFile.keys()], isEverything ? selection : { ...selection, touched: reached });
  return files.map((file) => (byFile.get(file) ?? []).map(({ id }) => id));
}

async function compare() {
  /** @type {string[]} */
  let ids = [];
  // A whole update takes hours. What an interrupted one has taken is kept.
  const keep = () => asked.isUpdate && ids.length > 0 && writeFileSync(hashesFile, writeHashes(hashes, ids, brands));
  whenTold(() => {
    keep();
    stopAll().then(() => process.exit(1));
  });
  const storybook = await currentStorybook();
  const stories = storiesIn(storybook);
  ids = stories.map(({ id }) => id);
  const files = chosenFiles(stories);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await launchBrowser({ args: pictureFlags });
  try {
    const run = { browser, folder, brands, kept: hashes };
    const differences = await takePictures({
      ...{ ...run, storybook, files },
      accept({ outcome, shot, ...cell }) {
        const isAccepted = asked.isUpdate && shot !== undefined && (outcome === 'changed' || outcome === 'new');
        if (isAccepted) hashes.set(keyOf(cell), shot.hash);
        return isAccepted;
      },
    });
    const explained = await explainPictures({ ...run, storybook, differences, base: baseCommit() });
    writeFileSync(results, JSON.stringify({ stories: ids, explained, accepted: [] }));
    const groups = writeReport(folder, explained, brands);
    for (const group of groups)
      console.log(
        `${isDecision(group) ? '✗' : '+'} ${group.number} ${group.title}\n    ${sizeOf(group, brands.length)}`,
      );
    if (groups.length > 0) console.log(`The pictures are in ${relative(root, join(folder, 'report.html'))}.`);
    process.exitCode = groups.some(isDecision) ? 1 : 0;
  } finally {
    keep();
    await browser.close();
  }
}
