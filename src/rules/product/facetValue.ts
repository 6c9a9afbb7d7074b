/** A name as the value of a facet has it in the address: `Côtes du Rhône` is `cotes-du-rhone`. */
export const facetValueOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(' ', '-');
