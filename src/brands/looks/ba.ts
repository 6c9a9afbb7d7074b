import { ba as brand } from '../all/ba.js';
import { plain } from '../families/plain.js';

export const ba = plain({
  ...brand.look.colours,
  variants: brand.look.variants,
  headingFont: 'Archivo',
  bodyFont: 'Archivo',
  radius: 2,
  header: 'dark',
  tokens: {
    'heading-weight': '550',
    'heading-stretch': '112%',
    'size-h1': '40px',
    'logo-size': '20px',
    'logo-weight': '650',
  },
});
