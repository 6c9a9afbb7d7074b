import type { Brand } from '../../src/entries/model.js';

/** Applies the look of a brand to the page. Resolves when its style sheet has loaded, or could not be. */
export function applyBrand(brand: Brand): Promise<void> {
  // Not awaited: the page uses the fallback typeface until the brand's own typeface has loaded.
  void import('./fonts.js').then(({ loadFonts }) => loadFonts(brand));
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = `/assets/brands/${brand.id}.css`;
  return new Promise((resolve) => {
    sheet.onload = () => resolve();
    sheet.onerror = () => resolve();
    document.head.append(sheet);
  });
}
