import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Features, transform } from 'lightningcss';

/** @typedef {{ file: string, area: string, code: string }} Sheet */
/** @typedef {import('lightningcss').SelectorComponent} SelectorComponent */

const rooms = ['ui', 'blocks', 'screens'];

/** What every component builds on: the scope's reset, how type is set, and how things are arranged. */
const base = [
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
].map((name) => join('src', 'ui', `${name}.css`));

/**
 * Every component's style sheet in the order a page needs them: the base first, since components build on it, then room
 * by room. An area is what a host can load apart: the base, a room, or an area of the screens.
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
 * @param {SelectorComponent} part
 * @param {boolean} inside a step below one of ours, where a data attribute is enough
 * @returns {boolean}
 */
function isOurs(part, inside) {
  if (part.type === 'class') return part.name.startsWith('wsk-');
  if (part.type === 'attribute')
    return (
      part.name === 'data-brand' ||
      (inside && part.name.startsWith('data-')) ||
      (part.name === 'class' && /wsk-$/.test(String(part.operation?.value)))
    );
  if (part.type === 'nesting') return true;
  if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where'))
    return part.selectors.every((selector) => selector.some((inner) => isOurs(inner, inside)));
  return false;
}

/**
 * A selector of ours says so in each of its steps: none of them can match an element the kit did not draw.
 *
 * @param {SelectorComponent[]} selector
 */
function isContained(selector) {
  /** @type {SelectorComponent[][]} */
  const steps = [[]];
  for (const part of selector) {
    if (part.type === 'combinator') steps.push([]);
    else steps.at(-1)?.push(part);
  }
  return steps.every((step, index) => step.some((part) => isOurs(part, index > 0)));
}

/**
 * What in a style sheet could reach beyond the kit: selectors, global at-rules, animations under a common name.
 *
 * @param {string} code
 * @param {string} file
 * @returns {string[]} one line for each, empty when all is well
 */
export function strays(code, file) {
  /** @type {string[]} */
  const found = [];
  /** @param {{ line: number }} at @param {string} what */
  const stray = (at, what) => void found.push(`${file}:${at.line + 1} ${what}`);
  transform({
    code: Buffer.from(code),
    filename: file,
    visitor: {
      Rule: {
        style(rule) {
          for (const selector of rule.value.selectors)
            if (!isContained(selector))
              stray(
                rule.value.loc,
                `a selector that can match an element of the host page: ${JSON.stringify(selector.map((part) => ('name' in part ? part.name : part.type)))}`,
              );
        },
        keyframes(rule) {
          if (!rule.value.name.value.startsWith('wsk-'))
            stray(rule.value.loc, `an animation named ${rule.value.name.value}: begin it with wsk-`);
        },
        import: (rule) => stray(rule.value.loc, 'an @import: the build joins the sheets'),
        'font-face': (rule) => stray(rule.value.loc, 'a @font-face: fonts are sheets of their own'),
      },
    },
  });
  return found;
}

/**
 * A style sheet as small as it goes. Every browser that knows what the kit is written in knows nesting.
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

/** Animations, which may stand in no other rule. */
const keyframes = /^ *@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gm;

/**
 * Style sheets joined as a host gets them: each of our selectors stands within the scope's, which outweighs what an old
 * page says of its elements in their states (`a:hover`, `input:focus`), and keeps the sheets' own order of weight.
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
 * All of the kit in one sheet.
 *
 * @param {string} root
 */
export const kitCss = (root) => published(joined(sheets(root)), 'styles.css');

/** @param {readonly Pick<Sheet, 'code'>[]} some */
export const joined = (some) => some.map(({ code }) => code).join('\n');
