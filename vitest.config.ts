import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { suites } from './harness/scripts/suites.mjs';

/** Node draws stories as well, where Storybook is not. */
const storiesForServers: Plugin = {
  name: 'stories-for-servers',
  enforce: 'pre',
  resolveId: (id) =>
    id.endsWith('/.storybook/preview.js') ? `${import.meta.dirname}/stories/drawnByServers.ts` : undefined,
};

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [storiesForServers],
        test: {
          name: 'unit',
          environment: 'node',
          include: suites.unit,
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          include: suites.journeys,
          globalSetup: 'harness/journeys/setup.ts',
          // The machines that run this have two cores.
          maxWorkers: 2,
          // A page that is loaded anew takes more than the usual second.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'package',
          environment: 'node',
          include: suites.package,
          globalSetup: 'harness/hosts/setup.ts',
          testTimeout: 60_000,
        },
      },
    ],
  },
});
