/** Marks that nobody sees and nobody means to type: they come with pasted text, and turn its direction. Joiners stay between
 * letters, where Persian and emoji need them. */
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
const looseJoiners = /^[\s\u200C\u200D]+|[\s\u200C\u200D]+$/g;

/** One line as a person meant it: unseen marks are gone, blanks are single, and the ends are bare. */
export const typedLine = (typed: string): string =>
  typed
    .replace(/[\t\r\n\v\f\u2028\u2029]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(unseen, '')
    .replace(looseJoiners, '')
    .replace(/\s+/g, ' ');

/** A line of figures and marks, such as a postcode: wide forms and long dashes are the plain ones. */
export const typedCode = (typed: string): string =>
  typedLine(typed.normalize('NFKC').replace(/[\u2010-\u2015\u2212]/g, '-'));
