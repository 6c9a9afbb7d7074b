import { hsb as brand } from '../all/hsb.js';
import { plain } from '../families/plain.js';

export const hsb = plain({
  ...brand.look.colours,
  variants: brand.look.variants,
  headingFont: 'Work Sans',
  bodyFont: 'Work Sans',
  radius: 0,
  header: 'light',
});
