import { vir as brand } from '../all/vir.js';
import { fresh } from '../families/fresh.js';

export const vir = fresh({
  ...brand.look.colours,
  variants: brand.look.variants,
  headingFont: 'Poppins',
  bodyFont: 'Poppins',
  radius: 16,
  header: 'light',
  tokens: { 'logo-ink': 'var(--wsk-accent)' },
});
