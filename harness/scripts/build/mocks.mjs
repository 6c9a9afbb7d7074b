import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { build as buildTypes } from 'tsup';
import { build } from 'vite';
import { root } from '../tools.mjs';

const entries = ['mocks', 'node', 'vite', 'devtools'];

/** @param {string} name */
const source = (name) => join(root, `mocks/entries/${name}.ts`);

/** Leaves the package's own modules outside the bundle, so that a host has each of them once. @type {import('vite').Plugin} */
const packageModules = {
  name: 'package-modules',
  enforce: 'pre',
  async resolveId(name, importer) {
    const found = await this.resolve(name, importer, { skipSelf: true });
    const path = found && relative(join(root, 'src'), found.id).replaceAll('\\', '/');
    if (!path || path.startsWith('..') || isAbsolute(path)) return found;
    return { id: `../${path.replace(/\.tsx?$/, '.js')}`, external: true };
  },
};

/**
 * Publishes the mock backend: for pages, for Node, for Vite, as a command, and their types, and the panel over it. They
 * share their code, and use the package's own modules and the host's React; everything else they need is included, so
 * that a host installs nothing else.
 *
 * @param {string} dist
 */
export async function publishMocks(dist) {
  const folder = await bundleMocks(dist);
  for (const [file, entry] of Object.entries({ 'cli.js': 'kit.js', 'mock-api.js': 'command.js' }))
    writeFileSync(join(dist, file), `#!/usr/bin/env node\nimport './mocks/${entry}';\n`);
  await types(folder);
  // The worker script is read from the bundle's folder when a page starts.
  copyFileSync(join(root, 'node_modules/msw/lib/mockServiceWorker.js'), join(folder, 'mockServiceWorker.js'));
}

/** Bundles what `publishMocks` publishes, without types. @param {string} dist @returns the folder */
export async function bundleMocks(dist) {
  const folder = join(dist, 'mocks');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { tldts: join(import.meta.dirname, 'plainDomains.mjs') } },
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      minify: true,
      license: { fileName: 'licenses.md' },
      lib: {
        entry: {
          ...Object.fromEntries(entries.map((name) => [name, source(name)])),
          command: join(root, 'mocks/transport/cli.ts'),
          kit: join(root, 'mocks/transport/kitCommand.ts'),
        },
        formats: ['es'],
        fileName: (_, name) => `${name}.js`,
      },
      rolldownOptions: {
        external: [/^node:/, /^(zod|react|react-dom)(\/|$)/],
        // A library's build keeps its spaces, for the sake of marks that bundlers read. Here they cost a tenth of the size
        // and time to read, and nobody leaves out a part of the mock.
        output: { minify: true },
      },
    },
    plugins: [packageModules],
  });
  return folder;
}

/** @param {string} folder */
async function types(folder) {
  const entry = Object.fromEntries(entries.map((name) => [name, source(name)]));
  await buildTypes({
    config: false,
    entry,
    format: ['esm'],
    dts: { only: true },
    outDir: folder,
    silent: true,
    external: [/\/src\//],
  });
  for (const file of globSync('*.d.ts', { cwd: folder }).map((name) => join(folder, name)))
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace(/(?<=from ')[./]+\/src\//g, '../')
        .replace(/^import '.*\n/gm, ''),
    );
}
