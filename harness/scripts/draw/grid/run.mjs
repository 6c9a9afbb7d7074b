import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../../static.mjs';
import { openCamera } from './camera.mjs';
import { changedRules } from './causes.mjs';
import { drawChange } from './change.mjs';
import { explain } from './explain.mjs';
import { groupsOf, isDecision } from './groups.mjs';
import { groupsHtml, pageOf, spread } from './report.mjs';
import { fileOf, saveShot } from './shots.mjs';
import { storiesIn, storybookOf } from './storybooks.mjs';
import { walkAll } from './walkAll.mjs';

/**
 * @typedef {import('./walk.mjs').Difference} Difference
 * @typedef {import('./groups.mjs').Explained} Explained
 * @typedef {{
 *   browser: import('playwright-core').Browser,
 *   folder: string,
 *   brands: readonly string[],
 *   kept: import('./hashes.mjs').Hashes,
 *   storybook: string,
 * }} Run `folder` receives the pictures, `storybook` is the folder of the build
 */

/** Two pages for two cores; a third draws while they wait for a picture. */
const pages = 3;

/**
 * Takes the pictures of stories and returns those that are not as kept.
 *
 * @param {Run & {
 *   files: readonly (readonly string[])[],
 *   accept?: (difference: Difference) => boolean,
 * }} run `accept` says after each story which differences are not to be reported
 * @returns {Promise<Difference[]>}
 */
export async function takePictures({ browser, folder, brands, kept, storybook, files, accept = () => false }) {
  const server = await serve(storybook, '/');
  try {
    const began = performance.now();
    const { pictures, differences } = await walkAll({
      ...{ files, brands, kept, pages },
      open: () => openCamera(browser, server.url),
      tell(found, taken) {
        for (const difference of found)
          if (!accept(difference) && difference.shot) saveShot(folder, 'after', difference, difference.shot);
        if (process.stdout.isTTY) process.stdout.write(`\r${taken} pictures\r`);
      },
    });
    const seconds = (performance.now() - began) / 1000;
    console.log(
      `${files.flat().length} stories in ${brands.length} brands: ${pictures} pictures in ${seconds.toFixed(0)} s, ${(pictures / seconds).toFixed(1)} a second.`,
    );
    return differences.filter((difference) => !accept(difference));
  } finally {
    server.close();
  }
}

/** @param {import('playwright-core').Browser} browser @param {string} url of a Storybook */
async function rulesOf(browser, url) {
  const camera = await openCamera(browser, url);
  try {
    return await camera.rules();
  } finally {
    await camera.close();
  }
}

/**
 * Finds out why pictures differ. The pictures before are made from a build of the base, if any are wanted.
 *
 * @param {Run & { differences: readonly Difference[], base: string }} run `base` is a commit
 * @returns {Promise<Explained[]>}
 */
export async function explainPictures({ browser, folder, brands, storybook, differences, base }) {
  if (!differences.some(({ outcome }) => outcome === 'changed'))
    return explain({ differences, folder, brands, rules: [], pages });
  const before = await storybookOf(base);
  const servers = await Promise.all([serve(before, '/'), serve(storybook, '/')]);
  try {
    const [old, now] = await Promise.all(servers.map(({ url }) => rulesOf(browser, url)));
    return await explain({
      ...{ differences, folder, brands, pages },
      rules: changedRules(old ?? [], now ?? []),
      base: {
        stories: new Set(storiesIn(before).map(({ id }) => id)),
        open: () => openCamera(browser, servers[0]?.url ?? ''),
      },
    });
  } finally {
    for (const server of servers) server.close();
  }
}

/**
 * Writes the page of differences: their groups, with pictures of the change.
 *
 * @param {string} folder
 * @param {readonly Explained[]} explained
 * @param {readonly string[]} brands
 * @param {{ file?: string, above?: string }} [page] its name, and HTML above the differences
 * @returns {import('./groups.mjs').Group[]}
 */
export function writeReport(folder, explained, brands, { file: name = 'report.html', above = '' } = {}) {
  const groups = groupsOf(explained);
  const file = (/** @type {import('./shots.mjs').Kind} */ kind, /** @type {Explained} */ cell) =>
    join(folder, fileOf(kind, cell));
  for (const cell of new Set(groups.flatMap(({ cells }) => spread(cells))))
    if (cell.column !== 'tree' && existsSync(file('before', cell)) && existsSync(file('after', cell)))
      cell.note = drawChange(file('before', cell), file('after', cell), file('change', cell));
  const files = {
    has: (/** @type {string} */ path) => existsSync(join(folder, path)),
    text: (/** @type {string} */ path) => readFileSync(join(folder, path), 'utf8'),
  };
  const decisions = groups.filter(isDecision).length;
  const title = decisions === 0 ? 'All pictures are as kept' : `${decisions} decisions about pictures`;
  writeFileSync(join(folder, name), pageOf(title, above + groupsHtml(groups, files, brands.length)));
  return groups;
}
