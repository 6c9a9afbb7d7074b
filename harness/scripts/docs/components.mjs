import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import ts from 'typescript';

/**
 * @typedef {object} Prop
 * @property {string} name
 * @property {string} type as written in the source, or its literals
 * @property {boolean} required
 * @property {string} description
 */
/** @typedef {{ readonly name: string, readonly description: string }} State */
/**
 * @typedef {object} Component
 * @property {string} name
 * @property {string} entry such as `wine-storefront-kit/storefront`
 * @property {string} file below `src`, without an extension
 * @property {string} description
 * @property {readonly Prop[]} props without the attributes that React defines
 * @property {boolean} takesAttributes whether it also takes the attributes of its element
 * @property {readonly State[]} stories
 * @property {import('./guidance.mjs').Guidance | undefined} guidance
 */

const entries = { index: '', storefront: '/storefront' };

/** @param {string} text without line breaks, which docstrings have at 120 characters */
const inOneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** @param {string} name @returns {string} such as `Sold out` for `SoldOut` */
export const inWords = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/^./, (letter) => letter.toUpperCase());

/**
 * @param {string} root
 * @param {string} suffix
 * @returns {ReadonlyMap<string, string>} the files beside the stories, by component
 */
const besideStories = (root, suffix) =>
  new Map(globSync(`stories/**/*${suffix}`, { cwd: root }).map((file) => [basename(file, suffix), file]));

/** @param {string} root @returns {ReadonlyMap<string, import('./guidance.mjs').Guidance>} by component */
export const guidancesIn = (root) =>
  new Map(
    [...besideStories(root, '.guidance.json')].map(([name, file]) => [
      name,
      JSON.parse(readFileSync(join(root, file), 'utf8')),
    ]),
  );

/** @param {string} root @returns {(name: string) => readonly State[]} the stories of a component, in their order */
function storiesIn(root) {
  const files = besideStories(root, '.stories.tsx');
  return (name) => {
    const file = files.get(name);
    if (!file) return [];
    const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.ES2022, true);
    return source.statements.flatMap((statement) => {
      if (!ts.isVariableStatement(statement)) return [];
      if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
      const comments = statement.getChildren().filter(ts.isJSDoc);
      const description = inOneLine(comments.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join(' '));
      return statement.declarationList.declarations.map((one) => ({ name: inWords(one.name.getText()), description }));
    });
  };
}

/**
 * Describes every public component, from the types, the docstrings and the stories in the sources.
 *
 * @param {string} root
 * @param {string} packageName
 * @returns {Component[]} by name
 */
export function componentsOf(root, packageName) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const files = Object.keys(entries).map((name) => join(root, `src/entries/${name}.ts`));
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const storiesOf = storiesIn(root);
  const guidances = guidancesIn(root);
  const src = join(root, 'src');

  /** @param {ts.Symbol} symbol */
  const described = (symbol) => inOneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  /** @param {ts.Node} node */
  const isOwn = (node) => !relative(src, node.getSourceFile().fileName).startsWith('..');

  /** @param {ts.Symbol} symbol @param {ts.Node} at */
  function typeOf(symbol, at) {
    const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, at));
    const parts = type.isUnion() ? type.types : [type];
    if (type.isUnion() && parts.length <= 12 && parts.every((part) => part.isStringLiteral() || part.isNumberLiteral()))
      return parts.map((part) => checker.typeToString(part)).join(' | ');
    const [declaration] = symbol.declarations ?? [];
    const written = declaration && ts.isPropertySignature(declaration) && declaration.type?.getText();
    return inOneLine(written || checker.typeToString(type)).replace(/ \| undefined$/, '');
  }

  /** @param {ts.Symbol} symbol @param {ts.Node} at @returns {Prop} */
  const propOf = (symbol, at) => ({
    name: symbol.name,
    type: typeOf(symbol, at),
    required: !(symbol.flags & ts.SymbolFlags.Optional),
    description: described(symbol),
  });

  const found = Object.values(entries).flatMap((path, index) => {
    const source = program.getSourceFile(/** @type {string} */ (files[index]));
    const module = source && checker.getSymbolAtLocation(source);
    return (module ? checker.getExportsOfModule(module) : []).flatMap((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const declaration = symbol.valueDeclaration;
      if (!/^[A-Z]/.test(exported.name) || !declaration || !isOwn(declaration)) return [];
      const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures();
      if (!signature) return [];
      const [parameter] = signature.getParameters();
      const all = parameter ? checker.getTypeOfSymbolAtLocation(parameter, declaration).getApparentProperties() : [];
      const own = all.filter((prop) => prop.declarations?.every(isOwn));
      const name = exported.name;
      return [
        {
          name,
          entry: `${packageName}${path}`,
          file: relative(src, declaration.getSourceFile().fileName)
            .replaceAll(sep, '/')
            .replace(/\.tsx?$/, ''),
          description: described(symbol),
          props: own.map((prop) => propOf(prop, declaration)).sort((a, b) => Number(b.required) - Number(a.required)),
          takesAttributes: own.length < all.length,
          stories: storiesOf(name),
          guidance: guidances.get(name),
        },
      ];
    });
  });
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}
