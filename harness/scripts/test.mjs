import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { serve } from './static.mjs';
import { root, start, stop, stopAll, whenTold } from './tools.mjs';

/** @typedef {{ passed: number, failed: number, skipped?: number, detail?: string }} Result */
/** @typedef {{ code: number | null, output: string, late: boolean }} Run */

const minutes = 60_000;
/** @param {string} detail @returns {Result} */
const failure = (detail) => ({ passed: 0, failed: 1, detail });

/**
 * @param {string} tool
 * @param {string[]} args
 * @param {number} limit in milliseconds
 * @returns {Promise<Run>}
 */
function run(tool, args, limit) {
  const child = start(tool, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let late = false;
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const timer = setTimeout(() => {
    late = true;
    stop(child);
  }, limit);
  return new Promise((resolve) => {
    child.once('error', (error) => (output += error.message));
    child.once('close', (code) => {
      clearTimeout(timer);
      output = stripVTControlCharacters(output).trim();
      if (late) output += `\nStopped: not done after ${limit / minutes} minutes.`;
      resolve({ code, output, late });
    });
  });
}

/**
 * A check that says yes or no counts as one test.
 *
 * @param {string} tool
 * @param {string[]} args
 * @returns {Promise<Result>}
 */
async function check(tool, args) {
  const { code, output } = await run(tool, args, 3 * minutes);
  return code === 0 ? { passed: 1, failed: 0 } : failure(output);
}

/**
 * Runs a test runner that writes a report in Jest's JSON format, and takes the counts from there.
 *
 * @param {string} name
 * @param {string} tool
 * @param {(report: string) => string[]} args
 * @returns {Promise<Result>}
 */
async function suite(name, tool, args) {
  // Relative, since the Storybook runner passes it through a shell unquoted.
  const file = `node_modules/.cache/reports/${name}.json`;
  mkdirSync(join(root, dirname(file)), { recursive: true });
  rmSync(join(root, file), { force: true });
  const { code, output, late } = await run(tool, args(file), 20 * minutes);
  if (late || !existsSync(join(root, file))) return failure(`${output}\nNo report was written (exit code ${code}).`);

  const report = JSON.parse(readFileSync(join(root, file), 'utf8'));
  /** @type {{ message?: string, name: string, status: string, assertionResults: any[] }[]} */
  const files = report.testResults;
  const messages = files.flatMap(({ assertionResults, message, name, status }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded has no tests to fail.
    if (status === 'failed' && failed.length === 0) return [`${name}\n${message}`];
    return failed.map((test) => `${test.fullName}\n${test.failureMessages.join('\n')}`);
  });
  const passed = report.numPassedTests;
  const skipped = report.numPendingTests + report.numTodoTests;
  if (messages.length) {
    const more = messages.length > 20 ? [`… and ${messages.length - 20} more.`] : [];
    const detail = stripVTControlCharacters([...messages.slice(0, 20), ...more].join('\n\n'));
    return { passed, failed: messages.length, skipped, detail };
  }
  if (passed === 0) return failure(`${output}\nNo test was run.`);
  if (code === 0) return { passed, failed: 0, skipped };
  return { passed, failed: 1, skipped, detail: `${output}\nEvery test passed, yet the exit code is ${code}.` };
}

/** @param {string} project @param {string[]} files */
const vitest = (project, ...files) =>
  suite(project, 'vitest', (report) => [
    'run',
    ...files,
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);

async function stories() {
  const build = await run('storybook', ['build', '-o', 'storybook-static', '--loglevel', 'warn'], 5 * minutes);
  if (build.code !== 0) return failure(build.output);
  // The runner cuts messages at 1000 characters: two findings of axe.
  process.env.DEBUG_PRINT_LIMIT ??= '5000';
  // From a sub-path, where a build that names anything by an absolute path falls over.
  const server = await serve(join(root, 'storybook-static'), '/some/deep/path/');
  try {
    return await suite('stories', '@storybook/test-runner:test-storybook', (report) => [
      ...['--index-json', '--url', server.url, '--maxWorkers', '2', '--testTimeout', '30000', '--disable-telemetry'],
      ...['--json', '--outputFile', report],
    ]);
  } finally {
    server.close();
  }
}

async function journeys() {
  const build = await run('vite', ['build', '--logLevel', 'warn'], 3 * minutes);
  return build.code === 0 ? vitest('journeys') : failure(build.output);
}

/** @type {Record<string, () => Promise<Result>>} */
const steps = {
  types: () => check('typescript:tsc', []),
  lint: () => check('@biomejs/biome:biome', ['check']),
  boundaries: () => check('dependency-cruiser:depcruise', boundaries),
  unused: () => check('knip', []),
  unit: () => vitest('unit'),
  stories,
  journeys,
  package: () => vitest('package'),
  deep: () => {
    process.env.LONG_RUNS = 'yes';
    return vitest('unit', 'AtRandom', '--testTimeout=600000');
  },
};
/** What nobody has to wait for each time. */
const onDemand = ['deep'];
const boundaries = [
  ...['src', 'mocks', 'stories', 'harness', '.storybook'].filter((folder) => existsSync(join(root, folder))),
  ...['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long'],
];

whenTold(() => stopAll().then(() => process.exit(1)));

const total = { passed: 0, failed: 0 };
const names = process.argv.slice(2).length
  ? process.argv.slice(2)
  : Object.keys(steps).filter((name) => !onDemand.includes(name));
for (const name of names) {
  const began = performance.now();
  const step = steps[name];
  const { passed, failed, skipped, detail } = step
    ? await step().catch((error) => failure(error.stack))
    : failure(`There is no such step; there are ${Object.keys(steps).join(', ')}.`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
  console.log(`${failed ? '✗' : '✓'} ${name.padEnd(12)}${counts}  (${seconds} s)`);
  if (detail) console.log(`\n${detail.replace(/^/gm, '    ')}\n`);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
