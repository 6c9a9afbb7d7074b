/** The test files of each vitest project, as globs from the project's root. */
export const suites = {
  unit: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts', 'harness/scripts/**/*.test.ts', 'stories/*.test.tsx'],
  journeys: ['harness/journeys/*.test.ts', 'harness/bench/*.test.ts'],
  package: ['harness/hosts/*.test.ts'],
};
