import { tcm as brand } from '../all/tcm.js';
import { bold } from '../families/bold.js';

export const tcm = bold({
  ...brand.look.colours,
  headingFont: 'Playfair Display',
  bodyFont: 'Libre Franklin',
  radius: 0,
  header: 'dark',
});
