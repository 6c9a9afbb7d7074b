import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools.mjs';

/** The test files of each vitest project, as globs from the project's root. */
export const suites = {
  unit: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts', 'harness/scripts/**/*.test.ts', 'stories/*.test.{ts,tsx}'],
  journeys: ['harness/journeys/*.test.ts', 'harness/bench/*.test.ts'],
  package: ['harness/hosts/*.test.ts'],
};

/** Returns the unit tests that run longer in long runs: those that test properties on random input. @returns {string[]} */
export const longRuns = () =>
  globSync(suites.unit, { cwd: root }).filter((file) =>
    /\/properties\.js'/.test(readFileSync(join(root, file), 'utf8')),
  );

/** Returns the journeys that run every case in long runs, and otherwise a sample. @returns {string[]} */
export const longJourneys = () =>
  globSync(suites.journeys, { cwd: root }).filter((file) =>
    /from '\.\/(longRuns|everyPage)\.js'/.test(readFileSync(join(root, file), 'utf8')),
  );
