import { avy as brand } from '../all/avy.js';
import { classic } from '../families/classic.js';

export const avy = classic({
  ...brand.look.colours,
  variants: brand.look.variants,
  headingFont: 'EB Garamond',
  bodyFont: 'Source Sans 3',
  radius: 0,
  header: 'light',
  tokens: {
    'heading-weight': '500',
    'heading-tracking': '-0.01em',
    'size-h1': '62px',
    'size-h4': '22px',
    'logo-size': '35px',
    'logo-weight': '500',
    'logo-tracking': '0',
  },
});
