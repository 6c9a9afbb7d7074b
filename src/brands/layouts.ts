import type { FamilyName, Layout, PageColours, Variants } from '../model/site.js';

/** The layouts of each family, which a brand may override. */
export const familyVariants: Readonly<Record<FamilyName, Variants>> = {
  bold: {
    hero: 'curtain',
    nav: 'lines',
    offer: 'ticket',
    stage: 'panel',
    facts: 'grid',
    account: 'start',
    tiles: 'row',
    card: 'open',
    footer: 'columns',
  },
  classic: {
    hero: 'spotlight',
    nav: 'lines',
    offer: 'panel',
    stage: 'panel',
    facts: 'grid',
    account: 'start',
    tiles: 'row',
    card: 'open',
    footer: 'columns',
  },
  editorial: {
    hero: 'frontPage',
    nav: 'lines',
    offer: 'panel',
    stage: 'panel',
    facts: 'grid',
    account: 'start',
    tiles: 'row',
    card: 'open',
    footer: 'columns',
  },
  fresh: {
    hero: 'sheet',
    nav: 'pills',
    offer: 'panel',
    stage: 'panel',
    facts: 'grid',
    account: 'start',
    tiles: 'row',
    card: 'open',
    footer: 'columns',
  },
  plain: {
    hero: 'halves',
    nav: 'lines',
    offer: 'panel',
    stage: 'panel',
    facts: 'grid',
    account: 'start',
    tiles: 'row',
    card: 'open',
    footer: 'columns',
  },
};

/** Returns what components read of a look. */
export const layoutOf = (family: FamilyName, colours: PageColours, variants?: Partial<Variants>): Layout => ({
  family,
  variants: { ...familyVariants[family], ...variants },
  colours,
});
