import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { isLong } from '../mocks/testing/properties.js';
import { hostSnippets } from './hostSnippets.js';

const root = join(import.meta.dirname, '..');
const paths = {
  'wine-storefront-kit': [join(root, 'src/entries/index.ts')],
  'wine-storefront-kit/storefront': [join(root, 'src/entries/storefront.ts')],
};

/** The snippets of the first story of each component; in long runs, of every story. */
const snippets = hostSnippets().flatMap(({ component, stories }) =>
  [...stories]
    .slice(0, isLong ? undefined : 1)
    .map(([name, text]) => ({ path: join(root, `snippets/${component}${name}.tsx`), text })),
);

test('the snippets that the docs show compile in a host', () => {
  expect(snippets.length).toBeGreaterThan(80);
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, types: [], composite: false, incremental: false },
    root,
  );
  const whole = { ...options, noEmit: true, skipLibCheck: true, paths };
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
