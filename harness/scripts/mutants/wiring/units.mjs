import { createVitest } from 'vitest/node';

/**
 * Runs unit tests with one of the planted faults, or none, and ends at the first failure.
 *
 * @typedef {{ failure: (tests: readonly string[], id?: number) => Promise<string | undefined>, close: () => Promise<void> }}
 * Units `failure` returns the test that failed
 */

/** @returns {Promise<Units>} */
export async function openUnits() {
  process.env.NODE_ENV = 'test';
  const vitest = await createVitest('test', {
    config: 'harness/scripts/mutants/vitest.config.ts',
    maxWorkers: 1,
    watch: false,
    bail: 1,
    reporters: [{}],
    onConsoleLog: () => false,
  });
  return {
    async failure(tests, id) {
      if (tests.length === 0) return undefined;
      vitest.provide('activeMutant', id === undefined ? undefined : String(id));
      vitest.state.filesMap.clear();
      const { testModules } = await vitest.start([...tests]);
      return testModules.find((module) => !module.ok())?.relativeModuleId;
    },
    close: () => vitest.close(),
  };
}
