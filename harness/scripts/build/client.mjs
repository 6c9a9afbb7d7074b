import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';

const directive = "'use client';";
const hook = /^use[A-Z]/;
const event = /^on[A-Z]/;

/** @param {ts.Expression} called @returns {string} */
const nameOf = (called) =>
  ts.isPropertyAccessExpression(called) ? called.name.text : ts.isIdentifier(called) ? called.text : '';

/** @param {ts.JsxAttribute} attribute whether it only passes a prop of the same name to a component that listens */
const isPassedOn = ({ name, initializer }) =>
  initializer !== undefined && ts.isJsxExpression(initializer) && initializer.expression?.getText() === name.getText();

/** @param {ts.Node} node */
function runsInBrowsers(node) {
  if (ts.isCallExpression(node))
    return hook.test(nameOf(node.expression)) || nameOf(node.expression) === 'createContext';
  if (ts.isExpressionWithTypeArguments(node)) return nameOf(node.expression) === 'Component';
  if (ts.isJsxAttribute(node)) return event.test(node.name.getText()) && !isPassedOn(node);
  if (ts.isPropertyAssignment(node)) return event.test(node.name.getText());
  return ts.isBindingElement(node) && event.test(node.propertyName?.getText() ?? '');
}

/** @param {ts.Node} node @returns {boolean} */
const holdsBrowserCode = (node) =>
  !ts.isTypeNode(node) || ts.isExpressionWithTypeArguments(node)
    ? runsInBrowsers(node) || (ts.forEachChild(node, (child) => holdsBrowserCode(child) || undefined) ?? false)
    : false;

/**
 * Checks whether a module must be marked as running in browsers, for hosts whose pages are server components: all of
 * the wiring, and the components that call a hook, use a context or class state, or listen to an event. All others stay
 * neutral.
 *
 * @param {string} file below `src`
 * @param {string} code
 */
export function needsClient(file, code) {
  const [layer = ''] = file.split(sep);
  if (layer === 'storefront' || layer === 'islands') return true;
  return (
    ['ui', 'blocks', 'screens'].includes(layer) &&
    holdsBrowserCode(ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true))
  );
}

/**
 * Returns the modules whose first line differs from `needsClient`.
 *
 * @param {string} root
 * @returns {string[]} one line for each
 */
export function wrongDirectives(root) {
  const folder = join(root, 'src');
  // The script for pages without a bundler is not a module that a server imports.
  const exclude = ['**/*.test.{ts,tsx}', 'islands/browser.ts'];
  return globSync('**/*.{ts,tsx}', { cwd: folder, exclude }).flatMap((file) => {
    const code = readFileSync(join(folder, file), 'utf8');
    if (code.startsWith(directive) === needsClient(file, code)) return [];
    return [`src/${file} ${code.startsWith(directive) ? 'does not need' : 'needs'} ${directive} as its first line`];
  });
}

/** @param {string} code of a built module */
export const isOnClient = (code) => code.startsWith('"use client";');
