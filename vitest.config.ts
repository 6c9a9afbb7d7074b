import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

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
          include: [
            'src/**/*.test.{ts,tsx}',
            'mocks/**/*.test.ts',
            'harness/scripts/**/*.test.ts',
            'stories/*.test.tsx',
          ],
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['harness/journeys/*.test.ts', 'harness/bench/*.test.ts'],
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
          include: ['harness/hosts/*.test.ts'],
          globalSetup: 'harness/hosts/setup.ts',
          testTimeout: 60_000,
        },
      },
    ],
  },
});
