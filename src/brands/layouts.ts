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
} as const;

/** The layouts of each family, which a brand may override. */
export const familyVariants: Readonly<Record<FamilyName, Variants>> = {
  bold: { ...usual, hero: 'curtain', offer: 'ticket', lettering: 'didone' },
  classic: { ...usual, hero: 'spotlight', lettering: 'roman' },
  editorial: { ...usual, hero: 'frontPage', lettering: 'text' },
  fresh: { ...usual, hero: 'sheet', nav: 'pills', lettering: 'geometric' },
  plain: { ...usual, hero: 'halves', lettering: 'grotesque' },
};

/** Returns what components read of a look. */
export const layoutOf = (family: FamilyName, colours: PageColours, variants?: Partial<Variants>): Layout => ({
  family,
  variants: { ...familyVariants[family], ...variants },
  colours,
});
