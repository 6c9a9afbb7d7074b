import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root, runTool } from '../tools.mjs';

const entries = ['mocks', 'node'];

/** @param {string} name */
const source = (name) => join(root, `mocks/entries/${name}.ts`);

/**
 * Publishes the mock backend: for pages, for Node, and their types. Each is one file that includes everything it needs,
 * so that a host installs nothing else.
 *
 * @param {string} folder
 */
export async function publishMocks(folder) {
  const common = { outDir: folder, emptyOutDir: false, target: 'es2022', minify: false };
  const options = { root, configFile: /** @type {const} */ (false), logLevel: /** @type {const} */ ('error') };
  await build({
    ...options,
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { ...common, lib: { entry: source('mocks'), formats: ['es'], fileName: () => 'mocks.js' } },
  });
  await build({
    ...options,
    ssr: { noExternal: true },
    build: { ...common, ssr: source('node'), rolldownOptions: { output: { entryFileNames: 'node.js' } } },
  });
  await types(folder);
  // The worker script is read from the bundle's folder when a page starts.
  copyFileSync(join(root, 'node_modules/msw/lib/mockServiceWorker.js'), join(folder, 'mockServiceWorker.js'));
}

/** @param {string} folder */
async function types(folder) {
  const entryArgs = entries.flatMap((name) => [`--entry.${name}`, source(name)]);
  const args = ['--no-config', ...entryArgs, '--format', 'esm', '--dts-only', '--out-dir', folder, '--silent'];
  await runTool('tsup', args);
}
