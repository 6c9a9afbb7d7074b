import type { DesignedBrand } from '../model/site.js';

/** Makes a size of text grow with the reader's own font size. It never shrinks, because many host pages set a smaller
 * one on their root. */
const growing = (size: string): string => size.replace(/([\d.]+)px/g, (px, number) => `max(${px},${number / 16}rem)`);

const isTextSize = (name: string): boolean => /^size-|^(control|nav|nav-tight)-size$/.test(name);

const declarations = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--wsk-${name}:${isTextSize(name) ? growing(value) : value}`)
    .join(';');

/** Builds a brand's style sheet: its tokens on its root, each ground's colours on the parts with that ground, and the
 * narrow-screen values. A token that refers to another is repeated for each ground, so that it takes that ground's
 * value. */
export function brandCss({ id, look }: DesignedBrand): string {
  const root = `[data-brand='${id}']`;
  const tokens = Object.entries(look.tokens);
  const own = Object.fromEntries(tokens.filter(([, value]) => !value.includes('var(')));
  const derived = Object.fromEntries(tokens.filter(([, value]) => value.includes('var(')));
  const grounds = Object.entries(look.grounds).map(
    ([name, colours]) => `${root} [data-ground='${name}']{${declarations(colours)}}`,
  );
  return [
    `${root}{${declarations({ ...own, ...look.grounds.page })}}`,
    `${root},${root} [data-ground]{${declarations(derived)}}`,
    ...grounds,
    `@media(max-width:767px){${root}{${declarations(look.narrowTokens)}}}`,
  ].join('');
}
