import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { chosenAreas } from './mutants/areas.mjs';
import { equivalents } from './mutants/equivalents.mjs';
import { reusable } from './mutants/kept.mjs';
import { score } from './mutants/score.mjs';
import { changedFiles, sourceFiles } from './test/changed.mjs';
import { root } from './tools.mjs';

/**
 * @typedef {import('./mutants/areas.mjs').Area & { files: readonly string[] }} Chosen
 * @typedef {ConstructorParameters<typeof Stryker>[0]} Options
 * @typedef {{ line: number, column: number }} Position in a file, from 1
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean' },
    concurrency: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '200' },
  },
});

/** Plants the faults of one area, and runs the tests against each. @param {Chosen} area */
async function plant({ folder, tests, files }) {
  // The processes that run the tests inherit it, and read it in mutants/vitest.config.ts.
  process.env.MUTANTS_TESTS = tests.join(',');
  const incrementalFile = `.cache/mutants/${folder.replaceAll('/', '-')}.json`;
  const kept = join(root, incrementalFile);
  if (existsSync(kept)) writeFileSync(kept, JSON.stringify(reusable(JSON.parse(readFileSync(kept, 'utf8')))));
  const results = await new Stryker({
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: 'harness/scripts/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: Number(values.concurrency),
    mutate: [...files],
    incremental: true,
    incrementalFile,
    tempDirName: '.cache/mutants/copy',
    ignorePatterns: ['dist', 'storybook-static', 'harness/dist', '.cache'],
    reporters: ['progress-append-only'],
    logLevel: /** @type {NonNullable<Options['logLevel']>} */ ('warn'),
    warnings: false,
  }).runMutationTest();
  const planted = results.map(({ fileName, location, replacement = '', status }) => ({
    fileName: relative(root, fileName).replaceAll('\\', '/'),
    status,
    replacement,
    line: location.start.line,
    original: textAt(fileName, location),
  }));
  // Kept results of other files come with them.
  return planted.filter(({ fileName }) => files.includes(fileName));
}

/** @param {string} file its whole path @param {{ start: Position, end: Position }} location */
function textAt(file, { start, end }) {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  return lines.join('\n');
}

/** @param {string} text */
const inOneLine = (text) => text.replace(/\s+/g, ' ');

async function main() {
  const chosen = chosenAreas(positionals, values.changed ? changedFiles() : sourceFiles());
  if (chosen.length === 0) console.log('No file in which faults are planted has changed.');
  for (const area of chosen) {
    const { scores, survivors, stale } = score(await plant(area), equivalents);
    console.log('');
    for (const { fileName, line, original, replacement } of survivors)
      console.log(`${fileName}:${line}  ${inOneLine(original)}  →  ${inOneLine(replacement)}`);
    for (const { file, from, to } of stale)
      console.log(
        `${file}: listed as an equivalent, but it is noticed or gone: ${inOneLine(from)}  →  ${inOneLine(to)}`,
      );
    for (const { folder, noticed, total, score } of scores) {
      const isEnough = score >= area.least;
      console.log(`${isEnough ? '✓' : '✗'} ${folder.padEnd(24)}${score.toFixed(1)}%  ${noticed} of ${total} noticed`);
      if (!isEnough) process.exitCode = 1;
    }
    if (stale.length) process.exitCode = 1;
  }
}

if (positionals[0] === 'wiring') {
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1) throw new Error(`--count is a number of faults, not “${values.count}”.`);
  const { testWiring } = await import('./mutants/wiring/wiring.mjs');
  if (!(await testWiring({ seed: values.seed, count }))) process.exitCode = 1;
} else await main();
