import { adc as brand } from '../all/adc.js';
import { classic } from '../families/classic.js';

export const adc = classic({
  ...brand.look.colours,
  variants: brand.look.variants,
  headingFont: 'Lora',
  bodyFont: 'Libre Franklin',
  radius: 4,
  header: 'light',
  tokens: { 'heading-weight': '550', 'logo-size': '29px', 'logo-weight': '600' },
});
