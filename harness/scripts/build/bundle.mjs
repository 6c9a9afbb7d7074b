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

/** Bundles what writes and reads the design tokens. @param {string} folder */
export const bundleTokens = (folder) =>
  bundle('harness/scripts/tokens/kit.ts', join(folder, 'tokens.js'), { isWhole: false });

/** Bundles a benchmark of the harness. @param {string} name @param {string} folder */
export const bundleBenchmark = (name, folder) =>
  bundle(`harness/bench/${name}.ts`, join(folder, `${name}.js`), { isWhole: false });

/** The parts that nearly every page of a shop loads, by the names of their modules. */
const usualParts = [
  ...['HeaderContainer', 'HeaderBasketContainer', 'SearchContainer', 'AddToBasketContainer', 'dialogs'],
  ...['loadBrand', 'siteChoiceOfHost', 'siteOfBrand'],
  ...['basket', 'identity', 'trackUser'],
];

const start = join(root, 'src/islands/browser.ts');

/**
 * Bundles the islands' modules.
 *
 * @param {import('vite').BuildEnvironmentOptions} options
 * @param {(id: string) => boolean} isUsual whether a module belongs into the one file that nearly every page loads
 */
async function bundleBrowser(options, isUsual) {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ...options,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input: start,
        output: {
          format: 'es',
          entryFileNames: 'islands.js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: { groups: [{ name: 'usual', test: isUsual }] },
        },
      },
    },
  });
  return /** @type {import('vite').Rolldown.RolldownOutput} */ (Array.isArray(output) ? output[0] : output).output;
}

/** Finds the modules of what nearly every page loads. Each alone is only a few hundred bytes, so they become one file. */
async function usualModules() {
  const output = await bundleBrowser({ write: false }, () => false);
  const chunks = output.filter((one) => one.type === 'chunk');
  const needed = new Set(chunks.filter(({ isEntry, name }) => isEntry || usualParts.includes(name)));
  // Iterating over a set also visits items added during the loop.
  for (const { imports } of needed) for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  return new Set([...needed].flatMap(({ moduleIds }) => moduleIds).filter((id) => id !== start));
}

/** Bundles the islands with React, for pages without a bundler: modules of which a page loads what it shows. The script
 * that starts them is usable as a classic script and as a module, because old pages use either. @param {string} folder */
export async function bundleIslands(folder) {
  const usual = await usualModules();
  await bundleBrowser({ outDir: join(folder, 'browser') }, (id) => usual.has(id));
  writeFileSync(join(folder, 'islands.browser.js'), "import('./browser/islands.js');\n");
}
