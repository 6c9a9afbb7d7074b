import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const entries = globSync('src/entries/*.ts').filter((file) => !file.includes('.test.'));
const program = ts.createProgram(entries, {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  strict: true,
});
const checker = program.getTypeChecker();

/** Lists the names an entry exports, each with the symbol it stands for. */
function exportsOf(entry: string): readonly { readonly name: string; readonly symbol: ts.Symbol }[] {
  const source = program.getSourceFile(`src/entries/${entry}.ts`);
  const module = source && checker.getSymbolAtLocation(source);
  return (module ? checker.getExportsOfModule(module) : []).map((symbol) => ({
    name: symbol.name,
    symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  }));
}

const isDocumented = (symbol: ts.Symbol): boolean => symbol.getDocumentationComment(checker).length > 0;

/** Checks for a comment above a namespace export, which has no declaration of its own. */
const isDocumentedNamespace = (entry: string, name: string): boolean =>
  new RegExp(`\\*/\\nexport \\* as ${name} from`).test(readFileSync(`src/entries/${entry}.ts`, 'utf8'));

/** Lists the component of each file, grouped by whether it has a story. */
function components(): { public: string[]; parts: string[] } {
  const all = globSync('src/{ui,blocks,screens/**}/*.tsx').map((file) => file.replaceAll('\\', '/'));
  const hasStory = (file: string) =>
    globSync(`stories/${file.replace(/^src\/(screens\/)?/, '').replace(/\.tsx$/, '.stories.tsx')}`).length > 0;
  const names = (files: readonly string[]) => files.map((file) => basename(file, '.tsx')).toSorted();
  return { public: names(all.filter(hasStory)), parts: names(all.filter((file) => !hasStory(file))) };
}

describe('the components entry', () => {
  const names = exportsOf('index').map(({ name }) => name);
  test('exports every component that has stories', () => {
    expect(components().public.filter((name) => !names.includes(name))).toEqual([]);
  });

  test('exports none of their parts', () => {
    expect(components().parts.filter((name) => names.includes(name))).toEqual([]);
  });
});

test('the API entry exports every domain', () => {
  const entry = readFileSync('src/entries/api.ts', 'utf8');
  const domains = globSync('src/api/endpoints/*.ts')
    .filter((file) => !file.includes('.test.'))
    .map((file) => `../api/endpoints/${basename(file, '.ts')}.js`);
  expect(domains.filter((domain) => !entry.includes(`export * from '${domain}';`))).toEqual([]);
});

test('the package manifest lists every entry', () => {
  const listed = Object.keys(manifest.exports).map((name) => (name === '.' ? 'index' : name.slice(2)));
  expect(entries.map((file) => basename(file, '.ts')).filter((name) => !listed.includes(name))).toEqual([]);
});

describe.each(entries.map((file) => basename(file, '.ts')))('the entry %s', (entry) => {
  const all = exportsOf(entry);

  test('documents every name', () => {
    const undocumented = all.filter(({ name, symbol }) => !isDocumented(symbol) && !isDocumentedNamespace(entry, name));
    expect(undocumented.map(({ name }) => name)).toEqual([]);
  });

  test('documents every prop and option', () => {
    const undocumented = all.flatMap(({ name, symbol }) =>
      /(Props|Options|Services|Settings)$/.test(name)
        ? checker
            .getDeclaredTypeOfSymbol(symbol)
            .getProperties()
            // Members from React or the browser are documented there.
            .filter((member) => member.declarations?.every((at) => at.getSourceFile().fileName.includes('/src/')))
            .filter((member) => !isDocumented(member))
            .map((member) => `${name}.${member.name}`)
        : [],
    );
    expect(undocumented).toEqual([]);
  });
});
