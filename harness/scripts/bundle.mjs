import { join } from 'node:path';
import { build } from 'vite';
import { root } from './tools.mjs';

/**
 * Bundles a module of the sources into one file that needs nothing but Node.
 *
 * @param {string} source below the project's root
 * @param {string} file
 * @param {string} [banner]
 * @returns {Promise<string>} the file
 */
async function bundle(source, file, banner = '') {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: join(root, source),
      outDir: join(file, '..'),
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: file.replace(/.*[\\/]/, ''), banner } },
    },
  });
  return file;
}

/** The mock over HTTP as a command. @param {string} folder */
export const bundleMockApi = (folder) => bundle('mocks/cli.ts', join(folder, 'mock-api.js'), '#!/usr/bin/env node');

/** The writer of the OpenAPI document. @param {string} folder */
export const bundleOpenApi = (folder) => bundle('mocks/openapi.ts', join(folder, 'openapi.js'));
