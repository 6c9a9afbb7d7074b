import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import manifest from '../../package.json' with { type: 'json' };
import { root } from '../scripts/tools.mjs';

/** Folder of a host with the package installed. */
export const host = join(root, 'node_modules/.cache/host');

/** The package as it is published. */
export const archive = join(host, `${manifest.name}-${manifest.version}.tgz`);

/** The package of the fonts, as it is published. */
export const fontsArchive = join(host, `${manifest.name}-fonts-${manifest.version}.tgz`);

/** Bundled code and its modules. */
interface Bundle {
  readonly code: string;
  readonly modules: readonly string[];
}

interface HostBundle extends Bundle {
  readonly later: readonly Bundle[];
  /** Names exported by the lines. */
  readonly exports: readonly string[];
}

/** Bundles these lines as a host's own bundler would, without React: the code loaded immediately, and the chunks loaded
 * later. */
export async function bundled(name: string, lines: string, external = /^react(-dom)?(\/|$)/): Promise<HostBundle> {
  const input = join(host, `${name}.js`);
  writeFileSync(input, lines);
  const result = await build({
    root: host,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input,
        external,
        preserveEntrySignatures: 'strict',
        output: { comments: { legal: false } },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const chunks = output.filter((part) => part.type === 'chunk');
  const atOnce = withImports(output[0], chunks);
  return {
    code: atOnce.map(({ code }) => code).join('\n'),
    modules: atOnce.flatMap(modulesOf),
    exports: output[0].exports,
    later: chunks
      .filter((chunk) => !atOnce.includes(chunk))
      .map((chunk) => ({ code: chunk.code, modules: modulesOf(chunk) })),
  };
}

/** Returns a chunk with all its static imports. */
function withImports(first: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const needed = new Set([first]);
  // Iterating over a set also visits items added during the loop.
  for (const { imports } of needed) for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  return [...needed];
}

const modulesOf = ({ modules }: Rolldown.OutputChunk): string[] =>
  Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []));

/** Builds a page of these lines as a host does, in a folder to be served. */
export async function builtPage(name: string, lines: string): Promise<string> {
  const folder = join(host, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'page.js'), lines);
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><title>A host</title><link rel="icon" href="data:," /><script type="module" src="./page.js"></script></html>',
  );
  const outDir = join(folder, 'dist');
  await build({ root: folder, configFile: false, logLevel: 'error', build: { target: 'es2022', outDir } });
  return outDir;
}
