import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools.mjs';

/** The test files of each vitest project, as globs from the project's root. */
export const suites = {
  unit: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts', 'harness/scripts/**/*.test.ts', 'stories/*.test.{ts,tsx}'],
  journeys: ['harness/journeys/*.test.ts', 'harness/bench/*.test.ts'],
  package: ['harness/hosts/*.test.ts'],
};

/** The unit tests that run longer when long runs are asked for: those of random properties. @returns {string[]} */
export const longRuns = () =>
  globSync(suites.unit, { cwd: root }).filter((file) =>
    /\/properties\.js'/.test(readFileSync(join(root, file), 'utf8')),
  );

/** The journeys that make every case of theirs when long runs are asked for, and a sample of them else. @returns {string[]} */
export const longJourneys = () =>
  globSync(suites.journeys, { cwd: root }).filter((file) =>
    /from '\.\/longRuns\.js'/.test(readFileSync(join(root, file), 'utf8')),
  );
