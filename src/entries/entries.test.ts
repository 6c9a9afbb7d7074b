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

/** What an entry exports, with what each name stands for. */
function exportsOf(entry: string): readonly { readonly name: string; readonly symbol: ts.Symbol }[] {
  const source = program.getSourceFile(`src/entries/${entry}.ts`);
  const module = source && checker.getSymbolAtLocation(source);
  return (module ? checker.getExportsOfModule(module) : []).map((symbol) => ({
    name: symbol.name,
    symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  }));
}

const isDocumented = (symbol: ts.Symbol): boolean => symbol.getDocumentationComment(checker).length > 0;

/** A module exported under a name has its comment at that line: it has no declaration of its own. */
const isDocumentedNamespace = (entry: string, name: string): boolean =>
  new RegExp(`\\*/\\nexport \\* as ${name} from`).test(readFileSync(`src/entries/${entry}.ts`, 'utf8'));

/** The component of each file, by whether a story shows it. */
function components(): { public: string[]; parts: string[] } {
  const all = globSync('src/{ui,blocks,screens/**}/*.tsx').map((file) => file.replaceAll('\\', '/'));
  const hasStory = (file: string) =>
    globSync(`stories/${file.replace(/^src\/(screens\/)?/, '').replace(/\.tsx$/, '.stories.tsx')}`).length > 0;
  const names = (files: readonly string[]) => files.map((file) => basename(file, '.tsx')).toSorted();
  return { public: names(all.filter(hasStory)), parts: names(all.filter((file) => !hasStory(file))) };
}

describe('the entry of the components', () => {
  const names = exportsOf('index').map(({ name }) => name);
  test('has every component that has stories', () => {
    expect(components().public.filter((name) => !names.includes(name))).toEqual([]);
  });

  test('has none of their parts', () => {
    expect(components().parts.filter((name) => names.includes(name))).toEqual([]);
  });
});

test('the entry of the calls has every domain', () => {
  const entry = readFileSync('src/entries/api.ts', 'utf8');
  const domains = globSync('src/api/endpoints/*.ts')
    .filter((file) => !file.includes('.test.'))
    .map((file) => `../api/endpoints/${basename(file, '.ts')}.js`);
  expect(domains.filter((domain) => !entry.includes(`export * from '${domain}';`))).toEqual([]);
});

test('the manifest has every entry', () => {
  const listed = Object.keys(manifest.exports).map((name) => (name === '.' ? 'index' : name.slice(2)));
  expect(entries.map((file) => basename(file, '.ts')).filter((name) => !listed.includes(name))).toEqual([]);
});

describe.each(entries.map((file) => basename(file, '.ts')))('of %s', (entry) => {
  const all = exportsOf(entry);

  test('every name says what it is', () => {
    const undocumented = all.filter(({ name, symbol }) => !isDocumented(symbol) && !isDocumentedNamespace(entry, name));
    expect(undocumented.map(({ name }) => name)).toEqual([]);
  });

  test('every prop and option says what it is', () => {
    const undocumented = all.flatMap(({ name, symbol }) =>
      /(Props|Options|Services|Settings)$/.test(name)
        ? checker
            .getDeclaredTypeOfSymbol(symbol)
            .getProperties()
            // What comes from React or the browser is documented there.
            .filter((member) => member.declarations?.every((at) => at.getSourceFile().fileName.includes('/src/')))
            .filter((member) => !isDocumented(member))
            .map((member) => `${name}.${member.name}`)
        : [],
    );
    expect(undocumented).toEqual([]);
  });
});
