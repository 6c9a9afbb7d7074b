import { vws as brand } from '../all/vws.js';
import { fresh } from '../families/fresh.js';

export const vws = fresh({
  ...brand.look.colours,
  variants: brand.look.variants,
  headingFont: 'Playfair Display',
  bodyFont: 'Karla',
  radius: 8,
  header: 'dark',
  tokens: { 'heading-tracking': '-0.015em', 'size-h1': '62px', 'logo-tracking': '0', 'logo-size': '26px' },
});
