import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { isLong } from '../mocks/testing/properties.js';
import type { StoryForServers } from './drawnByServers.js';
import { resolveArgs } from './from.js';
import { snippetOf } from './snippet.js';
import { worldOf } from './world.js';

const root = join(import.meta.dirname, '..');
const entry = 'wine-storefront-kit';
const entryFile = join(root, 'src/entries/index.ts');
const exported = readFileSync(entryFile, 'utf8');
const files = import.meta.glob<Record<string, StoryForServers>>(
  ['./**/*.stories.tsx', '!./{storefront,docs,matrix}/**'],
  { eager: true },
);
const world = worldOf({ brand: 'law', login: 'hard' });

/** The snippets of the first story of each component; in long runs, of every story. */
const snippets = Object.entries(files).flatMap(([file, stories]) => {
  const [, component = ''] = /(\w+)\.stories\.tsx$/.exec(file) ?? [];
  if (!new RegExp(`\\b${component}\\b`).test(exported)) return [];
  return Object.entries(stories)
    .filter(([, { meta, input }]) => !meta.render && !input.render)
    .slice(0, isLong ? undefined : 1)
    .flatMap(([name, { meta, input }]) => {
      const text = snippetOf({ component, entry, args: resolveArgs({ ...meta.args, ...input.args }, world) });
      return text === undefined ? [] : { path: join(root, `snippets/${component}${name}.tsx`), text };
    });
});

test('the snippets that the docs show compile in a host', () => {
  expect(snippets.length).toBeGreaterThan(80);
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, types: [], composite: false, incremental: false },
    root,
  );
  const whole = { ...options, noEmit: true, skipLibCheck: true, paths: { [entry]: [entryFile] } };
  const texts = new Map(snippets.map(({ path, text }) => [path, text]));
  const host = ts.createCompilerHost(whole);
  const { readFile, fileExists } = host;
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  const program = ts.createProgram([...texts.keys()], whole, host);
  const problems = snippets.flatMap(({ path }) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(path))
      .map(
        ({ messageText }) => `${path.slice(root.length + 10)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
      ),
  );
  expect(problems).toEqual([]);
});
