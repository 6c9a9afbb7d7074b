import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../browser.mjs';
import { brandIds } from '../draw/grid/brandIds.mjs';
import { pictureFlags } from '../draw/grid/camera.mjs';
import { drawSample, sampleOf } from '../draw/grid/sample.mjs';
import { serve } from '../static.mjs';
import { root } from '../tools.mjs';
import { select } from './asked.mjs';
import { check, failure, nothing, run, suite, sumOf } from './runs.mjs';
import { longHosts, longJourneys, longRuns, suites } from './suites.mjs';
import { usualStories } from './usualStories.mjs';

/**
 * @typedef {import('./runs.mjs').Result} Result
 * @typedef {import('./asked.mjs').Selection} Selection
 * @typedef {import('../draw/grid/storybooks.mjs').Entry} Entry
 */

export const folders = ['src', 'mocks', 'stories', 'harness', '.storybook'];
const workers = String(Math.min(4, availableParallelism()));

/** @param {Selection} selection */
const isWhole = ({ areas, shard, touched }) => areas.length === 0 && !shard && !touched;

/** @param {Selection} selection @returns {Result} a name that matches no test is a mistake, an empty shard is not */
const noneOf = ({ areas, shard, touched }) =>
  areas.length && !shard && !touched ? failure(`No test file has ${areas.join(' or ')} in its path.`) : nothing();

/**
 * Creates a step for a check of the whole project, which runs in the first of several shards.
 *
 * @param {string} tool @param {string[]} args
 * @returns {(selection: Selection) => Promise<Result>}
 */
const whole =
  (tool, args) =>
  async ({ shard, touched }) =>
    (shard && shard.index > 1) || touched?.size === 0 ? nothing() : check(tool, args);

/**
 * @param {keyof typeof suites} project
 * @param {Selection} selection
 * @param {string[]} [options]
 * @param {Record<string, string>} [env]
 */
async function vitest(project, selection, options = [], env = {}) {
  const files = isWhole(selection) ? [] : select(globSync(suites[project], { cwd: root }), selection);
  if (!isWhole(selection) && files.length === 0) return noneOf(selection);
  return suite(
    project,
    'vitest',
    (report) => [
      ...['run', ...files, '--project', project, ...options],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    ],
    env,
  );
}

/**
 * Plays the stories, and draws the sample of their pictures; or only plays all of them, under harder conditions.
 *
 * @param {Selection} selection
 * @param {Record<string, string>} [conditions] variables of the build
 */
