import { type Brand, brandCss, designOf } from '../../src/entries/model.js';

/** Applies the look of a brand to the page. */
export function applyBrand(brand: Brand): void {
  // Not awaited: the page uses the fallback typeface until the brand's own typeface has loaded.
  void import('./fonts.js').then(({ loadFonts }) => loadFonts(brand));
  const tokens = document.createElement('style');
  tokens.textContent = brandCss(designOf(brand));
  document.head.append(tokens);
}
