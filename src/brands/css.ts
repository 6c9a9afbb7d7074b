import type { Brand, Tokens } from '../model/site.js';

const declarations = (tokens: Tokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--wsk-${name}:${value}`)
    .join(';');

/** A brand's style sheet: its tokens on its own root, and the ones that change on a narrow screen. */
export function brandCss({ id, look }: Brand): string {
  const root = `[data-brand='${id}']`;
  return `${root}{${declarations(look.tokens)}}@media(max-width:767px){${root}{${declarations(look.narrowTokens)}}}`;
}
