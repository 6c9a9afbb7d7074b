import { globSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { Features, transform } from 'lightningcss';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** @typedef {{ file: string, area: string, code: string }} Sheet */
/** @typedef {import('postcss-selector-parser').Node} SelectorPart */

const rooms = ['ui', 'blocks', 'screens'];

/** The styles every component builds on: the scope's reset, typography and layout. */
export const base = [
  'BrandScope',
  'Heading',
  'Text',
  'Container',
  'Panel',
  'Columns',
  'Intro',
  'SpreadRow',
  'FactRow',
  'Actions',
  'Form',
  'Fieldset',
  'Picture',
  'Prose',
  'Flag',
  'SkipLink',
].map((name) => join('src', 'ui', `${name}.css`));

/**
 * Returns every component's style sheet in loading order: the base first, since components build on it, then folder by
 * folder. An area is a part that a host can load separately: the base, a folder, or an area of the screens.
 *
 * @param {string} root
 * @returns {Sheet[]}
 */
export function sheets(root) {
  const files = rooms.flatMap((room) => globSync(`src/${room}/**/*.css`, { cwd: root }).sort());
  return [...base, ...files.filter((file) => !base.includes(file))].map((file) => {
    const [, room = '', area = ''] = file.split(sep);
    return {
      file,
      area: base.includes(file) ? 'base' : room === 'screens' ? area : room,
      code: readFileSync(join(root, file), 'utf8'),
    };
  });
}

/**
 * @param {SelectorPart} part
 * @param {boolean} inside a step below one of ours, where a data attribute is enough
 * @returns {boolean}
 */
function isOurs(part, inside) {
  switch (part.type) {
    case 'class':
      return part.value.startsWith('wsk-');
    case 'attribute':
      return (
        part.attribute === 'data-brand' ||
        (inside && part.attribute.startsWith('data-')) ||
        (part.attribute === 'class' && /wsk-$/.test(part.value ?? ''))
      );
    case 'nesting':
      return true;
    case 'pseudo':
      return (
        [':is', ':where'].includes(part.value) &&
        part.nodes.every((selector) => selector.nodes.some((inner) => isOurs(inner, inside)))
      );
    default:
      return false;
  }
}

/**
 * Checks that every compound of a selector is the kit's own, so that none can match an element the kit did not draw.
 *
 * @param {import('postcss-selector-parser').Selector} selector
 */
const isContained = (selector) =>
  selector
    .split((part) => part.type === 'combinator')
    .every((step, index) => step.some((part) => isOurs(part, index > 0)));

/** Checks that a selector matches only what the browser draws during a transition between the kit's pages. */
const isOwnTransition = (/** @type {import('postcss-selector-parser').Selector} */ selector) =>
  /^:root:active-view-transition-type\(wsk\)::view-transition(-\w+\([\w*-]+\))?$/.test(String(selector).trim());

/** Checks that a font face only gives a name of the kit's own to a typeface of the device. @param {import('postcss').AtRule} rule */
function isStandIn(rule) {
  /** @type {Record<string, string>} */
  const said = {};
  rule.walkDecls(({ prop, value }) => {
    said[prop] = value;
  });
  return /^["']?wsk-/.test(said['font-family'] ?? '') && !/url\(/.test(said.src ?? '');
}

/** @param {import('postcss').Rule} rule @returns {boolean} whether it is a step of an animation, such as `to` */
const isKeyframe = ({ parent }) => parent instanceof postcss.AtRule && parent.name === 'keyframes';

/** @param {import('postcss').Node['parent']} parent @returns {boolean} */
const isInRule = (parent) => parent instanceof postcss.Rule || (parent !== undefined && isInRule(parent.parent));

/** @param {import('postcss').Rule} rule its selectors, with the `&` that a nested one may omit */
const selectorsOf = ({ selectors, parent }) =>
  isInRule(parent) ? selectors.map((one) => (one.includes('&') ? one : `& ${one}`)) : selectors;

/**
 * Returns everything in a style sheet that could affect the host page: selectors, global at-rules, animations with
 * common names.
 *
 * @param {string} code
 * @param {string} file
 * @returns {string[]} one line for each, empty if there is none
 */
export function strays(code, file) {
  /** @type {string[]} */
  const found = [];
  /** @param {import('postcss').ChildNode} at @param {string} what */
  const stray = (at, what) => void found.push(`${file}:${at.source?.start?.line} ${what}`);
  const sheet = postcss.parse(code, { from: file });
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    for (const selector of selectorsOf(rule))
      if (
        !selectorParser()
          .astSync(selector)
          .nodes.every((one) => isOwnTransition(one) || isContained(one))
      )
        stray(rule, `a selector that can match an element of the host page: ${selector}`);
  });
  sheet.walkAtRules((rule) => {
    const { name, params } = rule;
    if (name === 'keyframes' && !params.startsWith('wsk-'))
      stray(rule, `an animation named ${params}: begin it with wsk-`);
    if (name === 'import') stray(rule, 'an @import: the build joins the sheets');
    if (name === 'font-face' && !isStandIn(rule)) stray(rule, 'a @font-face: fonts are sheets of their own');
  });
  return found;
}

/**
 * Minifies a style sheet. Every browser that supports the kit's CSS supports nesting.
 *
 * @param {string} code
 * @param {string} file
 * @returns {string}
 */
export const minified = (code, file) =>
  transform({
    code: Buffer.from(code),
    filename: file,
    minify: true,
    targets: { chrome: 120 << 16, firefox: 121 << 16, safari: 17 << 16 },
    exclude: Features.Nesting,
  })
    .code.toString()
    .replace(/(?<=[{};,])& (?=[.:])/g, '');

/** Animations, which cannot be inside another rule. */
const keyframes = /^ *@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gm;

/**
 * Joins style sheets as shipped to hosts: each selector is nested in the scope's selector. The nesting outweighs an old
 * page's styles for states (`a:hover`, `input:focus`), and keeps the sheets' own order of specificity.
 *
 * @param {string} code
 * @param {string} file
 * @returns {string}
 */
export function published(code, file) {
  const inScope = code.replace(keyframes, '').replaceAll('.wsk-BrandScope', '&.wsk-BrandScope');
  return minified(`.wsk-BrandScope { ${inScope} } ${(code.match(keyframes) ?? []).join('\n')}`, file);
}

/**
 * Returns the whole kit's styles in one sheet.
 *
 * @param {string} root
 */
export const kitCss = (root) => published(joined(sheets(root)), 'styles.css');

/** @param {readonly Pick<Sheet, 'code'>[]} some */
export const joined = (some) => some.map(({ code }) => code).join('\n');

/**
 * Returns the style sheets of every component that this code draws, which it names by their classes.
 *
 * @param {string} code
 * @param {readonly string[]} from paths of sheets
 */
export function drawnSheets(code, from) {
  const drawn = new Set([...code.matchAll(/wsk-([A-Z]\w*)/g)].map(([, component]) => `${component}.css`));
  return from.filter((sheet) => drawn.has(basename(sheet)));
}
