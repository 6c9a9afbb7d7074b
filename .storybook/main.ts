import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { usagePlugin } from '../harness/scripts/docs/usage.mjs';
import { plantedFaults } from '../harness/scripts/mutants/wiring/plant.mjs';
import { filterTags, withFilterTags } from '../stories/storyTags.js';
import { manifestsForHosts } from './manifests.js';

const root = join(import.meta.dirname, '..');
const stories = join(root, 'stories');

/** Returns the areas of each story group, titled with the group's name, so that a story keeps its address when its
 * group is divided. */
const areas = () =>
  readdirSync(stories, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.parentPath !== stories)
    .map(({ name, parentPath }) => ({
      directory: join(parentPath, name),
      files: '*.stories.tsx',
      titlePrefix: basename(parentPath),
    }));

export default defineMain({
  stories: ['../stories/**/*.mdx', '../stories/*/*.stories.tsx', ...areas()],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-mcp', 'msw-storybook-addon'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Only component files, because the docgen treats every exported object as a component and writes to it, even to
      // the page table.
      include: ['src/{ui,blocks,screens}/**/*.tsx', 'src/storefront/*/*Container.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      skipChildrenPropWithoutDoc: false,
      // Props inherited from the element are documented with the element.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  tags: filterTags,
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        withFilterTags(await indexer.createIndex(file, options), file, readFileSync(file, 'utf8')),
    })),
  // The type of the settings leaves this one out.
  ...{ experimental_manifests: manifestsForHosts },
  features: {
    sidebarOnboardingChecklist: false,
    // For the manifest alone: the docgen reads all props anew for each answer, which takes 20 s.
    experimentalReactComponentMeta: true,
    // It reads the style of every element at each change of the page, which is a tenth of the time of a played story.
    highlight: !process.argv.includes('--test'),
  },
  viteFinal: (config) =>
    mergeConfig(config, {
      base: './',
      plugins: [
        plantedFaults(root, process.env.STORYBOOK_PLANTED_FAULTS),
        msw({ mode: 'worker-only' }),
        usagePlugin(root),
      ],
    }),
});
