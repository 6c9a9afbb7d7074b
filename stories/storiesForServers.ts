import type { Plugin } from 'vite';

/** Lets modules in Node read stories as well, without Storybook. */
export const storiesForServers: Plugin = {
  name: 'stories-for-servers',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('/.storybook/preview.js') ? `${import.meta.dirname}/drawnByServers.ts` : undefined),
};
