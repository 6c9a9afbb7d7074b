import { join } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { usagePlugin } from '../harness/scripts/docs/usage.mjs';

export default defineMain({
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Files of components only: it takes any exported object for one and writes to it, the page table as well.
      include: ['src/{ui,blocks,screens}/**/*.tsx', 'src/storefront/*/*Container.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      skipChildrenPropWithoutDoc: false,
      // What a prop takes over from the element is documented with the element.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      base: './',
      plugins: [msw({ mode: 'worker-only' }), usagePlugin(join(import.meta.dirname, '..'))],
    }),
});
