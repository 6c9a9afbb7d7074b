import { join } from 'node:path';
import { build } from 'vite';
import { root } from './tools.mjs';

/**
 * Bundles the mock over HTTP into one file that needs nothing but Node.
 *
 * @param {string} folder
 * @returns {Promise<string>} the file
 */
export async function bundleMockApi(folder) {
  const name = 'mock-api.js';
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'mocks/cli.ts'),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: name, banner: '#!/usr/bin/env node' } },
    },
  });
  return join(folder, name);
}
