import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../tools.mjs';

/**
 * Bundles a source module into one file that needs only Node, or Node and the packages installed here.
 *
 * @param {string} source below the project's root
 * @param {string} file
 * @param {{ banner?: string, isWhole?: boolean }} [options]
 * @returns {Promise<string>} the file
 */
async function bundle(source, file, { banner = '', isWhole = true } = {}) {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: isWhole ? { noExternal: true } : {},
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

/** Bundles the mock over HTTP as a command. @param {string} folder */
export const bundleMockApi = (folder) =>
  bundle('mocks/transport/cli.ts', join(folder, 'mock-api.js'), { banner: '#!/usr/bin/env node' });

/** Bundles the writer of the OpenAPI document. @param {string} folder */
export const bundleOpenApi = (folder) =>
  bundle('harness/scripts/docs/openapi/described.ts', join(folder, 'openapi.js'), { isWhole: false });

/** Bundles a benchmark of the harness. @param {string} name @param {string} folder */
export const bundleBenchmark = (name, folder) =>
  bundle(`harness/bench/${name}.ts`, join(folder, `${name}.js`), { isWhole: false });

/** Bundles a benchmark of the shipped code: like the package's mock it includes everything it needs. @param {string}
 * name @param {string} folder */
export const bundleAsShipped = (name, folder) => bundle(`harness/bench/${name}.ts`, join(folder, `${name}.mjs`));

/** Bundles the islands with React, for pages without a bundler: modules of which a page loads what it shows. The script
 * that starts them is usable as a classic script and as a module, because old pages use either. @param {string} folder */
export async function bundleIslands(folder) {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(folder, 'browser'),
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/islands/browser.ts'),
        output: { format: 'es', entryFileNames: 'islands.js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  writeFileSync(join(folder, 'islands.browser.js'), "import('./browser/islands.js');\n");
}
