import { bbc as brand } from '../all/bbc.js';
import { fresh } from '../families/fresh.js';

export const bbc = fresh({
  ...brand.look.colours,
  variants: brand.look.variants,
  headingFont: 'Poppins',
  bodyFont: 'Nunito Sans',
  radius: 12,
  header: 'light',
  tokens: { 'size-h1': '66px', 'logo-size': '26px' },
});
