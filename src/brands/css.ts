import type { Brand } from '../model/site.js';

const declarations = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--wsk-${name}:${value}`)
    .join(';');

/** Builds a brand's style sheet: its tokens on its root, each ground's colours on the parts with that ground, and the
 * narrow-screen values. A token that refers to another is repeated for each ground, so that it takes that ground's
 * value. */
export function brandCss({ id, look }: Brand): string {
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
