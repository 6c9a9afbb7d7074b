import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { root } from '../scripts/tools.mjs';

/** A host's folder, with the package installed in it. */
export const host = join(root, 'node_modules/.cache/host');

/** What a host gets of its own bundler for these lines, React left out: the code, and the modules in it. */
export async function bundled(name: string, lines: string): Promise<{ code: string; modules: readonly string[] }> {
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
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: 'strict',
        output: { comments: { legal: false } },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const [chunk] = output;
  return {
    code: chunk.code,
    modules: Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  };
}
