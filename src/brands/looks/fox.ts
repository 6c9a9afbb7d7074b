import { fox as brand } from '../all/fox.js';
import { fresh } from '../families/fresh.js';

export const fox = fresh({
  ...brand.look.colours,
  variants: brand.look.variants,
  headingFont: 'Lora',
  bodyFont: 'Nunito Sans',
  radius: 14,
  header: 'light',
  tokens: {
    'heading-weight': '600',
    'heading-tracking': '-0.02em',
    'size-h1': '64px',
    'logo-weight': '600',
    'logo-tracking': '-0.02em',
    'logo-size': '27px',
  },
});
