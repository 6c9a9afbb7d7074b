import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { transform } from 'lightningcss';

/** @typedef {{ tokens: ReadonlySet<string>, components: ReadonlySet<string> }} Known */

/** Lengths that come in steps; everything else (a picture, a touch target, a line) may have a size of its own. */
const stepped =
  /^(margin|padding|inset)(-\w+)*$|^((row|column)-)?gap$|^(top|right|bottom|left)$|^font(-size)?$|^border(-\w+)*-radius$/;
/** Says on the declaration's own line that a length is no step of the scale. */
const ownSize = '/* own size */';

/** Components that have a file, whose classes only their own sheet may name. @param {string} root */
export const componentsIn = (root) =>
  new Set(
    globSync('src/{ui,blocks,screens}/**/*.{tsx,css}', { cwd: root }).map((file) => basename(file).split('.')[0] ?? ''),
  );

/** @param {string} code each comment but the mark of an own size becomes as many blanks, so that lines stay where they are */
const withoutComments = (code) =>
  code.replace(/\/\*[\s\S]*?\*\//g, (comment) => (comment === ownSize ? comment : comment.replace(/[^\n]/g, ' ')));

/** @param {string} value @returns {number[]} its lengths in px, without hairlines */
const lengths = (value) =>
  [...value.matchAll(/(?<![\w.-])-?(\d*\.?\d+)px/g)].map(([, number]) => Number(number)).filter((length) => length > 1);

/**
 * What in a component's sheet is not made of tokens, or reaches into another component.
 *
 * @param {string} code
 * @param {string} file
 * @param {Known} known
 * @returns {string[]} one line for each, empty when all is well
 */
export function breaches(code, file, { tokens, components }) {
  const owner = basename(file, '.css');
  const clean = withoutComments(code);
  /** @param {number} at @param {string} what */
  const line = (at, what) => `${file}:${clean.slice(0, at).split('\n').length} ${what}`;
  const found = [];
  for (const { 0: name, 1: component = '', index } of clean.matchAll(/\.wsk-([A-Z]\w*)[\w-]*/g))
    if (component !== owner && component !== 'BrandScope' && components.has(component))
      found.push(line(index, `${name} is drawn by ${component}.css: pass ${component} a prop, or a property it reads`));
  for (const { index } of clean.matchAll(/data-family/g))
    found.push(line(index, 'names a family: make the difference a token of the family, or a variant of its look'));
  for (const { 1: property = '', 2: value = '', 3: rest = '', index } of clean.matchAll(
    /(?<![\w-])([a-z-]+):([^;{}]*);([^\n]*)/g,
  )) {
    if (!stepped.test(property) || rest.includes(ownSize)) continue;
    for (const length of lengths(value))
      found.push(line(index, `${property} of ${length}px: take a step, or say ${ownSize}`));
  }
  return [...found, ...unknownTokens(clean, file, tokens)];
}

/**
 * Custom properties of the kit that no brand has: a token is written small, what a component reads from whoever uses it
 * begins with that component's name.
 *
 * @param {string} code
 * @param {string} file
 * @param {ReadonlySet<string>} tokens
 * @returns {string[]} one line for each
 */
export const unknownTokens = (code, file, tokens) =>
  [...withoutComments(code).matchAll(/var\(\s*--wsk-([a-z0-9][\w-]*)/g)]
    .filter(([, name = '']) => !tokens.has(name))
    .map(({ 1: name, index }) => `${file}:${code.slice(0, index).split('\n').length} --wsk-${name} is no token`);

/** The body of a rule from this many declarations on says what something is, and has a name of its own. */
const wholeBody = 4;

/**
 * Rules with the same declarations, in any order and whatever their selectors and conditions.
 *
 * @param {readonly { file: string, code: string }[]} sheets
 * @returns {string[]} one line for each body, with all its places
 */
export function repeatedBodies(sheets) {
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const { file, code } of sheets)
    transform({
      code: Buffer.from(code),
      filename: file,
      visitor: {
        Rule: {
          style({ value: { declarations, loc } }) {
            const all = [...(declarations?.declarations ?? []), ...(declarations?.importantDeclarations ?? [])];
            if (all.length < wholeBody) return;
            const body = all.map((declaration) => JSON.stringify(declaration)).sort();
            const key = body.join();
            places.set(key, [...(places.get(key) ?? []), `${file}:${loc.line + 1}`]);
          },
        },
      },
    });
  return [...places.values()]
    .filter((found) => found.length > 1)
    .map((found) => `${found.join(' and ')} have the same declarations: give them one class, or one component`);
}
