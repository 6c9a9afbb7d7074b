import { npr as brand } from '../all/npr.js';
import { plain } from '../families/plain.js';

export const npr = plain({
  ...brand.look.colours,
  variants: brand.look.variants,
  headingFont: 'Karla',
  bodyFont: 'Karla',
  radius: 8,
  header: 'light',
  tokens: { 'heading-weight': '700', 'logo-size': '21px', 'logo-weight': '700', 'label-weight': '700' },
});
