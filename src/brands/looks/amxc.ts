import { amxc as brand } from '../all/amxc.js';
import { plain } from '../families/plain.js';

export const amxc = plain({
  ...brand.look.colours,
  variants: brand.look.variants,
  headingFont: 'IBM Plex Sans',
  bodyFont: 'IBM Plex Sans',
  radius: 4,
  header: 'dark',
  tokens: {
    'heading-weight': '500',
    'control-radius': '2px',
    'panel-top': '4px solid var(--wsk-accent)',
    'dialog-top': '4px solid var(--wsk-accent)',
    'stage-top': '4px solid var(--wsk-accent)',
  },
});
