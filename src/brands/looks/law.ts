import { law as brand } from '../all/law.js';
import { classic } from '../families/classic.js';

export const law = classic({
  ...brand.look.colours,
  variants: brand.look.variants,
  headingFont: 'Fraunces',
  bodyFont: 'Source Sans 3',
  radius: 6,
  header: 'light',
});
