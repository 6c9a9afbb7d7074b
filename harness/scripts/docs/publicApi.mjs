import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import ts from 'typescript';

/** Longer declarations, such as the table of all calls, are too long to be read in a review. */
const longest = 4_000;

const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true });

/** @param {string} text */
const digestOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** @param {ts.Declaration} declaration the declaration with its keyword: for a variable, the whole statement */
const statementOf = (declaration) =>
  ts.isVariableDeclaration(declaration) ? declaration.parent.parent : /** @type {ts.Node} */ (declaration);

/** @param {ts.Symbol} symbol @returns {string} the declarations in one line, without comments */
function written(symbol) {
  const texts = (symbol.declarations ?? []).map((declaration) =>
    printer
      .printNode(ts.EmitHint.Unspecified, statementOf(declaration), declaration.getSourceFile())
      .replace(/\s+/g, ' ')
      .replace(/^(export )?(declare )?/, ''),
  );
  const text = [...new Set(texts)].join(' ');
  return text.length > longest ? `${text.slice(0, 80)}… ${text.length} letters, ${digestOf(text)}` : text;
}

/** @param {readonly string[]} files */
const programOf = (files) =>
  ts.createProgram(files, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    noEmit: true,
  });

/** @param {ts.TypeChecker} checker @param {ts.Symbol} symbol */
const originOf = (checker, symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);

/** @param {ts.Program} program @param {string} file @returns {readonly ts.Symbol[]} */
function exportsOf(program, file) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return (module ? checker.getExportsOfModule(module) : []).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Describes what a package exports, with types, so that a change of either is seen in a review: every exported name of
 * each entry, and the types that are not exported but are part of one that is.
 *
 * @param {string} folder the package
 * @param {ReadonlyMap<string, string>} entries the type declarations by entry
 * @param {ReadonlyMap<string, readonly string[]>} values the names that exist at run time, by entry; they have an equals
 * sign, and what is only a type has a colon
 */
export function publicApi(folder, entries, values) {
  const program = programOf([...entries.values()]);
  const checker = program.getTypeChecker();
  /** @param {ts.Symbol} symbol */
  const origin = (symbol) => originOf(checker, symbol);
  /** @type {Set<ts.Symbol>} */
  const exported = new Set();
  const lines = [...entries].flatMap(([entry, file]) => {
    return [
      entry,
      ...exportsOf(program, file).map((name) => {
        const symbol = origin(name);
        const isKnown = exported.has(symbol);
        exported.add(symbol);
        const start = `  ${name.name}${values.get(entry)?.includes(name.name) ? ' =' : ':'}`;
        return `${start} ${isKnown ? 'as above' : written(symbol)}`;
      }),
    ];
  });

  /** @type {Set<ts.Symbol>} */
  const reached = new Set();
  /** @param {ts.Node} node */
  function reach(node) {
    if (ts.isIdentifier(node)) {
      const found = checker.getSymbolAtLocation(node);
      const symbol = found && origin(found);
      const [declaration] = symbol?.declarations ?? [];
      const isType = declaration && (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration));
      const file = isType ? declaration.getSourceFile().fileName : '';
      if (symbol && file.startsWith(folder) && !file.slice(folder.length).includes('node_modules')) {
        if (exported.has(symbol) || reached.has(symbol)) return;
        reached.add(symbol);
        for (const one of symbol.declarations ?? []) reach(one);
      }
    }
    ts.forEachChild(node, reach);
  }
  for (const symbol of exported) for (const declaration of symbol.declarations ?? []) reach(statementOf(declaration));

  const others = [...reached].map((symbol) => {
    const file = relative(folder, symbol.declarations?.[0]?.getSourceFile().fileName ?? '').replaceAll('\\', '/');
    // A shared file has the digest of its contents in its name.
    const module = file.replace(/(-[\w-]{8})?\.d\.ts$/, '');
    return `  ${symbol.name} of ${module}: ${written(symbol)}`;
  });
  return [...lines, 'part of these', ...others.toSorted()].join('\n');
}
