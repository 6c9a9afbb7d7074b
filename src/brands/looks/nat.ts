import { nat as brand } from '../all/nat.js';
import { bold } from '../families/bold.js';

export const nat = bold({
  ...brand.look.colours,
  variants: brand.look.variants,
  headingFont: 'Archivo',
  bodyFont: 'Libre Franklin',
  radius: 0,
  header: 'dark',
  tokens: {
    'heading-stretch': '116%',
    'heading-tracking': '-0.03em',
    'lead-font': 'var(--wsk-font-body)',
    'lead-style': 'normal',
    'kind-style': 'normal',
    'kind-size': 'var(--wsk-size-lead)',
    // A map instead of a curtain.
    'picture-light':
      'repeating-radial-gradient(ellipse 120% 90% at 78% 24%, transparent 0 6.6%, rgb(255 255 255 / 0.1) 6.6% 7%), var(--wsk-stage-light)',
    'size-h1': '60px',
    'size-title': '52px',
    'logo-tracking': '0.02em',
    'logo-size': '24px',
  },
});
