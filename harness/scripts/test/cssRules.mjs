import { globSync } from 'node:fs';
import { basename } from 'node:path';
import postcss from 'postcss';

/** @typedef {{ tokens: ReadonlySet<string>, components: ReadonlySet<string> }} Known */

/** Lengths that use the scale's steps. All others (a picture, a touch target, a line) may have any size. */
const stepped =
  /^(margin|padding|inset)(-\w+)*$|^((row|column)-)?gap$|^(top|right|bottom|left)$|^font(-size)?$|^border(-\w+)*-radius$/;
/** Marks a declaration, on its own line, whose length is not a step of the scale. */
const ownSize = 'own size';

/** Returns the components that have a file. Only a component's own sheet may name its classes. @param {string} root */
export const componentsIn = (root) =>
  new Set(
    globSync('src/{ui,blocks,screens}/**/*.{tsx,css}', { cwd: root }).map((file) => basename(file).split('.')[0] ?? ''),
  );

/** @param {import('postcss').Declaration} declaration */
function isOwnSize(declaration) {
  const next = declaration.next();
  return (
    next?.type === 'comment' && next.text === ownSize && next.source?.start?.line === declaration.source?.end?.line
  );
}

/** @param {string} value @returns {number[]} its lengths in px, without hairlines */
const lengths = (value) =>
  [...value.matchAll(/(?<![\w.-])-?(\d*\.?\d+)px/g)].map(([, number]) => Number(number)).filter((length) => length > 1);

/**
 * Returns everything in a component's sheet that does not use tokens, or affects another component.
 *
 * @param {string} code
 * @param {string} file
 * @param {Known} known
 * @returns {string[]} one line for each, empty if there is none
 */
export function breaches(code, file, { tokens, components }) {
  const owner = basename(file, '.css');
  /** @type {string[]} */
  const found = [];
  /** @param {import('postcss').Position | undefined} at @param {string} what */
  const breach = (at, what) => found.push(`${file}:${at?.line} ${what}`);
  const sheet = postcss.parse(code, { from: file });
  sheet.walkRules((rule) => {
    for (const { 0: name, 1: component = '', index } of rule.selector.matchAll(/\.wsk-([A-Z]\w*)[\w-]*/g))
      if (component !== owner && component !== 'BrandScope' && components.has(component))
        breach(
          rule.positionInside(index),
          `${name} is drawn by ${component}.css: pass ${component} a prop, or a property it reads`,
        );
    for (const { index } of rule.selector.matchAll(/data-family/g))
      breach(
        rule.positionInside(index),
        'names a family: make the difference a token of the family, or a variant of its look',
      );
  });
  sheet.walkDecls((declaration) => {
    const { prop, value, source } = declaration;
    if (!stepped.test(prop) || isOwnSize(declaration)) return;
    for (const length of lengths(value))
      breach(source?.start, `${prop} of ${length}px: take a step, or say /* ${ownSize} */`);
  });
  return [...found, ...unknownTokens(code, file, tokens)];
}

/** @param {string} code with each comment replaced by blanks, so that line numbers stay the same */
const withoutComments = (code) => code.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));

/**
 * Returns custom properties of the kit that no brand defines. A token's name is in lower case; a property that a
 * component reads from its user starts with the component's name.
 *
 * @param {string} code
 * @param {string} file
 * @param {ReadonlySet<string>} tokens
 * @returns {string[]} one line for each
 */
export const unknownTokens = (code, file, tokens) =>
  [...withoutComments(code).matchAll(/var\(\s*--wsk-([a-z0-9][\w-]*)/g)]
    .filter(([, name = '']) => !tokens.has(name))
    .map(({ 1: name, index }) => `${file}:${code.slice(0, index).split('\n').length} unknown token --wsk-${name}`);

/** Number of declarations that make a rule's body meaningful enough to need a name of its own. */
const wholeBody = 4;

/**
 * Returns rules with the same declarations, in any order and with any selectors and conditions.
 *
 * @param {readonly { file: string, code: string }[]} sheets
 * @returns {string[]} one line for each body, with all its places
 */
export function repeatedBodies(sheets) {
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const { file, code } of sheets)
    postcss.parse(code, { from: file }).walkRules((rule) => {
      const declarations = rule.nodes.filter((node) => node.type === 'decl');
      if (declarations.length < wholeBody) return;
      const body = declarations.map(
        ({ prop, value, important }) => `${prop}:${value.replace(/\s+/g, ' ')}${important ? '!' : ''}`,
      );
      const key = body.sort().join(';');
      places.set(key, [...(places.get(key) ?? []), `${file}:${rule.source?.start?.line}`]);
    });
  return [...places.values()]
    .filter((found) => found.length > 1)
    .map((found) => `${found.join(' and ')} have the same declarations: give them one class, or one component`);
}
