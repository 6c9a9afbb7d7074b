import { type Brand, brandCss } from '../../src/entries/model.js';

/** Gives the page the look of a brand. */
export function applyBrand(brand: Brand): void {
  // Not waited for: a page is read in the fallback face until its own is here.
  void import('./fonts.js').then(({ loadFonts }) => loadFonts(brand));
  const tokens = document.createElement('style');
  tokens.textContent = brandCss(brand);
  document.head.append(tokens);
}
