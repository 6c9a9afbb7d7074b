/** Invisible characters that nobody types on purpose: they come with pasted text or change its direction. Joiners
 * between letters are kept, because Persian and emoji need them. */
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
const looseJoiners = /^[\s\u200C\u200D]+|[\s\u200C\u200D]+$/g;

/** Cleans up one typed line: removes invisible characters, collapses whitespace and trims the ends. */
export const typedLine = (typed: string): string =>
  typed
    .replace(/[\t\r\n\v\f\u2028\u2029]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(unseen, '')
    .replace(looseJoiners, '')
    .replace(/\s+/g, ' ');

/** Cleans up a line of digits and symbols, such as a postcode: full-width forms and long dashes become plain ones. */
export const typedCode = (typed: string): string =>
  typedLine(typed.normalize('NFKC').replace(/[\u2010-\u2015\u2212]/g, '-'));
