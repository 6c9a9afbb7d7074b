import { wsj as brand } from '../all/wsj.js';
import { editorial } from '../families/editorial.js';

export const wsj = editorial({
  ...brand.look.colours,
  variants: brand.look.variants,
  headingFont: 'Libre Caslon Text',
  bodyFont: 'Libre Franklin',
  radius: 0,
  header: 'light',
  tokens: {
    'heading-weight': '400',
    'heading-tracking': '-0.025em',
    'price-weight': '400',
    'size-h1': '56px',
    'size-title': '46px',
    'size-h4': '18px',
    'logo-size': '34px',
    'logo-weight': '400',
  },
});
