import { globSync, readFileSync } from 'node:fs';
import { basename, extname, posix } from 'node:path';
import ts from 'typescript';
import { writeOpenApi } from './openapi.mjs';
import { ledgerProofs } from './proofs.mjs';

/** @typedef {{ readonly refs: ReadonlySet<string>, readonly calls: ReadonlySet<string> }} Declaration what one top-level name mentions */
/** @typedef {{ readonly declarations: ReadonlyMap<string, Declaration>, readonly imports: ReadonlyMap<string, { file: string, name: string }> }} Module */
/**
 * @typedef {object} Usage of one component
 * @property {readonly string[]} calls operation ids a container can make; a component makes none
 * @property {readonly string[]} containers the containers that draw a block or a screen
 * @property {readonly string[]} users the components that draw it
 */

/** @param {ts.Node} root @returns {Declaration} */
function mentions(root) {
  const refs = new Set();
  const calls = new Set();
  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node)) refs.add(node.text);
    else if (ts.isPropertyAccessExpression(node)) {
      const { expression, name } = node;
      if (ts.isIdentifier(expression) && expression.text.endsWith('Calls')) calls.add(name.text);
      visit(expression);
    } else if (ts.isPropertyAssignment(node)) visit(node.initializer);
    else if (ts.isJsxAttribute(node)) node.initializer && visit(node.initializer);
    else ts.forEachChild(node, visit);
  }
  visit(root);
  return { refs, calls };
}

/** @param {string} file @param {string} text @returns {Module} */
function read(file, text) {
  const declarations = new Map();
  const imports = new Map();
  for (const node of ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX).statements) {
    if (ts.isImportDeclaration(node)) {
      const { importClause: clause, moduleSpecifier } = node;
      const from = /** @type {ts.StringLiteral} */ (moduleSpecifier).text;
      const bindings = clause?.namedBindings;
      if (!from.startsWith('.') || !bindings || !ts.isNamedImports(bindings) || clause.isTypeOnly) continue;
      const target = posix.join(posix.dirname(file), from).replace(/\.js$/, '');
      for (const { name, propertyName, isTypeOnly } of bindings.elements)
        if (!isTypeOnly) imports.set(name.text, { file: target, name: (propertyName ?? name).text });
    } else if (ts.isVariableStatement(node)) {
      for (const declared of node.declarationList.declarations)
        declarations.set(declared.name.getText(), mentions(declared));
    } else if (ts.isFunctionDeclaration(node) && node.name) declarations.set(node.name.text, mentions(node));
  }
  return { declarations, imports };
}

/** @param {string} file */
const nameOf = (file) => basename(file, extname(file));
const isContainer = (/** @type {string} */ name) => name.endsWith('Container');
const sorted = (/** @type {Iterable<string>} */ names) => [...new Set(names)].sort();

/**
 * Returns the components and containers that draw each component, and the API calls each container makes through its
 * hooks. Both are read from the sources by name. Anything a container loads later, such as a dialog, is a container of
 * its own.
 *
 * @param {Readonly<Record<string, string>>} sources source code by path, such as `src/ui/Button.tsx`
 * @returns {Record<string, Usage>} by component name, which is its file name
 */
export function usageOf(sources) {
  const files = new Map(Object.entries(sources).map(([file, text]) => [file.replace(/\.tsx?$/, ''), read(file, text)]));
  const components = Object.keys(sources)
    .filter((file) => /\/[A-Z]\w*\.tsx$/.test(file))
    .map((file) => file.replace(/\.tsx$/, ''));

  /** @param {string} file @param {string} name @param {Set<string>} seen @returns {string[]} */
  function callsOf(file, name, seen = new Set()) {
    const module = files.get(file);
    const found = module?.declarations.get(name);
    if (!module || !found || !file.startsWith('src/storefront/') || seen.has(`${file} ${name}`)) return [];
    seen.add(`${file} ${name}`);
    const further = [...found.refs].flatMap((ref) => {
      if (module.declarations.has(ref)) return callsOf(file, ref, seen);
      const from = module.imports.get(ref);
      return from ? callsOf(from.file, from.name, seen) : [];
    });
    return [...found.calls, ...further];
  }

  return Object.fromEntries(
    components.map((file) => {
      const drawing = components.filter((other) =>
        [...(files.get(other)?.imports.values() ?? [])].some((taken) => taken.file === file),
      );
      const users = drawing.map(nameOf).filter((user) => !isContainer(user));
      // A primitive is drawn everywhere, and no calls are made for it.
      const containers = file.startsWith('src/ui/') ? [] : drawing.map(nameOf).filter(isContainer);
      const calls = isContainer(nameOf(file)) ? callsOf(file, nameOf(file)) : [];
      return [nameOf(file), { calls: sorted(calls), containers: sorted(containers), users: sorted(users) }];
    }),
  );
}

/** Provides the docs pages with data read by the compiler: a module with the usage of every component, and an OpenAPI
 * document with docstrings, which replaces the document made from the table. @param {string} root @returns
 * {import('vite').Plugin} */
export const usagePlugin = (root) => ({
  name: 'component-usage',
  resolveId: (id) => (id === 'virtual:usage' ? '\0usage' : undefined),
  async load(id) {
    if (id.replaceAll('\\', '/').endsWith('/stories/docs/apiDocument.ts')) {
      const json = readFileSync(await writeOpenApi(`${root}/node_modules/.cache/openapi`), 'utf8');
      return `export const apiDocument = ${json}`;
    }
    if (id.replaceAll('\\', '/').endsWith('/stories/docs/ledgerProofs.ts'))
      return `export const ledgerProofs = ${JSON.stringify(ledgerProofs(root))}`;
    if (id !== '\0usage') return undefined;
    const files = globSync('src/{ui,blocks,screens,storefront}/**/*.{ts,tsx}', { cwd: root });
    const sources = files.map((file) => [file.replaceAll('\\', '/'), readFileSync(`${root}/${file}`, 'utf8')]);
    return `export default ${JSON.stringify(usageOf(Object.fromEntries(sources)))}`;
  },
});
