import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { suites } from './harness/scripts/test/suites.mjs';
import { storiesForServers } from './stories/storiesForServers.js';

export const unit = {
  plugins: [storiesForServers],
  test: {
    name: 'unit',
    environment: 'node',
    // Modules are loaded once and shared by many test files; none of them keeps state from a test.
    isolate: false,
    include: suites.unit,
    setupFiles: 'mocks/testing/sampled.ts',
    expect: { poll: { timeout: 120_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
} satisfies TestProjectInlineConfiguration;

export default defineConfig({
  test: {
    // A message names everything that was unexpected.
    chaiConfig: { truncateThreshold: 2000 },
    projects: [
      unit,
      {
        test: {
          name: 'journeys',
          environment: 'node',
          include: suites.journeys,
          globalSetup: 'harness/journeys/setup.ts',
          // The modules, browsers and contexts that the files share are kept from file to file.
          isolate: false,
          setupFiles: 'harness/journeys/afterTests.ts',
          // The machines that run the tests have two cores.
          maxWorkers: 2,
          // A slow machine should not fail a test; these limits only end tests that hang.
          expect: { poll: { timeout: 120_000 } },
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'package',
          environment: 'node',
          include: suites.package,
          globalSetup: 'harness/hosts/setup.ts',
          expect: { poll: { timeout: 120_000 } },
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
