import { osw as brand } from '../all/osw.js';
import { classic } from '../families/classic.js';

export const osw = classic({
  ...brand.look.colours,
  variants: brand.look.variants,
  headingFont: 'Bitter',
  bodyFont: 'Source Sans 3',
  radius: 4,
  header: 'dark',
  tokens: {
    'heading-weight': '680',
    'price-weight': '650',
    'heading-tracking': '-0.02em',
    'size-h1': '54px',
    'logo-size': '27px',
    'logo-weight': '700',
  },
});
