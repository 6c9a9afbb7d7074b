import type { FamilyName, Layout, PageColours, Variants } from '../model/site.js';

/** What most families choose. */
const usual = {
  nav: 'lines',
  offer: 'panel',
  stage: 'panel',
  facts: 'grid',
  account: 'start',
  tiles: 'row',
  card: 'open',
  footer: 'columns',
  pages: 'morph',
} as const;

/** The layouts of each family, which a brand may override. */
export const familyVariants: Readonly<Record<FamilyName, Variants>> = {
  bold: { ...usual, hero: 'curtain', offer: 'ticket', lettering: 'didone', vignette: 'ticket' },
  classic: { ...usual, hero: 'spotlight', lettering: 'roman', vignette: 'cork' },
  editorial: { ...usual, hero: 'frontPage', lettering: 'text', vignette: 'column' },
  fresh: { ...usual, hero: 'sheet', nav: 'pills', lettering: 'geometric', vignette: 'plate' },
  plain: { ...usual, hero: 'halves', lettering: 'grotesque', vignette: 'receipt' },
};

/** Returns what components read of a look. */
export const layoutOf = (family: FamilyName, colours: PageColours, variants?: Partial<Variants>): Layout => ({
  family,
  variants: { ...familyVariants[family], ...variants },
  colours,
});
