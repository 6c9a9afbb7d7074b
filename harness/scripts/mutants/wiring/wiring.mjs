import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { storyOptions } from '../../browser.mjs';
import { storiesIn } from '../../draw/grid/storybooks.mjs';
import { serve } from '../../static.mjs';
import { importGraph, sourceFiles } from '../../test/changed.mjs';
import { root, runTool } from '../../tools.mjs';
import { draw } from './draw.mjs';
import { equivalentOf } from './equivalents.mjs';
import { importersIn } from './importers.mjs';
import { reachOf } from './reach.mjs';
import { lineOf, scoresOf } from './report.mjs';
import { openProject } from './types.mjs';
import { openUnits } from './units.mjs';
import { playFaults } from './verdicts.mjs';

/** @typedef {import('./verdicts.mjs').Planted} Planted */

const folder = '.cache/mutants/wiring';

/** The least percentage that has to be noticed. */
const least = 90;

const isWiring = (/** @type {string} */ file) =>
  /^src\/(storefront|screens)\/.*\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file);

/** @param {{ seed: string, count: number }} options @returns {Planted[]} */
function drawn(options) {
  const project = openProject(root, sourceFiles().filter(isWiring));
  return draw(project.faults(), options, project.compile).map((fault, id) => ({ ...fault, id }));
}

/**
 * Draws faults in the wiring of the shop, and plays the stories that come to each. The unit tests that import the file
 * run only for faults that no story notices: they take longer, and notice few.
 *
 * @param {{ seed: string, count: number }} options
 * @returns {Promise<boolean>} whether enough were noticed
 */
export async function testWiring(options) {
  const faults = drawn(options);
  const list = join(root, folder, 'faults.json');
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(list, JSON.stringify(faults));
  // Read by the configurations of Vitest and Storybook.
  process.env.STORYBOOK_PLANTED_FAULTS = list;
  const importersOf = importersIn(importGraph(['src', 'mocks', 'stories']));

  /** @type {{ kind: string, isNoticed: boolean }[]} */
  const verdicts = [];
  const tell = (/** @type {Planted} */ fault, /** @type {string | undefined} */ killer) => {
    const why = killer ? undefined : equivalentOf(fault);
    console.log(why ? `${lineOf(fault, undefined)}, equivalent: ${why}` : lineOf(fault, killer));
    if (!why) verdicts.push({ kind: fault.kind, isNoticed: killer !== undefined });
  };

  await runTool('storybook', ['build', '--test', '-o', `${folder}/storybook`, '--loglevel', 'error']);
  const server = await serve(join(root, folder, 'storybook'), '/some/deep/path/');
  const browser = await chromium.launch(await storyOptions());
  /** @type {Planted[]} */
  let left;
  try {
    const files = new Set(faults.flatMap(({ file }) => importersOf(file).stories));
    const stories = storiesIn(join(root, folder, 'storybook')).filter(({ importPath }) =>
      files.has(importPath.replace(/^\.\//, '')),
    );
    const reaches = await reachOf(browser, server.url, stories);
    left = await playFaults({ browser, url: server.url, reaches, faults, importersOf, tell });
  } finally {
    await browser.close();
    server.close();
  }
  await runUnits(left, importersOf, tell);

  console.log('');
  const scores = scoresOf(verdicts);
  for (const { kind, noticed, total, score } of scores)
    console.log(`${kind.padEnd(24)}${score.toFixed(1)}%  ${noticed} of ${total} noticed`);
  return (scores.at(-1)?.score ?? 0) >= least;
}

/**
 * @param {readonly Planted[]} faults
 * @param {(file: string) => import('./importers.mjs').Importers} importersOf
 * @param {(fault: Planted, killer: string | undefined) => void} tell
 */
async function runUnits(faults, importersOf, tell) {
  const units = await openUnits();
  try {
    const tests = [...new Set(faults.flatMap(({ file }) => importersOf(file).units))];
    const broken = await units.failure(tests);
    if (broken) throw new Error(`${broken} fails without a fault.`);
    for (const fault of faults) tell(fault, await units.failure(importersOf(fault.file).units, fault.id));
  } finally {
    await units.close();
  }
}
