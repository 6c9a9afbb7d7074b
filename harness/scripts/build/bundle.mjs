import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../tools.mjs';

/**
 * Bundles a module of the sources into one file that needs nothing but Node, or Node and what is installed here.
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

/** The mock over HTTP as a command. @param {string} folder */
export const bundleMockApi = (folder) =>
  bundle('mocks/transport/cli.ts', join(folder, 'mock-api.js'), { banner: '#!/usr/bin/env node' });

/** The writer of the OpenAPI document. @param {string} folder */
export const bundleOpenApi = (folder) =>
  bundle('harness/scripts/docs/openapi/described.ts', join(folder, 'openapi.js'), { isWhole: false });

/** A benchmark of the harness. @param {string} name @param {string} folder */
export const bundleBenchmark = (name, folder) =>
  bundle(`harness/bench/${name}.ts`, join(folder, `${name}.js`), { isWhole: false });

/** A benchmark of what hosts get: like the package's mock it brings all it needs. @param {string} name @param {string} folder */
export async function bundleAsShipped(name, folder) {
  const file = await bundle(`harness/bench/${name}.ts`, join(folder, `${name}.mjs`));
  copyHttpParser(join(file, '..'));
  return file;
}

/** The parser of HTTP is read from beside a bundle when it runs in Node. @param {string} folder */
export function copyHttpParser(folder) {
  const file = join(folder, 'llhttp/llhttp.wasm');
  mkdirSync(join(file, '..'), { recursive: true });
  copyFileSync(join(root, 'node_modules/@mswjs/interceptors/lib/node/llhttp/llhttp.wasm'), file);
}

/** The islands with React and all else in one script, for pages without a bundler. @param {string} folder */
export async function bundleIslands(folder) {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      sourcemap: true,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/islands/browser.ts'),
        // A classic script as well as a module: old pages have the one or the other.
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'islands.browser.js' },
      },
    },
  });
}
