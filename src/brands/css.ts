import type { DesignedBrand, Variants } from '../model/site.js';
import { standInCss } from './fonts.js';

/** Makes a size of text grow with the reader's own font size. It never shrinks, because many host pages set a smaller
 * one on their root. */
const growing = (size: string): string => size.replace(/([\d.]+)px/g, (px, number) => `max(${px},${number / 16}rem)`);

const isTextSize = (name: string): boolean => /^size-|^(control|nav|nav-tight)-size$/.test(name);

const declarations = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--wsk-${name}:${isTextSize(name) ? growing(value) : value}`)
    .join(';');

/** Durations of a page becoming the next. Short, because the next page is only legible at its end. */
export const turnTimes = { morph: '.28s', fade: '.18s' };
/** Easing of a page becoming the next. */
export const turnEasing = 'cubic-bezier(.3,.7,.2,1)';

/** The transition between pages that the brand chose: between documents in browsers that can, and the look of the one
 * that `takeLinks` makes within a document. Its type keeps it off the transitions of the host page. */
function pageTurn(root: string, pages: Variants['pages']): string[] {
  if (pages === 'cut') return [];
  const turn = ':root:active-view-transition-type(wsk)::view-transition';
  const picture = (side: string) => `${turn}-${side}(wsk-picture)`;
  const turning = [
    '@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto;types:wsk}}',
    // For browsers that let presses through to a page they have captured.
    `${turn}{pointer-events:none}`,
    `${turn}-group(*){animation-duration:${turnTimes[pages]};animation-timing-function:${turnEasing}}`,
  ];
  if (pages === 'fade') return turning;
  return [
    ...turning,
    `${root} [data-carried]{view-transition-name:wsk-picture}`,
    // The boxes of the two pictures differ in shape, and a bottle is as tall as its box.
    `${picture('old')},${picture('new')}{inset-inline:50% auto;translate:-50%;inline-size:auto;block-size:100%}`,
  ];
}

/** Builds a brand's style sheet: what stands in for its typefaces until they have loaded, its tokens on its root, each
 * ground's colours on the parts with that ground, the narrow-screen values, and the transition between pages. A token
 * that refers to another is repeated for each ground, so that it takes that ground's value. */
export function brandCss({ id, look }: DesignedBrand): string {
  const root = `[data-brand='${id}']`;
  const tokens = Object.entries(look.tokens);
  const own = Object.fromEntries(tokens.filter(([, value]) => !value.includes('var(')));
  const derived = Object.fromEntries(tokens.filter(([, value]) => value.includes('var(')));
  const grounds = Object.entries(look.grounds).map(
    ([name, colours]) => `${root} [data-ground='${name}']{${declarations(colours)}}`,
  );
  return [
    standInCss([look.tokens['font-heading'], look.tokens['font-body']]),
    `${root}{${declarations({ ...own, ...look.grounds.page })}}`,
    `${root},${root} [data-ground]{${declarations(derived)}}`,
    ...grounds,
    `@media(max-width:767px){${root}{${declarations(look.narrowTokens)}}}`,
    ...pageTurn(root, look.variants.pages),
  ].join('');
}
