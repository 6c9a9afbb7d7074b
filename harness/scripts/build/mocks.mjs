import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root, runTool } from '../tools.mjs';

const entries = ['mocks', 'node'];

/** @param {string} name */
const source = (name) => join(root, `mocks/entries/${name}.ts`);

/**
 * Publishes the mock backend: for pages, for Node, as a command, and their types. They share their code, and include
 * everything they need, so that a host installs nothing else.
 *
 * @param {string} dist
 */
export async function publishMocks(dist) {
  const folder = join(dist, 'mocks');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      minify: true,
      license: { fileName: 'licenses.md' },
      lib: {
        entry: { mocks: source('mocks'), node: source('node'), command: join(root, 'mocks/transport/cli.ts') },
        formats: ['es'],
        fileName: (_, name) => `${name}.js`,
      },
      rolldownOptions: { external: /^node:/ },
    },
  });
  writeFileSync(join(dist, 'mock-api.js'), "#!/usr/bin/env node\nimport './mocks/command.js';\n");
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
