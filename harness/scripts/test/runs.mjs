import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, start, stop } from '../tools.mjs';

/**
 * @typedef {{ name: string, milliseconds: number }} Timed one test
 * @typedef {{ passed: number, failed: number, skipped?: number, detail?: string, tests?: readonly Timed[] }} Result
 * @typedef {Result & { step: string }} StepResult
 * @typedef {{ code: number | null, output: string, isLate: boolean }} Run
 */

const minutes = 60_000;

/** @param {string} detail @returns {Result} */
export const failure = (detail) => ({ passed: 0, failed: 1, detail });

/** The result of a step with nothing to do. @returns {Result} */
export const nothing = () => ({ passed: 0, failed: 0 });

/**
 * Adds up the results of two parts of a step.
 *
 * @param {Result} one
 * @param {Result} other
 * @returns {Result}
 */
export function sumOf(one, other) {
  const detail = [one.detail, other.detail].filter(Boolean).join('\n\n');
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: (one.skipped ?? 0) + (other.skipped ?? 0),
    tests: [...(one.tests ?? []), ...(other.tests ?? [])],
    ...(detail && { detail }),
  };
}

/**
 * Runs a tool to its end, or until it has written nothing for an hour: it hangs then, while a slow machine is not a
 * failure.
 *
 * @param {string} tool
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<Run>}
 */
export function run(tool, args, env) {
  const limit = 60 * minutes;
  const child = start(tool, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let output = '';
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop(child);
  }, limit);
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
      timer.refresh();
    });
  return new Promise((resolve) => {
    child.once('error', (error) => (output += error.message));
    child.once('close', (code) => {
      clearTimeout(timer);
      output = stripVTControlCharacters(output).trim();
      if (isLate) output += `\nStopped: it wrote nothing for ${limit / minutes} minutes.`;
      resolve({ code, output, isLate });
    });
  });
}

/**
 * Runs a check that only passes or fails, which counts as one test.
 *
 * @param {string} tool
 * @param {string[]} args
 * @returns {Promise<Result>}
 */
export async function check(tool, args) {
  const { code, output } = await run(tool, args);
  return code === 0 ? { passed: 1, failed: 0 } : failure(output);
}

/**
 * Runs a test runner that writes a report in Jest's JSON format, and reads the counts from the report.
 *
 * @param {string} name
 * @param {string} tool
 * @param {(report: string) => string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<Result>}
 */
export async function suite(name, tool, args, env) {
  // Relative, because the Storybook runner passes it through a shell without quotes.
  const file = `node_modules/.cache/reports/${name}.json`;
  mkdirSync(join(root, dirname(file)), { recursive: true });
  rmSync(join(root, file), { force: true });
  const { code, output, isLate } = await run(tool, args(file), env);
  if (isLate || !existsSync(join(root, file))) return failure(`${output}\nNo report was written (exit code ${code}).`);

  const report = JSON.parse(readFileSync(join(root, file), 'utf8'));
  /** @type {{ message?: string, name: string, status: string, assertionResults: any[] }[]} */
  const files = report.testResults;
  const messages = files.flatMap(({ assertionResults, message, name, status }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that failed to load has no failed tests.
    if (status === 'failed' && failed.length === 0) return [`${name}\n${message}`];
    return failed.map((test) => `${test.fullName}\n${test.failureMessages.join('\n')}`);
  });
  const tests = files.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: fullName, milliseconds: duration ?? 0 })),
  );
  const result = { passed: report.numPassedTests, skipped: report.numPendingTests + report.numTodoTests, tests };
  if (messages.length) {
    const more = messages.length > 20 ? [`… and ${messages.length - 20} more.`] : [];
    const detail = stripVTControlCharacters([...messages.slice(0, 20), ...more].join('\n\n'));
    return { ...result, failed: messages.length, detail };
  }
  if (result.passed === 0) return failure(`${output}\nNo test was run.`);
  if (code === 0) return { ...result, failed: 0 };
  return { ...result, failed: 1, detail: `${output}\nEvery test passed, yet the exit code is ${code}.` };
}

/**
 * Returns the 20 slowest tests of several steps.
 *
 * @param {readonly StepResult[]} results
 * @returns {(Timed & { step: string })[]}
 */
export const slowestOf = (results) =>
  results
    .flatMap(({ step, tests = [] }) => tests.map((test) => ({ ...test, step })))
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 20);
