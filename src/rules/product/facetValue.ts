/** Converts a name to its facet value in the address: `Côtes du Rhône` becomes `cotes-du-rhone`. */
export const facetValueOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(' ', '-');