async function stories(selection, conditions) {
  // Without docs, unlike the complete build of `npm run build:storybook`, and separate from it.
  const folder = 'node_modules/.cache/storybook-of-tests';
  // What is asked for by name is played and checked whole.
  const isSampled = selection.areas.length === 0 && !conditions;
  const build = await run('storybook', ['build', '--test', '-o', folder, '--loglevel', 'warn'], {
    ...conditions,
    ...(isSampled && { STORYBOOK_SAMPLE: 'yes' }),
  });
  if (build.code !== 0) return failure(build.output);
  const index = join(root, folder, 'index.json');
  /** @type {{ entries: Record<string, Entry> }} */
  const { entries, ...rest } = JSON.parse(readFileSync(index, 'utf8'));
  const playable = isSampled ? usualStories(Object.values(entries)) : Object.values(entries);
  const files = [...new Set(playable.map(({ importPath }) => importPath.replace(/^\.\//, '')))];
  const chosen = select(files, selection);
  if (chosen.length === 0) return noneOf(selection);
  const isChosen = (/** @type {{ importPath: string }} */ { importPath }) =>
    chosen.includes(importPath.replace(/^\.\//, ''));
  // The runner opens the stories in the index.
  const chosenEntries = Object.fromEntries(playable.filter(isChosen).map((entry) => [entry.id, entry]));
  writeFileSync(index, JSON.stringify({ ...rest, entries: chosenEntries }));
  // From a sub-path, which breaks a build that contains an absolute path.
  const server = await serve(join(root, folder), '/some/deep/path/');
  try {
    const result = await suite(
      'stories',
      '@storybook/test-runner:test-storybook',
      (report) => [
        ...['--index-json', '--url', server.url, '--maxWorkers', workers, '--testTimeout', '300000'],
        ...['--disable-telemetry', '--json', '--outputFile', report],
      ],
      // The runner cuts messages off at 1000 characters, which is enough for two violations of axe.
      { DEBUG_PRINT_LIMIT: process.env.DEBUG_PRINT_LIMIT ?? '5000' },
    );
    return conditions ? result : sumOf(result, await pictures(server.url, Object.values(entries), chosenEntries));
  } finally {
    server.close();
  }
}

/**
 * Draws the sample of the stories' pictures, of which each has to be the same twice.
 *
 * @param {string} url of the Storybook
 * @param {readonly Entry[]} all
 * @param {Readonly<Record<string, Entry>>} chosen
 * @returns {Promise<Result>}
 */
async function pictures(url, all, chosen) {
  const brands = await brandIds();
  const whole = sampleOf(
    all.filter(({ type }) => type === 'story'),
    brands,
  );
  const sample = new Map([...whole].filter(([id]) => id in chosen));
  if (sample.size === 0) return nothing();
  const browser = await launchBrowser({ args: pictureFlags });
  try {
    const drawn = await drawSample({ browser, url, brands, sample });
    const failures = drawn.filter(({ problems }) => problems.length > 0);
    return {
      passed: drawn.length - failures.length,
      failed: failures.length,
      ...(failures.length > 0 && {
        detail: failures.map(({ name, problems }) => `Pictures of ${name}\n${problems.join('\n')}`).join('\n\n'),
      }),
    };
  } finally {
    await browser.close();
  }
}

/** @param {Selection} selection @param {Record<string, string>} [env] */
async function journeys(selection, env = {}) {
  if (!isWhole(selection) && select(globSync(suites.journeys, { cwd: root }), selection).length === 0)
    return noneOf(selection);
  const build = await run('vite', ['build', '--logLevel', 'warn']);
  return build.code === 0 ? vitest('journeys', selection, [], env) : failure(build.output);
}

const boundaries = [
  ...folders.filter((folder) => existsSync(join(root, folder))),
  ...['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long'],
];

/** The steps of `npm test`, in starting order. @type {Record<string, (selection: Selection) => Promise<Result>>} */
export const steps = {
  types: whole('typescript:tsc', []),
  lint: whole('@biomejs/biome:biome', ['check']),
  boundaries: whole('dependency-cruiser:depcruise', boundaries),
  unused: whole('knip', []),
  // The package's tests mostly build with one core, so they run beside another step; the stories, which use every core,
  // may be left alone at the end.
  package: (selection) => vitest('package', selection),
  journeys: (selection) => journeys(selection),
  stories: (selection) => stories(selection),
  unit: (selection) => vitest('unit', selection),
  deep: ({ touched, ...selection }) => {
    const files = new Set(longRuns().filter((file) => !touched || touched.has(file)));
    return vitest('unit', { ...selection, touched: files }, ['--testTimeout=3600000'], { LONG_RUNS: 'yes' });
  },
  'deep-journeys': ({ touched, ...selection }) => {
    const files = new Set(longJourneys().filter((file) => !touched || touched.has(file)));
    return journeys({ ...selection, touched: files }, { LONG_RUNS: 'yes' });
  },
  'deep-stories': async (selection) => {
    // A run is repeated with the seed of its failure.
    const late = process.env.LATE_ANSWERS ?? String(Date.now() % 1_000_000);
    const { detail, ...result } = await stories(selection, { STORYBOOK_LATE_ANSWERS: late });
    const lateOnes = detail ? { ...result, detail: `LATE_ANSWERS=${late}\n\n${detail}` } : result;
    // As long as a busy machine stops between two steps of a play function, in ms.
    return sumOf(lateOnes, await stories(selection, { STORYBOOK_PLAY_PAUSE: '400' }));
  },
  'deep-package': ({ touched, ...selection }) => {
    const files = new Set(longHosts().filter((file) => !touched || touched.has(file)));
    return vitest('package', { ...selection, touched: files }, [], { LONG_RUNS: 'yes' });
  },
};

/** The steps that run by default. Long generated runs must be requested. */
export const usual = Object.keys(steps).filter((name) => !name.startsWith('deep'));
