import { wpe as brand } from '../all/wpe.js';
import { fresh } from '../families/fresh.js';

export const wpe = fresh({
  ...brand.look.colours,
  variants: brand.look.variants,
  headingFont: 'Bitter',
  bodyFont: 'Karla',
  radius: 10,
  header: 'light',
  tokens: { 'heading-tracking': '-0.02em', 'size-h1': '60px', 'logo-tracking': '-0.02em' },
});
