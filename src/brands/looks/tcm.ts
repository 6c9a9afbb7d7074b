import { tcm as brand } from '../all/tcm.js';
import { bold } from '../families/bold.js';

export const tcm = bold({
  ...brand.look.colours,
  variants: brand.look.variants,
  headingFont: 'Playfair Display',
  bodyFont: 'Libre Franklin',
  radius: 0,
  header: 'dark',
});
