import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { affected } from './test/affected.mjs';
import { importGraph } from './test/changed.mjs';
import { folders } from './test/steps.mjs';
import { root, scriptOf } from './tools.mjs';

// Compares the stories that a change to one file can touch, as `--changed` finds them by imports, with those that
// Chromatic finds in the statistics of a build: `npm run build:storybook -- --stats-json` makes them.

const { values } = parseArgs({
  options: { count: { type: 'string', default: '50' }, seed: { type: 'string', default: '1' } },
});

/** @param {number} seed @returns {() => number} numbers from 0 to 1 */
function randomFrom(seed) {
  let state = seed;
  return () => {
    // The constants of Numerical Recipes.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** @param {string} file @returns {string[] | 'all'} the story files that Chromatic names, or all of them where it names none */
function traced(file) {
  const args = [scriptOf('chromatic', 'chromatic'), 'trace', '--mode', 'compact', file];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`chromatic trace ${file}: ${stdout}${stderr}`);
  // What all stories are drawn with, such as every style sheet, has Chromatic take all.
  if (`${stdout}${stderr}`.includes('TurboSnap disabled')) return 'all';
  return [...new Set(`${stdout}${stderr}`.match(/stories\/[\w/]+\.stories\.tsx/g) ?? [])];
}

const random = randomFrom(Number(values.seed));
const files = globSync(['{src,mocks,stories}/**/*.{ts,tsx,css}'], { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .sort();
const graph = importGraph(folders);
let missed = 0;
for (let round = 0; round < Number(values.count); round++) {
  const file = files[Math.floor(random() * files.length)] ?? '';
  const ours = affected(graph, [file]);
  const theirs = traced(file);
  const missing = ours === 'everything' || theirs === 'all' ? [] : theirs.filter((story) => !ours.has(story));
  const found = ours === 'everything' ? 'all' : [...ours].filter((name) => name.endsWith('.stories.tsx')).length;
  console.log(
    `${missing.length ? '✗' : '✓'} ${file}: ${found}, Chromatic ${theirs === 'all' ? theirs : theirs.length}${missing.length ? `, not ${missing.join(', ')}` : ''}`,
  );
  missed += missing.length;
}
process.exitCode = missed ? 1 : 0;
