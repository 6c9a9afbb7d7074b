import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools.mjs';

/** The test files of each vitest project, as globs from the project's root. */
export const suites = {
  unit: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts', 'harness/scripts/**/*.test.ts', 'stories/*.test.{ts,tsx}'],
  journeys: ['harness/journeys/*.test.ts', 'harness/bench/*.test.ts'],
  package: ['harness/hosts/*.test.ts'],
};

/** @param {keyof typeof suites} suite @param {RegExp} pattern @returns {string[]} */
const filesWith = (suite, pattern) =>
  globSync(suites[suite], { cwd: root }).filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));

/** Returns the unit tests that draw new samples in long runs: those that test properties on random input. */
export const longRuns = () => filesWith('unit', /from 'fast-check'|\/properties\.js'/);

/** Returns the journeys that run every case in long runs, and otherwise a sample. */
export const longJourneys = () => filesWith('journeys', /\/(longRuns|everyPage)\.js'/);

/** Returns the package checks that run every case in long runs, and otherwise a sample. */
export const longHosts = () => filesWith('package', /\/properties\.js'/);
