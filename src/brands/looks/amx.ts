import { amx as brand } from '../all/amx.js';
import { plain } from '../families/plain.js';

export const amx = plain({
  ...brand.look.colours,
  variants: brand.look.variants,
  headingFont: 'IBM Plex Sans',
  bodyFont: 'IBM Plex Sans',
  radius: 4,
  header: 'dark',
});
