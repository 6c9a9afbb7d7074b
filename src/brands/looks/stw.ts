import { stw as brand } from '../all/stw.js';
import { editorial } from '../families/editorial.js';

export const stw = editorial({
  ...brand.look.colours,
  variants: brand.look.variants,
  headingFont: 'Newsreader',
  bodyFont: 'Public Sans',
  radius: 0,
  header: 'light',
});
