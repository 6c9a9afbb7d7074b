import ts from 'typescript';
import type * as z from 'zod';
import type { Notes } from '../../../../mocks/openapi/notes.js';
import { controlAnswers } from '../../../../mocks/transport/controlAnswers.js';
import { controlBodies } from '../../../../mocks/transport/controls.js';
import { endpoints } from '../../../../src/api/endpoints.js';

type Docstrings = Pick<Notes, 'calls' | 'domains' | 'schemas' | 'fields'>;

/** The parts of a schema's definition that are schemas. */
const parts = ['element', 'innerType', 'in', 'out', 'keyType', 'valueType', 'catchall'] as const;
/** The tables of the mock's own addresses, by file and name. */
const controlTables = [
  { file: 'mocks/transport/controls.ts', name: 'controlBodies', schemas: controlBodies },
  { file: 'mocks/transport/controlAnswers.ts', name: 'controlAnswers', schemas: controlAnswers },
];
/** The parts of a call that are schemas. */
const sides = ['params', 'query', 'body', 'response'] as const;

/** Removes requirement ids from docstrings, because readers of the document do not have the requirements. */
const withoutRows = (text: string): string =>
  text
    .replace(/\s*\([A-Z]{3,}-\d{3}[^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Reads the docstrings of the calls and their schemas with the compiler: a schema's type has a symbol for each field. */
export function readDocstrings(root: string): Docstrings {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = ['src/api/endpoints.ts', ...controlTables.map(({ file }) => file)].map((file) => `${root}/${file}`);
  const program = ts.createProgram(files, { ...options, types: [] });
  const checker = program.getTypeChecker();
  const fields = new Map<z.core.$ZodType, Readonly<Record<string, string>>>();

  const textOf = (symbol: ts.Symbol | undefined): string =>
    symbol ? withoutRows(ts.displayPartsToString(symbol.getDocumentationComment(checker))) : '';
  const typeIn = (type: ts.Type | undefined, name: string): ts.Type | undefined => {
    const symbol = type && checker.getApparentType(type).getProperty(name);
    return symbol && checker.getTypeOfSymbol(symbol);
  };
  const exportsOf = (file: ts.SourceFile): ts.Symbol[] => {
    const module = checker.getSymbolAtLocation(file);
    return module ? checker.getExportsOfModule(module) : [];
  };

  /** Returns the named schema behind a field: `postcode`, or `z.optional(address)`. */
  function constantOf(field: ts.Symbol): ts.Symbol | undefined {
    const [declaration] = field.declarations ?? [];
    if (!declaration) return undefined;
    if (ts.isShorthandPropertyAssignment(declaration))
      return original(checker.getShorthandAssignmentValueSymbol(declaration));
    if (!ts.isPropertyAssignment(declaration)) return undefined;
    let { initializer } = declaration;
    while (ts.isCallExpression(initializer) && /^z\.(optional|nullable)$/.test(initializer.expression.getText()))
      initializer = initializer.arguments[0] ?? initializer.expression;
    return ts.isIdentifier(initializer) ? original(checker.getSymbolAtLocation(initializer)) : undefined;
  }
  const original = (symbol: ts.Symbol | undefined): ts.Symbol | undefined =>
    symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  /** Returns the description of a field. If the field has none, falls back to the schema's description, provided that
   * the schema is an object's or has the field's name. */
  function fieldText(field: ts.Symbol, schema: z.core.$ZodType): string {
    const own = textOf(field);
    const constant = constantOf(field);
    return own || !constant || !(constant.name === field.name || holdsObject(schema)) ? own : textOf(constant);
  }

  function walk(type: ts.Type | undefined, schema: z.core.$ZodType | undefined): void {
    if (!type || !schema || fields.has(schema)) return;
    const def = schema._zod.def as unknown as Record<string, unknown>;
    const ofDef = typeIn(typeIn(type, '_zod'), 'def');
    for (const part of parts) walk(typeIn(ofDef, part), def[part] as z.core.$ZodType | undefined);
    const options = typeIn(ofDef, 'options');
    for (const [index, option] of Object.entries((def.options ?? []) as z.core.$ZodType[]))
      walk(typeIn(options, index), option);
    const shape = def.shape as Readonly<Record<string, z.core.$ZodType>> | undefined;
    if (!shape) return;
    const ofShape = typeIn(ofDef, 'shape');
    if (!ofShape) {
      walkValue(typeIn(typeIn(type, '_zod'), 'output'), schema);
      return;
    }
    const texts: Record<string, string> = {};
    fields.set(schema, texts);
    for (const [name, inner] of Object.entries(shape)) {
      const symbol = ofShape && checker.getApparentType(ofShape).getProperty(name);
      const text = symbol ? fieldText(symbol, inner) : '';
      if (text) texts[name] = text;
      walk(typeIn(ofShape, name), inner);
    }
  }

  /** As `walk`, for a schema that is only typed with its values: their type has the docstrings. */
  function walkValue(type: ts.Type | undefined, schema: z.core.$ZodType | undefined): void {
    if (!type || !schema || fields.has(schema)) return;
    const { innerType, element, valueType, shape } = schema._zod.def as Partial<
      Record<'innerType' | 'element' | 'valueType', z.core.$ZodType>
    > & { readonly shape?: Readonly<Record<string, z.core.$ZodType>> };
    const value = checker.getNonNullableType(type);
    walkValue(value, innerType);
    walkValue(checker.getIndexTypeOfType(value, ts.IndexKind.Number), element);
    walkValue(checker.getIndexTypeOfType(value, ts.IndexKind.String), valueType);
    if (!shape) return;
    const texts: Record<string, string> = {};
    fields.set(schema, texts);
    for (const [name, inner] of Object.entries(shape)) {
      const symbol = checker.getApparentType(value).getProperty(name);
      const text = textOf(symbol);
      if (text) texts[name] = text;
      walkValue(symbol && checker.getTypeOfSymbol(symbol), inner);
    }
  }

  const tableIn = (file: string, table: string): ts.Type | undefined => {
    const symbol = exportsOf(sourceOf(file)).find(({ name }) => name === table);
    return symbol && checker.getTypeOfSymbol(symbol);
  };
  const rows = tableIn('src/api/endpoints.ts', 'endpoints');
  const calls: Record<string, string> = {};
  for (const [id, row] of Object.entries(endpoints)) {
    calls[id] = textOf(rows?.getProperty(id));
    for (const side of sides)
      walk(typeIn(typeIn(rows, id), side), (row as Partial<Record<(typeof sides)[number], z.core.$ZodType>>)[side]);
  }

  for (const { file, name, schemas } of controlTables)
    for (const [signature, schema] of Object.entries(schemas)) walk(typeIn(tableIn(file, name), signature), schema);

  function sourceOf(path: string): ts.SourceFile {
    const file = program.getSourceFile(`${root}/${path}`);
    if (!file) throw new Error(`${path} is not among the sources of the document.`);
    return file;
  }

  const own = program.getSourceFiles().filter(({ fileName }) => !fileName.includes('/node_modules/'));
  const domains = own.flatMap(({ fileName, text }) => {
    const [, name] = /\/endpoints\/(\w+)\.ts$/.exec(fileName) ?? [];
    const [, said = ''] = /^\/\*\* (.*?) ?\*\//s.exec(text) ?? [];
    return name ? [[name, withoutRows(said.replace(/\n \*/g, ''))] as const] : [];
  });
  const schemas = own
    .filter(({ fileName }) => /\/src\/(model\/\w+|api\/fields)\.ts$/.test(fileName))
    .flatMap(exportsOf)
    .filter(({ flags }) => flags & ts.SymbolFlags.Value)
    .map((symbol) => [symbol.name, textOf(symbol)] as const);
  return { calls, fields, domains: Object.fromEntries(domains), schemas: Object.fromEntries(schemas) };
}

function holdsObject(schema: z.core.$ZodType): boolean {
  const { shape, innerType } = schema._zod.def as { shape?: unknown; innerType?: z.core.$ZodType };
  return shape !== undefined || (innerType !== undefined && holdsObject(innerType));
}
