import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import manifest from '../../package.json' with { type: 'json' };
import { root } from '../scripts/tools.mjs';

/** A host's folder, with the package installed in it. */
export const host = join(root, 'node_modules/.cache/host');

/** The package as it is published. */
export const archive = join(host, `${manifest.name}-${manifest.version}.tgz`);

/** Code, and the modules in it. */
interface Bundle {
  readonly code: string;
  readonly modules: readonly string[];
}

interface HostBundle extends Bundle {
  readonly later: readonly Bundle[];
  /** What the lines export, by name. */
  readonly exports: readonly string[];
}

/** What a host gets of its own bundler for these lines, React left out: what it loads at once, and what it may load later. */
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

/** A chunk and all it cannot do without. */
function withImports(first: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const needed = new Set([first]);
  // A set hands out what is added to it on the way as well.
  for (const { imports } of needed) for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  return [...needed];
}

const modulesOf = ({ modules }: Rolldown.OutputChunk): string[] =>
  Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []));

/** Builds a page of these lines as a host does, into a folder to be served from. */
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
