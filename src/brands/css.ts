import type { Brand, Tokens } from '../model/site.js';

const declarations = (tokens: Tokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--wsk-${name}:${value}`)
    .join(';');

/** A brand's style sheet: its tokens on its own root, the colours of each ground on the parts that stand on it, and what
 * changes on a narrow screen. A token that names a colour takes the one of its ground, so it is said anew on each. */
export function brandCss({ id, look }: Brand): string {
  const root = `[data-brand='${id}']`;
  const coloured = Object.fromEntries(Object.entries(look.tokens).filter(([, value]) => value.includes('var(')));
  const grounds = Object.entries(look.grounds).map(
    ([name, colours]) => `${root} [data-ground='${name}']{${declarations({ ...colours, ...coloured })}}`,
  );
  return [
    `${root}{${declarations({ ...look.tokens, ...look.grounds.page })}}`,
    ...grounds,
    `@media(max-width:767px){${root}{${declarations(look.narrowTokens)}}}`,
  ].join('');
}
